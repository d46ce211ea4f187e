"""How a game begins: the draw for the first turn, and the racks."""

from collections.abc import Sequence

from ludomots.core.draws import Draws
from ludomots.core.opening import Drawn, draw_for_first_turn, fill_racks
from ludomots.core.seats import check_players
from ludomots.core.tiles import bag_of
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.state import RACK, Board, State
from ludomots.games.topscore.tokens import BLANK

SEATS = range(2, 5)
"""How many may play (TS-01)."""


def start(options: Options, seats: int, draws: Draws) -> State:
    """Draw for the first turn, put those tokens back, and fill the racks (TS-08 to TS-10)."""
    check_players("Topscore", SEATS, seats)
    full_bag = bag_of(options.letter_set.tokens())
    first = draw_for_first_turn(full_bag, seats, draws, nearest_to_a)
    racks, bag, draws = fill_racks(full_bag, (RACK,) * seats, first.draws)
    return State(
        draws=draws,
        bag=bag,
        racks=racks,
        boards=(Board(),) * seats,
        scores=(0,) * seats,
        turn=first.seat,
        named=(None,) * seats,
        start_draws=first.rounds,
    )


def nearest_to_a(drawn: Sequence[Drawn]) -> tuple[int, ...]:
    """Return who drew the letter nearest to A (TS-09), all who must draw again if not one (TS-Q24).

    Those who tie draw again; if there is a blank, all do.
    """
    tokens = [one.tile for one in drawn]
    nearest = min(tokens)
    return tuple(one.seat for one in drawn if BLANK in tokens or one.tile == nearest)
