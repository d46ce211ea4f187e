"""Tables as spectators are shown them who see the game late: one moment of the past for all."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

import msgspec

from ludomots.server.live.lines import TableLines
from ludomots.server.live.messages import Done, Refusal
from ludomots.server.live.snapshot import Snapshot
from ludomots.server.people.cookie import Session
from ludomots.server.problems import Unanswerable, fact_problem_of
from ludomots.tables import Table
from ludomots.tables.delay import (
    Shown,
    follow_to,
    is_delayed,
    more_at,
    sees_late,
    shown_to_spectators,
)
from ludomots.texts import Texts


class LateTables:
    """What spectators of this node were last shown of delayed games."""

    def __init__(self) -> None:
        self._of: dict[str, _LateTable] = {}

    def tables(self) -> tuple[str, ...]:
        """Return the tables at which somebody sees the game late."""
        return tuple(self._of)

    def forget(self, table_id: str) -> None:
        """Let go of a table at which nobody sees the game late any more."""
        self._of.pop(table_id, None)

    def snapshot(self, table: Table, now: int) -> Snapshot:
        """Return what spectators are shown of a table now; its ``now`` is the time it shows."""
        if table.id not in self._of:
            self._of[table.id] = _LateTable()
        return self._of[table.id].snapshot(table, shown_to_spectators(table, now))

    def more_at(self, table: Table, now: int) -> int | None:
        """Return when there is more to be shown even if nothing happens."""
        return more_at(table, shown_to_spectators(table, now))


class _LateTable:
    """One table as it was last shown."""

    def __init__(self) -> None:
        self._lines: TableLines | None = None
        self._last: Snapshot | None = None

    def snapshot(self, table: Table, shown: Shown) -> Snapshot:
        last = self._last
        if last is not None and last.table.seq == shown.length and last.holds_at(shown.at):
            return last
        tables = list(follow_to(table, shown.length, None if last is None else last.table))
        if self._lines is None or self._lines.table.seq > shown.length:
            self._lines = TableLines(tables[-1])
        self._lines.extend(tables)
        self._last = Snapshot(self._lines, tables[-1], shown.at, last)
        return self._last


COME_BACK = 1013
"""The code by which a client is told to connect again."""
REFUSED = 4403
"""The code by which a client is told not to connect again; a message says why."""
SESSION_OVER = Unanswerable("session-over", 403)

_JUST_NOW = 20
"""Milliseconds in which an answer shows the same clocks as what the others were sent."""

_ENCODER = msgspec.json.Encoder()


class Line(Protocol):
    """A connection to a client. Sending never waits."""

    def send_text(self, text: bytes) -> None:
        """Send a message. A client that does not read its messages is disconnected; it comes back
        with the number of events it has seen."""

    def close(self, code: int) -> None:
        """End the connection."""


class Listener:
    """One connection at one table: whose it is, and what it was sent.

    ``session`` is of the browser; ``identity`` is that of the person at this table.
    ``seen`` is the number of events and ``heard`` the number of chat messages that were sent.
    ``mutes``: whether the person muted anybody there, and ``chat_of``: of which table the chat was
    sent. ``is_waiting`` is true while a request of this connection is being carried out.
    """

    __slots__ = (
        "_line",
        "chat_of",
        "heard",
        "identity",
        "is_waiting",
        "mutes",
        "say",
        "seen",
        "session",
        "table_id",
    )

    def __init__(
        self, table_id: str, session: Session, identity: str, say: Texts, seen: int, line: Line
    ) -> None:
        self.table_id = table_id
        self.session = session
        self.identity = identity
        self.say = say
        self.seen = seen
        self.heard = 0
        self.mutes = False
        self.chat_of: object = None
        self.is_waiting = False
        self._line = line

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._line.send_text(message)

    def update(
        self, snapshot: Snapshot, now: int, done: Done | None = None, *, is_first: bool = False
    ) -> None:
        """Send the table if there is something new, with the answer to a request (``done``).

        The first update is sent even if nothing is new. An answer without news is sent alone.
        """
        if is_first or snapshot.table.seq > self.seen:
            time = snapshot.now if sees_late(snapshot.table, self.identity) else now
            self.send(snapshot.message(self.identity, self.seen, time, done))
            self.seen = snapshot.table.seq
        elif done is not None:
            self.send(_ENCODER.encode(done))

    def drop(self) -> None:
        """End this connection; the client may come back."""
        self._line.close(COME_BACK)

    def refuse(self, why: Unanswerable) -> None:
        """End this connection for good, and say why."""
        refuse(self._line, why)


class Hub:
    """The listeners of this node."""

    def __init__(self) -> None:
        self._at: dict[str, set[Listener]] = {}
        self._lines: dict[str, TableLines] = {}
        self._last: dict[str, Snapshot] = {}
        self.late = LateTables()

    def __len__(self) -> int:
        return sum(map(len, self._at.values()))

    def enter(self, listener: Listener) -> None:
        """Add a listener."""
        self._at.setdefault(listener.table_id, set()).add(listener)

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        listeners = self._at.get(listener.table_id, set())
        listeners.discard(listener)
        if not listeners:
            for known in (self._at, self._lines, self._last):
                known.pop(listener.table_id, None)
            self.late.forget(listener.table_id)

    def at(self, table_id: str) -> tuple[Listener, ...]:
        """Return the listeners of a table."""
        return tuple(self._at.get(table_id, ()))

    def punctual_at(self, table_id: str) -> tuple[Listener, ...]:
        """Return the listeners of a table who see its game as it happens."""
        last = self._last.get(table_id)
        here = self.at(table_id)
        if last is None or not is_delayed(last.table):
            return here
        return tuple(one for one in here if not sees_late(last.table, one.identity))

    def everybody(self) -> list[Listener]:
        """Return the listeners of all tables."""
        return [listener for listeners in self._at.values() for listener in listeners]

    def is_here(self, table_id: str, identity: str) -> bool:
        """Return whether a person listens at a table."""
        return any(one.identity == identity for one in self._at.get(table_id, ()))

    def tables(self) -> tuple[str, ...]:
        """Return the tables at which somebody listens."""
        return tuple(self._at)

    def is_known(self, table_id: str) -> bool:
        """Return whether the lines of a table are at hand."""
        return table_id in self._lines

    def know(self, lines: TableLines) -> None:
        """Keep the lines of a table for as long as somebody listens there."""
        self._lines.setdefault(lines.table.id, lines)

    def snapshot(self, table: Table, now: int, tables: Sequence[Table] = ()) -> Snapshot:
        """Return a table as it is to be sent now.

        ``tables`` are the tables after each new entry, if they are at hand. The last snapshot of a
        table is kept: the connection whose request changed the table is updated after all others,
        from the same one.
        """
        last = self._last.get(table.id)
        if last is not None and last.table.seq >= table.seq and last.holds_at(now):
            return last
        lines = self._lines.get(table.id)
        if lines is None:
            lines = self._lines[table.id] = TableLines(table)
        lines.extend(tables or (table,))
        made = self._last[table.id] = Snapshot(lines, table, now, last)
        return made

    def update(self, table: Table, now: int, tables: Sequence[Table] = ()) -> None:
        """Send a table to everybody who listens there and has not been sent it."""
        here: Iterable[Listener] = self._at.get(table.id, ())
        if is_delayed(table):
            here = self._update_late(table, now)
        if here:
            snapshot = self.snapshot(table, now, tables)
            for listener in here:
                if listener.seen < table.seq and not listener.is_waiting:
                    listener.update(snapshot, now)
            self._tidy(snapshot)

    def answer(self, listener: Listener, table: Table, now: int, done: Done | None) -> None:
        """Send a listener the answer to its request, with the table if that is new to it.

        The others have usually just been sent the same: then nothing is worked out again, not even
        the clocks.
        """
        last = self._last.get(table.id)
        is_last = last is not None and last.table.seq == table.seq and now - last.now <= _JUST_NOW
        if last is not None and is_last and not sees_late(table, listener.identity):
            snapshot, now = last, last.now
        else:
            snapshot = self.snapshot_for(listener.identity, table, now)
        listener.update(snapshot, now, done)
        self._tidy(snapshot)

    def snapshot_for(self, identity: str, table: Table, now: int) -> Snapshot:
        """Return a table as it is to be sent to a person now."""
        if sees_late(table, identity):
            return self.late.snapshot(table, now)
        return self.snapshot(table, now)

    def _update_late(self, table: Table, now: int) -> list[Listener]:
        """Send spectators what they may see by now, and return the other listeners."""
        here = self._at.get(table.id, ())
        late = [one for one in here if sees_late(table, one.identity)]
        if late:
            snapshot = self.late.snapshot(table, now)
            for listener in late:
                if listener.seen < snapshot.table.seq and not listener.is_waiting:
                    listener.update(snapshot, now)
        return [one for one in here if one not in late]

    def _tidy(self, snapshot: Snapshot) -> None:
        """Let go of the messages of a snapshot once everybody has been sent them."""
        seq = snapshot.table.seq
        if all(one.seen >= seq for one in self._at.get(snapshot.table.id, ())):
            snapshot.let_go()

    def wrongly_away(self, table: Table) -> set[str]:
        """Return the people whom the log calls away although they are connected to this node."""
        here = {listener.identity for listener in self._at.get(table.id, ())}
        return {one for one in here if one in table.presence and not table.presence[one].here}

    def refuse(self, why_refused: Callable[[Listener], Unanswerable | None]) -> None:
        """End the connections of some listeners for good: of those for whom there is a reason."""
        for listener in self.everybody():
            why = why_refused(listener)
            if why is not None:
                listener.refuse(why)

    def drop_all(self) -> None:
        """End every connection."""
        for listener in self.everybody():
            listener.drop()


def refuse(line: Line, why: Unanswerable) -> None:
    """End a connection for good, and say why."""
    problem = fact_problem_of(why)
    line.send_text(_ENCODER.encode(Refusal(request=None, problem=problem)))
    line.close(REFUSED)
