"""A person gets a copy of all that is stored of them, and all of it can be erased.

What that is, each feature states itself (``server/personal_data.py``).
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, select

from ludomots.server.database import Database
from ludomots.server.live.personal import Execute, erase_from_logs
from ludomots.server.people.cookie import end_all
from ludomots.server.people.people import Known
from ludomots.server.personal_data import PersonalData, Shown


async def copy_of(
    database: Database, identities: Sequence[str], personal_data: Sequence[PersonalData]
) -> dict[str, list[dict[str, Any]]]:
    """Return what is stored of somebody who has these identities, by the names of the parts."""
    shown = [
        part for feature in personal_data for part in feature.export if isinstance(part, Shown)
    ]

    def copy(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {
            part.name: [_plain(row) for row in connection.execute(_query(part, identities))]
            for part in shown
        }

    return await database.read(copy)


def _query(part: Shown, identities: Sequence[str]) -> Any:
    return select(*part.columns).where(part.person.in_(identities))


def _plain(row: Row[Any]) -> dict[str, Any]:
    return dict(row._mapping)


async def erase(
    database: Database,
    execute: Execute,
    person: Known,
    name: str,
    now: int,
    personal_data: Sequence[PersonalData],
) -> None:
    """Erase a person. ``execute`` executes a command of a table, ``name`` is the neutral name.
    No cookie of the person is valid any more.

    If it stops halfway it can be called again: what identifies the person is deleted last, in one
    transaction.
    """
    identities = (person.id, *person.guests)
    await erase_from_logs(database, execute, identities, name)

    def delete_rows(connection: Connection) -> None:
        end_all(connection, identities, now)
        for feature in personal_data:
            for take_out in feature.erase:
                take_out(connection, identities)
            for column in (part.person for part in feature.export if part.is_deleted):
                connection.execute(delete(column.table).where(column.in_(identities)))

    await database.write(delete_rows)
