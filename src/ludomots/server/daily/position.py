"""The position of the day as it is sent: the table before one's move, and how one did after it."""

from collections.abc import Sequence
from datetime import date
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludomots.analysis import Choice
from ludomots.core.facts import Text
from ludomots.daily.edition import edition
from ludomots.daily.puzzle import Judged, Puzzle, date_of, judged, number_of, paris_day
from ludomots.server.daily.answers import (
    DAYS_KEPT,
    AlreadyAnswered,
    DailyAnswer,
    DailyAnswers,
    Standing,
)
from ludomots.server.language import language_of
from ludomots.server.learning.lessons import LessonRequest, previewed, update_after
from ludomots.server.live import messages
from ludomots.server.live.budgets import Payer
from ludomots.server.live.messages import FromServer, Update
from ludomots.server.live.requests import read_request
from ludomots.server.live.snapshot import whole_update
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import AnyRequest, Unanswerable, fact_problem_of
from ludomots.study.memory import Day, streak
from ludomots.tables import Refused, commands
from ludomots.tables.lessons import LEARNER, Scene, tried
from ludomots.texts import texts

CALENDAR = 35
"""How many days the calendar shows."""
_BEST = 3
_STEP = 10


class GameToday(msgspec.Struct, frozen=True):
    """A game of today: how many answered so far, and my mark if I did."""

    game: str
    answers: int
    mark: int | None


class DayMarks(msgspec.Struct, frozen=True):
    """A day on which I answered, with my mark in each game."""

    day: str
    marks: dict[str, int]


class Today(msgspec.Struct, frozen=True):
    """Today in Paris, and when it ends; the games of today; my days in a row and my calendar."""

    day: str
    ends: int
    edition: int
    games: tuple[GameToday, ...]
    streak: int
    calendar: tuple[DayMarks, ...]


class LevelMark(msgspec.Struct, frozen=True):
    """What the computer players of a level would have played, and their mark for it."""

    level: str
    label: Text
    mark: int


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """How I did: my mark (0 to 100) and my move, the best moves and why the best one is better.

    ``place`` is mine among the ``answers`` of everybody; ``histogram`` counts answers by mark, in
    tens, those with 100 apart.
    """

    mark: int
    mine: Choice
    best: tuple[Choice, ...]
    why: Text
    levels: tuple[LevelMark, ...]
    place: int
    answers: int
    histogram: tuple[int, ...]


class DailyPosition(msgspec.Struct, frozen=True):
    """A game's position of today: the table as it begins, my seat there, the SHA-256 that was
    published, and how I did if I answered."""

    day: str
    game: str
    digest: str
    seat: int
    start: Update
    result: DailyResult | None


class DailyAnswered(msgspec.Struct, frozen=True):
    """The answer to a request at the position; after a move also how I did."""

    message: FromServer
    result: DailyResult | None = None


def today_for(day: Day, counts: dict[str, int], mine: Sequence[DailyAnswer]) -> Today:
    """Return today for somebody, from how many answered in each game and all their answers."""
    marks: dict[int, dict[str, int]] = {}
    for one in mine:
        marks.setdefault(one.day, {})[one.game] = one.mark
    now = marks.get(day.number, {})
    shown = [number for number in sorted(marks) if number > day.number - CALENDAR]
    return Today(
        day=date_of(day.number).isoformat(),
        ends=day.ends,
        edition=edition().terms.number,
        games=tuple(GameToday(game, count, now.get(game)) for game, count in counts.items()),
        streak=streak(marks, day.number),
        calendar=tuple(DayMarks(date_of(one).isoformat(), marks[one]) for one in shown),
    )


def start_of(puzzle: Puzzle, language: str) -> Update:
    """Return the table before one's move, as one's seat may see it."""
    return whole_update(_scene(puzzle, language).table, puzzle.seat, now=0)


def tried_at(
    puzzle: Puzzle, content: dict[str, Any], number: int, language: str
) -> tuple[FromServer, Judged | None]:
    """Answer a request at the position as its table would; a legal move is judged too."""
    scene = _scene(puzzle, language)
    table = scene.table
    try:
        match read_request(table, LEARNER, content):
            case commands.Play(seat=seat, move=move):
                happened = tried(scene, table, seat, move)
                done = messages.Done(request=number, seq=happened[0].entry.seq)
                made = msgspec.structs.replace(update_after(scene, table, happened), done=done)
                return made, judged(puzzle, table.kind.notation.write_move(move))
            case messages.AskPreview(seat=seat, move=move):
                return previewed(scene, table, seat, move, number)[0], None
            case _:
                raise Refused("not-a-move")
    except Refused as refused:
        return messages.Refusal(request=number, problem=fact_problem_of(refused)), None


def result_of(puzzle: Puzzle, mine: Judged, standing: Standing) -> DailyResult:
    """Return how somebody did, beside everybody and each level."""
    levels = (LevelMark(one.level, one.label, puzzle.mark(one.loss)) for one in puzzle.levels)
    return DailyResult(
        mark=mine.mark,
        mine=mine.choice,
        best=puzzle.choices[:_BEST],
        why=mine.why,
        levels=tuple(levels),
        place=standing.place(mine.mark),
        answers=standing.answers,
        histogram=_histogram(standing),
    )


def _scene(puzzle: Puzzle, language: str) -> Scene:
    say = texts(language)
    names = [say("person-guest", number=number) for number in range(1, puzzle.players + 1)]
    return puzzle.scene(names)


def _histogram(standing: Standing) -> tuple[int, ...]:
    columns = [0] * (100 // _STEP + 1)
    for mark, count in standing.counts.items():
        columns[mark // _STEP] += count
    return tuple(columns)


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
