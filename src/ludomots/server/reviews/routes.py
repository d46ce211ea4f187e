"""Games reviewed: what each decision was worth, and what would have become of other moves."""

import logging
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import Stream
from msgspec.structs import replace

from ludomots.analysis import Review
from ludomots.core.game import Game
from ludomots.records import write
from ludomots.server.language import language_of
from ludomots.server.learning.mistakes import learn_from
from ludomots.server.live.budgets import Payer
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import AnyRequest, Unanswerable, problem_of
from ludomots.server.reviews.old_games import old_game
from ludomots.server.reviews.replays import Instead, brought, instead_of
from ludomots.server.reviews.reviews import (
    Found,
    ReviewBegun,
    ReviewFailed,
    ReviewLine,
    ReviewWhole,
)
from ludomots.server.reviews.tasks import GameToReview
from ludomots.tables.sentences import names_of
from ludomots.texts import texts

_log = logging.getLogger("ludomots.server")

_LINES = "application/x-ndjson"
_AT_ONCE = {"x-accel-buffering": "no"}
"""Proxies that would gather an answer send each of these lines at once."""
_COST = {"cost": 5}
_MOST_MOVES = 10


@post("/api/tables/{table_id:str}/review", tags=["reviews"], status_code=200, opt=_COST)
async def review_table(
    request: AnyRequest,
    table_id: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Stream:
    """Review a finished game: lines of JSON (`ReviewLine`) as decisions are judged.

    It stops when the client closes the connection. The whole review is kept, and who played that
    game has their mistakes to learn from.
    """
    old = await old_game(node, table_id)
    names = names_of(old.seats, texts(language_of(request)))
    kept = await node.reviews.find(table_id)
    if kept is not None:
        await learn_from(node, person, payer, table_id, kept)
        return await _sent(request, _one(ReviewWhole(kept)), names)
    record = await node.bots.aside(payer, "record", old.record)

    async def lines() -> AsyncIterator[Found]:
        async for line in node.reviews.make(payer, GameToReview(record=record), old.words):
            if isinstance(line, ReviewWhole):
                await node.reviews.keep(table_id, line.review)
                await learn_from(node, person, payer, table_id, line.review)
            yield line

    return await _sent(request, lines(), names)


@get("/api/tables/{table_id:str}/review", tags=["reviews"])
async def table_review(
    request: AnyRequest,
    table_id: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Review:
    """Return the review of a finished game that was made earlier."""
    old, kept = await old_game(node, table_id), await node.reviews.find(table_id)
    if kept is None:
        raise Unanswerable("not-reviewed", 404)
    await learn_from(node, person, payer, table_id, kept)
    return replace(kept, names=tuple(names_of(old.seats, texts(language_of(request)))))


@post("/api/review", tags=["reviews"], status_code=200, opt=_COST)
async def review_record(
    request: AnyRequest, payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> Stream:
    """Review the game of a record that is brought along (text/plain); nothing is kept."""
    found, _, words = await brought(request, payer, node)
    game = GameToReview(record=write(found), other_words=words is None)
    return await _sent(request, node.reviews.make(payer, game, words), found.players)


@get("/api/tables/{table_id:str}/instead/{step:int}", tags=["reviews"])
async def table_instead(
    table_id: FromPath[str],
    step: FromPath[int],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
    move: FromQuery[list[str] | None] = None,
) -> Instead:
    """Return what would have become of other moves (`?move=`) at a step of a finished game."""
    old = await old_game(node, table_id)
    return await _instead(node, payer, old.played, step, move or [])


@post("/api/instead/{step:int}", tags=["reviews"], status_code=200)
async def record_instead(
    request: AnyRequest,
    step: FromPath[int],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
    move: FromQuery[list[str] | None] = None,
) -> Instead:
    """Return the same for a record that is brought along (text/plain)."""
    found = await brought(request, payer, node)
    return await _instead(node, payer, found.played, step, move or [])


async def _instead(
    node: Node, payer: Payer, played: Callable[[], Game], step: int, moves: list[str]
) -> Instead:
    found = await node.bots.aside(
        payer, "instead", lambda: instead_of(played(), step, moves[:_MOST_MOVES])
    )
    if found is None:
        raise Unanswerable("no-step", 404)
    return found


async def _one(line: Found) -> AsyncIterator[Found]:
    yield line


async def _sent(request: AnyRequest, lines: AsyncIterator[Found], names: Sequence[str]) -> Stream:
    """Answer by lines. What goes wrong before the first is a problem as anywhere else, what goes
    wrong later is the last line."""
    say = texts(language_of(request))
    first = await anext(lines)

    async def written() -> AsyncIterator[bytes]:
        yield _line(_named(first, names))
        try:
            async for line in lines:
                yield _line(_named(line, names))
        except Exception as error:  # noqa: BLE001 (the reader is told)
            problem = problem_of(error, say)
            if problem.code == "internal":
                _log.exception("a review failed")
            yield _line(ReviewFailed(problem))

    return Stream(written(), media_type=_LINES, headers=_AT_ONCE)


def _named(found: Found, names: Sequence[str]) -> Found:
    if isinstance(found, ReviewBegun | ReviewWhole):
        return replace(found, review=replace(found.review, names=tuple(names)))
    return found


def _line(line: ReviewLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
