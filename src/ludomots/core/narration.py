"""What a game gives so that it can be told in words, and the steps it is told by."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludomots.core.contract import AnyRules, Outcome
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


class Narration(NamedTuple):
    """One game in words.

    ``beginning`` tells the first state. ``told`` tells a step: ``None`` where the sentence of every
    game will do, nothing where it is not worth one; ``also`` what else the step brought about.
    ``quiet`` tells a step that is not worth a sentence while the game runs, or secret.
    ``turn`` says what a seat may do whose turn it is, ``open_play`` which play can be contested.
    ``accounts`` explains the points of each seat at the end, from all steps of the game.
    """

    beginning: Callable[[Telling, Any], str]
    told: Callable[[Telling, Step], str | None]
    turn: Callable[[Telling, Any, int], str]
    open_play: Callable[[Telling, Any], str]
    accounts: Callable[[Telling, Sequence[Step], Outcome], list[str]]
    hints: Callable[[Telling, Any, int], list[Hint]]
    quiet: Callable[[Telling, Step], str] = lambda _telling, _step: ""
    also: Callable[[Telling, Step], list[str]] = lambda _telling, _step: []
