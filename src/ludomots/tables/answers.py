"""How a table answers what is asked of it."""

from typing import NamedTuple

import msgspec

from ludomots.core.contract import IllegalMove
from ludomots.tables.events import Entry
from ludomots.tables.table import Table


class Done(msgspec.Struct, frozen=True):
    """It happened: the entry that says so."""

    seq: int


class Repeated(msgspec.Struct, frozen=True):
    """It had happened already, when it was asked for the first time: the entry that says so."""

    seq: int


class Refused(Exception):
    """It did not happen: a stable code, name of the text ``table-<code>``.

    ``illegal`` is what the rulebook says of a move. ``stale`` means that things the client has not
    seen happened in between; it gets them and may ask again.
    """

    def __init__(self, code: str, illegal: IllegalMove | None = None) -> None:
        self.code = code
        self.illegal = illegal
        super().__init__(code)


Answer = Done | Repeated | Refused


class Decision(NamedTuple):
    """What a table decided: the entries to store, the table after them, and the answer.

    There may be entries even if the answer is a refusal: first of all time takes its course.
    """

    table: Table
    entries: tuple[Entry, ...]
    answer: Answer
