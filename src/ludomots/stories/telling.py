"""Who tells a game, to whom it is told, and the steps it is told by."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludomots.games.contract import AnyRules
from ludomots.texts import Texts


class Step(NamedTuple):
    """A move that was made, with the states before and after it."""

    before: Any
    seat: int
    move: Any
    after: Any


class Hint(NamedTuple):
    """A move that may be proposed, in words; its points if they are certain."""

    move: Any
    label: str
    points: int | None = None


class Telling(NamedTuple):
    """A game to be told: its rules, what the seats are called, and the language.

    Whoever tells has the whole state before him and says only what everybody at the table may
    know. What one seat may know besides is in ``expected`` and ``hints``, which are for that seat.
    """

    game: str
    rules: AnyRules
    names: Sequence[str]
    say: Texts

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.names[seat]

    def all_of(self, seats: Sequence[int]) -> str:
        """Return what some seats are called, as people list them."""
        return listed([self.names[seat] for seat in seats], self.say)


def listed(items: Sequence[str], say: Texts) -> str:
    """Return some words as people list them: A, B and C."""
    if not items:
        return ""
    *first, last = items
    return say("story-and", first=", ".join(first), last=last) if first else last
