"""What all players of Mots de Tête share: judging the words of others, and passing."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar

from ludomots._engine import GridPlay
from ludomots.core.chance import chance
from ludomots.core.player import check_to_act
from ludomots.core.vocabulary import WHOLE_LIST, Vocabulary
from ludomots.games.mots_de_tete import Accept, Contest, Move, Options, Pass, View
from ludomots.words import Lexicon, lexicon


class Level(ABC):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word it does not know: a good word contested costs the next
    turn (MT-39), so those who know few words must not contest every rare one.
    """

    name: ClassVar[str]
    vocabulary: ClassVar[Vocabulary] = WHOLE_LIST
    doubt: ClassVar[float] = 1.0

    def __init__(self, options: Options, seed: int = 0, words: Lexicon | None = None) -> None:
        self.options = options
        self.words = lexicon(options.lexicon) if words is None else words
        self._seed = seed

    def choose(self, view: View) -> Move:
        """Return a move for the seat of the view, which must be one of those to act."""
        check_to_act(view)
        if view.provisional is not None:
            words = [word.word for word in view.provisional.scored.words]
            return Contest() if self._doubts(view, words) else Accept()
        return self._write(view) or Pass()

    @abstractmethod
    def _write(self, view: View) -> Move | None:
        """Return the letters this level writes, ``None`` if it finds no word (MT-18)."""

    def _proposable(self, plays: Iterable[GridPlay]) -> Iterator[GridPlay]:
        """Yield the plays whose words may all be proposed."""
        may_propose = self.words.may_propose
        return (play for play in plays if all(may_propose(word) for word, _ in play.words))

    def _doubts(self, view: View, words: list[str]) -> bool:
        strange = [word for word in words if not self.vocabulary.knows(self.words, word)]
        return bool(strange) and self._chance(view).random() < self.doubt

    def _chance(self, view: View) -> random.Random:
        return chance(self._seed, view)
