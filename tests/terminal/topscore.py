"""Tables of Topscore for stories at the terminal."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from ludomots.core.game import Game
from ludomots.core.player import PlayerOf
from ludomots.games.topscore import View
from ludomots.games.topscore.terminal.trying import Trying
from ludomots.games.topscore.terminal.workspace import TopscoreWorkspace
from ludomots.terminal.play.setup import Setup
from tests.terminal.stand_ins import Grower
from tests.terminal.stories import Sitting, sit, table

if TYPE_CHECKING:
    from ludomots.games.topscore import Options, State

NONE = ":......."


def at(
    folder: Path,
    setup: Setup | None = None,
    kind: Callable[[], PlayerOf[Any, Any]] = Grower,
    **more: Any,
) -> AbstractAsyncContextManager[Sitting]:
    """Sit down at a table of Topscore."""
    return sit(folder, setup, kind, game="topscore", **more)


def pyramids(
    *options: str, people: int = 1, computers: int = 1, first: int = 0, **more: Any
) -> Setup:
    """Return a table of Topscore, without sand unless it is wished for."""
    wishes = ("turnClock=null", *options)
    return table(*wishes, game="topscore", people=people, computers=computers, first=first, **more)


async def deal(here: Sitting, boards: str, racks: Sequence[str], **facts: Any) -> None:
    """Go on from other boards and racks, with seat 0 to play."""
    rules = cast("Options", here.table.rules.options)
    options = {"letters": rules.letters, "lexicon": rules.lexicon}
    game = Game.from_position(boards, racks, game="topscore", players=len(racks), **options)
    here.screen.close_windows()
    here.suppose(replace(game.state, start_draws=here.state.start_draws, **facts))
    here.screen.driver.go_on()
    await here.quiet()


@asynccontextmanager
async def dealt(
    folder: Path, boards: str, racks: Sequence[str], *options: str
) -> AsyncIterator[Sitting]:
    """Sit down with two people at a table of Topscore with these boards and racks."""
    async with at(folder, pyramids(*options, people=2, computers=0)) as here:
        await deal(here, boards, racks)
        yield here


def trying(here: Sitting) -> Trying:
    """Return what is being typed."""
    return here.workspace(TopscoreWorkspace).trying


def view_of(here: Sitting, seat: int) -> View:
    """Return what a seat sees."""
    view = here.table.view(seat)
    assert isinstance(view, View)
    return view


async def best(here: Sitting) -> None:
    """Play the best hint; put the first letter, and exchange everything where there is none."""
    state: State = here.state
    rack, board = state.racks[state.turn], state.boards[state.turn]
    if state.phase == "put":
        letter = next(token for token in board.word if token.isupper())
        await here.press(*letter.lower(), str(board.small.index("") + 1), "enter")
        return
    await here.press("f3")
    if "points" in here.window or "changer" in here.window:
        await here.press("enter", "enter")
    elif state.phase == "play" and not state.parts:
        typed = ["full_stop" if token == "?" else token.lower() for token in rack]  # noqa: S105
        await here.press("escape", "f7", *typed, "enter")
    else:
        await here.press("escape", "f6", "enter")
