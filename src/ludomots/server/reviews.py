"""Reviews of games: made decision by decision for a person, sent as they grow, and kept.

Each decision is a task of its own in the queue of the person, so that nobody waits for a whole
review; it is thought about in a process of low priority. A review goes on only as long as somebody
reads its lines.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec

from ludomots.analysis import Decision, Review
from ludomots.server.bots import REVIEW
from ludomots.server.messages import Problem
from ludomots.server.problems import COMPUTERS_BUSY, TryLater, Unanswerable
from ludomots.server.review_tasks import (
    GameToReview,
    JudgeNext,
    ReviewTask,
    Summarise,
    WeighMove,
)
from ludomots.server.thinking_queue import Payer
from ludomots.store.reviews import Reviews
from ludomots.words import Lexicon

if TYPE_CHECKING:
    from ludomots.server.node import Node

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

        return await self._node.bots.aside(payer, kind, work)


def _judging(game: str) -> str:
    """Return what judging a decision of a game is called in the queue, where it counts as dear."""
    return f"{REVIEW}{game}"
