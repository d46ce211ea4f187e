"""What the computer players of all games share: how a level is made, its chance, its doubts."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from ludomots.core.chance import chance
from ludomots.core.contract import Move, Options, View
from ludomots.core.player import Budget, Team, check_to_act
from ludomots.core.table_words import words_of
from ludomots.core.vocabulary import WHOLE_LIST, Vocabulary
from ludomots.words import Lexicon

Item = TypeVar("Item")


class Level(ABC, Generic[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word it does not know: those who know few words must not
    contest every rare one.
    """

    name: ClassVar[str]
    vocabulary: ClassVar[Vocabulary] = WHOLE_LIST
    doubt: ClassVar[float] = 1.0

    def __init__(
        self,
        options: Options,
        seed: int = 0,
        budget: Budget | None = None,
        words: Lexicon | None = None,
    ) -> None:
        """Sit down; without words they are the installed ones of the table."""
        self.options = options
        self.words = words_of(options) if words is None else words
        self._seed = seed
        self._budget = budget or Budget()

    def choose(self, view: View) -> Move:
        """Return a move for the seat of the view, which must be one of those to act."""
        check_to_act(view)
        return self._choose(view)

    @abstractmethod
    def _choose(self, view: View) -> Move:
        """Return a move for a seat that is to act."""

    def _doubts_any(self, view: View, words: Iterable[str]) -> bool:
        """Say whether it contests some words: it knows not all of them, and dares."""
        strange = any(not self.vocabulary.knows(self.words, word) for word in words)
        return strange and self._chance(view).random() < self.doubt

    def _glimpse(self, view: View, items: Sequence[Item], most: int) -> list[Item]:
        """Return those of some items that a player sees who sees no more than a few."""
        return self._chance(view).sample(items, min(most, len(items)))

    def _chance(self, view: View) -> random.Random:
        """Return chance that depends on the seed and on what is seen, so that a game repeats."""
        return chance(self._seed, view)


class EverydayWords:
    """What Débutant knows in games where words are enough: those of every day. It seldom doubts."""

    name = "debutant"
    vocabulary = Vocabulary(frequency=7, everyday=True)
    doubt = 0.3


class OrdinaryWords:
    """What Famille knows in games where words are enough: those of ordinary books."""

    name = "famille"
    vocabulary = Vocabulary(frequency=5)
    doubt = 0.7


def team(*levels: type[Level[View, Move, Options]]) -> Team[Options, View, Move]:
    """Return the players of a game by their names."""
    return {level.name: level for level in levels}
