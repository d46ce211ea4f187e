"""The rows that are written for a table: its new entries, and what follows from them."""

from collections.abc import Sequence
from typing import Any, NamedTuple, get_args

import msgspec

from ludomots.tables import BadLog, Entry, Table, listed
from ludomots.tables.deadlines import is_resting
from ludomots.tables.events import (
    Closed,
    Event,
    Finished,
    Forgotten,
    Joined,
    JudgeSat,
    Left,
    Moved,
    Opened,
    Removed,
)
from ludomots.tables.forget import identities_in, mentions
from ludomots.tables.played import solo_of
from ludomots.tables.ratings import Ladder, Result, result_of
from ludomots.tables.table import ended_at

Row = dict[str, Any]

_ENTRY = msgspec.json.Decoder(Entry)
_KINDS = {kind.__struct_config__.tag for kind in get_args(Event)}

SET_ASIDE = "aside"
"""The status of a table whose log was taken away."""
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeError)
"""What is raised by a text that is not what it should be, or no text at all."""

_RESEATING = Opened | Joined | Left | Removed | Forgotten | Finished | Closed
"""The events that change the rows of those who sit at a table."""
_NAMING = Opened | Joined | JudgeSat | Forgotten
"""The events that change whom the log of a table names."""


class Append(NamedTuple):
    """Entries to add to the log of a table, and the table after them."""

    table: Table
    entries: Sequence[Entry]

    @property
    def is_new(self) -> bool:
        """Whether the log begins with these entries."""
        return self.entries[0].seq == 0


class StoredResult(msgspec.Struct, frozen=True):
    """A result as it is stored."""

    game: str
    bots: bool
    players: tuple[str, ...]
    ranks: tuple[int, ...]


def event_rows(append: Append) -> list[Row]:
    """Return the rows of the log."""
    return [
        {"table_id": append.table.id, "seq": entry.seq, "entry": _json(entry)}
        for entry in append.entries
    ]


def table_row(table: Table) -> Row:
    """Return the row of a table: its status, its deadline, its line in the list, whether it only
    waits for people who are away."""
    line = listed(table)
    return {
        "table_id": table.id,
        "status": table.status,
        "line": None if line is None else _json(line),
        **moving_columns(table),
    }


def moving_columns(table: Table) -> Row:
    """Return what each move may change of the row of a table."""
    return {
        "deadline": table.deadline,
        "changed": table.entries[-1].at,
        "resting": int(is_resting(table)),
    }


def aside_row(table_id: str, changed: int) -> Row:
    """Return the row of a table whose log was taken away: it waits for nothing and is not listed,
    but its people still find it among theirs."""
    row = {"table_id": table_id, "status": SET_ASIDE, "changed": changed}
    return {**row, "deadline": None, "line": None, "resting": 0}


def rewritten_rows(append: Append) -> list[Row]:
    """Return the earlier entries that change because a person is erased from them."""
    return [
        {"of": append.table.id, "at": entry.seq, "entry": _json(entry)}
        for new in append.entries
        if isinstance(new.event, Forgotten)
        for entry in append.table.entries[: append.entries[0].seq]
        if mentions(entry, new.event.identity)
    ]


def sitter_rows(table: Table) -> list[Row]:
    """Return who sits at a table; nobody does where there will be no game."""
    people = () if table.status == "closed" else table.people
    ended = None if table.outcome is None else ended_at(table)
    return [{"identity": one, "table_id": table.id, "ended": ended} for one in people]


def changes_sitters(append: Append) -> bool:
    """Return whether these entries change who sits at the table, or end its game."""
    return any(isinstance(entry.event, _RESEATING) for entry in append.entries)


def participant_rows(table: Table) -> list[Row]:
    """Return everybody whom the log of a table names."""
    named = sorted(identities_in(table.entries))
    return [{"identity": identity, "table_id": table.id} for identity in named]


def changes_participants(append: Append) -> bool:
    """Return whether these entries name somebody new, or forget somebody."""
    return any(isinstance(entry.event, _NAMING) for entry in append.entries)


def is_all_moves(append: Append) -> bool:
    """Return whether nothing but moves was added, and the game goes on."""
    return all(isinstance(entry.event, Moved) for entry in append.entries)


def ends_game(append: Append) -> bool:
    """Return whether the game ended with these entries."""
    return any(isinstance(entry.event, Finished) for entry in append.entries)


def forgets(append: Append) -> bool:
    """Return whether a person is erased by these entries."""
    return any(isinstance(entry.event, Forgotten) for entry in append.entries)


def result_row(table: Table) -> Row | None:
    """Return how a table's game ended, if it is rated."""
    result = result_of(table)
    if result is None:
        return None
    stored = StoredResult(result.ladder.game, result.ladder.bots, result.players, result.ranks)
    return {"table_id": table.id, "at": result.at, "result": _json(stored)}


def solo_row(table: Table) -> Row | None:
    """Return the game of a table if somebody played it alone to the end."""
    solo = solo_of(table)
    if solo is None:
        return None
    return {"table_id": table.id, **solo._asdict(), "changed": int(solo.changed)}


def read_entry(text: str) -> Entry:
    """Return an entry of the log."""
    return _ENTRY.decode(text)


def read_entry_at(seq: int, text: str) -> Entry:
    """Return the entry that stands at a place of a log, or raise ``BadLog``."""
    try:
        entry = read_entry(text)
    except UNREADABLE as error:
        raise BadLog("newer" if _is_of_unknown_kind(text) else "unreadable", seq) from error
    if entry.seq != seq:
        raise BadLog("doubled" if entry.seq < seq else "misplaced", seq)
    return entry


class _AnyEntry(msgspec.Struct):
    event: dict[str, Any]


def _is_of_unknown_kind(text: str) -> bool:
    """Return whether a text is an entry with an event that only another version knows."""
    try:
        kind = msgspec.json.decode(text, type=_AnyEntry).event.get("type")
    except UNREADABLE:
        return False
    return isinstance(kind, str) and kind not in _KINDS


def read_result(text: str, at: int) -> Result:
    """Return a result."""
    stored = msgspec.json.decode(text, type=StoredResult)
    ladder = Ladder(stored.game, len(stored.players), stored.bots)
    return Result(ladder, stored.players, stored.ranks, at)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
