"""A copy of everything that is stored of me, as one file."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency
from litestar.response import Stream

from ludomots.records import write
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.store import NoTable, OnlyRecord
from ludomots.store.mine import copy_of
from ludomots.tables import BadLog, record

_FILE = {"content-disposition": 'attachment; filename="ludomots.json"'}


class MyGame(msgspec.Struct, frozen=True):
    """A table at which I sit or sat. ``record`` is what a spectator may know of its game; there is
    none before the game begins, and none if nothing is kept of it or its log is damaged."""

    table: str
    record: str | None


@get("/me/data", tags=["people"], opt={"cost": 50, "for_banned": True})
async def my_data(person: NamedDependency[Person], node: NamedDependency[Node]) -> Stream:
    """Return all that is stored of me: each part by its name, and the records of my games."""
    return Stream(_written(node, person), media_type="application/json", headers=_FILE)


async def _written(node: Node, person: Person) -> AsyncIterator[bytes]:
    """Yield the file piece by piece: somebody may have played thousands of games."""
    parts = await copy_of(node.database, person.identities)
    yield msgspec.json.encode(parts).removesuffix(b"}")
    yield b',"games":['
    tables = dict.fromkeys(row["table_id"] for row in parts["tables"])
    for number, table_id in enumerate(tables):
        game = MyGame(table_id, await _record(node, table_id))
        yield (b"," if number else b"") + msgspec.json.encode(game)
    yield b"]}"


async def _record(node: Node, table_id: str) -> str | None:
    try:
        table = await node.tables.load(table_id)
        found = await asyncio.to_thread(record, table)
        return None if found is None else write(found)
    except OnlyRecord:
        kept = await node.archive.find(table_id)
        return None if kept is None else kept.text
    except (NoTable, BadLog):
        return None


data_routes = Router("/api", route_handlers=[my_data])
