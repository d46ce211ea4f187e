"""The levels that look at the points of a play: Débutant, Famille, and the yardstick."""

from collections.abc import Iterable, Iterator

from ludomots._engine import StackPlay
from ludomots.core.player import EverydayWords, OrdinaryWords
from ludomots.games.topword import Move, View
from ludomots.games.topword.engine import all_plays, as_move, best_plays
from ludomots.games.topword.players.level import Level
from ludomots.words import Lexicon

_ENOUGH = 32
"""So many of the best plays are looked at for one that may be proposed."""


def proposable(words: Lexicon, plays: Iterable[StackPlay]) -> Iterator[StackPlay]:
    """Yield the plays whose words may all be proposed."""
    return (play for play in plays if all(words.may_propose(word) for word, _ in play.words))


class Greedy(Level):
    """The yardstick: most points now, with the whole list."""

    name = "greedy"

    def _lay(self, view: View) -> Move | None:
        plays = best_plays(self.engine, view.board, view.rack or (), _ENOUGH)
        best = next(proposable(self.words, plays), None)
        return as_move(best) if best else None


class Famille(OrdinaryWords, Greedy):
    """Plays for points with the words of ordinary books."""


class Debutant(EverydayWords, Level):
    """Knows everyday words, sees some of the plays, and makes the best of those it sees."""

    sees = 60

    def _lay(self, view: View) -> Move | None:
        plays = all_plays(self.engine, view.board, view.rack or ())
        if not plays:
            return None
        plays.sort(key=lambda play: play.tiles)
        seen = self._glimpse(view, plays, self.sees)
        return as_move(max(seen, key=lambda play: play.score))
