"""Positions for studies (boards and some racks, without the moves before), and the notation."""

from collections import Counter
from collections.abc import Sequence

from ludomots.core.definition import Notation
from ludomots.core.draws import Draws
from ludomots.core.opening import fill_racks
from ludomots.core.tiles import bag_of
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.position import read_position, write_position
from ludomots.games.topscore.state import RACK, Board, Named, State
from ludomots.games.topscore.text import read_move, read_rack, write_move, write_rack
from ludomots.games.topscore.tokens import rack_token


def position(
    options: Options, text: str, racks: Sequence[str], players: int, draws: Draws
) -> State:
    """Return a state with these boards and racks, seat 0 to play.

    The bag is the rest of the box; the racks of further players are drawn from it. Who has seven
    letters already is out of the game, except seat 0, who is to name his word.
    """
    boards, missed = read_position(text, options)
    seats = max(len(boards), players, len(racks))
    boards += (Board(),) * (seats - len(boards))
    done = tuple(seat for seat in range(1, seats) if boards[seat].is_full)
    known = [read_rack(rack, options) for rack in racks]
    open_tokens = (token for board in boards for token in (*board.word, *board.small) if token)
    used = Counter(map(rack_token, open_tokens)) + Counter(
        token for rack in known for token in rack
    )
    bag = bag_of(dict(Counter(options.letter_set.tokens()) - used))
    others = (0 if seat in done else RACK for seat in range(len(known), seats))
    drawn, bag, draws = fill_racks(bag, others, draws)
    known += drawn
    return State(
        draws=draws,
        bag=bag,
        racks=tuple(known),
        boards=boards,
        scores=(0,) * seats,
        turn=0,
        named=tuple(Named((), 0) if seat in done else None for seat in range(seats)),
        missed=missed,
        filled=(*done, *([0] if boards[0].is_full else [])),
    )


NOTATION = Notation(
    read_move=read_move,
    write_move=write_move,
    write_position=write_position,
    read_position=position,
    write_hand=lambda state, seat: write_rack(state.racks[seat]),
    held=lambda state, seat: state.racks[seat],
)
