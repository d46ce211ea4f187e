"""Whole stories at the table, told by its keys."""

from pathlib import Path

import pytest
from textual.worker import WorkerFailed

from ludomots.core.contract import Square
from ludomots.games.topword import Accept, Exchange, Pass, Place
from ludomots.terminal.play import menu
from ludomots.terminal.play.screenshot import take
from ludomots.terminal.play.start import StartScreen
from ludomots.terminal.records import Asked
from ludomots.terminal.records import check as verify_record
from ludomots.terminal.records import show as replay_record
from ludomots.texts import texts
from tests.story import story
from tests.terminal.stand_ins import Broken, Cheat, FirstMove
from tests.terminal.stories import sit, table


@story
async def test_a_whole_game_to_its_end_and_a_rematch(tmp_path: Path) -> None:
    """TW-31, TW-47: the last window explains every point."""
    async with sit(tmp_path, table("board=8", "letters=short")) as here:
        first = here.screen
        secret = here.table.log.opened.secret
        while first.table.outcome is None:
            await here.press("f3")
            if "points" in here.window:
                await here.press("enter", "enter")
            else:
                await here.press("escape", "f6", "enter")
        outcome = first.table.outcome
        assert outcome is not None
        assert "gagne" in here.window
        assert all(str(points) in here.window for points in outcome.scores)
        assert "× 5" in here.window
        assert await here.unfinished() == []
        (record,) = (tmp_path / "finished").iterdir()
        assert f"Partie enregistrée : {record}" in here.window
        asked = Asked(str(record), other_words=False, say=texts("fr"), as_json=False)
        assert replay_record(asked) == 0
        assert verify_record(asked) == 0
        await here.press("enter")
        assert here.screen is not first
        assert here.table.log.opened.secret != secret


@story
async def test_a_refused_word_tells_why_and_loses_nothing(tmp_path: Path) -> None:
    """TW-32: the word, its squares and the rule are told."""
    async with sit(tmp_path, table()) as here:
        word = here.nonsense
        await here.press("left", "left", *word)
        before = here.state
        await here.press("enter")
        assert word.upper() in here.panel("expected")
        assert "C5, D5" in here.panel("expected")
        assert "règle TW-3" in here.panel("expected")
        assert here.state == before
        assert len(here.laying.laid) == len(word)
        assert "!" in here.shown
        await here.press("escape")
        assert here.laying.laid == []
        assert "À vous" in here.panel("expected")


@pytest.mark.parametrize("mode", ["check", "contest"])
@story
async def test_the_preview_tells_points_and_never_whether_a_word_is_good(
    tmp_path: Path, mode: str
) -> None:
    async with sit(tmp_path, table(f"check={mode}")) as here:
        word = here.nonsense
        await here.press(word[0], preview="deux cases")
        await here.press(*word[1:], preview="Entrée pour jouer")
        assert f"{word.upper():<10} {2 * len(word):>3}" in here.panel("preview")
        assert "admis" not in here.shown
        await here.press("backspace")
        assert len(here.laying.laid) == len(word) - 1


@pytest.mark.parametrize(
    ("kind", "code"), [(Cheat, "tile-not-on-rack [TW-06]"), (Broken, "ZeroDivisionError: broken")]
)
@story
async def test_a_computer_player_that_fails_passes_and_it_is_told(
    tmp_path: Path, kind: type[FirstMove], code: str
) -> None:
    async with sit(tmp_path, table(first=1), kind, strict=False) as here:
        assert here.table.steps[0].move == Pass()
        assert "Lapin n’a pas su jouer et passe. À vous" in here.panel("expected")
        assert code in (tmp_path / "errors.log").read_text(encoding="utf-8")
        await here.press("f7", "enter")
        assert here.panel("expected").count("n’a pas su") == 1


@story
async def test_a_computer_player_that_fails_to_answer_accepts(tmp_path: Path) -> None:
    async with sit(tmp_path, table("check=contest", computers=2), Broken, strict=False) as here:
        await here.press("f3", "enter", "enter")
        log = (tmp_path / "errors.log").read_text(encoding="utf-8")
        assert "Lapin 2: broken" in log
        assert Accept() in [step.move for step in here.table.steps]


def test_a_computer_player_that_fails_fails_the_tests(tmp_path: Path) -> None:
    @story
    async def sit_down() -> None:
        async with sit(tmp_path, table(first=1), Broken):
            pass

    with pytest.raises(WorkerFailed, match="broken at seat 1"):
        sit_down()


@story
async def test_exchange_asks_for_the_tile(tmp_path: Path) -> None:
    """TW-42: one tile, chosen by its letter; nobody is told which."""
    async with sit(tmp_path, table()) as here:
        tile = here.laying.rack[0]
        await here.press("f7", tile[0].lower())
        assert here.table.steps[0].move == Exchange(tile)
        assert "Joueur 1 échange une lettre" in here.panel("lines")


@story
async def test_withdrawing_is_confirmed(tmp_path: Path) -> None:
    async with sit(tmp_path, table()) as here:
        menu.do(here.screen, "withdraw")
        await here.press("down", "enter")
        assert here.table.steps == []
        menu.do(here.screen, "withdraw")
        await here.quiet()
        await here.press("enter")
        assert "Lapin gagne" in here.window
        await here.press("down", "down", "enter")
        assert isinstance(here.app.screen, StartScreen)


@story
async def test_alone(tmp_path: Path) -> None:
    """TW-Q9: five free exchanges, and the first pass ends the game."""
    async with sit(tmp_path, table(computers=0)) as here:
        for _ in range(5):
            await here.press("f7", "enter")
        await here.press("f7", "enter", expected="5 échanges")
        await here.press("f6", "enter")
        assert "Partie finie" in here.window


@story
async def test_pages_and_the_order_of_the_rack(tmp_path: Path) -> None:
    async with sit(tmp_path, table()) as here:
        await here.press("f1")
        assert "Espace ou Tab" in here.window
        await here.press("escape", "question_mark")
        assert "Aucun mot" in here.window
        await here.press("escape", "f4")
        assert "dans le sac" in here.window
        await here.press("enter", "f5")
        assert "pas encore de pile" in here.window
        await here.press("enter", "f2")
        await here.press("f3", "enter")
        left = here.laying.left
        await here.press("enter")
        assert isinstance(here.table.steps[0].move, Place)
        assert here.laying.rack[: len(left)] == left
        await here.press("question_mark")
        assert here.window.splitlines()[1].endswith(": accepté")


@story
async def test_a_typed_word_is_looked_up(tmp_path: Path) -> None:
    async with sit(tmp_path, table()) as here:
        await here.press("question_mark", *"gopo", "backspace", *"is", "enter")
        assert "GOPIS" not in here.window.splitlines()[-1]
        assert here.window.splitlines()[1] == "GOPIS : accepté"
        assert "gopi" in here.window
        await here.press(*"zzzq")
        assert here.window.splitlines()[-1] == "Un autre mot : ZZZQ_"
        await here.press("enter")
        assert "ZZZQ" in here.window.splitlines()[1]
        assert "accepté" not in here.window.splitlines()[1]
        await here.press("enter")
        assert not here.window


@story
async def test_a_word_that_can_be_contested_is_not_told(tmp_path: Path) -> None:
    async with sit(tmp_path, table("check=contest", first=1)) as here:
        assert "F8 conteste" in here.panel("expected")
        played = here.table.words_told[-1]
        await here.press("question_mark", *played[0].lower(), "enter")
        assert "peut encore être contesté" in here.window.splitlines()[1]
        assert "accepté" not in here.window


@pytest.mark.parametrize("game", ["topword", "topscore"])
@story
async def test_without_hints(tmp_path: Path, game: str) -> None:
    async with sit(tmp_path, table(game=game, hints=False)) as here:
        await here.press("f3", expected="sans indices")


@story
async def test_in_english_and_by_mouse(tmp_path: Path) -> None:
    async with sit(tmp_path, table(), language="en") as here:
        assert "Your turn" in here.panel("expected")
        await here.pilot.click("#board", offset=(3 + 4 * 6, 1 + 2 * 2))
        await here.quiet()
        assert here.laying.cursor.square == Square(3, 7)
        here.app.switch_light()
        await here.quiet()
        assert here.app.current_theme.dark is False


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (120, 40), (200, 60)])
@story
async def test_every_size_shows_board_rack_and_sentence(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with sit(tmp_path, table(), size=size) as here:
        text = here.shown
        assert "10 " in text
        assert "Chevalet" in text
        assert all(f" {tile.capitalize()} " in text for tile in here.laying.rack)
        assert "À vous" in text
        assert "F1 aide" in text


@story
async def test_quitting_from_a_window(tmp_path: Path) -> None:
    async with sit(tmp_path, table(people=2, computers=0)) as here:
        await here.pilot.press("ctrl+q")
        await here.pilot.pause()
        assert here.app.return_code == 0


@pytest.mark.parametrize(
    ("game", "shown"),
    [("topword", "Chevalet"), ("mots-de-tete", "But"), ("typo", "Ordre"), ("topscore", "lettres")],
)
@story
async def test_the_pictures_of_the_readme(tmp_path: Path, game: str, shown: str) -> None:
    picture = await take(tmp_path, game, "day")
    assert shown in picture.read_text(encoding="utf-8")
