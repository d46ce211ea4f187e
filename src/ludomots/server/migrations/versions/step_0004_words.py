"""The word lists that tables use; and who sits where, for tables that are older than step 0003."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_EVENTS = sa.table("events", sa.column("table_id"), sa.column("seq"), sa.column("entry"))
_TABLES = sa.table("tables", sa.column("table_id"), sa.column("changed"))
_SITTERS = sa.table("sitters", sa.column("identity"), sa.column("table_id"))


def upgrade() -> None:
    """Make the table of lists, with those that are wanted, and fill what is missing elsewhere."""
    lists = op.create_table(
        "word_lists",
        sa.Column("name", sa.String(8), primary_key=True),
        sa.Column("version", sa.String(64), primary_key=True),
        sa.Column("data", sa.LargeBinary),
    )
    connection = op.get_bind()
    opened = sa.select(_EVENTS.c.entry).where(_EVENTS.c.seq == 0)
    words = {
        (event["words"]["name"], event["words"]["version"])
        for event in (json.loads(entry)["event"] for entry in connection.scalars(opened))
        if event["type"] == "opened"
    }
    if words:
        connection.execute(sa.insert(lists), [{"name": n, "version": v} for n, v in sorted(words)])
    for table_id in _incomplete(connection):
        _complete(connection, table_id)


def _incomplete(connection: sa.Connection) -> list[str]:
    """Return the tables of which it is not known who sits there or when something last happened."""
    sits = sa.exists().where(_SITTERS.c.table_id == _TABLES.c.table_id)
    query = sa.select(_TABLES.c.table_id).where(_TABLES.c.changed.is_(None) | ~sits)
    return list(connection.scalars(query))


def _complete(connection: sa.Connection, table_id: str) -> None:
    log = sa.select(_EVENTS.c.entry).where(_EVENTS.c.table_id == table_id).order_by(_EVENTS.c.seq)
    entries = [json.loads(entry) for entry in connection.scalars(log)]
    this = _TABLES.c.table_id == table_id
    connection.execute(sa.update(_TABLES).where(this).values(changed=entries[-1]["at"]))
    connection.execute(sa.delete(_SITTERS).where(_SITTERS.c.table_id == table_id))
    people = dict.fromkeys(_people([entry["event"] for entry in entries]))
    rows = [{"identity": identity, "table_id": table_id} for identity in people]
    if rows:
        connection.execute(sa.insert(_SITTERS), rows)


def _people(log: list[dict[str, Any]]) -> Iterator[str]:
    """Yield who holds the seats of a table after a log."""
    seats: list[dict[str, Any]] = []
    for event in log:
        match event["type"]:
            case "opened" | "started":
                seats = list(event["seats"])
            case "joined":
                seats[event["seat"]] = event["sitter"]
            case "left":
                seats[event["seat"]] = {}
    yield from (seat["identity"] for seat in seats if seat.get("identity"))
