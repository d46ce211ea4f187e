"""Time at the table: told by a clock that the test moves on."""

from pathlib import Path

from ludomots.core.contract import TABLE
from ludomots.core.moves import TimeUp
from tests.story import story
from tests.terminal.stories import Clock, sit, table


@story
async def test_a_turn_that_runs_out_is_passed(tmp_path: Path) -> None:
    """TW-Q32: the table says so, whatever is laid or open on the screen."""
    clock = Clock()
    async with sit(tmp_path, table("turnClock=60"), clock=clock) as here:
        assert "Tour 1:00" in here.shown
        await clock.pass_time(here, 20.5)
        assert "Tour 0:40" in here.shown
        await here.press("f3", "enter", "f1")
        assert "Les touches" in here.window
        await clock.pass_time(here, 40)
        assert here.table.steps[0][1:3] == (TABLE, TimeUp())
        assert here.window == ""
        assert here.laying.laid == []
        assert "Temps écoulé pour Joueur 1" in here.panel("lines")
        assert "À vous" in here.panel("expected")
        assert "Tour 1:00" in here.shown


@story
async def test_a_window_to_contest_closes_by_itself(tmp_path: Path) -> None:
    """TW-39: the play stands, and the turn after it has its whole time."""
    clock = Clock()
    setup = table("turnClock=60", "check=contest", first=1)
    async with sit(tmp_path, setup, clock=clock) as here:
        assert "F8 conteste" in here.panel("expected")
        await clock.pass_time(here, 19)
        assert here.state.provisional is not None
        await clock.pass_time(here, 1)
        assert here.state.provisional is None
        assert here.state.scores[1] > 0
        assert "Tour 1:00" in here.shown
        await clock.pass_time(here, 60)
        assert TimeUp() in [step.move for step in here.table.steps]


@story
async def test_the_clock_stands_still_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    clock = Clock()
    async with sit(tmp_path, table("turnClock=60", people=2, computers=0), clock=clock) as here:
        await clock.pass_time(here, 100)
        assert "Passez le clavier" in here.window
        assert here.table.steps == []
        await here.press("enter")
        await clock.pass_time(here, 59)
        assert here.table.steps == []
        await clock.pass_time(here, 1)
        assert len(here.table.steps) == 1
        assert "Passez le clavier à Joueur 2" in here.window


@story
async def test_no_clock_where_none_was_chosen(tmp_path: Path) -> None:
    clock = Clock()
    async with sit(tmp_path, table(), clock=clock) as here:
        await clock.pass_time(here, 10_000)
        assert here.table.steps == []
        assert "Tour" not in here.shown


@story
async def test_a_kept_game_goes_on_with_the_time_it_had_left(tmp_path: Path) -> None:
    clock = Clock()
    async with sit(tmp_path, table("turnClock=60"), clock=clock) as here:
        await clock.pass_time(here, 25)
    clock.now += 100_000
    async with sit(tmp_path, clock=clock) as here:
        await here.press("enter")
        assert "Tour 0:35" in here.shown
        assert here.table.steps == []
