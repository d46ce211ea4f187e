"""What chance gave: hidden tiles filled in, and those drawn in the open as text.

A game can be replayed by somebody who did not see all tiles. Only those for the first turn are
drawn in the open: one for each seat in their order, ``/`` before a new draw.
"""

import random

from msgspec.structs import replace

from ludomots.core.contract import TABLE, Audience
from ludomots.core.definition import other_draws
from ludomots.core.notation import BadText, check_length
from ludomots.core.racks import give, mixed
from ludomots.core.tiles import Tiles, bag_of
from ludomots.core.worlds import guessed_last
from ludomots.games.topword.moves import HIDDEN, Exchange, Move, Place
from ludomots.games.topword.options import Options
from ludomots.games.topword.state import State
from ludomots.games.topword.text import read_rack, read_tile, write_rack


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


def twin(state: State, audience: Audience, chance: random.Random) -> State:
    """Return a state that an audience cannot tell from this one.

    All racks of a finished game lie open to its reader, and so what is left in the bag too.
    """
    state = other_draws(state, audience, chance)
    if audience == "reader" and state.end:
        return state
    bag, racks = mixed(state.bag, state.racks, audience, chance)
    last = guessed_last(state.last, audience, Exchange, lambda _: Exchange(chance.choice("ABCDE")))
    return replace(state, bag=bag, racks=racks, last=last)


def _needed(options: Options, move: Move) -> Tiles:
    match move:
        case Place(tiles=tiles):
            return tuple(options.rack_tile(placed.tile) for placed in tiles)
        case Exchange(tile=tile) if tile != HIDDEN:
            return (tile,)
        case _:
            return ()


def _give(state: State, seat: int, wanted: Tiles, size: int) -> State:
    bag, racks = give(state.bag, state.racks, seat, wanted, size)
    return replace(state, bag=bag, racks=racks)
