"""Reviews of finished games, kept because they take long to make.

A review follows from its game, so that nothing is lost with it: only so many are kept, and those
made longest ago go first. It has nobody's name in it. Whoever shows it knows what the seats are
called by now.
"""

import asyncio
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.analysis import Decision, Review
from ludomots.analysis.report import EDITION
from ludomots.analysis.reviewing import word_on
from ludomots.core.facts import Text
from ludomots.server.database import Database
from ludomots.server.live.budgets import Payer
from ludomots.server.live.messages import Coached, Problem
from ludomots.server.problems import COMPUTERS_BUSY, TryLater, Unanswerable
from ludomots.server.reviews import schema
from ludomots.server.reviews.tasks import GameToReview, JudgeNext, ReviewTask, Summarise, WeighMove
from ludomots.tables import Entry, Table
from ludomots.tables.events import Moved
from ludomots.tables.record import game_of
from ludomots.words import Lexicon

if TYPE_CHECKING:
    from ludomots.server.node import Node


MOST_REVIEWS = 5000
"""How many are kept: about 20 kB each."""

_rows = schema.reviews.c


class Reviews:
    """The reviews of a database."""

    def __init__(self, database: Database, most: int = MOST_REVIEWS) -> None:
        self._database = database
        self._most = most

    async def find(self, table_id: str) -> Review | None:
        """Return the review of a table's game, ``None`` if there is none of this edition."""
        query = select(_rows.review).where(_rows.table_id == table_id)
        data = await self._database.read(lambda one: one.scalar(query))
        if data is None:
            return None
        try:
            review = msgspec.json.decode(zlib.decompress(data), type=Review)
        except msgspec.ValidationError:
            return None
        return review if review.edition == EDITION else None

    async def keep(self, table_id: str, review: Review) -> None:
        """Keep a review, without names, in place of an earlier one."""
        bare = msgspec.structs.replace(review, names=())
        data = zlib.compress(msgspec.json.encode(bare))

        def keep(connection: Connection) -> None:
            number = (connection.scalar(select(func.max(_rows.number))) or 0) + 1
            row = {"table_id": table_id, "number": number, "review": data}
            connection.execute(delete(schema.reviews).where(_rows.table_id == table_id))
            connection.execute(insert(schema.reviews), row)
            connection.execute(delete(schema.reviews).where(_rows.number <= number - self._most))

        with suppress(IntegrityError):  # another node kept the same review at the same time
            await self._database.write(keep)


_UNTIL_ROOM = 1.0
"""Seconds after which a review asks again whether there is room in the queue."""
_WEIGHED = 100
"""How many moves that were weighed last are remembered."""


class ReviewBegun(msgspec.Struct, frozen=True, tag="begun"):
    """A review without decisions: the chances after each move are known already."""

    review: Review


class DecisionJudged(msgspec.Struct, frozen=True, tag="judged"):
    """The next decision, and which share of the moves has been looked at, from 0 to 1."""

    decision: Decision
    share: float


class ReviewWhole(msgspec.Struct, frozen=True, tag="whole"):
    """The whole review: the last line."""

    review: Review


class ReviewFailed(msgspec.Struct, frozen=True, tag="failed"):
    """Why the review ends here."""

    problem: Problem


Found = ReviewBegun | DecisionJudged | ReviewWhole
ReviewLine = Found | ReviewFailed
"""What is sent of a review, a line each: first ``begun``, if it is not known yet, last ``whole``
or ``failed``."""


class ReviewService:
    """Makes reviews and keeps those of tables."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._kept = Reviews(node.database)
        self._weighed: dict[WeighMove, Decision | None] = {}

    async def find(self, table_id: str) -> Review | None:
        """Return the review of a table's game that was made earlier, without names."""
        return await self._kept.find(table_id)

    async def keep(self, table_id: str, review: Review) -> None:
        """Keep the review of a table's game."""
        await self._kept.keep(table_id, review)

    async def make(
        self, payer: Payer, game: GameToReview, words: Lexicon | None
    ) -> AsyncIterator[Found]:
        """Review a game and yield what is found, without names.

        If the person has had too much worked out already, or the computers are busy, the first line
        raises ``Unanswerable``; after that the review waits until the next decision can be judged.
        """
        playouts = self._node.settings.review_playouts
        found: list[Decision] = []

        def whole() -> Summarise:
            return Summarise(game=game, decisions=tuple(found), playouts=playouts)

        begun: Review = await self._work(payer, "review", whole(), words)
        yield ReviewBegun(begun)
        moves = len(begun.moments) - 1
        kind, after = _judging(begun.game), 0
        while after < moves:
            task = JudgeNext(game=game, after=after, playouts=playouts)
            decision: Decision | None = await self._work_patiently(payer, kind, task, words)
            if decision is None:
                break
            found.append(decision)
            after = decision.step
            yield DecisionJudged(decision, after / moves)
        yield ReviewWhole(await self._work_patiently(payer, "review", whole(), words))

    async def weigh(
        self, payer: Payer, game: str, task: WeighMove, words: Lexicon | None
    ) -> Decision | None:
        """Return how good a move is that a review of a game did not consider.

        It takes as long, and costs as much, as a decision of a review. Those of late are
        remembered: a move that was tried is sent again with the answer to its card.
        """
        if task not in self._weighed:
            decision: Decision | None = await self._work(payer, _judging(game), task, words)
            self._weighed[task] = decision
            if len(self._weighed) > _WEIGHED:
                del self._weighed[next(iter(self._weighed))]
            return decision
        return self._weighed[task]

    async def _work_patiently(
        self, payer: Payer, kind: str, task: ReviewTask, words: Lexicon | None
    ) -> Any:
        while True:
            try:
                return await self._work(payer, kind, task, words)
            except TryLater as error:
                await asyncio.sleep(error.seconds)
            except Unanswerable as error:
                if error.code != COMPUTERS_BUSY:
                    raise
                await asyncio.sleep(_UNTIL_ROOM)

    async def _work(self, payer: Payer, kind: str, task: ReviewTask, words: Lexicon | None) -> Any:
        """Have a task done in another process, or here if the words are not there."""
        result = Review if isinstance(task, Summarise) else Decision | None

        def work() -> Any:
            answer = self._node.bots.processes.think(task)
            return msgspec.json.decode(answer, type=result) if answer else task.work(words)

        is_dear = not isinstance(task, Summarise)
        return await self._node.bots.aside(payer, kind, work, is_dear=is_dear)


def _judging(game: str) -> str:
    """Return what judging a decision of a game is called in the queue."""
    return f"review {game}"


class Coach:
    """Tells people what their moves were worth, after these are stored and in the queue of what is
    thought for them; nobody waits for it."""

    def __init__(self, node: "Node") -> None:
        self._node = node

    def look(self, table: Table, entries: Sequence[Entry]) -> None:
        """Have a word on the moves of the person among some new entries of a table with a coach."""
        for entry in entries:
            if isinstance(entry.event, Moved) and entry.by is not None and entry.event.seat >= 0:
                self._node.tasks.start(self._tell(table, entry.by, entry.event.seat, entry.seq))

    async def _tell(self, table: Table, identity: str, seat: int, seq: int) -> None:
        bots = self._node.bots
        try:
            told = await bots.aside(
                bots.payer(identity), f"coach {table.opened.game}", lambda: _word(table, seq)
            )
        except Unanswerable:  # the computers are busy: the game goes on without a word
            return
        if not told:
            return
        message = msgspec.json.encode(Coached(seq=seq, seat=seat, told=told))
        for listener in self._node.hub.at(table.id):
            if listener.identity == identity:
                listener.send(message)


def _word(table: Table, seq: int) -> Text:
    game, live = game_of(table), table.game
    if game is None or live is None:
        return ""
    step = next(step for step, made in enumerate(live.moves, start=1) if made.seq == seq)
    return word_on(game, step)
