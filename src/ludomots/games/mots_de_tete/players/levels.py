"""The levels that look at the points of a play: Débutant, Famille, and the yardstick."""

from ludomots.core.player import EverydayWords, OrdinaryWords
from ludomots.games.mots_de_tete import Move, View
from ludomots.games.mots_de_tete.players.engine import all_plays, as_move, best_plays
from ludomots.games.mots_de_tete.players.level import Level

_ENOUGH = 32
"""So many of the best plays are looked at for one that may be proposed; then all."""


class Greedy(Level):
    """The yardstick: most points now, with the whole list."""

    name = "greedy"

    def _write(self, view: View) -> Move | None:
        die = view.die or 0
        best = next(self._proposable(best_plays(self.engine, view.board, die, _ENOUGH)), None)
        if best is None:
            every = sorted(all_plays(self.engine, view.board, die), key=lambda play: -play.expected)
            best = next(self._proposable(every), None)
        return as_move(best) if best else None


class Famille(OrdinaryWords, Greedy):
    """Plays for points with the words of ordinary books."""


class Debutant(EverydayWords, Level):
    """Knows everyday words, sees some of the plays, and makes the best of those it sees."""

    sees = 60

    def _write(self, view: View) -> Move | None:
        plays = all_plays(self.engine, view.board, view.die or 0)
        if not plays:
            return None
        seen = self._glimpse(view, plays, self.sees)
        return as_move(max(seen, key=lambda play: play.expected))
