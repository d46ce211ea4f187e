"""Moves of Typo on their way: a card picked, a word being said, a row to remove."""

from collections.abc import Sequence

from ludomots.core.contract import IllegalMove
from ludomots.games.typo import Announce, Cannot, Choose, Side
from ludomots.games.typo.placing import lengthened
from ludomots.widgets.face import Unfinished

_SIDES: tuple[Side, ...] = ("left", "right")


class Choosing:
    """A card of one's hand, picked to be laid face down."""

    def __init__(self, hand: Sequence[str]) -> None:
        self.hand = hand
        self.at: int | None = None

    @property
    def is_begun(self) -> bool:
        """Whether a card is picked."""
        return self.at is not None

    @property
    def move(self) -> Choose:
        """The choice."""
        if self.at is None:
            raise Unfinished("typo-lacks-card")
        return Choose(self.hand[self.at])

    def type(self, letter: str) -> None:
        """Pick a card by its letter."""
        if letter not in self.hand:
            raise IllegalMove("card-not-in-hand", "TY-09", card=letter)
        self.at = self.hand.index(letter)

    def step(self, rows: int, sides: int) -> None:
        """Go to the next card, or to the one before."""
        way = sides or rows
        start = self.at if self.at is not None else min(0, -way)
        self.at = (start + way) % len(self.hand)

    def take_back(self) -> None:
        """Pick none."""
        self.at = None

    def clear(self) -> None:
        """Pick none."""
        self.at = None


class Saying:
    """A word being said for one's card, and the place of the card.

    The place follows the word until it is chosen with the arrows: then a letter that does not fit
    there is refused (TY-13).
    """

    def __init__(self, rows: Sequence[str], card: str) -> None:
        self.rows = rows
        self.card = card
        self.word = ""
        self.row = 1
        self.side: Side = "right"
        self.is_fixed = False

    @property
    def letters(self) -> str:
        """What the row will read, and the word begins with."""
        return self._letters(self.row, self.side)

    @property
    def is_begun(self) -> bool:
        """Whether something is typed."""
        return bool(self.word)

    @property
    def is_whole(self) -> bool:
        """Whether the word has all letters of the row."""
        return self.word.startswith(self.letters)

    @property
    def move(self) -> Announce:
        """The announcement."""
        if not self.word:
            raise Unfinished("typo-lacks-word")
        return Announce(self.row, self.side, self.word)

    def type(self, letter: str) -> None:
        """Add a letter to the word if there is a place that it fits."""
        word = self.word + letter
        places = [(self.row, self.side)]
        if not self.is_fixed:
            places += [(row, side) for row in range(1, len(self.rows) + 1) for side in _SIDES]
        for row, side in places:
            if _fits(word, self._letters(row, side)):
                self.word, self.row, self.side = word, row, side
                return
        raise IllegalMove(
            "word-off-row", "TY-13", words=(word,), row=self.row, word=word, letters=self.letters
        )

    def complete(self) -> None:
        """Type all letters of the row at once."""
        if not self.is_whole:
            self.word = self.letters

    def step(self, rows: int, sides: int) -> None:
        """Choose the row below or above, or the left or right side; a word that no longer fits
        goes."""
        row = (self.row - 1 + rows) % len(self.rows) + 1
        self.place(row, _SIDES[sides > 0] if sides else self.side)

    def place(self, row: int, side: Side) -> None:
        """Choose a place."""
        self.row, self.side, self.is_fixed = row, side, True
        if not _fits(self.word, self.letters):
            self.word = ""

    def take_back(self) -> None:
        """Take the last letter back."""
        self.word = self.word[:-1]

    def clear(self) -> None:
        """Take the word back; the next one looks for its place again."""
        self.word, self.is_fixed = "", False

    def lay(self, move: Announce) -> None:
        """Say the word of a hint."""
        self.place(move.row, move.side)
        self.word = move.word

    def _letters(self, row: int, side: Side) -> str:
        return lengthened(self.rows[row - 1], self.card, side)


class Removing:
    """The row that one must remove, where several are longest (TY-18, TY-24)."""

    is_begun = False

    def __init__(self, longest: Sequence[int]) -> None:
        self.longest = longest
        self.row = longest[0]

    @property
    def move(self) -> Cannot:
        """The row given up."""
        return Cannot(self.row)

    def type(self, letter: str) -> None:
        """Letters say nothing here."""

    def step(self, rows: int, sides: int) -> None:
        """Choose the next longest row, or the one before."""
        at = self.longest.index(self.row) + (rows or sides)
        self.row = self.longest[at % len(self.longest)]

    def place(self, row: int) -> None:
        """Choose a row."""
        if row in self.longest:
            self.row = row

    def take_back(self) -> None:
        """Nothing is typed."""

    def clear(self) -> None:
        """Nothing is typed."""


Trying = Choosing | Saying | Removing


def _fits(word: str, letters: str) -> bool:
    """Return whether a word begins with some letters, as far as it goes."""
    return word.startswith(letters) or letters.startswith(word)
