"""Ratings and best games alone that are kept, and indexes by which everything of a person is found.

The results of earlier games are rated by the first server that starts (``store/ratings.py``).
"""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_EVENTS = sa.table("events", sa.column("table_id"), sa.column("seq"), sa.column("entry"))
_TABLES = sa.table("tables", sa.column("table_id"), sa.column("status"))
_SITTERS = sa.table(
    "sitters", sa.column("identity"), sa.column("table_id"), sa.column("ended", sa.BigInteger)
)
_SETTINGS = sa.table("settings", sa.column("name"), sa.column("value"))

_LISTED = sa.text("line IS NOT NULL")
_IDENTITIES = ("by", "owner", "identity")
"""The fields of an entry that hold an identity."""


def upgrade() -> None:
    """Make the new tables, columns and indexes, and fill them from the logs."""
    connection = op.get_bind()
    op.add_column("results", sa.Column("number", sa.Integer))
    op.add_column("results", sa.Column("before", sa.Text))
    op.drop_index("results_by_time", "results")
    op.create_index("results_by_number", "results", ["number"])
    op.create_index(
        "tables_in_list", "tables", ["status"], sqlite_where=_LISTED, postgresql_where=_LISTED
    )
    op.add_column("sitters", sa.Column("ended", sa.BigInteger))
    op.create_index("sitters_by_end", "sitters", ["identity", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("bots", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_points", "ratings", ["game", "players", "bots", "points"])
    connection.execute(sa.insert(_SETTINGS).values(name="ratings", value="locked while rating"))
    solos = op.create_table(
        "solos",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("preset", sa.String(64), nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    rules = ["identity", "game", "preset", "changed", "points"]
    op.create_index("solos_by_rules", "solos", rules)
    participants = op.create_table(
        "participants",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
    )
    op.create_index("participants_by_table", "participants", ["table_id"])
    endings = _endings(connection)
    rows = {solos: _solos(endings), participants: _participants(connection)}
    for kind, found in rows.items():
        if some := list(found):
            connection.execute(sa.insert(kind), some)
    _end_sitting(connection, {one: ending["finished"]["at"] for one, ending in endings.items()})


def _participants(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """Yield whom the logs name. Who moves has sat down before, so that moves need not be read."""
    named = (_EVENTS.c.seq == 0) | _EVENTS.c.entry.like('%"identity"%')
    query = sa.select(_EVENTS.c.table_id, _EVENTS.c.entry).where(named)
    found: dict[tuple[str, str], None] = {}
    for table_id, entry in connection.execute(query):
        for identity in _identities(_read(entry)):
            found[identity, table_id] = None
    yield from ({"identity": identity, "table_id": table_id} for identity, table_id in found)


def _endings(connection: sa.Connection) -> dict[str, dict[str, Any]]:
    """Return how finished tables were opened, who began, and how they ended, by table and type of
    event; the time is added to each."""
    log = _EVENTS.c
    ended = log.table_id.in_(sa.select(_TABLES.c.table_id).where(_TABLES.c.status == "finished"))
    kinds = sa.or_(*(log.entry.like(f'%"type":"{one}"%') for one in ("started", "finished")))
    query = sa.select(log.table_id, log.entry).where(ended, kinds | (log.seq == 0))
    tables: dict[str, dict[str, Any]] = {}
    for table_id, text in connection.execute(query):
        entry = _read(text)
        event = entry.get("event", {})
        tables.setdefault(table_id, {})[event.get("type")] = event | {"at": entry.get("at")}
    wanted = {"opened", "started", "finished"}
    return {table_id: found for table_id, found in tables.items() if wanted <= found.keys()}


def _solos(endings: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the games that somebody played alone to the end."""
    for table_id, events in endings.items():
        opened, outcome = events["opened"], events["finished"]["outcome"]
        seats = events["started"]["seats"]
        if len(seats) == 1 and outcome["winners"]:
            yield {
                "table_id": table_id,
                "identity": seats[0]["identity"],
                "game": opened["game"],
                "preset": opened["preset"],
                "changed": int(bool(opened["changes"])),
                "points": outcome["scores"][0],
                "at": events["finished"]["at"],
            }


def _end_sitting(connection: sa.Connection, ended: dict[str, int]) -> None:
    """Say of those who sit at finished tables when that was; nobody sits at closed ones."""
    here = _SITTERS.c.table_id == sa.bindparam("of")
    change = sa.update(_SITTERS).where(here).values(ended=sa.bindparam("at"))
    if ended:
        connection.execute(change, [{"of": table_id, "at": at} for table_id, at in ended.items()])
    is_closed = (_TABLES.c.table_id == _SITTERS.c.table_id) & (_TABLES.c.status == "closed")
    connection.execute(sa.delete(_SITTERS).where(sa.exists().where(is_closed)))


def _read(entry: str) -> dict[str, Any]:
    """Return an entry, nothing of one that cannot be read."""
    try:
        found = json.loads(entry)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _identities(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (value[one] for one in _IDENTITIES if isinstance(value.get(one), str))
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _identities(part)
