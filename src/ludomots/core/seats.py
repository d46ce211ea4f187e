"""The seats of a table: who may move at all, and values with one entry a seat."""

from typing import TypeVar

from ludomots.core.contract import GameState, GameView

Value = TypeVar("Value")


def check_players(game: str, seats: range, players: int) -> None:
    """Refuse to start a game with too few or too many players."""
    if not isinstance(players, int) or players not in seats:
        raise ValueError(f"{game} is for {seats[0]} to {seats[-1]} players, not {players!r}")


def others_around(state: GameState, seat: int) -> tuple[int, ...]:
    """Return the other seats that have not left, clockwise from a seat."""
    seats = len(state.scores)
    around = ((seat + step) % seats for step in range(1, seats))
    return tuple(other for other in around if other not in state.withdrawn)


def in_turn_order(view: GameView) -> list[int]:
    """Return the seats still at the table in the order of their turns, the view's own first."""
    count, own = len(view.scores), view.seat or 0
    order = ((own + step) % count for step in range(count))
    return [seat for seat in order if seat not in view.withdrawn]


def with_seat(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """Return the values with that of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
