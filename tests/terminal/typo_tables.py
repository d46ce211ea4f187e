"""Tables of Typo for stories: those of a seed, and positions with rows and cards of one's own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from ludomots.core.draws import Draws
from ludomots.games.typo.notation import position
from ludomots.terminal.play.command import Asked, setup
from ludomots.terminal.play.setup import Setup
from ludomots.texts import texts
from tests.terminal.stories import Sitting

if TYPE_CHECKING:
    from ludomots.games.typo import Options


def typo(
    *options: str, people: int = 1, computers: int = 1, preset: str = "checked", seed: int = 7
) -> Setup:
    """Return a table of Typo, always the same one; words are checked unless it says otherwise."""
    levels = ("famille",) * computers
    asked = Asked("typo", levels, people, preset=preset, options=options, seed=str(seed))
    found = setup(asked, texts("fr"))
    assert found is not None
    return found


async def deal(here: Sitting, text: str, hands: Sequence[str] = ()) -> None:
    """Lay rows and open cards on a table instead of its own, and go on from there."""
    options, seats = cast("Options", here.table.rules.options), len(here.table.names)
    here.suppose(position(options, text, hands, seats, Draws.from_seed(1)))
    here.screen.close_windows()
    here.screen.driver.go_on()
    await here.quiet()
