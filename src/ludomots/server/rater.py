"""Rates games soon after they ended, beside the moves of others."""

import asyncio

from ludomots.server.tasks import Tasks
from ludomots.store.ratings import Ratings


class Rater:
    """Rates what ended at this node, and what was left over when it started.

    Nothing is lost if it fails: the next game that ends, or the next request that wants ratings,
    rates everything that is not rated yet.
    """

    def __init__(self, ratings: Ratings, tasks: Tasks) -> None:
        self._ratings = ratings
        self._tasks = tasks
        self._turn = asyncio.Lock()
        self._has_more = True

    def game_ended(self) -> None:
        """Have a game rated that has just been stored."""
        self._has_more = True
        self._tasks.start(self.catch_up())

    async def catch_up(self) -> None:
        """Wait until everything is rated that ended here before now."""
        async with self._turn:
            while self._has_more:
                self._has_more = bool(await self._ratings.rate_new())
