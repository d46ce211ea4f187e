"""Hidden tiles filled in, so that a game can be replayed by somebody who did not see them all."""

from collections.abc import Iterable

from msgspec.structs import replace

from ludomots.games.contract import TABLE
from ludomots.games.tiles import Tiles, put_back, take
from ludomots.games.topword.moves import HIDDEN, Exchange, Move, Place
from ludomots.games.topword.options import Options
from ludomots.games.topword.state import State
from ludomots.games.topword.text import read_rack
from ludomots.games.topword.turns import with_seat


def suppose(
    options: Options, state: State, seat: int, hand: str | None, move: Move
) -> tuple[State, Move]:
    """Return a state in which a seat holds what its move needs, and the move without hidden tile.

    The seat that moves first has the first turn. Tiles are swapped with the bag or else with the
    other racks, so that the box stays whole; if they are nowhere the state stays as it is.
    """
    if seat == TABLE or seat >= len(state.racks):
        return state, move
    if state.last is None:
        state = replace(state, turn=seat)
    wanted = _needed(options, move) if hand is None else read_rack(hand, options)
    if hand is None or len(wanted) == len(state.racks[seat]):
        state = _give(state, seat, wanted)
    if isinstance(move, Exchange) and move.tile == HIDDEN and state.racks[seat]:
        move = Exchange(state.racks[seat][0])
    return state, move


def _needed(options: Options, move: Move) -> Tiles:
    match move:
        case Place(tiles=tiles):
            return tuple(options.rack_tile(placed.tile) for placed in tiles)
        case Exchange(tile=tile) if tile != HIDDEN:
            return (tile,)
        case _:
            return ()


def _give(state: State, seat: int, wanted: Tiles) -> State:
    """Return the state in which a rack has these tiles, and the rest of it as it was."""
    rack, missing = _without(state.racks[seat], wanted)
    given = state
    for tile in missing:
        if not rack:
            return state
        *kept, old = rack
        rack = tuple(kept)
        changed = _swap(given, seat, tile, old)
        if changed is None:
            return state
        given = changed
    return replace(given, racks=with_seat(given.racks, seat, (*wanted, *rack)))


def _without(rack: Tiles, wanted: Iterable[str]) -> tuple[Tiles, list[str]]:
    """Return what is left of a rack without some tiles, and which of them it does not hold."""
    missing = []
    for tile in wanted:
        rest = take(rack, [tile])
        if rest is None:
            missing.append(tile)
        else:
            rack = rest
    return rack, missing


def _swap(state: State, seat: int, tile: str, old: str) -> State | None:
    """Return the state with ``tile`` taken out of the bag or another rack, ``old`` put there."""
    bag = take(state.bag, [tile])
    if bag is not None:
        return replace(state, bag=put_back(bag, [old]))
    for other, rack in enumerate(state.racks):
        rest = take(rack, [tile]) if other != seat else None
        if rest is not None:
            return replace(state, racks=with_seat(state.racks, other, (*rest, old)))
    return None
