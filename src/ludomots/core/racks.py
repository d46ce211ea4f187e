"""What is seen of racks, and racks filled with chosen tiles for those who did not see them all."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import TypedDict

from ludomots.core.contract import Audience, Look
from ludomots.core.tiles import Tiles, put_back, take
from ludomots.core.turns import with_seat

Racks = tuple[Tiles, ...]


class RacksShown(TypedDict):
    """What a view shows of racks and bag: one's own rack, and of the others how many tiles.

    A reader of a finished game sees all ``racks``. ``unseen`` counts the tiles in the bag and on
    the other racks together.
    """

    rack: Tiles | None
    racks: Racks | None
    rack_counts: tuple[int, ...]
    bag_count: int
    unseen: dict[str, int]


def racks_shown(
    racks: Racks, bag: Tiles, look: Look, box: Mapping[str, int], lying_open: Iterable[str]
) -> RacksShown:
    """Return what an audience may see of racks and bag.

    What is unseen is the box without the tiles that lie open, so that nothing is read from the bag
    or from another rack.
    """
    own = None if look.seat is None else racks[look.seat]
    every = racks if look.is_reader else None
    seen = chain(lying_open, *(every or (own or (),)))
    return RacksShown(
        rack=own,
        racks=every,
        rack_counts=tuple(map(len, racks)),
        bag_count=len(bag),
        unseen=without_seen(sorted(box.items()), seen),
    )


class OwnRack(TypedDict):
    """What a seat sees of racks and bag besides what everybody sees."""

    rack: Tiles
    unseen: dict[str, int]


def own_rack(rack: Tiles, unseen: Mapping[str, int]) -> OwnRack:
    """Return what a seat with this rack sees, given what is unseen for everybody."""
    return OwnRack(rack=rack, unseen=without_own(unseen, rack))


def without_seen(counts: Iterable[tuple[str, int]], seen: Iterable[str]) -> dict[str, int]:
    """Return how many of each tile are left without those that are seen."""
    gone = Counter(seen)
    return {tile: left for tile, count in counts if (left := count - gone.get(tile, 0)) > 0}


def without_own(unseen: Mapping[str, int], own: Iterable[str]) -> dict[str, int]:
    """Return what is unseen for somebody who holds some of it."""
    left = dict(unseen)
    for tile in own:
        count = left.get(tile, 0)
        if count > 1:
            left[tile] = count - 1
        else:
            left.pop(tile, None)
    return left


def give(bag: Tiles, racks: Racks, seat: int, wanted: Tiles, size: int) -> tuple[Tiles, Racks]:
    """Return the bag and the racks, that of a seat being of this size and with these tiles.

    They come from the bag or else from the other racks, so that the box stays whole; if they are
    nowhere, bag and racks stay as they are.
    """
    rack = racks[seat]
    after = put_back(bag, rack), with_seat(racks, seat, ())
    for tile in wanted:
        found = _found(*after, tile)
        if found is None:
            return bag, racks
        after = found
    rest, kept = after[0], list(wanted)
    for tile in (*_without(rack, wanted), *rest):
        left = take(rest, [tile]) if len(kept) < size else None
        if left is not None:
            rest = left
            kept.append(tile)
    return rest, with_seat(after[1], seat, tuple(kept))


def mixed(
    bag: Tiles, racks: Racks, audience: Audience, chance: random.Random
) -> tuple[Tiles, Racks]:
    """Return a bag and racks in which all tiles that an audience does not see are mixed."""
    others = [seat for seat in range(len(racks)) if seat != audience]
    pool = [*bag, *(tile for seat in others for tile in racks[seat])]
    chance.shuffle(pool)
    for seat in others:
        size = len(racks[seat])
        racks, pool = with_seat(racks, seat, tuple(pool[:size])), pool[size:]
    return tuple(sorted(pool)), racks


def _without(rack: Tiles, tiles: Tiles) -> Tiles:
    left = Counter(rack)
    left.subtract(tiles)
    return tuple(left.elements())


def _found(bag: Tiles, racks: Racks, tile: str) -> tuple[Tiles, Racks] | None:
    """Return bag and racks without a tile; a rack that held it gets another one from the bag."""
    rest = take(bag, [tile])
    if rest is not None:
        return rest, racks
    for seat, rack in enumerate(racks):
        others = take(rack, [tile])
        if others is not None and bag:
            return bag[1:], with_seat(racks, seat, (*others, bag[0]))
    return None
