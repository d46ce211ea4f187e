"""Tables as spectators are shown them who see the game late: one moment of the past for all."""

from ludomots.server.live.lines import TableLines
from ludomots.server.live.snapshot import Snapshot
from ludomots.tables import Table
from ludomots.tables.delay import Shown, follow_to, more_at, shown_to_spectators


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
