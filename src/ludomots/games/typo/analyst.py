"""Weighs the moves of Typo for reviews with Champion's knowledge, and says how far each seat is."""

from collections.abc import Sequence

from ludomots._engine import RowTrial
from ludomots.core.analyst import Standing, Weighed, standing_of
from ludomots.core.contract import Rules
from ludomots.core.moves import Accept, Contest
from ludomots.core.player import chance
from ludomots.games.typo import Announce, Cannot, Choose, Move, Options, State, View
from ludomots.games.typo.model import HAND, SECOND_EDITION_HANDS
from ludomots.games.typo.players.levels import Champion
from ludomots.games.typo.players.trial import Tried, trial
from ludomots.games.typo.weighing import weigh_cards, weigh_doubt, weigh_placing, weigh_rows

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
    """Return how many cards a player still places; in the second edition the smallest hand
    decides."""
    held = [
        cards + (seat in view.chosen)
        for seat, cards in enumerate(view.hand_counts)
        if seat not in view.withdrawn
    ]
    if view.options.edition == "second":
        return min(held)
    return sum(held) / len(held) + (HAND if view.half == 1 else 0)


def _next_to_act(view: View) -> tuple[int, ...]:
    """Return, for each seat, how many place a card before it; the seats that choose come last
    (TY-09)."""
    before = {seat: place for place, seat in enumerate(view.order)}
    return tuple(before.get(seat, len(view.order)) for seat in range(len(view.scores)))


WORLDS = 16
"""The least number of worlds in which each choice is first tried, even with few playouts."""

SHOWN = 5
"""How many of the best moves are shown, besides the one made."""

_Rules = Rules[State, Move, View, Options]


class TypoAnalyst:
    """Tries the choices of a seat in worlds that its cards allow."""

    themes: tuple[str, ...] = ("card", "place", "word", "row", "bluff", "doubt", "belief")

    def weigh(
        self, rules: _Rules, view: View, made: Move, *, playouts: int, seed: int
    ) -> list[Weighed[Move]]:
        """Return what the best moves are worth, and the one made."""
        mind = Champion(rules.options, seed, words=rules.lexicon)
        luck = chance(seed, view)

        def attempt(choices: Sequence[Tried], kept: int) -> RowTrial:
            tried = trial(
                view, mind.known, mind.ease, choices, seed=luck.getrandbits(63), keep=kept
            )
            tried.try_out(playouts, worlds=WORLDS)
            return tried

        match made:
            case Choose():
                found = weigh_cards(mind, view, made, attempt)
            case Cannot() if view.owes:
                found = weigh_rows(view, made, attempt)
            case Announce() | Cannot():
                found = weigh_placing(mind, view, made, luck, attempt)
            case Accept() | Contest():
                found = weigh_doubt(mind, view, made, attempt)
            case _:
                found = []
        found.sort(key=lambda one: -one.value)
        return [one for place, one in enumerate(found) if place < SHOWN or one.move == made]

    def standing(self, rules: _Rules, view: View) -> Standing:  # noqa: ARG002 (as every game's)
        """Return how far each seat is."""
        return standing(view)
