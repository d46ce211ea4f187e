"""What operators are done with: settled reports and decided proposals, deleted after a while."""

from sqlalchemy import ColumnElement, Connection, delete, func, select
from sqlalchemy import Table as Rows

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.tables.pace import DAY

SETTLED_DAYS = 365
"""How many days they are kept if nobody says otherwise."""


async def purge_settled(database: Database, days: int, now: int) -> int:
    """Delete the reports and proposals that were settled longer ago than they are to be kept.

    Return how many they were. What operators did stays in the audit log.
    """
    before = now - days * DAY
    reports, proposals = schema.reports, schema.proposals
    due = ((reports, reports.c.settled <= before), (proposals, proposals.c.decided <= before))
    found = [one for one in due if await _is_any(database, *one)]
    if not found:
        return 0

    def purge(connection: Connection) -> int:
        return sum(connection.execute(delete(rows).where(old)).rowcount for rows, old in found)

    return await database.write(purge)


async def _is_any(database: Database, rows: Rows, old: ColumnElement[bool]) -> bool:
    """Return whether there is anything to delete: asking keeps nobody from writing."""
    query = select(func.count()).select_from(rows).where(old)
    return bool(await database.read(lambda one: one.scalar(query)))
