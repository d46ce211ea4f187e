"""What all players of Mots de Tête share: judging the words of others, and passing."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator

from ludomots._engine import GridPlay, GridRules
from ludomots.core import player
from ludomots.games.mots_de_tete import Accept, Contest, Move, Options, Pass, View
from ludomots.games.mots_de_tete.players.engine import engine_rules


class Level(player.Level[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word it does not know: a good word contested costs the next
    turn (MT-39), so those who know few words must not contest every rare one.
    """

    @property
    def engine(self) -> GridRules:
        """The engine's rules of the table, with the words that this level knows."""
        return engine_rules(self.options, self.vocabulary, self.words)

    def _choose(self, view: View) -> Move:
        if view.provisional is not None:
            words = [word.word for word in view.provisional.scored.words]
            return Contest() if self._doubts_any(view, words) else Accept()
        return self._write(view) or Pass()

    @abstractmethod
    def _write(self, view: View) -> Move | None:
        """Return the letters this level writes, ``None`` if it finds no word (MT-18)."""

    def _proposable(self, plays: Iterable[GridPlay]) -> Iterator[GridPlay]:
        """Yield the plays whose words may all be proposed."""
        may_propose = self.words.may_propose
        return (play for play in plays if all(may_propose(word) for word, _ in play.words))
