"""What a player does not see: filled in for replays and sampled games, or drawn in the open."""

import random
from collections import Counter

from msgspec.structs import replace

from ludomots.core.contract import TABLE, Audience
from ludomots.core.definition import other_draws
from ludomots.core.moves import TimeUp
from ludomots.core.notation import BadText
from ludomots.core.tiles import Tiles, bag_of, put_back, take
from ludomots.core.turns import with_seat
from ludomots.core.worlds import fitting, fresh_draws, guessed_last
from ludomots.games.typo.model import (
    HIDDEN,
    Announce,
    Cannot,
    Choose,
    Last,
    Move,
    Options,
    State,
    decks,
)
from ludomots.games.typo.notation import HOLDER, read_hand
from ludomots.games.typo.rounds import ROWS, SEATS, sorted_hand
from ludomots.games.typo.view import View


def suppose(
    options: Options,  # noqa: ARG001 (as every game's)
    state: State,
    seat: int,
    hand: str | None,
    move: Move,
) -> tuple[State, Move]:
    """Return a state in which a seat has the card that its move needs, and the move with its card.

    A word shows its card. The card of a player who cannot place it is given by ``hand``, or stays
    as it was guessed. If the placed card differs from the guess, the seat gets that card and is
    first in order. Cards are exchanged with unseen ones, so that the deck stays whole; if a card is
    nowhere, the state stays the same.
    """
    if isinstance(move, TimeUp):
        return _chosen_by_chance(state, hand or ""), move
    if seat == TABLE or seat >= len(state.hands):
        return state, move
    if seat in state.choosers and hand:
        state = _with_hand(state, seat, read_hand(hand))
    match move:
        case Choose(card=card) if seat in state.choosers:
            state = _with_hand(state, seat, _hand_with(state, seat, card))
            if card == HIDDEN:
                move = Choose(state.hands[seat][0])
        case Announce() | Cannot() if seat in state.order and state.provisional is None:
            card = hand or _card_of(state, move)
            if card != state.cards[seat]:
                others = tuple(other for other in state.order if other != seat)
                state = replace(_with_card(state, seat, card), order=(seat, *others))
        case _:
            pass
    return state, move


def drawn(options: Options, before: State | None, after: State) -> str:  # noqa: ARG001
    """Return what a move drew in the open: the cards that chance chose when time was up.

    Before the first move: the cards that begin the rows, and the seat with the dictionary.
    """
    if before is None:
        return f"{''.join(after.rows)}{HOLDER}{after.holder + 1}"
    if after.last is None or not isinstance(after.last.move, TimeUp):
        return ""
    return "".join(after.cards[seat] or "" for seat in before.choosers)


def read_drawn(options: Options, text: str) -> tuple[int, ...]:
    """Read the first cards and the first holder of the dictionary, as the numbers that draw them.

    The cards that chance chose later depend on the hands: ``suppose`` reads them.
    """
    cards, at, player = text.partition(HOLDER)
    read_hand(cards)
    if not at:
        return ()
    deck = list(bag_of(decks()[options.deck]))
    numbers = []
    for position, card in enumerate(cards, start=1):
        if card not in deck or len(cards) != ROWS:
            raise BadText("drawn", position, text=text)
        numbers.append(deck.index(card))
        deck.remove(card)
    if player not in map(str, range(1, SEATS[-1] + 1)):
        raise BadText("drawn", len(cards) + 2, text=text)
    return (*numbers, int(player) - 1)


def opened(seat: int, later: State) -> bool:
    """Return whether the card that a seat chose earlier has been revealed (TY-10).

    The card of a player who leaves before the reveal never is.
    """
    return bool(later.order) and later.cards[seat] is not None


def twin(state: State, audience: Audience, chance: random.Random) -> State:
    """Return another state that looks the same to an audience.

    Other cards are aside, in the other hands and face down.
    """
    state = other_draws(state, audience, chance)
    if audience == "reader" and state.end:
        return state
    others = [seat for seat in range(len(state.hands)) if seat != audience]
    hands, cards = list(state.hands), list(state.cards)
    down = [seat for seat in others if cards[seat] is not None and not state.order]
    pool = [*state.aside, *(card for seat in others for card in hands[seat])]
    pool += [card for seat in down if (card := cards[seat]) is not None]
    chance.shuffle(pool)
    for seat in down:
        cards[seat] = pool.pop()
    for seat in others:
        size = len(hands[seat])
        hands[seat], pool = tuple(sorted(pool[:size])), pool[size:]
    last = guessed_last(state.last, audience, Choose, lambda _: Choose(chance.choice("ABCDE")))
    return replace(
        state, aside=tuple(sorted(pool)), hands=tuple(hands), cards=tuple(cards), last=last
    )


def _chosen_by_chance(state: State, cards: str) -> State:
    """Return the state in which chance will choose these cards for the seats that have not chosen.

    Each card lies before its seat until all are found, so that no other seat gets it.
    """
    choosers = state.choosers
    if len(cards) != len(choosers):
        return state
    found = state
    for seat, card in zip(choosers, cards, strict=True):
        found = _with_hand(found, seat, _hand_with(found, seat, card))
        rest = take(found.hands[seat], [card])
        if rest is None:
            return state
        hands, before = with_seat(found.hands, seat, rest), with_seat(found.cards, seat, card)
        found = replace(found, hands=hands, cards=before)
    numbers = []
    for seat, card in zip(choosers, cards, strict=True):
        hand = sorted_hand([*found.hands[seat], card])
        hands, before = with_seat(found.hands, seat, hand), with_seat(found.cards, seat, None)
        found = replace(found, hands=hands, cards=before)
        numbers.append(hand.index(card))
    return replace(found, draws=state.draws.telling(numbers))


def _card_of(state: State, move: Announce | Cannot) -> str:
    """Return the card that a word adds to its row, ``""`` if the move has no word."""
    if isinstance(move, Cannot) or move.row not in range(1, len(state.rows) + 1):
        return ""
    at = 0 if move.side == "left" else len(state.row(move.row))
    return move.word[at : at + 1]


def _hand_with(state: State, seat: int, card: str) -> tuple[str, ...]:
    hand = state.hands[seat]
    return hand if card == HIDDEN or card in hand else sorted_hand([card, *hand[1:]])


def _with_hand(state: State, seat: int, wanted: tuple[str, ...]) -> State:
    """Return the state in which a seat has the cards of this hand that can be found."""
    new = list((Counter(wanted) - Counter(state.hands[seat])).elements())
    old = list((Counter(state.hands[seat]) - Counter(wanted)).elements())
    if len(new) != len(old):
        return state
    for give, get in zip(old, new, strict=True):
        found = _exchanged(state, seat, give, get)
        if found is not None:
            hand = take(found.hands[seat], [give]) or ()
            state = replace(found, hands=with_seat(found.hands, seat, sorted_hand([*hand, get])))
    return state


def _with_card(state: State, seat: int, card: str) -> State:
    """Return the state in which this card lies before a seat."""
    old = state.cards[seat]
    if not card or old is None or old == card:
        return state
    found = _exchanged(state, seat, old, card)
    if found is None:
        hand = take(state.hands[seat], [card])
        if hand is None:
            return state
        found = replace(state, hands=with_seat(state.hands, seat, sorted_hand([*hand, old])))
    return replace(found, cards=with_seat(found.cards, seat, card))


def _exchanged(state: State, seat: int, give: str, get: str) -> State | None:
    """Return the state in which another place gives a card and gets one; ``None`` if none has
    it."""
    aside = take(state.aside, [get])
    if aside is not None:
        return replace(state, aside=put_back(aside, [give]))
    for other, hand in enumerate(state.hands):
        rest = take(hand, [get]) if other != seat else None
        if rest is not None:
            return replace(state, hands=with_seat(state.hands, other, sorted_hand([*rest, give])))
    for other, card in enumerate(state.cards):
        if other != seat and card == get:
            return replace(state, cards=with_seat(state.cards, other, give))
    return None


def world(view: View, rng: random.Random) -> State:
    """Return a random state that agrees with what the seat of the view sees."""
    unseen = sorted(Counter(view.unseen).elements())
    rng.shuffle(unseen)
    cards = tuple(_card(view, seat, unseen) for seat in range(len(view.scores)))
    hands = tuple(
        view.hand
        if seat == view.seat and view.hand is not None
        else sorted_hand([unseen.pop() for _ in range(count)])
        for seat, count in enumerate(view.hand_counts)
    )
    return fitting(
        State,
        view,
        draws=fresh_draws(rng),
        aside=tuple(sorted(unseen)),
        hands=hands,
        cards=cards,
        last=_last(view, cards),
    )


def _card(view: View, seat: int, unseen: list[str]) -> str | None:
    """Return the card before a seat: none, a known one, or a guessed one."""
    if seat not in view.chosen:
        return None
    if view.revealed is not None:
        return view.revealed[seat]
    return view.card if seat == view.seat else unseen.pop()


def _last(view: View, cards: Tiles | tuple[str | None, ...]) -> Last | None:
    """Return the last move; a card that another seat chose is the one guessed for that seat."""
    card = None if view.last is None else cards[view.last.seat]
    return guessed_last(view.last, view.seat, Choose, lambda move: Choose(card) if card else move)
