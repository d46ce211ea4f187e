"""Bags of tiles: counts, from which tiles are drawn one at a time."""

from collections import Counter
from collections.abc import Iterable

from ludomots.core.draws import Draws

Tiles = tuple[str, ...]
"""Tiles in order, as on a rack or in a bag; a bag is kept sorted so that it has no hidden order."""


def bag_of(counts: dict[str, int]) -> Tiles:
    """Return a bag with the given number of each tile."""
    return tuple(sorted(Counter(counts).elements()))


def draw(bag: Tiles, wanted: int, draws: Draws) -> tuple[Tiles, Tiles, Draws]:
    """Draw up to ``wanted`` tiles blind: return them, the rest of the bag, and the draws after."""
    rest = list(bag)
    drawn = []
    for _ in range(min(wanted, len(rest))):
        at, draws = draws.below(len(rest))
        drawn.append(rest.pop(at))
    return tuple(drawn), tuple(rest), draws


def put_back(bag: Tiles, tiles: Iterable[str]) -> Tiles:
    """Return the bag with some tiles more."""
    return tuple(sorted([*bag, *tiles]))


def take(rack: Tiles, tiles: Iterable[str]) -> Tiles | None:
    """Return the rack without some tiles, ``None`` if it does not hold them."""
    rest = list(rack)
    for tile in tiles:
        if tile not in rest:
            return None
        rest.remove(tile)
    return tuple(rest)
