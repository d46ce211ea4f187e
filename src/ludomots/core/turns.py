"""The seats of a table: who may move at all, and values with one entry a seat."""

from typing import TypeVar

import msgspec

from ludomots.core.contract import AnyRules, GameState, GameView
from ludomots.core.definition import AnyGame
from ludomots.core.finder import accepted_moves
from ludomots.core.moves import Accept, Pass

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


TIME_OVER = "time-over"
"""The tag of the move by which the time of a whole game runs out, where a game has one."""

_OF_THE_CLOCK = {"time-up", "close-window", TIME_OVER}


def acting(rules: AnyRules, state: GameState) -> tuple[int, ...]:
    """Return the seats that must still answer, the one whose turn it is first.

    A seat that has accepted a play waits until the others have answered, although it could already
    take its turn. Where seats answer one after the other, the last of these goes first: everybody
    who may contest a play is asked before the next player takes a turn.
    """
    play = state.provisional
    accepted = () if play is None else play.accepted
    return tuple(seat for seat in rules.to_act(state) if seat not in accepted)


def fallback_move(rules: AnyRules, state: GameState, seat: int) -> msgspec.Struct:
    """Return what is played for a seat whose own move is refused or does not come.

    It passes, or accepts, or else makes the first legal move there is.
    """
    plain = accepted_moves(rules, state, seat, (Pass(), Accept()))
    return next(plain, None) or next(iter(rules.moves(state, seat)))


def declared_move(game: AnyGame, rules: AnyRules, state: GameState) -> msgspec.Struct | None:
    """Return the move that the table makes at once, without a clock: it ends a blocked game."""
    moves = (move() for move in rules.table_moves if tag_of(move) not in _OF_THE_CLOCK)
    return next(game.finder.declared(rules, state, moves), None)


def tag_of(move: type[msgspec.Struct]) -> object:
    """Return the tag of a kind of moves, by which JSON names it."""
    return move.__struct_config__.tag
