"""Weighs the moves of Topscore for reviews, as Champion weighs its turns."""

from ludomots.core.analyst import Standing, Weighed
from ludomots.core.chance import chance
from ludomots.core.contract import Rules
from ludomots.core.moves import Pass
from ludomots.games.topscore import Move, Name, Options, Put, State, View
from ludomots.games.topscore.players.known import EVERYTHING
from ludomots.games.topscore.players.standing import standing
from ludomots.games.topscore.players.weighed_letters import weigh_letters, weigh_names
from ludomots.games.topscore.players.weighed_turns import TurnMove, weigh_turn

SHOWN = 5
"""So many of the best moves are told, and the one made."""

_LEAST_DRAWS, _PLAYOUTS_A_DRAW = 12, 50


class TopscoreAnalyst:
    """Weighs whole turns by the race, with the same sampled draws for all of them.

    Whether to contest a word is not judged: there is no telling what a player believed.
    """

    themes: tuple[str, ...] = (
        "word",
        "theft",
        "swap",
        "exchange",
        "blank",
        "wait",
        "letter",
        "name",
    )

    def weigh(
        self,
        rules: Rules[State, Move, View, Options],
        view: View,
        made: Move,
        *,
        playouts: int,
        seed: int,
    ) -> list[Weighed[Move]]:
        """Return what the best moves are worth, and the one made."""
        growth = EVERYTHING.growth(rules.lexicon, view.options.letter_set.letters)
        match made:
            case Put():
                return weigh_letters(growth, rules.lexicon, view, made, SHOWN)
            case Name():
                return weigh_names(rules.lexicon, view, made, SHOWN)
            case Pass() if view.phase == "name":
                return weigh_names(rules.lexicon, view, made, SHOWN)
            case _ if isinstance(made, TurnMove):
                draws = max(_LEAST_DRAWS, playouts // _PLAYOUTS_A_DRAW)
                luck = chance(seed, view)
                return weigh_turn(growth, rules.lexicon, view, made, SHOWN, draws, luck)
            case _:
                return []

    def standing(self, rules: Rules[State, Move, View, Options], view: View) -> Standing:
        """Return how far each seat is."""
        return standing(rules, view)
