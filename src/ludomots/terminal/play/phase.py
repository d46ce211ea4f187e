"""What a table is waiting for."""

from typing import Any, NamedTuple

from ludomots.core.moves import Accept, Pass
from ludomots.terminal.play.table import Table


class Turn(NamedTuple):
    """A person's turn; a play before it may still be open to contests."""

    seat: int


class Window(NamedTuple):
    """People may contest a play, and it is not the turn of one of them."""

    seats: tuple[int, ...]


class Thinking(NamedTuple):
    """The computer is to move."""

    seat: int


class Unkept(NamedTuple):
    """A move of the table could not be kept; it can be tried again."""


class Over(NamedTuple):
    """The game has ended."""


Phase = Turn | Window | Thinking | Unkept | Over


def phase(table: Table) -> Phase:
    """Return what is waited for. People who choose at the same time as the computer go first.

    While a play can be contested, computer players answer first, then people whose turn it is
    not, then whoever is next, if his move closes the window. If that is a person the people around
    the keyboard settle it together before he takes his turn.
    """
    waiting = table.game.to_act
    if not waiting:
        return Over()
    play = table.game.state.provisional
    if play is None:
        return _to_move(table, next((s for s in waiting if s in table.people), waiting[0]))
    next_seat = waiting[0] if _may_take_turn(table, waiting[0]) else None
    reacting = [seat for seat in waiting if seat != next_seat and seat not in play.accepted]
    computers = [seat for seat in reacting if seat not in table.people]
    if computers:
        return Thinking(computers[0])
    if reacting and next_seat not in table.people:
        return Window(tuple(reacting))
    return Over() if next_seat is None else _to_move(table, next_seat)


def contesters(table: Table) -> tuple[int, ...]:
    """Return the people who may still contest the open play."""
    play = table.game.state.provisional
    if play is None:
        return ()
    waiting = table.game.to_act
    return tuple(seat for seat in waiting if seat in table.people and seat not in play.accepted)


def way_out(table: Table, seat: int) -> Any:
    """Return the move of a seat that has no other: pass, accept, or the first one there is."""
    moves = table.game.legal_moves_of(seat)
    return next((move for move in (Pass(), Accept()) if move in moves), None) or next(iter(moves))


def _to_move(table: Table, seat: int) -> Turn | Thinking:
    return Turn(seat) if seat in table.people else Thinking(seat)


def _may_take_turn(table: Table, seat: int) -> bool:
    return Pass() in table.game.legal_moves_of(seat)
