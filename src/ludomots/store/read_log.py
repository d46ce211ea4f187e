"""A log read as far as it is good, with the place and the reason where it is not."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, select

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.rows import UNREADABLE, read_entry, read_entry_at
from ludomots.store.word_lists import WordLists
from ludomots.tables import BadLog, Entry, Table, follow, replay
from ludomots.tables.events import Moved
from ludomots.words import Lexicon

Rows = Mapping[int, str]
"""The entries of a log as they are stored, by their numbers."""


class ReadLog(NamedTuple):
    """The rows of a log, the table after those that are good (none if the first is not), and what
    is wrong with the next one, if anything is."""

    rows: Rows
    table: Table | None
    fault: BadLog | None

    @property
    def good(self) -> int:
        """How many entries are good, counted from the first."""
        return 0 if self.table is None else self.table.seq


async def read_log(database: Database, lists: WordLists, table_id: str) -> ReadLog:
    """Read the log of a table."""
    return await read_rows(table_id, await database.read(lambda one: rows_of(one, table_id)), lists)


def rows_of(connection: Connection, table_id: str) -> Rows:
    """Return the rows of a table, whatever is in them."""
    events = schema.events.c
    query = select(events.seq, events.entry).where(events.table_id == table_id)
    return {row.seq: row.entry for row in connection.execute(query.order_by(events.seq))}


async def read_rows(table_id: str, rows: Rows, lists: WordLists) -> ReadLog:
    """Read rows as the log of a table, with the word list that they name."""
    first = entry_in(rows.get(0, ""))
    return _follow(table_id, rows, await lists.of_log([] if first is None else [first]))


def entry_in(text: str) -> Entry | None:
    """Return the entry that a row holds, whether or not it belongs there; none if unreadable."""
    try:
        return read_entry(text)
    except UNREADABLE:
        return None


def _follow(table_id: str, rows: Rows, words: Lexicon | None) -> ReadLog:
    table: Table | None = None
    try:
        for place, (seq, text) in enumerate(rows.items()):
            if seq != place:
                raise BadLog("gap", seq)
            entry = read_entry_at(seq, text)
            later = follow(table, [entry]) if table else replay(table_id, [entry], words)
            if _is_foreign(later, entry):
                raise BadLog("foreign", seq)
            table = later
    except BadLog as bad:
        return ReadLog(rows, table, bad)
    return ReadLog(rows, table, None if rows else BadLog("no-log", 0))


def _is_foreign(table: Table, entry: Entry) -> bool:
    """Return whether an entry is a move of somebody who does not sit there: it is of another log,
    even if the rulebook accepts it here."""
    event = entry.event
    return (
        isinstance(event, Moved)
        and entry.by is not None
        and event.seat not in table.seats_of(entry.by)
    )
