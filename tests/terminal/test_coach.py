"""The coach in a terminal."""

from pathlib import Path

import pytest

from ludomots.terminal.play.command import Asked, Refused, setup
from ludomots.texts import texts
from tests.story import story
from tests.terminal.stories import sit, table


@story
async def test_a_word_is_said_of_each_move_and_the_game_goes_on(tmp_path: Path) -> None:
    async with sit(tmp_path, table(coach=True)) as here:
        await here.press("f3", "enter", "enter")
        assert here.table._coaching is not None
        await here.table._coaching
        await here.quiet()
        assert here.table.advice.startswith(("Bien joué", "Il y avait"))
        assert here.table.advice[:10] in here.panel("expected")
        assert here.table.log.opened.coach


@story
async def test_nothing_is_said_without_a_coach(tmp_path: Path) -> None:
    async with sit(tmp_path, table()) as here:
        await here.press("f3", "enter", "enter")
        assert here.table._coaching is None
        assert here.table.advice == ""


def test_several_people_have_no_coach() -> None:
    with pytest.raises(Refused, match="qui joue seule contre l’ordinateur"):
        setup(Asked("topword", players=2, coach=True), texts("fr"))
