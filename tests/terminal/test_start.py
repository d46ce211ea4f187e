"""The start screen and the command line that leads past it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludomots.games.topword import Options
from ludomots.tables.events import Seat
from ludomots.tables.sentences import names_of
from ludomots.terminal.play.command import Asked, Refused, setup
from ludomots.terminal.play.look import DAY, LAMP, theme_for
from ludomots.terminal.play.setup import Setup
from ludomots.texts import texts
from tests.story import story
from tests.terminal.stories import sit

COMMAND = Path(sys.executable).with_name("ludomots")


@story
async def test_the_shelf_comes_first_where_no_game_is_named(tmp_path: Path) -> None:
    async with sit(tmp_path, game=None) as here:
        assert "L U D O M O T S" in here.shown
        assert "Topword" in here.shown
        await here.press("enter")
        assert "T O P W O R D" in here.shown
        await here.press("escape")
        assert "L U D O M O T S" in here.shown
        await here.pilot.press("escape")
        await here.pilot.pause()
        assert here.app.return_code == 0


@story
async def test_enter_begins_against_famille(tmp_path: Path) -> None:
    async with sit(tmp_path) as here:
        assert "contre l’ordinateur" in here.shown
        await here.press("enter")
        assert list(here.table.names) == ["Joueur 1", "Lapin"]


@story
async def test_two_opponents_of_one_level_and_a_name(tmp_path: Path) -> None:
    async with sit(tmp_path) as here:
        await here.press("down", "down", "right", "right", "down", "down")
        await here.press("L", "é", "o", "x", "backspace", "enter")
        names = list(here.table.names)
        assert names == ["Léo", "Lapin 1", "Lapin 2"]


@story
async def test_people_contests_and_a_small_board(tmp_path: Path) -> None:
    async with sit(tmp_path) as here:
        await here.press("right", "down", "right", "down", "down", "down", "down", "right")
        assert "contestés" in here.shown
        await here.press("down", "down", "right", "enter")
        assert len(here.table.names) == 3
        assert here.table.rules.options == Options(check="contest", board=8, letters="short")
        assert "Passez le clavier" in here.window


@story
async def test_alone_with_english_words_by_day(tmp_path: Path) -> None:
    async with sit(tmp_path, language="en") as here:
        await here.press("left")
        assert "alone" in here.shown
        await here.press("down", "down", "right", "up", "up", "up", "up", "right")
        assert here.app.theme == DAY.name
        await here.press("enter")
        options = here.table.rules.options
        assert isinstance(options, Options)
        assert options.lexicon == "en"


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        (Asked("topword", ("famille", "famille")), ["Joueur 1", "Lapin 1", "Lapin 2"]),
        (Asked("topword", ("debutant",), names=("Zoé",)), ["Zoé", "Moineau"]),
        (Asked("topword", players=2, names=("Zoé",)), ["Zoé", "Joueur 2"]),
        (Asked("topword", names=("Zoé", "Ali", "Eve")), ["Zoé", "Ali", "Eve"]),
        (Asked("topword", players=1), ["Joueur 1"]),
        (Asked("topword", seed="7"), ["Joueur 1", "Lapin"]),
    ],
)
def test_the_command_line_says_who_plays(asked: Asked, names: list[str]) -> None:
    table = setup(asked, texts("fr"))
    assert table is not None
    assert _names(table) == names


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (Asked("topword", ("dieu",)), "dieu"),
        (Asked(players=2), "Choisissez un jeu : .* topword"),
        (Asked("topword", ("famille",) * 4), "de 1 à 4"),
        (Asked("topword", options=("board=9",)), "8"),
        (Asked("topword", options=("x",)), "KEY=VALUE"),
        (Asked("topword", preset="1832"), "1994"),
    ],
)
def test_a_table_that_cannot_be_is_told(asked: Asked, why: str) -> None:
    with pytest.raises(Refused, match=why):
        setup(asked, texts("fr"))


def test_nothing_asked_leads_to_the_shelf_or_the_start_screen() -> None:
    assert setup(Asked(), texts("fr")) is None
    assert setup(Asked("topword"), texts("fr")) is None


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", [[], ["topword"]])
def test_without_a_terminal_there_is_a_clear_message(language: str, game: list[str]) -> None:
    done = subprocess.run(
        [COMMAND, "play", *game],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LUDOMOTS_LANG": language, "PYTHONUTF8": "1"},
        check=False,
        timeout=600,
    )
    assert done.returncode == 2
    assert "terminal" in done.stderr
    assert done.stdout == ""


def test_the_light_follows_the_terminal() -> None:
    assert theme_for({"COLORFGBG": "0;15"}) == DAY.name
    assert theme_for({"COLORFGBG": "15;0"}) == LAMP.name
    assert theme_for({}) == LAMP.name


def _names(setup: Setup) -> list[str]:
    """Return what the seats of a table will be called."""
    levels = [Seat(name=level, level=level) for level in setup.levels]
    return names_of(
        [*(Seat(name=name, identity="x") for name in setup.people), *levels], texts("fr")
    )
