"""Rates games soon after they ended, beside the moves of others."""

import asyncio

from ludomots.server.tasks import Tasks
from ludomots.store.ratings import Ratings


class Rater:
    """Rates what ended at this node, and what was left over when it started.

    It does so every few seconds, many results in one transaction, so that moves hardly ever wait
    for it; a request that wants ratings does not wait for that. Nothing is lost if it fails: the
    next time rates everything that is not rated yet.
    """

    def __init__(self, ratings: Ratings, tasks: Tasks) -> None:
        self._ratings = ratings
        self._tasks = tasks
        self._turn = asyncio.Lock()
        self._has_more = True

    def game_ended(self) -> None:
        """Note that a game is to be rated, which has just been stored."""
        self._has_more = True

    def go_on(self) -> None:
        """Begin to rate if there is anything to rate."""
        if self._has_more:
            self._tasks.start(self.catch_up())

    async def catch_up(self) -> None:
        """Wait until everything is rated that ended here before now."""
        async with self._turn:
            while self._has_more:
                self._has_more = False  # a game that ends meanwhile sets it again
                try:
                    rated = await self._ratings.rate_new()
                except BaseException:
                    self._has_more = True
                    raise
                self._has_more |= rated > 0
