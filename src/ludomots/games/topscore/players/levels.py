"""The levels that look at the points of a turn: Débutant, Famille, and the yardstick."""

from ludomots.games.topscore import Move, Put, View
from ludomots.games.topscore.players.known import Known
from ludomots.games.topscore.players.level import Level, growths
from ludomots.games.topscore.players.turns import Turn


class Greedy(Level):
    """The yardstick: most points now, with the whole list."""

    name = "greedy"

    def _best(self, view: View, found: list[Turn]) -> Turn:  # noqa: ARG002
        return max(found, key=lambda turn: (turn.points, -len(turn.moves)))


class Famille(Level):
    """Knows the words of ordinary books; of equal points it takes the word with most to add."""

    name = "famille"
    known = Known(frequency=6, percent=75)
    found_in_need = Known(frequency=4, percent=90)
    doubt = 0.7

    def _best(self, view: View, found: list[Turn]) -> Turn:
        most = max(turn.points for turn in found)
        seat = view.seat or 0
        return max(
            (turn for turn in found if turn.points == most),
            key=lambda turn: (-len(turn.moves), growths(self.growth, turn.boards[seat].word)),
        )


class Debutant(Level):
    """Knows everyday words, sees some turns and squares, and makes the best of those it sees."""

    name = "debutant"
    known = Known(frequency=7, everyday=True, percent=50)
    found_in_need = Famille.known
    doubt = 0.3
    sees = 3

    def _best(self, view: View, found: list[Turn]) -> Turn:
        seen = self._glimpse(view, found, self.sees)
        return max(seen, key=lambda turn: turn.points)

    def _put(self, view: View) -> Move:
        placings = sorted(self._placings(view))
        seen = self._glimpse(view, placings, self.sees)
        letter, pyramid, _ = max(seen, key=lambda placing: placing[2])
        return Put(letter, pyramid)
