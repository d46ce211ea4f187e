"""The legal moves of a seat as one object: iterate, count, draw one, ask for the best."""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic

import msgspec

from ludomots.core.contract import (
    GameState,
    GameView,
    IllegalMove,
    Move,
    Options,
    Rules,
    State,
    View,
)
from ludomots.core.finder import Finder
from ludomots.core.notation import BadText
from ludomots.core.options import TableOptions


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
