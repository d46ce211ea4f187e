"""What solving a position gives, whatever the game: plays with their words and points."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, Protocol, TypeVar

import msgspec

Tile = TypeVar("Tile")


class FoundWord(msgspec.Struct, frozen=True):
    """A new word and its points, without bonus."""

    word: str
    score: int


class Solved(msgspec.Struct, Generic[Tile], frozen=True, omit_defaults=True):
    """A play: the tiles laid, the new words, the points of the turn, the move as text.

    ``expected`` are the points with the mean of the dice still to be rolled, if there are any.
    """

    tiles: tuple[Tile, ...]
    words: tuple[FoundWord, ...]
    score: int
    text: str
    expected: float | None = None

    @property
    def worth(self) -> float:
        """The points to expect."""
        return self.score if self.expected is None else self.expected


class Solution(msgspec.Struct, Generic[Tile], frozen=True):
    """The best plays, best first, and how many there are in all."""

    plays: tuple[Solved[Tile], ...]
    count: int


class Solver(Protocol):
    """What a game's solver offers; a hand is whatever a player goes by: a rack, a die."""

    def read_problem(self, options: Any, position: str, hand: str | None, /) -> tuple[Any, Any]:
        """Read a position and a hand, or say with ``BadText`` what is wrong."""

    def solve(self, options: Any, board: Any, hand: Any, limit: int | None, /) -> Solution[Any]:
        """Return the best plays, all of them without a limit; equals are in text order."""

    def disagreements(
        self, options: Any, board: Any, hand: Any, solution: Solution[Any], /
    ) -> Iterator[tuple[str, str]]:
        """Yield each play on which the rulebook says otherwise, with what it says.

        If all plays were asked for, those that only the rulebook finds count too.
        """


def best_first(plays: Iterable[Solved[Tile]]) -> list[Solved[Tile]]:
    """Return plays by falling points, equals in the order of their texts."""
    return sorted(plays, key=lambda play: (-play.worth, play.text))


def shown(words: Iterable[tuple[str, int]]) -> str:
    """Return words with their points as one text."""
    return ", ".join(f"{word} {points}" for word, points in words)
