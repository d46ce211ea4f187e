"""How a game begins: the draw for the first turn, and the racks."""

from collections.abc import Sequence

from ludomots.core.draws import Draws
from ludomots.core.tiles import Drawn, bag_of, draw_for_first_turn, fill_racks
from ludomots.core.turns import check_players
from ludomots.games.topword.board import Board
from ludomots.games.topword.options import Options
from ludomots.games.topword.state import State

SEATS = range(1, 5)
"""How many may play: there are four racks (TW-02, TX-01, TW-Q9)."""


def start(options: Options, seats: int, draws: Draws) -> State:
    """Draw for the first turn, put those tiles back, and fill the racks.

    TW-04, TW-08, TW-09, TW-10, TX-07, TX-08; tied seats draw again (TW-Q29).
    """
    check_players("Topword", SEATS, seats)
    full_bag = bag_of(options.box_counts())
    first = draw_for_first_turn(full_bag, seats, draws, nearest_to_a)
    racks, bag, draws = fill_racks(full_bag, (options.rack_size,) * seats, first.draws)
    return State(
        draws=draws,
        bag=bag,
        racks=racks,
        board=Board.empty(options.board),
        scores=(0,) * seats,
        turn=first.seat,
        start_draws=first.rounds,
        skips=(0,) * seats,
    )


def nearest_to_a(drawn: Sequence[Drawn]) -> tuple[int, ...]:
    """Return the seats that drew the tile nearest to A, several if they tie (TW-08, TW-Q29)."""
    nearest = min(one.tile for one in drawn)
    return tuple(one.seat for one in drawn if one.tile == nearest)
