"""How far each seat is in a game of Typo: points lost, and the cards still to be placed."""

from ludomots.core.analyst import Standing
from ludomots.core.standing import standing_of
from ludomots.games.typo.options import HAND, SECOND_EDITION_HANDS
from ludomots.games.typo.view import View

_CARDS = {"first": 2 * HAND, "second": max(SECOND_EDITION_HANDS.values())}
"""The cards that a player places in the usual game of each edition."""


def standing(view: View) -> Standing:
    """Return how far each seat is. A row that must be removed counts as lost already (TY-25)."""
    points = list(view.scores)
    if view.options.edition == "first" and view.owes and view.turn is not None:
        points[view.turn] -= view.owes + max(map(len, view.rows))
    return standing_of(
        view,
        points=points,
        left=_cards_left(view) / _CARDS[view.options.edition],
        next_to_act=_next_to_act(view),
        ending=view.options.edition,
    )


def _cards_left(view: View) -> float:
    """Return how many cards a player still places: in the second edition whoever has fewest."""
    held = [
        cards + (seat in view.chosen)
        for seat, cards in enumerate(view.hand_counts)
        if seat not in view.withdrawn
    ]
    if view.options.edition == "second":
        return min(held)
    return sum(held) / len(held) + (HAND if view.half == 1 else 0)


def _next_to_act(view: View) -> tuple[int, ...]:
    """Return who places a card before whom; all others choose together after that (TY-09)."""
    before = {seat: place for place, seat in enumerate(view.order)}
    return tuple(before.get(seat, len(view.order)) for seat in range(len(view.scores)))
