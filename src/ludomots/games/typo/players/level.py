"""What all players of Typo share: doubting a word, bluffing, and the choices left to a level."""

from abc import abstractmethod
from typing import ClassVar

import msgspec

from ludomots.core import level
from ludomots.core.moves import Accept, Contest
from ludomots.core.vocabulary import WHOLE_LIST
from ludomots.games.typo import Announce, Cannot, Choose, Move, Options, Side, View
from ludomots.games.typo.players.beginnings import Beginnings, beginnings


class Place(msgspec.Struct, frozen=True):
    """Where a card can go: the row, its end, and the letters it then has."""

    row: int
    side: Side
    letters: str


class Level(level.Level[View, Move, Options]):
    """A player of one level at one table.

    ``doubt`` is how often it doubts a word it does not know if nothing it knows begins like the
    row; if something does, a third of that: a doubt of a good word is a present. ``bluff`` is how
    often it invents a word where words are doubted and it knows none.
    """

    bluff: ClassVar[float] = 0.0

    @property
    def known(self) -> Beginnings:
        """The beginnings it knows."""
        return beginnings(self.words, self.vocabulary)

    def _choose(self, view: View) -> Move:
        if view.provisional is not None:
            return Contest() if self._doubts(view) else Accept()
        if not view.order:
            return Choose(self._card(view))
        if view.owes:
            return Cannot(self._row_to_remove(view))
        places = self.places(view.rows, view.card or "")
        if places:
            place = self._place(view, places)
            return self._announce(place)
        return self._bluff(view) or Cannot(self._row_to_remove(view))

    def places(self, rows: tuple[str, ...], card: str) -> list[Place]:
        """Return where a card can go with a word that it knows and may say."""
        return [
            place for place in all_places(rows, card) if self.known.word(place.letters) is not None
        ]

    @abstractmethod
    def _card(self, view: View) -> str:
        """Return the card of its hand to choose."""

    @abstractmethod
    def _place(self, view: View, places: list[Place]) -> Place:
        """Return where to place its card, of the places it knows."""

    def _row_to_remove(self, view: View) -> int:
        """Return which of the longest rows to remove: the one that takes fewest cards."""
        return min(view.longest, key=lambda n: self.known.takes(view.rows[n - 1]).bit_count())

    def _announce(self, place: Place) -> Announce:
        return Announce(place.row, place.side, self.known.word(place.letters) or place.letters)

    def _doubts(self, view: View) -> bool:
        """Doubt by plausibility: is the word known, and if not, does anything begin so?"""
        play = view.provisional
        if play is None or self.known.knows(play.word):
            return False
        if self.vocabulary == WHOLE_LIST:
            return True
        card = (view.revealed or ())[play.seat] or ""
        size = len(view.rows[play.row - 1]) + len(card)
        doubt = self.doubt / 3 if self.known.count(play.word[:size]) else self.doubt
        return self._chance(view).random() < doubt

    def _bluff(self, view: View) -> Announce | None:
        """Return an invented word, where words are not checked and it dares."""
        if self.options.check == "check" or self._chance(view).random() >= self._daring(view):
            return None
        return self._invented(view)

    def _daring(self, view: View) -> float:  # noqa: ARG002 (other levels look at the table)
        """Return how likely it is to bluff now."""
        return self.bluff

    def _invented(self, view: View) -> Announce:
        """Return the word that looks most like one."""
        place = most_likely(self.known, view)
        return Announce(place.row, place.side, self.known.invented(place.letters))


def all_places(rows: tuple[str, ...], card: str) -> list[Place]:
    """Return both ends of every row, with the letters that the row would have."""
    return [
        place
        for number, row in enumerate(rows, start=1)
        for place in (Place(number, "left", card + row), Place(number, "right", row + card))
    ]


def most_likely(known: Beginnings, view: View) -> Place:
    """Return the place where a card looks most like the beginning of a word."""
    places = all_places(view.rows, view.card or "")
    return max(places, key=lambda place: known.likely(place.letters))
