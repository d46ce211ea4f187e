"""What all players of Topscore share: judging words, putting letters, naming the longest word."""

from abc import abstractmethod
from functools import cached_property
from typing import ClassVar

from ludomots._engine import Growth, GrowthOutlook
from ludomots.core import level
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import (
    Accept,
    Board,
    Contest,
    Exchange,
    Move,
    Name,
    Options,
    Pass,
    Put,
    View,
)
from ludomots.games.topscore.players.known import EVERYTHING, Known
from ludomots.games.topscore.players.turns import Turn, changes, turns
from ludomots.games.topscore.tokens import BLANK, is_blank, letters_of, spell


class Level(level.Level[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it contests a word it does not know.
    """

    known: ClassVar[Known] = EVERYTHING

    @cached_property
    def growth(self) -> Growth:
        """The words it knows, as the engine has them."""
        return self.known.growth(self.words, self.options.letter_set.letters)

    def __getstate__(self) -> dict[str, object]:
        """Pickle all but what the engine makes of the word list."""
        return {name: value for name, value in self.__dict__.items() if name != "growth"}

    def _choose(self, view: View) -> Move:
        match view.phase:
            case "contest":
                return Contest() if self._doubts(view) else Accept()
            case "name":
                return self._name(view)
            case "put":
                return self._put(view)
            case _:
                return self._play(view)

    @abstractmethod
    def _best(self, view: View, found: list[Turn]) -> Turn:
        """Return the turn this level likes best; one of them does nothing more."""

    def _play(self, view: View) -> Move:
        best = self._best(view, list(turns(self.growth, view)) or [_nothing(view)])
        return best.moves[0] if best.moves else self._give_up(view)

    def _give_up(self, view: View) -> Move:
        """Return what to do in a turn that lays nothing.

        A word that cannot grow is changed to one that can; else all tokens but the blanks are
        exchanged.
        """
        if {"traded", "lengthened", "laid"} & set(view.parts) or view.traded is not None:
            return Pass()
        word = view.boards[view.seat or 0].word
        if word and not self._growths(word):
            found = [move for move in changes(self.growth, view) if self._growths(move.word)]
            if found:
                return max(found, key=lambda move: self._growths(move.word))
        tokens = tuple(token for token in view.rack or () if token != BLANK)
        return Exchange(tokens) if tokens else Pass()

    def _growths(self, word: Tiles) -> int:
        """Return how many letters would make a word longer."""
        return len(self.growth.grow(letters_of(word), [BLANK]))

    def _put(self, view: View) -> Move:
        """Put the letter that promises the longest word in the end (TS-07)."""
        letter, pyramid, _ = self._placings(view)[0]
        return Put(letter, pyramid)

    def _placings(self, view: View) -> list[tuple[str, int, float]]:
        return self._placings_of(self._outlook(view), view.boards[view.seat or 0])

    def _placings_of(self, outlook: GrowthOutlook, board: Board) -> list[tuple[str, int, float]]:
        letters = sorted({token for token in board.word if not is_blank(token)})
        row = [letter or None for letter in board.small]
        return outlook.place(row, letters, gaps=self.options.gaps_allowed)

    def _outlook(self, view: View) -> GrowthOutlook:
        return self.growth.outlook(view.unseen)

    def _name(self, view: View) -> Move:
        """Name the longest word known (TS-31)."""
        small = view.boards[view.seat or 0].small
        squares = self.growth.longest(small, gaps=self.options.gaps_allowed)
        return Name(tuple(small[square - 1] for square in squares)) if squares else Pass()

    def _doubts(self, view: View) -> bool:
        play = view.provisional
        if play is None or self.known.knows(self.words, spell(play.move.word)):
            return False
        return self._chance(view).random() < self.doubt


def _nothing(view: View) -> Turn:
    """Return the turn of a player who owes a blank and cannot lay it."""
    return Turn((), 0, view.boards, view.rack or (), None, owes=False)
