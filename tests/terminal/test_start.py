"""The command and its choices: what leads to a table, and what is said where none can be."""

from pathlib import Path

import pytest

from ludomots.core.shelf import SHELF, levels_of
from ludomots.terminal.play.command import BadWish, Wish, setup_of
from ludomots.terminal.play.kept import Setup
from ludomots.terminal.play.table import title
from ludomots.texts import texts
from tests.story import story
from tests.terminal.stories import sit

SAY = texts("en")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Wish("nothing"), "There is no game nothing"),
        (Wish(against=("club",)), "Choose a game"),
        (Wish("topword", ("nobody",)), "nobody"),
        (Wish("topword", players=9), "play, the computer included"),
        (Wish("topword", preset="none"), "none"),
        (Wish("topword", options=("board=9",)), "board"),
        (Wish("topword", players=2, coach=True), "coach"),
    ],
)
def test_a_table_that_cannot_be_is_said(wish: Wish, why: str) -> None:
    with pytest.raises(BadWish, match=why):
        setup_of(wish, SAY)


def test_what_is_asked_for_is_opened() -> None:
    assert setup_of(Wish("topword"), SAY) is None
    one = setup_of(Wish("topword", names=("Ada",), options=("board=8",)), SAY)
    assert one == Setup(
        game="topword", preset="french", changes={"board": 8}, people=("Ada",), levels=("famille",)
    )
    two = setup_of(Wish("typo", ("club",), players=2, names=("Ada",), hints=False), SAY)
    assert two is not None
    assert two.people == ("Ada", "Player 2")
    assert not two.hints


@pytest.mark.parametrize("game", list(SHELF))
@story
async def test_a_game_is_chosen_with_its_opponents_and_rules(game: str, tmp_path: Path) -> None:
    async with sit(tmp_path, language="en") as here:
        for name in SHELF:
            assert title(name, SAY) in here.window
        await here.press(*["down"] * list(SHELF).index(game), "enter")
        assert "people at this keyboard" in here.window
        await here.press(*["down"] * levels_of(game).index("club"), "enter")
        if "Which rules?" in here.window:
            await here.press("enter")
        assert here.table.kind.name == game
        assert here.table.table.seats[1].level == "club"


@story
async def test_escape_leads_back(tmp_path: Path) -> None:
    async with sit(tmp_path, wish=Wish("topword"), language="en") as here:
        assert "people at this keyboard" in here.window
        await here.press("escape")
        assert "L U D O M O T S" in here.window
        await here.press("escape")
    assert here.app.failure == ""


@story
async def test_another_game_and_a_rematch(tmp_path: Path) -> None:
    setup = setup_of(Wish("topword", ("club",), seed="1"), SAY)
    async with sit(tmp_path, setup, language="en") as here:
        first = here.table.table.id
        await here.play("leave")
        await here.press("enter")
        assert "Rematch" in here.window
        await here.press("enter")
        assert here.table.outcome is None
        assert here.table.table.id != first
        assert here.table.table.seats[1].level == "club"
        await here.press("escape", "end", "up", "enter")
        assert "L U D O M O T S" in here.window
