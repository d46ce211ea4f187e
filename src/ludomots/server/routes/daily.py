"""The position of the day: today's, my one answer to it, and what was published before."""

from datetime import date

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.daily.days import date_of, number_of, paris_day
from ludomots.daily.edition import edition
from ludomots.daily.judging import judged
from ludomots.daily.puzzle import Puzzle
from ludomots.server.daily import (
    DailyAnswered,
    DailyPosition,
    DailyResult,
    Today,
    result_of,
    start_of,
    today_for,
    tried_at,
)
from ludomots.server.language import language_of
from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.routes.lessons import LessonRequest
from ludomots.server.thinking_queue import Payer
from ludomots.store.daily import DAYS_KEPT, AlreadyAnswered, DailyAnswer, DailyAnswers


@get("/api/daily", tags=["daily"])
async def daily(person: NamedDependency[Person], node: NamedDependency[Node]) -> Today:
    """Return today in Paris: its games, my marks, my days in a row and my calendar."""
    day, answers = paris_day(node.now()), DailyAnswers(node.database)
    mine = await answers.since(person.id, day.number - DAYS_KEPT, day.number)
    counts = {game: (await answers.standing(day.number, game)).answers for game in edition().games}
    return today_for(day, counts, mine)


@get("/api/daily/hashes", tags=["daily"], media_type=MediaType.TEXT, sync_to_thread=True)
def daily_hashes() -> str:
    """Return what was published before the first day: a day, a game and a SHA-256 a line."""
    return edition().published()


@get("/api/daily/{day:date}/{game:str}", tags=["daily"], opt={"cost": 3})
async def daily_position(
    request: AnyRequest,
    day: FromPath[date],
    game: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> DailyPosition:
    """Return a game's position of today, and how I did if I answered."""
    number, puzzle = _today(node, day, game)
    stored = await DailyAnswers(node.database).find(person.id, number, game)
    language = language_of(request)
    start = await node.bots.aside(payer, f"daily {game}", lambda: start_of(puzzle, language))
    return DailyPosition(
        day=day.isoformat(),
        game=game,
        digest=edition().digest_of(game, number),
        seat=puzzle.seat,
        start=start,
        result=None if stored is None else await _result(node, payer, puzzle, stored),
    )


@post("/api/daily/{day:date}/{game:str}", tags=["daily"], status_code=200, opt={"cost": 2})
async def answer_daily(
    request: AnyRequest,
    day: FromPath[date],
    game: FromPath[str],
    data: JSONBody[LessonRequest],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> DailyAnswered:
    """Answer a request at today's position as a table would. The first legal move is my answer."""
    number, puzzle = _today(node, day, game)
    answers = DailyAnswers(node.database)
    if await answers.find(person.id, number, game) is not None:
        raise Unanswerable("already-answered", 409)
    language = language_of(request)
    message, mine = await node.bots.aside(
        payer, f"daily {game}", lambda: tried_at(puzzle, data.content, data.request, language)
    )
    if mine is None:
        return DailyAnswered(message)
    stored = DailyAnswer(number, game, mine.choice.text, mine.mark, node.now())
    try:
        await answers.add(person.id, stored)
    except AlreadyAnswered:
        raise Unanswerable("already-answered", 409) from None
    result = result_of(puzzle, mine, await answers.standing(number, game))
    return DailyAnswered(message, result)


@get("/api/daily/{day:date}/{game:str}/published", tags=["daily"])
async def published_position(
    day: FromPath[date], game: FromPath[str], node: NamedDependency[Node]
) -> Response[bytes]:
    """Return the position of a day that is over, byte for byte as its SHA-256 was made."""
    is_over = edition().terms.first <= day < date_of(paris_day(node.now()).number)
    if not is_over or game not in edition().games:
        raise Unanswerable("no-day", 404)
    return Response(edition().line_of(game, number_of(day)), media_type=MediaType.JSON)


@get("/api/me/daily", tags=["daily"], opt={"cost": 10})
async def my_daily(
    person: NamedDependency[Person], node: NamedDependency[Node]
) -> list[DailyAnswer]:
    """Return all my answers, to keep or to use elsewhere."""
    today = paris_day(node.now()).number
    return await DailyAnswers(node.database).since(person.id, 0, today)


def _today(node: Node, day: date, game: str) -> tuple[int, Puzzle]:
    """Return the number of today and a game's position, or say that it is another day."""
    today = paris_day(node.now()).number
    if game not in edition().games:
        raise Unanswerable("no-game", 404)
    if day < date_of(today):
        raise Unanswerable("day-over", 410)
    if day > date_of(today):
        raise Unanswerable("no-day", 404)
    return today, edition().puzzle_of(game, today)


async def _result(node: Node, payer: Payer, puzzle: Puzzle, stored: DailyAnswer) -> DailyResult:
    mine = await node.bots.aside(payer, f"daily {stored.game}", lambda: judged(puzzle, stored.move))
    standing = await DailyAnswers(node.database).standing(stored.day, stored.game)
    return result_of(puzzle, mine._replace(mark=stored.mark), standing)
