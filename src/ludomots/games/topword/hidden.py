"""What a player does not see: filled in for replays and sampled games, or drawn in the open.

A game can be replayed without having seen all tiles. Only those for the first turn are drawn in the
open: one for each seat in their order, ``/`` before a new draw.
"""

import random

from msgspec.structs import replace

from ludomots.core.contract import TABLE, Audience
from ludomots.core.definition import other_draws
from ludomots.core.notation import BadText, check_length
from ludomots.core.racks import give, mixed
from ludomots.core.tiles import Tiles, bag_of
from ludomots.core.worlds import deal, fitting, fresh_draws, guessed_last
from ludomots.games.topword.model import (
    HIDDEN,
    Exchange,
    Last,
    Move,
    Options,
    Place,
    Provisional,
    State,
)
from ludomots.games.topword.notation import read_rack, read_tile, write_rack
from ludomots.games.topword.turns import FREE_EXCHANGES
from ludomots.games.topword.view import View


def suppose(
    options: Options, state: State, seat: int, hand: str | None, move: Move
) -> tuple[State, Move]:
    """Return a state in which a seat holds what its move needs, and the move with its tile known.

    The seat that moves first has the first turn. Tiles come from the bag, or else from the other
    racks, so that the box stays whole; if they are nowhere, the state stays the same.
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


def read_drawn(options: Options, text: str) -> tuple[int, ...]:
    """Read the tiles drawn for the first turn; return each one's place in the rest of the bag."""
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
    """Return another state that looks the same to an audience.

    The reader of a finished game sees all racks, and so knows what is left in the bag.
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


def world(view: View, rng: random.Random) -> State:
    """Return a random state that agrees with what the seat of the view sees."""
    own = {} if view.seat is None or view.rack is None else {view.seat: view.rack}
    racks, bag = deal(view.unseen, view.rack_counts, own, rng)
    play, last, left = view.provisional, view.last, view.exchanges_left
    move = None if last is None else last.move
    if isinstance(move, Exchange) and last is not None and last.seat != view.seat:
        move = Exchange(rng.choice(bag))  # what somebody else put back is in the bag
    return fitting(
        State,
        view,
        draws=fresh_draws(rng),
        bag=bag,
        racks=racks,
        turn=view.turn or 0,
        provisional=Provisional(play.seat, play.tiles, play.accepted) if play else None,
        free_exchanges=0 if left is None else FREE_EXCHANGES - left,
        last=None if last is None or move is None else Last(last.seat, move, last.refused),
    )
