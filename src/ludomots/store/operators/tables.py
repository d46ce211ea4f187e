"""Closing a table, or taking it out of the list. The table's own log tells it, too."""

from collections.abc import Awaitable, Callable

from ludomots.store.database import Database
from ludomots.store.operators.audit import Act, note
from ludomots.tables import Decision, Refused
from ludomots.tables.commands import Close, Unlist

Execute = Callable[[str, Close | Unlist], Awaitable[Decision]]


async def change_table(
    database: Database, execute: Execute, act: Act, command: Close | Unlist
) -> None:
    """Carry out a command at the table of an act, or raise ``Refused``, ``NoTable``, ``BadLog``."""
    decision = await execute(act.target, command)
    if isinstance(decision.answer, Refused):
        raise decision.answer
    await note(database, act)
