"""Games looked back at: records, replays, what would have been best, whether draws were fair."""

from typing import Any, NamedTuple

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.params import FromPath

from ludomots.records import Record, read_with_lines, replay, verify, write
from ludomots.records.explain import explain_faults
from ludomots.records.text import Lines
from ludomots.server.language import language_of
from ludomots.server.node import Node
from ludomots.server.old_games import kept_record, old_game
from ludomots.server.problems import Unanswerable
from ludomots.server.replays import (
    Best,
    Replay,
    ShownCheck,
    Verification,
    best_of,
    replay_of,
)
from ludomots.server.thinking_queue import Payer
from ludomots.store import OnlyRecord
from ludomots.tables import record
from ludomots.tables.sentences import names_of
from ludomots.texts import Texts, texts
from ludomots.words import Lexicon

AnyRequest = Request[Any, Any, Any]

_HEAVY = {"cost": 5}


class _Brought(NamedTuple):
    record: Record
    lines: Lines
    words: Lexicon | None


@get("/api/tables/{table_id:str}/record", tags=["records"], media_type="text/plain", opt=_HEAVY)
async def table_record(
    table_id: FromPath[str], payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> str:
    """Return the record of a game; of one that is being played, what a spectator may know."""
    try:
        table = await node.tables.load(table_id)
    except OnlyRecord:
        return (await kept_record(node, table_id)).text
    found = await node.bots.aside(payer, "record", lambda: record(table))
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


@get("/api/tables/{table_id:str}/best/{step:int}", tags=["records"], opt=_HEAVY)
async def table_best(
    request: AnyRequest,
    table_id: FromPath[str],
    step: FromPath[int],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Best:
    """Return what could have been played at a step of a finished game, counted from 1."""
    old, say = await old_game(node, table_id), texts(language_of(request))
    names = names_of(old.seats, say)
    kind = f"best {old.name}"
    best = await node.bots.aside(payer, kind, lambda: best_of(old.played(), step, names, say))
    if best is None:
        raise Unanswerable("no-step", 404)
    return best


@post("/api/replay", tags=["records"], status_code=200, opt=_HEAVY)
async def replay_record(
    request: AnyRequest, payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> Replay:
    """Return the game of a record that is brought along (text/plain), step by step."""
    brought, say = await _brought(request, payer, node), texts(language_of(request))
    return await node.bots.aside(payer, "replay", lambda: _replayed(brought, say))


@post("/api/verify", tags=["records"], status_code=200, opt=_HEAVY)
async def verify_record(
    request: AnyRequest, payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> Verification:
    """Check the draws and moves of a record that is brought along (text/plain)."""
    brought, say = await _brought(request, payer, node), texts(language_of(request))
    return await node.bots.aside(payer, "replay", lambda: _verified(brought, say))


async def _brought(request: AnyRequest, payer: Payer, node: Node) -> _Brought:
    """Return the record that a request brings, with its words if they are here."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise ClientException from None
    found, lines = await node.bots.aside(payer, "read record", lambda: read_with_lines(text))
    return _Brought(found, lines, await node.tables.word_lists.find(found.words))


def _replayed(brought: _Brought, say: Texts) -> Replay:
    found, lines, words = brought
    replayed = replay(found, lines, words=words, other_words=True)
    return replay_of(replayed.game, found.players, say, faults=list(explain_faults(replayed, say)))


def _verified(brought: _Brought, say: Texts) -> Verification:
    found, lines, words = brought
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
