"""Several at one table: contests, their windows, and a keyboard that changes hands."""

from pathlib import Path

from ludomots.games.topword import Pass, Withdraw
from tests.story import story
from tests.terminal.stand_ins import Bluffer, Suspicious
from tests.terminal.stories import sit, table


@story
async def test_a_bluff_is_contested(tmp_path: Path) -> None:
    """TW-39, TW-40: the computer takes its tiles back and has lost its turn."""
    async with sit(tmp_path, table("check=contest", first=1), Bluffer) as here:
        assert "F8 conteste" in here.panel("expected")
        assert "Lapin pose ADOHE : 10 points" in here.panel("lines")
        assert here.state.scores == (0, 0)
        await here.press("f8", lines="reprend ses lettres")
        assert here.state.board.is_empty
        assert here.state.turn == 0


@story
async def test_a_good_word_is_contested_in_vain(tmp_path: Path) -> None:
    """TW-Q20: it stands, and the contest costs nothing."""
    async with sit(tmp_path, table("check=contest", first=1)) as here:
        await here.press("f8", lines="conteste à tort")
        assert here.state.scores[1] > 0
        await here.press("f8", expected="ne se peut pas")


@story
async def test_playing_on_accepts_and_enter_accepts(tmp_path: Path) -> None:
    """TW-39: the next move closes the window."""
    async with sit(tmp_path, table("check=contest", first=1)) as here:
        await here.press("enter")
        assert here.state.provisional is None
        assert here.state.scores[1] > 0
        await here.press("f6", "enter")
        assert isinstance(here.table.steps[2].move, Pass)


@story
async def test_my_bluff_is_contested_by_the_computer(tmp_path: Path) -> None:
    async with sit(tmp_path, table("check=contest"), Suspicious) as here:
        rack = sorted(here.laying.rack)
        await here.press(*here.nonsense, "enter", lines="n’est pas admis, Joueur 1 reprend")
        assert sorted(here.laying.rack) == rack


@story
async def test_people_who_are_not_next_have_their_window(tmp_path: Path) -> None:
    """TW-Q22: a play of one computer before the turn of another waits for the person."""
    setup = table("check=contest", first=1, computers=2)
    async with sit(tmp_path, setup, Bluffer) as here:
        assert "Entrée accepte" in here.panel("expected")
        await here.press("f8", lines="Joueur 1 conteste")


@story
async def test_hot_seat_hides_racks_between_turns(tmp_path: Path) -> None:
    """TW-06: nobody sees another player's rack."""
    async with sit(tmp_path, table("check=contest", people=3, computers=0)) as here:
        assert "Passez le clavier à Joueur 1" in here.window
        assert here.laying.rack == []
        assert "? " in here.shown
        await here.press("escape")
        assert "Passez le clavier" in here.window
        await here.press("enter")
        assert here.laying.rack == list(here.state.racks[0])
        await here.press(*here.nonsense, "enter")
        assert "Passez le clavier à Joueur 2" in here.window
        assert here.laying.rack == []
        await here.let_third_contest()


@story
async def test_who_leaves_lets_the_others_go_on(tmp_path: Path) -> None:
    async with sit(tmp_path, table(people=3, computers=0)) as here:
        await here.press("enter", "escape")
        assert "abandonner" in here.window
        at_withdraw = ["end", "up", "up", "enter"]
        await here.press(*at_withdraw, "enter")
        assert here.table.steps[0].move == Withdraw()
        assert "Joueur 1 quitte" in here.panel("lines")
        assert "Passez le clavier à Joueur 2" in here.window


@story
async def test_the_end_of_four_fits_the_screen(tmp_path: Path) -> None:
    """All their points, where the game is kept, and every answer."""
    async with sit(tmp_path / ("long" * 10), table(people=4, computers=0)) as here:
        while "Passez" in here.window:
            await here.press("enter", "f6", "enter")
        text = here.shown
        assert all(f"Joueur {number}" in text for number in (1, 2, 3, 4))
        assert "ludomots verify" in text
        assert "Quitter" in text


@story
async def test_when_all_people_have_left_the_computer_plays_on_to_the_end(tmp_path: Path) -> None:
    """The record gets its result: one of those who stayed wins."""
    setup = table("board=8", "letters=short", computers=2)
    async with sit(tmp_path, setup) as here:
        assert 0 not in (await here.withdraw()).winners
        assert "gagne" in here.window
        (record,) = (tmp_path / "finished").iterdir()
        assert "\nend " in record.read_text(encoding="utf-8")
