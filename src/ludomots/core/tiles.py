"""What is in the box of a game: sets of letters or cards, from TOML files in its folder."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from ludomots.core.draws import Draws


def read_sets(package: str, kind: str) -> dict[str, dict[str, Any]]:
    """Return what the files ``KIND-NAME.toml`` of a game's folder say, by NAME in order."""
    found = {}
    for file in files(package).iterdir():
        if file.name.startswith(f"{kind}-") and file.name.endswith(".toml"):
            name = file.name.removeprefix(f"{kind}-").removesuffix(".toml")
            found[name] = tomllib.loads(file.read_text(encoding="utf-8"))
    return dict(sorted(found.items()))


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
