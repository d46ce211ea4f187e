"""Whole stories at the table, told by its keys."""

from pathlib import Path

import pytest

from ludomots.games.contract import Square
from ludomots.games.topword import Accept, Exchange, Pass, Place
from ludomots.terminal.play.screenshot import take
from ludomots.terminal.play.start import StartScreen
from ludomots.terminal.records import Asked
from ludomots.terminal.records import check as verify_record
from ludomots.terminal.records import show as replay_record
from ludomots.texts import texts
from tests.terminal.stories import (
    Broken,
    Cheat,
    FirstMove,
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
async def test_a_whole_game_to_its_end_and_a_rematch(tmp_path: Path) -> None:
    """TW-31, TW-47: the last window explains every point."""
    app = app_at(tmp_path, table("board=8", "letters=short"))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        first = at_table(app)
        while first.table.game.outcome() is None:
            await press(pilot, "f3")
            if "points" in window(app):
                await press(pilot, "enter", "enter")
            else:
                await press(pilot, "escape", "f6", "enter")
        outcome = first.table.game.outcome()
        assert outcome is not None
        assert "gagne" in window(app)
        assert all(str(points) in window(app) for points in outcome.scores)
        assert "× 5" in window(app)
        assert app.games.unfinished("topword") == []
        (record,) = (tmp_path / "finished").iterdir()
        assert f"Partie enregistrée : {record}" in window(app)
        asked = Asked(str(record), other_words=False, say=texts("fr"), as_json=False)
        assert replay_record(asked) == 0
        assert verify_record(asked) == 0
        await press(pilot, "enter")
        assert at_table(app) is not first
        assert at_table(app).table.setup.secret != first.table.setup.secret


@story
async def test_a_refused_word_tells_why_and_loses_nothing(tmp_path: Path) -> None:
    """TW-32: the word, its squares and the rule are told."""
    app = app_at(tmp_path, table())
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        word = nonsense(app)
        await press(pilot, "left", "left", *word)
        before = at_table(app).state
        await press(pilot, "enter")
        assert word.upper() in panel(app, "expected")
        assert "C5, D5" in panel(app, "expected")
        assert "règle TW-3" in panel(app, "expected")
        assert at_table(app).state == before
        assert len(at_table(app).laying.laid) == len(word)
        assert "!" in shown(app)
        await press(pilot, "escape")
        assert at_table(app).laying.laid == []
        assert "À vous" in panel(app, "expected")


@pytest.mark.parametrize("mode", ["check", "contest"])
@story
async def test_the_preview_tells_points_and_never_whether_a_word_is_good(
    tmp_path: Path, mode: str
) -> None:
    app = app_at(tmp_path, table(f"check={mode}"))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        word = nonsense(app)
        await press(pilot, word[0])
        assert "deux cases" in panel(app, "preview")
        await press(pilot, *word[1:])
        assert "Entrée pour jouer" in panel(app, "preview")
        assert f"{word.upper():<10} {2 * len(word):>3}" in panel(app, "preview")
        assert "admis" not in shown(app)
        await press(pilot, "backspace")
        assert len(at_table(app).laying.laid) == len(word) - 1


@pytest.mark.parametrize(
    ("kind", "code"), [(Cheat, "tile-not-on-rack [TW-06]"), (Broken, "ZeroDivisionError: broken")]
)
@story
async def test_a_computer_player_that_fails_passes_and_it_is_told(
    tmp_path: Path, kind: type[FirstMove], code: str
) -> None:
    app = app_at(tmp_path, table(first=1), kind, strict=False)
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        assert at_table(app).table.steps[0].move == Pass()
        assert "Famille n’a pas su jouer et passe. À vous" in panel(app, "expected")
        assert code in (tmp_path / "errors.log").read_text(encoding="utf-8")
        await press(pilot, "f7", "enter")
        assert panel(app, "expected").count("n’a pas su") == 1


@story
async def test_a_computer_player_that_fails_to_answer_accepts(tmp_path: Path) -> None:
    app = app_at(tmp_path, table("check=contest", computers=2), Broken, strict=False)
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        await press(pilot, "f3", "enter", "enter")
        log = (tmp_path / "errors.log").read_text(encoding="utf-8")
        assert "Famille 2: broken" in log
        assert Accept() in [step.move for step in at_table(app).table.steps]


def test_a_computer_player_that_fails_fails_the_tests(tmp_path: Path) -> None:
    @story
    async def sit_down() -> None:
        async with app_at(tmp_path, table(first=1), Broken).run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()

    with pytest.raises(ZeroDivisionError):
        sit_down()


@story
async def test_exchange_asks_for_the_tile(tmp_path: Path) -> None:
    """TW-42: one tile, chosen by its letter; nobody is told which."""
    app = app_at(tmp_path, table())
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        tile = at_table(app).laying.rack[0]
        await press(pilot, "f7", tile[0].lower())
        assert at_table(app).table.steps[0].move == Exchange(tile)
        assert "Joueur 1 échange une lettre" in panel(app, "lines")


@story
async def test_withdrawing_is_confirmed(tmp_path: Path) -> None:
    app = app_at(tmp_path, table())
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        at_table(app).do("withdraw")
        await press(pilot, "down", "enter")
        assert at_table(app).table.steps == []
        at_table(app).do("withdraw")
        await quiet(pilot)
        await press(pilot, "enter")
        assert "Famille gagne" in window(app)
        await press(pilot, "down", "down", "enter")
        assert isinstance(app.screen, StartScreen)


@story
async def test_alone(tmp_path: Path) -> None:
    """TW-Q9: five free exchanges, and the first pass ends the game."""
    app = app_at(tmp_path, table(computers=0))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        for _ in range(5):
            await press(pilot, "f7", "enter")
        await press(pilot, "f7", "enter")
        assert "5 échanges" in panel(app, "expected")
        await press(pilot, "f6", "enter")
        assert "Partie finie" in window(app)


@story
async def test_pages_and_the_order_of_the_rack(tmp_path: Path) -> None:
    app = app_at(tmp_path, table())
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        await press(pilot, "f1")
        assert "Espace ou Tab" in window(app)
        await press(pilot, "escape", "question_mark")
        assert "Espace ou Tab" in window(app)
        await press(pilot, "escape", "f4")
        assert "dans le sac" in window(app)
        await press(pilot, "enter", "f5")
        assert "pas encore de pile" in window(app)
        await press(pilot, "enter", "f2")
        await press(pilot, "f3", "enter")
        left = at_table(app).laying.left
        await press(pilot, "enter")
        assert isinstance(at_table(app).table.steps[0].move, Place)
        assert at_table(app).laying.rack[: len(left)] == left


@story
async def test_without_hints(tmp_path: Path) -> None:
    app = app_at(tmp_path, table(hints=False))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        await press(pilot, "f3")
        assert "sans indices" in panel(app, "expected")


@story
async def test_in_english_and_by_mouse(tmp_path: Path) -> None:
    app = app_at(tmp_path, table(), language="en")
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        assert "Your turn" in panel(app, "expected")
        await pilot.click("#board", offset=(3 + 4 * 6, 1 + 2 * 2))
        await quiet(pilot)
        assert at_table(app).laying.cursor == Square(3, 7)
        app.switch_light()
        await quiet(pilot)
        assert app.current_theme.dark is False


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (120, 40), (200, 60)])
@story
async def test_every_size_shows_board_rack_and_sentence(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = app_at(tmp_path, table())
    async with app.run_test(size=size) as pilot:
        await quiet(pilot)
        text = shown(app)
        assert "10 " in text
        assert "Chevalet" in text
        assert all(f" {tile.capitalize()} " in text for tile in at_table(app).laying.rack)
        assert "À vous" in text
        assert "F1 aide" in text


@story
async def test_quitting_from_a_window(tmp_path: Path) -> None:
    app = app_at(tmp_path, table(people=2, computers=0))
    async with app.run_test(size=SIZE) as pilot:
        await quiet(pilot)
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert app.return_code == 0


@story
async def test_the_picture_of_the_readme(tmp_path: Path) -> None:
    picture = await take(tmp_path, "day")
    assert "Chevalet" in picture.read_text(encoding="utf-8")
