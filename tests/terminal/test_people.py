"""Several at one table: contests, their windows, and a keyboard that changes hands."""

from pathlib import Path

from ludomots.games.topword import Pass, Withdraw
from tests.terminal.stories import (
    Bluffer,
    Suspicious,
    app_at,
    at_table,
    nonsense,
    panel,
    press,
    quiet,
    shown,
    story,
    table,
    window,
)

SIZE = (80, 24)


@story
async def test_a_bluff_is_contested(tmp_path: Path) -> None:
    """TW-39, TW-40: the computer takes its tiles back and has lost its turn."""
    app = app_at(tmp_path, table("check=contest", first=1), Bluffer)
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        assert "F8 conteste" in panel(app, "expected")
        assert "sauf contestation" in panel(app, "lines")
        assert at_table(app).state.scores == (0, 0)
        await press(pilot, "f8")
        assert "reprend ses lettres" in panel(app, "lines")
        assert at_table(app).state.board.is_empty
        assert at_table(app).state.turn == 0


@story
async def test_a_good_word_is_contested_in_vain(tmp_path: Path) -> None:
    """TW-Q20: it stands, and the contest costs nothing."""
    app = app_at(tmp_path, table("check=contest", first=1))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        await press(pilot, "f8")
        assert "conteste à tort" in panel(app, "lines")
        assert at_table(app).state.scores[1] > 0
        await press(pilot, "f8")
        assert "ne se peut pas" in panel(app, "expected")


@story
async def test_playing_on_accepts_and_enter_accepts(tmp_path: Path) -> None:
    """TW-39: the next move closes the window."""
    app = app_at(tmp_path, table("check=contest", first=1))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        await press(pilot, "enter")
        assert at_table(app).state.provisional is None
        assert at_table(app).state.scores[1] > 0
        await press(pilot, "f6", "enter")
        assert isinstance(at_table(app).table.steps[2].move, Pass)


@story
async def test_my_bluff_is_contested_by_the_computer(tmp_path: Path) -> None:
    app = app_at(tmp_path, table("check=contest"), Suspicious)
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        rack = sorted(at_table(app).laying.rack)
        await press(pilot, *nonsense(app), "enter")
        assert "n’est pas admis, Joueur 1 reprend" in panel(app, "lines")
        assert sorted(at_table(app).laying.rack) == rack


@story
async def test_people_who_are_not_next_have_their_window(tmp_path: Path) -> None:
    """TW-Q22: a play of one computer before the turn of another waits for the person."""
    setup = table("check=contest", first=1, computers=2)
    app = app_at(tmp_path, setup, Bluffer)
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        assert "Entrée accepte" in panel(app, "expected")
        await press(pilot, "f8")
        assert "Joueur 1 conteste" in panel(app, "lines")


@story
async def test_hot_seat_hides_racks_between_turns(tmp_path: Path) -> None:
    """TW-06: nobody sees another player's rack."""
    app = app_at(tmp_path, table("check=contest", people=3, computers=0))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        assert "Passez le clavier à Joueur 1" in window(app)
        assert at_table(app).laying.rack == []
        assert "? " in shown(app)
        await press(pilot, "escape")
        assert "Passez le clavier" in window(app)
        await press(pilot, "enter")
        assert at_table(app).laying.rack == list(at_table(app).state.racks[0])
        await press(pilot, *nonsense(app), "enter")
        assert "Passez le clavier à Joueur 2" in window(app)
        assert at_table(app).laying.rack == []
        await press(pilot, "f8")
        assert "Qui conteste" in window(app)
        await press(pilot, "down", "enter")
        assert "Joueur 3 conteste" in panel(app, "lines")
        assert "Passez le clavier à Joueur 2" in window(app)


@story
async def test_who_leaves_lets_the_others_go_on(tmp_path: Path) -> None:
    app = app_at(tmp_path, table(people=3, computers=0))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        await press(pilot, "enter", "escape")
        assert "abandonner" in window(app)
        at_withdraw = ["end", "up", "up", "enter"]
        await press(pilot, *at_withdraw, "enter")
        assert at_table(app).table.steps[0].move == Withdraw()
        assert "Joueur 1 quitte" in panel(app, "lines")
        assert "Passez le clavier à Joueur 2" in window(app)


@story
async def test_the_end_of_four_fits_the_screen(tmp_path: Path) -> None:
    """All their points, where the game is kept, and every answer."""
    app = app_at(tmp_path / ("long" * 10), table(people=4, computers=0))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        while "Passez" in window(app):
            await press(pilot, "enter", "f6", "enter")
        text = shown(app)
        assert all(f"Joueur {number}" in text for number in (1, 2, 3, 4))
        assert "ludomots verify" in text
        assert "Quitter" in text
