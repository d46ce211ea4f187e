"""Games looked back at: records, replays, whether draws were fair."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludomots.records import replay, verify, write
from ludomots.records.explain import explain_faults
from ludomots.server.brought import Brought, brought
from ludomots.server.language import language_of
from ludomots.server.node import Node
from ludomots.server.old_games import kept_record, old_game
from ludomots.server.people import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.replays import (
    Replay,
    ShownCheck,
    Verification,
    replay_of,
)
from ludomots.server.thinking_queue import Payer
from ludomots.store import OnlyRecord
from ludomots.tables import record
from ludomots.tables.delay import as_seen_by
from ludomots.tables.sentences import names_of
from ludomots.texts import Texts, texts

_HEAVY = {"cost": 5}


@get("/api/tables/{table_id:str}/record", tags=["records"], media_type="text/plain", opt=_HEAVY)
async def table_record(
    table_id: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> str:
    """Return the record of a game; of one that is being played, what a spectator may know, and what
    those without a seat may know already."""
    try:
        table = await node.tables.load(table_id)
    except OnlyRecord:
        return (await kept_record(node, table_id)).text
    by, now = person.at(table), node.now()
    found = await node.bots.aside(payer, "record", lambda: record(as_seen_by(table, by, now)[0]))
    if found is None:
        raise Unanswerable("not-begun", 409)
    return write(found)


@get("/api/tables/{table_id:str}/replay", tags=["records"], opt=_HEAVY)
async def table_replay(
    request: AnyRequest,
    table_id: FromPath[str],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Replay:
    """Return a finished game step by step."""
    old, say = await old_game(node, table_id), texts(language_of(request))
    names = names_of(old.seats, say)
    return await node.bots.aside(payer, "replay", lambda: replay_of(old.played(), names, say))


@post("/api/replay", tags=["records"], status_code=200, opt=_HEAVY)
async def replay_record(
    request: AnyRequest, payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> Replay:
    """Return the game of a record that is brought along (text/plain), step by step."""
    found, say = await brought(request, payer, node), texts(language_of(request))
    return await node.bots.aside(payer, "replay", lambda: _replayed(found, say))


@post("/api/verify", tags=["records"], status_code=200, opt=_HEAVY)
async def verify_record(
    request: AnyRequest, payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> Verification:
    """Check the draws and moves of a record that is brought along (text/plain)."""
    found, say = await brought(request, payer, node), texts(language_of(request))
    return await node.bots.aside(payer, "replay", lambda: _verified(found, say))


def _replayed(from_them: Brought, say: Texts) -> Replay:
    found, lines, words = from_them
    replayed = replay(found, lines, words=words, other_words=True)
    return replay_of(replayed.game, found.players, say, faults=list(explain_faults(replayed, say)))


def _verified(from_them: Brought, say: Texts) -> Verification:
    found, lines, words = from_them
    verified = verify(found, lines, words=words, other_words=True)
    checks = tuple(
        ShownCheck(
            **msgspec.structs.asdict(one),
            fine=one.ok,
            sentence=say(f"verify-{one.name}-{one.finding}", count=one.count),
        )
        for one in verified.checks
    )
    return Verification(verified.ok, checks, tuple(explain_faults(verified, say)))
