"""How games with a bag begin: tiles are drawn for the first turn, then racks are filled."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from ludomots.core.draws import Draws
from ludomots.core.tiles import Tiles, draw


class Drawn(msgspec.Struct, frozen=True):
    """The tile a seat drew to see who starts."""

    seat: int
    tile: str


class FirstTurn(NamedTuple):
    """Who begins, by which draws, and the draws still to come."""

    seat: int
    rounds: tuple[tuple[Drawn, ...], ...]
    draws: Draws


def draw_for_first_turn(
    bag: Tiles, seats: int, draws: Draws, ahead: Callable[[Sequence[Drawn]], tuple[int, ...]]
) -> FirstTurn:
    """Draw a tile for each seat until one is ahead, each time from the full bag.

    ``ahead`` tells who is: several seats draw again.
    """
    rounds: list[tuple[Drawn, ...]] = []
    drawing = tuple(range(seats))
    while len(drawing) > 1:
        tiles, _, draws = draw(bag, len(drawing), draws)
        rounds.append(tuple(map(Drawn, drawing, tiles)))
        drawing = ahead(rounds[-1])
    return FirstTurn(drawing[0], tuple(rounds), draws)


def fill_racks(
    bag: Tiles, sizes: Iterable[int], draws: Draws
) -> tuple[tuple[Tiles, ...], Tiles, Draws]:
    """Fill a rack of each size from a bag; return the racks, the rest of the bag and the draws."""
    racks = []
    for size in sizes:
        rack, bag, draws = draw(bag, size, draws)
        racks.append(rack)
    return tuple(racks), bag, draws
