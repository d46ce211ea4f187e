"""Weighs the moves of Typo for reviews, with Champion's knowledge and its playouts."""

from collections.abc import Sequence

from ludomots._engine import RowTrial
from ludomots.core.analyst import Standing, Weighed
from ludomots.core.chance import chance
from ludomots.core.contract import Rules
from ludomots.core.moves import Accept, Contest
from ludomots.games.typo import Announce, Cannot, Choose, Move, Options, State, View
from ludomots.games.typo.players.champion import Champion
from ludomots.games.typo.players.standing import standing
from ludomots.games.typo.players.trial import Tried, trial
from ludomots.games.typo.players.weighed_cards import weigh_cards, weigh_rows
from ludomots.games.typo.players.weighed_doubts import weigh_doubt
from ludomots.games.typo.players.weighed_words import weigh_placing

WORLDS = 16
"""Every choice is first tried in so many worlds, however few playouts are asked for."""

SHOWN = 5
"""So many of the best moves are told, and the one made."""

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
