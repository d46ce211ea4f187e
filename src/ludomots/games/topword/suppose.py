"""Hidden tiles filled in, so that a game can be replayed by somebody who did not see them all."""

from collections import Counter

from msgspec.structs import replace

from ludomots.games.contract import TABLE
from ludomots.games.seats import with_seat
from ludomots.games.tiles import Tiles, put_back, take
from ludomots.games.topword.moves import HIDDEN, Exchange, Move, Place
from ludomots.games.topword.options import Options
from ludomots.games.topword.state import State
from ludomots.games.topword.text import read_rack


def suppose(
    options: Options, state: State, seat: int, hand: str | None, move: Move
) -> tuple[State, Move]:
    """Return a state in which a seat holds what its move needs, and the move without hidden tile.

    The seat that moves first has the first turn. Tiles come from the bag or else from the other
    racks, so that the box stays whole; if they are nowhere the state stays as it is.
    """
    if seat == TABLE or seat >= len(state.racks):
        return state, move
    if state.last is None:
        state = replace(state, turn=seat)
    if hand is None:
        state = _give(state, seat, _needed(options, move), len(state.racks[seat]))
    else:
        wanted = read_rack(hand, options)
        state = _give(state, seat, wanted, len(wanted))
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


def _give(state: State, seat: int, wanted: Tiles, size: int) -> State:
    """Return the state in which a rack of this size has these tiles, the others as they were."""
    rack = state.racks[seat]
    given = replace(state, bag=put_back(state.bag, rack), racks=with_seat(state.racks, seat, ()))
    for tile in wanted:
        found = _found(given, tile)
        if found is None:
            return state
        given = found
    bag, kept = given.bag, list(wanted)
    for tile in (*_without(rack, wanted), *bag):
        rest = take(bag, [tile]) if len(kept) < size else None
        if rest is not None:
            bag = rest
            kept.append(tile)
    return replace(given, bag=bag, racks=with_seat(given.racks, seat, tuple(kept)))


def _without(rack: Tiles, tiles: Tiles) -> Tiles:
    left = Counter(rack)
    left.subtract(tiles)
    return tuple(left.elements())


def _found(state: State, tile: str) -> State | None:
    """Return the state without a tile of the bag, or of a rack that gets another one for it."""
    bag = take(state.bag, [tile])
    if bag is not None:
        return replace(state, bag=bag)
    for seat, rack in enumerate(state.racks):
        rest = take(rack, [tile])
        if rest is not None and state.bag:
            racks = with_seat(state.racks, seat, (*rest, state.bag[0]))
            return replace(state, bag=state.bag[1:], racks=racks)
    return None
