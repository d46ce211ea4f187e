"""What a player does not see: filled in for replays and sampled games, or drawn in the open.

A game can be replayed without having seen all tokens. Only those for the first turn are drawn in
the open: one for each seat in their order, ``/`` before a new draw.
"""

import random
from collections import Counter

from msgspec.structs import replace

from ludomots.core.contract import TABLE, Audience
from ludomots.core.definition import other_draws
from ludomots.core.notation import BadText, check_length
from ludomots.core.racks import give, mixed
from ludomots.core.tiles import Tiles, bag_of
from ludomots.core.worlds import deal, fitting, fresh_draws, guessed_last
from ludomots.games.topscore.model import (
    BLANK,
    HIDDEN,
    Change,
    Exchange,
    Last,
    Lay,
    Move,
    Options,
    Provisional,
    State,
    Trade,
    rack_token,
)
from ludomots.games.topscore.notation import read_rack, read_tokens, write_tokens
from ludomots.games.topscore.view import ShownPlay, View


def suppose(
    options: Options, state: State, seat: int, hand: str | None, move: Move
) -> tuple[State, Move]:
    """Return a state in which a seat holds what its move needs, and the move with its tokens known.

    The seat that moves first has the first turn.
    """
    if seat == TABLE or seat >= len(state.racks):
        return state, move
    if state.last is None:
        state = replace(state, turn=seat)
    if hand is None:
        wanted, size = _needed(state, seat, move), len(state.racks[seat])
    else:
        wanted = read_rack(hand, options)
        size = len(wanted)
    bag, racks = give(state.bag, state.racks, seat, wanted, size)
    if isinstance(move, Exchange) and HIDDEN in move.tokens:
        move = Exchange(racks[seat][: len(move.tokens)])
    return replace(state, bag=bag, racks=racks), move


def drawn(options: Options, before: State | None, after: State) -> str:  # noqa: ARG001
    """Return the tokens drawn for the first turn (TS-09), nothing for a move."""
    rounds = after.start_draws if before is None else ()
    return "/".join(write_tokens(one.tile for one in drawn) for drawn in rounds)


def read_drawn(options: Options, text: str) -> tuple[int, ...]:
    """Read the tokens drawn for the first turn; return each one's place in the rest of the bag."""
    check_length(text)
    known, position, numbers = (*options.letter_set.letters, BLANK), 1, []
    for one_draw in text.split("/"):
        bag = list(bag_of(options.letter_set.tokens()))
        for token in read_tokens(one_draw, position, known):
            if token not in bag:
                raise BadText("drawn", position, text=one_draw)
            numbers.append(bag.index(token))
            bag.remove(token)
        position += len(one_draw) + 1
    return tuple(numbers)


def twin(state: State, audience: Audience, chance: random.Random) -> State:
    """Return another state that looks the same to an audience."""
    state = other_draws(state, audience, chance)
    if audience == "reader" and state.end:
        return state
    bag, racks = mixed(state.bag, state.racks, audience, chance)

    def other_tokens(move: Exchange) -> Exchange:
        return Exchange(tuple(chance.choices("ABCDE?", k=len(move.tokens))))

    last = guessed_last(state.last, audience, Exchange, other_tokens)
    return replace(state, bag=bag, racks=racks, last=last)


def _needed(state: State, seat: int, move: Move) -> Tiles:
    match move:
        case Lay(word=word, on=on):
            whose = seat if on is None else on
            old = state.boards[whose].word if whose < len(state.boards) else ()
            return tuple(map(rack_token, (Counter(word) - Counter(old)).elements()))
        case Trade(letter=letter):
            return (letter,)
        case Change(token=token):
            return (rack_token(token),)
        case Exchange(tokens=tokens) if HIDDEN not in tokens:
            return tokens
        case _:
            return ()


def world(view: View, rng: random.Random) -> State:
    """Return a random state that agrees with what the seat of the view sees."""
    own = {} if view.seat is None or view.rack is None else {view.seat: view.rack}
    racks, bag = deal(view.unseen, view.rack_counts, own, rng)
    play, draws = view.provisional, fresh_draws(rng)
    waiting = play and Provisional(play.seat, play.move, _added(view, play), play.accepted)
    return fitting(
        State,
        view,
        draws=draws,
        bag=bag,
        racks=racks,
        turn=view.turn or 0,
        provisional=waiting,
        last=_last(view, bag, rng),
    )


def _added(view: View, play: ShownPlay) -> Tiles:
    """Return the tokens that the waiting word takes from its author's rack."""
    if isinstance(play.move, Change):
        return (play.move.token,)
    return tuple((Counter(play.move.word) - Counter(view.boards[play.on].word)).elements())


def _last(view: View, bag: Tiles, rng: random.Random) -> Last | None:
    """Return the last move, with guessed tokens if another seat exchanged them."""

    def exchanged(move: Exchange) -> Exchange:
        size = len(move.tokens)
        seen = [*bag, *(token for rack in view.racks or () for token in rack)]
        tokens = rng.sample(seen, min(size, len(seen))) + ["?"] * (size - len(seen))
        return Exchange(tuple(tokens))

    return guessed_last(view.last, view.seat, Exchange, exchanged)
