"""The tiles drawn for the first turn, as text: one a seat in their order, ``/`` before a new draw.

They are all that Topword draws in the open; what comes later is on the racks.
"""

from ludomots.core.notation import BadText, check_length
from ludomots.core.tiles import bag_of
from ludomots.games.topword.options import Options
from ludomots.games.topword.state import State
from ludomots.games.topword.text import read_tile, write_rack


def drawn(options: Options, before: State | None, after: State) -> str:  # noqa: ARG001
    """Return the tiles drawn for the first turn (TW-08), nothing for a move."""
    rounds = after.start_draws if before is None else ()
    return "/".join(write_rack(tuple(one.tile for one in drawn)) for drawn in rounds)


def told(options: Options, text: str) -> tuple[int, ...]:
    """Read such tiles, as the numbers that they are drawn by: places in what is left of the bag."""
    check_length(text)
    full_bag = bag_of(options.box_counts())
    bag, numbers = list(full_bag), []
    for position, letter in enumerate(text, start=1):
        if letter == "/":
            bag = list(full_bag)
            continue
        tile = read_tile(letter, position, options)
        if tile not in bag:
            raise BadText("drawn", position, text=letter)
        numbers.append(bag.index(tile))
        bag.remove(tile)
    return tuple(numbers)
