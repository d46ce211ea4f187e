"""Positions for studies (a board and some racks, without the moves before), and the notation."""

from collections import Counter
from collections.abc import Sequence

from ludomots.core.definition import Notation
from ludomots.core.draws import Draws
from ludomots.core.tiles import Tiles, bag_of, fill_racks
from ludomots.games.topword import text
from ludomots.games.topword.options import Options
from ludomots.games.topword.state import State


def position(
    options: Options, board: str, racks: Sequence[str], players: int, draws: Draws
) -> State:
    """Return a state with this board and these racks, seat 0 to play.

    The bag is the rest of the box; the racks of further players are drawn from it.
    """
    laid = text.read_board(board, options)
    known = [text.read_rack(rack, options) for rack in racks]
    bag = _rest_of_the_box(options, [*laid.piles, *known])
    others = (options.rack_size for _ in range(len(known), players))
    drawn, bag, draws = fill_racks(bag, others, draws)
    known += drawn
    seats = len(known)
    return State(
        draws=draws,
        bag=bag,
        racks=tuple(known),
        board=laid,
        scores=(0,) * seats,
        turn=0,
        skips=(0,) * seats,
    )


def _rest_of_the_box(options: Options, groups: Sequence[Tiles]) -> Tiles:
    used = Counter(options.rack_tile(tile) for group in groups for tile in group)
    return bag_of(dict(Counter(options.box_counts()) - used))


NOTATION = Notation(
    read_move=text.read_move,
    write_move=text.write_move,
    write_position=lambda state: text.write_board(state.board),
    read_position=position,
    write_hand=lambda state, seat: text.write_rack(state.racks[seat]),
    held=lambda state, seat: state.racks[seat],
)
