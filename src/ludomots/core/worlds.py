"""States that fit what one seat knows: the hidden tiles are dealt at random."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from ludomots.core.contract import Audience, GameView, LastMove, State
from ludomots.core.draws import Draws
from ludomots.core.tiles import Tiles

Last = TypeVar("Last", bound=LastMove[msgspec.Struct])
Kind = TypeVar("Kind", bound=msgspec.Struct)


def fresh_draws(rng: random.Random) -> Draws:
    """Return draws to come that nobody knows."""
    return Draws(rng.randbytes(32))


def fitting(state: type[State], view: GameView, **guessed: object) -> State:
    """Return a state that looks like a view.

    The fields that both have under the same name are taken from the view, unless they are given
    here with those that it does not show.
    """
    shown = msgspec.structs.asdict(view)
    known: dict[str, Any] = {name: shown[name] for name in state.__struct_fields__ if name in shown}
    return state(**{**known, **guessed})


def guessed_last(
    last: Last | None, audience: Audience | None, kind: type[Kind], guess: Callable[[Kind], Kind]
) -> Last | None:
    """Return the last move, guessed if it is another seat's and of a kind that is secret."""
    if last is None or last.seat == audience or not isinstance(last.move, kind):
        return last
    return msgspec.structs.replace(last, move=guess(last.move))


def deal(
    unseen: Mapping[str, int],
    sizes: Sequence[int],
    known: Mapping[int, Tiles],
    rng: random.Random,
) -> tuple[tuple[Tiles, ...], Tiles]:
    """Return a rack of each size, and the bag: the unseen tiles, dealt at random.

    ``known`` are the racks that are seen, by seat.
    """
    tiles = sorted(Counter(unseen).elements())
    rng.shuffle(tiles)
    racks = tuple(
        known[seat] if seat in known else tuple(tiles.pop() for _ in range(size))
        for seat, size in enumerate(sizes)
    )
    return racks, tuple(sorted(tiles))
