"""Games of Typo that fit a view: the cards that nobody sees are dealt at random."""

import random
from collections import Counter

from ludomots.core.tiles import Tiles
from ludomots.core.worlds import fitting, fresh_draws, guessed_last
from ludomots.games.typo.dealing import sorted_hand
from ludomots.games.typo.moves import Choose
from ludomots.games.typo.state import Last, State
from ludomots.games.typo.view import View


def world(view: View, rng: random.Random) -> State:
    """Return a state that looks like this to the seat of the view."""
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
    """Return the card before a seat: none, one that is known, or one that is guessed."""
    if seat not in view.chosen:
        return None
    if view.revealed is not None:
        return view.revealed[seat]
    return view.card if seat == view.seat else unseen.pop()


def _last(view: View, cards: Tiles | tuple[str | None, ...]) -> Last | None:
    """Return the last move; the card that somebody else chose is the one guessed for that seat."""
    card = None if view.last is None else cards[view.last.seat]
    return guessed_last(view.last, view.seat, Choose, lambda move: Choose(card) if card else move)
