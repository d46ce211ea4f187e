"""What a table waits for, seen from one screen."""

from typing import NamedTuple

from ludomots.core.contract import JUDGE
from ludomots.widgets.table import AnyTable


class Turn(NamedTuple):
    """The turn of a person at this screen; a play before it may still be open to contests."""

    seat: int


class Window(NamedTuple):
    """People at this screen may contest a play, and it is the turn of none of them."""

    seats: tuple[int, ...]


class Waiting(NamedTuple):
    """Somebody else is to move: a computer player, or a person at another screen."""

    seat: int


class Over(NamedTuple):
    """The game has ended."""


Phase = Turn | Window | Waiting | Over


def phase(table: AnyTable) -> Phase:
    """Return what is waited for. People of this screen go first where several may move at once.

    While a play can be contested, the computer players of this program answer first, then people
    whose turn it is not, then the next player, whose move closes the window. If that is a person,
    the people around the keyboard settle it together before that turn.
    """
    view = table.view(None)
    asked = view.to_act
    if table.outcome is not None or not asked:
        return Over()
    play = view.provisional
    if play is None:
        mine = (seat for seat in asked if seat in table.people)
        first = next(mine, None)
        return Waiting(asked[0]) if first is None else Turn(first)
    open_to = [seat for seat in asked if seat not in play.accepted]
    computers = [seat for seat in open_to if seat in table.computers]
    if computers:
        return Waiting(computers[0])
    if asked[0] in table.people and table.may(asked[0], "pass"):
        return Turn(asked[0])
    reacting = tuple(seat for seat in open_to if seat in _answering(table))
    return Window(reacting) if reacting else Waiting(next(iter(open_to), asked[0]))


def contesters(table: AnyTable) -> tuple[int, ...]:
    """Return the people at this screen who may still contest the open play."""
    view = table.view(None)
    play = view.provisional
    if play is None:
        return ()
    asked = (seat for seat in view.to_act if seat in _answering(table))
    return tuple(seat for seat in asked if seat not in play.accepted)


def _answering(table: AnyTable) -> tuple[int, ...]:
    """Return who at this screen may say something about a play: people who play, and a judge."""
    return (*table.people, JUDGE) if table.judges else table.people
