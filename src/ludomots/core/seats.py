"""The seats of a table: who may move at all, and values with one entry a seat."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from ludomots.core.contract import (
    TABLE,
    GameState,
    IllegalMove,
    Move,
    Options,
    Rules,
    State,
    View,
)

Value = TypeVar("Value")


def check_players(game: str, seats: range, players: int) -> None:
    """Refuse to start a game with too few or too many players."""
    if not isinstance(players, int) or players not in seats:
        raise ValueError(f"{game} is for {seats[0]} to {seats[-1]} players, not {players!r}")


def check_seat(
    state: GameState, seat: int, *, by_table: bool, over: str, table: str, seats: str, left: str
) -> None:
    """Refuse a move of a seat that can make no such move now; the names are rules it breaks.

    ``over``: the game is over; ``table``: only the table makes such moves, or it never does
    (``by_table`` says which); ``seats``: there is no such seat; ``left``: it left the game.
    """
    if state.end:
        raise IllegalMove("game-over", over)
    if by_table != (seat == TABLE):
        raise IllegalMove("not-yours", table)
    if seat != TABLE and seat not in range(len(state.scores)):
        raise IllegalMove("no-such-seat", seats, seat=seat)
    if seat in state.withdrawn:
        raise IllegalMove("left-the-game", left)


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


def others_around(state: GameState, seat: int) -> tuple[int, ...]:
    """Return the other seats that have not left, clockwise from a seat."""
    seats = len(state.scores)
    around = ((seat + step) % seats for step in range(1, seats))
    return tuple(other for other in around if other not in state.withdrawn)


def leaders(scores: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    """Return who has most points among some seats, several if they tie."""
    best = max((scores[seat] for seat in seats), default=None)
    return tuple(seat for seat in seats if scores[seat] == best)


def with_seat(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """Return the values with that of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
