"""What a table of Topword is waiting for."""

from typing import NamedTuple

from ludomots.games.contract import TABLE, IllegalMove
from ludomots.games.topword import Accept, Blocked, Move, Pass, State
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
    """The end of the game could not be kept; it can be tried again."""


class Over(NamedTuple):
    """The game has ended, or no person is left in it."""


Phase = Turn | Window | Thinking | Unkept | Over


def phase(table: Table) -> Phase:
    """Return what is waited for.

    While a play can be contested, computer players answer first, then people whose turn it is
    not, then whoever is next: his move closes the window (TW-39). If the next is a person the
    people around the keyboard settle it together before he takes his turn.
    """
    state: State = table.game.state
    if state.end or not set(table.people) - set(state.withdrawn):
        return Over()
    waiting = table.game.to_act
    next_seat = waiting[0] if _may_take_turn(table, waiting[0]) else None
    accepted = state.provisional.accepted if state.provisional else ()
    reacting = [seat for seat in waiting if seat != next_seat and seat not in accepted]
    computers = [seat for seat in reacting if seat not in table.people]
    if computers:
        return Thinking(computers[0])
    if reacting and next_seat not in table.people:
        return Window(tuple(reacting))
    if next_seat is None:
        return Over()
    return Turn(next_seat) if next_seat in table.people else Thinking(next_seat)


def contesters(table: Table) -> tuple[int, ...]:
    """Return the people who may still contest the open play."""
    play = table.game.state.provisional
    if play is None:
        return ()
    waiting = table.game.to_act
    return tuple(seat for seat in waiting if seat in table.people and seat not in play.accepted)


def way_out(table: Table, seat: int) -> Move:
    """Return the move of a seat that has no other: accept where it can only react, else pass."""
    return Pass() if _may_take_turn(table, seat) else Accept()


def declare_end(table: Table) -> None:
    """End the game in the table's name if the bag is empty and nobody can make a word (TW-45).

    ``OSError`` if that cannot be kept.
    """
    state: State = table.game.state
    if state.bag or state.end or state.provisional:
        return
    try:
        table.push(TABLE, Blocked())
    except IllegalMove:
        return


def _may_take_turn(table: Table, seat: int) -> bool:
    return Pass() in table.game.legal_moves_of(seat)
