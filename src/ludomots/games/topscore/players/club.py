"""Club: plans its own word to the seventh letter."""

from math import inf

from ludomots.games.topscore import View
from ludomots.games.topscore.players.level import Level
from ludomots.games.topscore.players.turns import Turn
from ludomots.games.topscore.state import LONGEST
from ludomots.games.topscore.tokens import letters_of


class Club(Level):
    """Takes all points there are, with the word that is fewest turns from seven letters."""

    name = "club"

    def _best(self, view: View, found: list[Turn]) -> Turn:
        most, seat = max(turn.points for turn in found), view.seat or 0
        outlook = self._outlook(view)

        def goodness(turn: Turn) -> tuple[int, float]:
            word = letters_of(turn.boards[seat].word)
            if not turn.lays_own or len(word) == LONGEST:
                return -len(turn.moves), 0.0
            turns, _ = outlook.plan(word, turn.rack)
            return -len(turn.moves), -turns if turns < inf else -99.0

        return max((turn for turn in found if turn.points == most), key=goodness)
