"""A person gets a copy of everything that is stored of them, and all of it can be erased."""

from functools import partial
from typing import Any

from sqlalchemy import Column, Connection, LargeBinary, String, insert

from ludomots.server.database import Database
from ludomots.server.live import schema as live_schema
from ludomots.server.live.service import TableService
from ludomots.server.live.writer import Writer
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people import schema as people_schema
from ludomots.server.people.people import People
from ludomots.server.people.personal import copy_of, erase
from ludomots.server.personal_data import Shown
from ludomots.server.schema import metadata
from tests.store.test_erase import everything, lived
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON

_SHORTEST = 33
"""Columns that are shorter than this hold no identity."""

_NOT_A_PERSON = {
    # columns that hold something else, by their names
    *(
        "table_id",
        "group_id",
        "id",
        "hash",
        "link",
        "name",
        "value",
        "node",
        "version",
        "word",
        "subject",
    ),
    *("game", "preset", "deck", "key", "source", "list", "challenge", "network", "public_key"),
    *("transports", "data", "status", "lexicon", "kept", "asked", "move", "browser"),
    *("choices", "session", "endpoint_hash", "endpoint", "secret", "address", "confirm_hash"),
    *("stop", "notice", "device", "letter"),
    # may name who invited somebody, by which erasing finds it (``notices/outbox.py``)
    "facts",
    # what somebody wrote, in rows that belong to them or to an operator
    *("text", "reason", "note"),
    # games, of which erasing rewrites what names the person (``live/personal.py``)
    *("entry", "record", "seats", "line", "result", "before", "why"),
    # what was seen when somebody reported something (``operators/reports.py``)
    "context",
}

_FROM_LOGS = {live_schema.participants, live_schema.solos}
"""What follows from the logs: without one there is nothing to erase it by."""

PARTS = tuple(part for feature in PERSONAL_DATA for part in feature.export)

_WHAT_TO_DO = (
    "If it holds the identity of a person, add a line to the PERSONAL_DATA of its feature: Shown"
    " with a name, so that the person gets a copy and erasing deletes it, or Hidden with the reason"
    " why not, and say what becomes of it when a guest logs in."
    " If it never holds one, add its name to _NOT_A_PERSON here."
)


def _columns() -> list[Column[Any]]:
    return [column for table in metadata.sorted_tables for column in table.c]


def test_every_column_that_may_hold_an_identity_is_known() -> None:
    known = {part.person for part in PARTS}
    for column in _columns():
        is_long = isinstance(column.type, String) and (column.type.length or 999) >= _SHORTEST
        if is_long and column not in known:
            assert column.name in _NOT_A_PERSON, f"{column} is new. {_WHAT_TO_DO}"


def test_every_part_has_a_name_of_its_own_and_does_not_show_other_people() -> None:
    shown = [part for part in PARTS if isinstance(part, Shown)]
    assert len({part.name for part in shown}) == len(shown)
    people = {part.person for part in PARTS} - {
        people_schema.people.c.id,
        people_schema.merged.c.guest,
    }
    for part in shown:
        assert not people & set(part.columns), part.name


@story
async def test_a_person_gets_all_parts_and_nobody_elses(address: str) -> None:
    async with Database(address) as database, Writer(database) as writer:
        await lived(database, TableService(database, writer, now=lambda: NOON))
        mine = await copy_of(database, (BOB, "once"), PERSONAL_DATA)
        assert mine["profile"][0]["name"] == "Joueur 2"
        assert mine["guests"] == [{"guest": "once"}]
        assert [one["text"] for one in mine["chat"]] == ["un mot de trop"]
        assert len(mine["tables"]) == 4
        assert [one["key"] for one in mine["cards"]] == ["KA"]
        assert mine["daily_answers"][0]["move"] == "5D TRIS"
        assert ADA not in str(mine)
        assert "bonjour" not in str(mine)


@story
async def test_erasing_finds_the_person_in_each_column(address: str) -> None:
    """For each column, a row that names the person there and nobody else."""
    async with Database(address) as database, Writer(database) as writer:
        service = TableService(database, writer, now=lambda: NOON)
        for number, part in enumerate(PARTS):
            if part.person.table not in _FROM_LOGS:
                await database.write(partial(_name_in, part.person, number))
        await erase(
            database,
            service.execute,
            await People(database).find(BOB),
            "Anonyme",
            NOON,
            PERSONAL_DATA,
        )
        left = await everything(database)
        assert BOB not in left, f"{left}\n{_WHAT_TO_DO}"


def _name_in(column: Column[Any], number: int, connection: Connection) -> None:
    row = {one.name: _something(one, number) for one in column.table.c}
    connection.execute(insert(column.table), row | {column.name: BOB})


def _something(column: Column[Any], number: int) -> Any:
    """Return a value that fits a column and names nobody."""
    match column.type:
        case String() if column.name == "context":
            return '{"game":"topword","seats":[],"chat":[]}'
        case String():
            return str(number)
        case LargeBinary():
            return b""
        case _:
            return number
