"""What solving a position gives, whatever the game: plays with their words and points."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from ludomots.core.contract import Move, Options, Rules, State, View

Tile = TypeVar("Tile", bound=msgspec.Struct)
Tile_co = TypeVar("Tile_co", bound=msgspec.Struct, covariant=True)


class FoundWord(msgspec.Struct, frozen=True):
    """A new word and its points, without bonus."""

    word: str
    score: int


class Solved(msgspec.Struct, Generic[Tile_co], frozen=True, omit_defaults=True):
    """A play: the tiles laid, the new words, the points of the turn, the move as text.

    ``expected`` are the points with the mean of the dice still to be rolled, if there are any.
    """

    tiles: tuple[Tile_co, ...]
    words: tuple[FoundWord, ...]
    score: int
    text: str
    expected: float | None = None

    @property
    def worth(self) -> float:
        """The points to expect."""
        return self.score if self.expected is None else self.expected


class Letter(msgspec.Struct, frozen=True):
    """A letter and where it is laid, for games whose moves name no squares; row 1 is the top."""

    row: int
    col: int
    tile: str


class Solution(msgspec.Struct, Generic[Tile_co], frozen=True):
    """The best plays, best first, and how many there are in all."""

    plays: tuple[Solved[Tile_co], ...]
    count: int


class Disagreement(Exception):
    """A play on which engine and rulebook disagree: the play, and what the rulebook says of it."""

    def __init__(self, play: str, verdict: str) -> None:
        self.play, self.verdict = play, verdict
        super().__init__(f"{play}: {verdict}")


class Solvable(Protocol):
    """A position with what a player goes by, such as a rack or a die."""

    def answer(self, limit: int | None, *, check: bool) -> Solution[msgspec.Struct]:
        """Return the best plays, all of them without a limit; equals are in text order.

        If they are to be checked, a play on which the rulebook says otherwise is a
        ``Disagreement``; if all plays were asked for, one that only the rulebook finds is too.
        """


@dataclass(frozen=True)
class Problem(Generic[Tile_co]):
    """A position that a game's solver has read: how it is solved, and how that is checked."""

    solve: Callable[[int | None], Solution[Tile_co]]
    disagreements: Callable[[Solution[Any]], Iterator[tuple[str, str]]]

    def answer(self, limit: int | None, *, check: bool) -> Solution[Tile_co]:
        """Return the best plays, as every ``Solvable`` does."""
        solution = self.solve(limit)
        if check:
            for play, verdict in self.disagreements(solution):
                raise Disagreement(play, verdict)
        return solution


def disputed(
    solution: Solution[Tile], judge: Callable[[Solved[Tile]], str | None], legal: Iterable[str]
) -> Iterator[tuple[str, str]]:
    """Yield each play on which the rulebook says otherwise, with what it says.

    ``judge`` tells what it says of a play, ``None`` if the same. ``legal`` are the texts of all
    plays that it finds: if all were asked for, those that the solution lacks count too.
    """
    for play in solution.plays:
        verdict = judge(play)
        if verdict is not None:
            yield play.text, verdict
    if len(solution.plays) == solution.count:
        for text in sorted(set(legal) - {play.text for play in solution.plays}):
            yield text, "legal"


def legal_problem(
    rules: Rules[State, Move, View, Options],
    state: State,
    moves: Sequence[Move],
    witness: Callable[[], Iterable[Move]],
    write: Callable[[Move], str],
    laid: Callable[[Move], tuple[Tile, ...]],
) -> Problem[Tile]:
    """Return the problem of a game whose plays are legal moves of the seat that is to act.

    The points of a play are what the rulebook then writes down for that seat. To check, the moves
    of the ``witness`` are compared with those found.
    """
    seat = rules.to_act(state)[0]

    def solved(move: Move) -> Solved[Tile]:
        score = rules.play(state, seat, move).scores[seat] - state.scores[seat]
        words = rules.formed(state, seat, move).words
        found = tuple(FoundWord(word.word, word.points) for word in words)
        return Solved(laid(move), found, score, write(move))

    def solve(limit: int | None) -> Solution[Tile]:
        plays = best_first(map(solved, moves))
        return Solution(tuple(plays[:limit]), len(plays))

    return Problem(solve, lambda solution: illegal(solution, map(write, witness())))


def illegal(solution: Solution[Tile], texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each play that is not among the texts of the legal moves, and those it lacks."""
    legal = set(texts)
    return disputed(solution, lambda play: None if play.text in legal else "not legal", legal)


def best_first(plays: Iterable[Solved[Tile]]) -> list[Solved[Tile]]:
    """Return plays by falling points, equals in the order of their texts."""
    return sorted(plays, key=lambda play: (-play.worth, play.text))


def shown(words: Iterable[tuple[str, int]]) -> str:
    """Return words with their points as one text."""
    return ", ".join(f"{word} {points}" for word, points in words)
