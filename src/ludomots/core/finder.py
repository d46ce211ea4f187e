"""Those of some moves that the rulebook accepts now."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from heapq import nlargest
from itertools import chain
from typing import Any, Generic, Protocol, TypeVar, overload

import msgspec

from ludomots.core.contract import (
    TABLE,
    GameState,
    GameView,
    IllegalMove,
    Move,
    Options,
    Rules,
    State,
    View,
)
from ludomots.core.notation import BadText
from ludomots.core.options import TableOptions


def accepted_moves(
    rules: Rules[State, Move, View, Options], state: State, seat: int, moves: Iterable[Move]
) -> Iterator[Move]:
    """Yield those of some moves that the rulebook accepts now."""
    for move in moves:
        try:
            rules.play(state, seat, move)
        except IllegalMove:
            continue
        yield move


def table_choices(rules: Rules[State, Move, View, Options], state: State) -> tuple[Move, ...]:
    """Return the moves that the table may make now, such as closing a window."""
    moves = (move() for move in rules.table_moves)
    return tuple(accepted_moves(rules, state, TABLE, moves))


Raw = TypeVar("Raw")
Item = TypeVar("Item")
Found_co = TypeVar("Found_co", covariant=True)


class Finder(ABC, Generic[State, Move, View, Options]):
    """What finds the legal moves of a seat: the same ones as ``Rules.moves``, in any order."""

    @abstractmethod
    def moves(
        self, rules: Rules[State, Move, View, Options], state: State, seat: int
    ) -> Sequence[Move]:
        """Return the legal moves."""

    @abstractmethod
    def best(
        self, rules: Rules[State, Move, View, Options], state: State, seat: int, n: int
    ) -> Sequence[Move]:
        """Return the ``n`` moves with the most points, best first."""

    def has_play(
        self,
        rules: Rules[State, Move, View, Options],
        state: State,
        seat: int,
        plays: tuple[type, ...],
    ) -> bool:
        """Return whether one of the legal moves is of one of the kinds ``plays``.

        A game whose engine can tell that without the best move asks it.
        """
        best = self.best(rules, state, seat, 1)
        return any(isinstance(move, plays) for move in best) or any(
            isinstance(move, plays) for move in self.moves(rules, state, seat)
        )

    def count(self, rules: Rules[State, Move, View, Options], state: State, seat: int) -> int:
        """Return how many legal moves there are."""
        return len(self.moves(rules, state, seat))

    def declared(
        self, rules: Rules[State, Move, View, Options], state: State, moves: Iterable[Move]
    ) -> Iterator[Move]:
        """Yield those of some moves of the table that the rulebook accepts now.

        A game whose rulebook takes long to verify them asks its engine first.
        """
        return accepted_moves(rules, state, TABLE, moves)


class RulebookFinder(Finder[State, Move, View, Options]):
    """The finder of a game without an engine: it asks the rulebook."""

    def moves(
        self, rules: Rules[State, Move, View, Options], state: State, seat: int
    ) -> Sequence[Move]:
        """Return the moves that the rulebook finds."""
        return tuple(rules.moves(state, seat))

    def best(
        self, rules: Rules[State, Move, View, Options], state: State, seat: int, n: int
    ) -> Sequence[Move]:
        """Return the moves with the most points; those without points count as 0."""

        def points(move: Move) -> int:
            return rules.formed(state, seat, move).points or 0

        return nlargest(n, rules.moves(state, seat), key=points)


class Found(Protocol[Found_co]):
    """What the engine found, by number."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> Found_co: ...
    def __iter__(self) -> Iterator[Found_co]: ...


class FoundMoves(Sequence[Item], Generic[Raw, Item]):
    """Moves of which the engine's part is turned into moves only when it is asked for.

    ``first`` and ``last`` are moves; between them is what the engine ``found``.
    """

    def __init__(
        self,
        found: Found[Raw],
        as_move: Callable[[Raw], Item],
        first: Sequence[Item] = (),
        last: Sequence[Item] = (),
    ) -> None:
        self._found, self._as_move, self._first, self._last = found, as_move, first, last
        self._length = len(first) + len(found) + len(last)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Item]:
        return chain(self._first, map(self._as_move, self._found), self._last)

    @overload
    def __getitem__(self, at: int) -> Item: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Item]: ...
    def __getitem__(self, at: int | slice) -> Item | Sequence[Item]:
        if isinstance(at, slice):
            return [self._move(one) for one in range(*at.indices(self._length))]
        return self._move(range(self._length)[at])

    def _move(self, number: int) -> Item:
        number -= len(self._first)
        if number < 0:
            return self._first[number]
        found = len(self._found)
        return self._as_move(self._found[number]) if number < found else self._last[number - found]


class LegalMoves(Generic[State, Move, View, Options]):
    """The legal moves of a seat, found when they are asked for.

    Iterate over them, count them, or ask with ``in`` whether a move or its text is one of them.
    Iteration gives the sound moves; ``in`` asks the rulebook, which may accept more: a bluff where
    words are contested, or leaving the game.
    """

    def __init__(
        self,
        rules: Rules[State, Move, View, Options],
        finder: Finder[State, Move, View, Options],
        state: State,
        seat: int,
        read: Callable[[str], Move],
    ) -> None:
        self._rules, self._finder, self._state, self._seat = rules, finder, state, seat
        self._read = read

    @cached_property
    def _moves(self) -> Sequence[Move]:
        return self._finder.moves(self._rules, self._state, self._seat)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __len__(self) -> int:
        return self._finder.count(self._rules, self._state, self._seat)

    def __bool__(self) -> bool:
        return len(self) > 0

    def __contains__(self, move: object) -> bool:
        try:
            read: Any = self._read(move) if isinstance(move, str) else move
            is_move = isinstance(read, msgspec.Struct)
            if not is_move:
                return False
            self._rules.play(self._state, self._seat, read)
        except (IllegalMove, BadText):
            return False
        return True

    def sample(self, rng: random.Random) -> Move:
        """Return one of them, each equally likely; ``IndexError`` if there is none."""
        moves = self._moves
        if not moves:
            raise IndexError("there is no legal move to draw from")
        return moves[rng.randrange(len(moves))]

    def best(self, n: int = 1) -> list[Move]:
        """Return the ``n`` moves that bring the most points now, best first; fewer if there are.

        Where dice are still to be rolled their mean counts. Moves that bring no points come last.
        """
        return list(self._finder.best(self._rules, self._state, self._seat, n))

    def __repr__(self) -> str:
        return f"<LegalMoves: {len(self)} of seat {self._seat}>"


AnyLegalMoves = LegalMoves[GameState, msgspec.Struct, GameView, TableOptions]
"""The legal moves of some game, for code that serves all games."""
