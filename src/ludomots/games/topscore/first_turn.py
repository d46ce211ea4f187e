"""The tokens drawn for the first turn, as text: one a seat in their order, ``/`` before a new draw.

They are all that Topscore draws in the open; what comes later is on the racks.
"""

from ludomots.core.notation import BadText, check_length
from ludomots.core.tiles import bag_of
from ludomots.games.topscore.options import Options
from ludomots.games.topscore.state import State
from ludomots.games.topscore.text import read_tokens, write_tokens
from ludomots.games.topscore.tokens import BLANK


def drawn(options: Options, before: State | None, after: State) -> str:  # noqa: ARG001
    """Return the tokens drawn for the first turn (TS-09), nothing for a move."""
    rounds = after.start_draws if before is None else ()
    return "/".join(write_tokens(one.tile for one in drawn) for drawn in rounds)


def told(options: Options, text: str) -> tuple[int, ...]:
    """Read such tokens, as the numbers that they are drawn by: places in the rest of the bag."""
    check_length(text)
    known, position, numbers = (*options.letter_set.letters, BLANK), 1, []
    for one_draw in text.split("/"):
        bag = list(bag_of(options.letter_set.tokens()))
        for token in read_tokens(one_draw, position, known):
            if token not in bag:
                raise BadText("drawn", position, text=one_draw)
            numbers.append(bag.index(token))
            bag.remove(token)
        position += len(one_draw) + 1
    return tuple(numbers)
