"""The rules of tic-tac-toe: options, moves, state, view, and what becomes of a move."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import (
    Audience,
    GameState,
    GameView,
    IllegalMove,
    Outcome,
    Rules,
    SeatRules,
    view_head,
)
from ludomots.core.draws import Draws
from ludomots.core.moves import TimeUp, Withdraw
from ludomots.core.options import TableOptions
from ludomots.core.turns import check_players, with_seat

SEATS = range(2, 3)
CELLS = 9
SEAT_RULES = SeatRules(over="TT-4", table="TT-5", seats="TT-1", left="TT-5")
ROWS = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """There is nothing to choose but a clock. The word list is never looked at."""

    lexicon: str = "fr"
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None


class Mark(msgspec.Struct, frozen=True, tag="mark"):
    """Mark a free cell, counted from 0 at the top left."""

    cell: Annotated[int, msgspec.Meta(ge=0, lt=CELLS)]


Move = Mark | Withdraw | TimeUp


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A game of tic-tac-toe: who marked each cell. The score of a full row is 1."""

    cells: tuple[int | None, ...] = (None,) * CELLS
    turn: int = 0


class View(GameView, frozen=True, kw_only=True, rename="camel"):
    """What anybody sees: nothing is hidden in this game."""

    options: Options
    seat: int | None
    scores: tuple[int, ...]
    to_act: tuple[int, ...]
    withdrawn: tuple[int, ...]
    outcome: Outcome | None
    cells: tuple[int | None, ...]


class TicTacToe(Rules[State, Move, View, Options]):
    """The rulebook of tic-tac-toe."""

    table_moves = (TimeUp,)

    def start(self, seats: int, draws: Draws) -> State:
        """Begin with an empty board; the first seat has the first turn (TT-1)."""
        check_players("tic-tac-toe", SEATS, seats)
        return State(draws=draws, scores=(0,) * seats)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return whose turn it is."""
        return () if state.end else (state.turn,)

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a move."""
        self.check_seat(state, seat, move, SEAT_RULES)
        if isinstance(move, Withdraw):
            return replace(state, withdrawn=(*state.withdrawn, seat), end="tic-tac-toe-left")
        if isinstance(move, TimeUp):
            return replace(state, end="tic-tac-toe-time", scores=_won(state, 1 - state.turn))
        if seat != state.turn:
            raise IllegalMove("not-your-turn", "TT-2", seat=state.turn)
        if not isinstance(move, Mark):
            raise IllegalMove("not-a-move", "TT-2")
        if state.cells[move.cell] is not None:
            raise IllegalMove("tic-tac-toe-marked", "TT-2")
        return _marked(state, seat, move.cell)

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield the free cells."""
        if seat in self.to_act(state):
            yield from (Mark(cell) for cell, by in enumerate(state.cells) if by is None)

    def view(self, state: State, audience: Audience) -> View:
        """Return what an audience sees."""
        head = view_head(self.options, state, self.look(state, audience))
        return View(**head, cells=state.cells)

    def private(self, state: State, seat: int, public: View) -> dict[str, Any]:  # noqa: ARG002
        """Return whose view it is: all see the same."""
        return {"seat": seat}


def _marked(state: State, seat: int, cell: int) -> State:
    """TT-3 and TT-4: three marks in a row win; a full board ends the game."""
    cells = with_seat(state.cells, cell, seat)
    if any(cells[a] == cells[b] == cells[c] == seat for a, b, c in ROWS):
        return replace(state, cells=cells, scores=_won(state, seat), end="tic-tac-toe-row")
    end = None if None in cells else "tic-tac-toe-full"
    return replace(state, cells=cells, turn=1 - seat, end=end)


def _won(state: State, seat: int) -> tuple[int, ...]:
    return with_seat(state.scores, seat, 1)
