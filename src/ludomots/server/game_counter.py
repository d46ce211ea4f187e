"""Counts finished games for the statistics of the people who played them."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludomots.records import BadRecord, CannotReplay
from ludomots.server.bus import Runner
from ludomots.server.old_games import old_game
from ludomots.server.problems import Unanswerable
from ludomots.store import NoTable
from ludomots.store.statistics import Ended, StatisticsStore
from ludomots.tables import BadLog
from ludomots.tables.played import PlayedGame, played_by

if TYPE_CHECKING:
    from ludomots.server.node import Node

_AT_ONCE = 20
"""How many games are counted in one go: few, so that no move waits for it."""
_UNREADABLE = (NoTable, BadLog, BadRecord, CannotReplay, Unanswerable)


class GameCounter:
    """Counts what ended at this node, and what was left over when it started.

    A few games are counted every few seconds, each in a thread and in a transaction of its own. A
    person who asks for their statistics does not wait for that: their own games are counted first.
    Nothing is lost if it fails: a game is tried again until it is counted.
    """

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._store = StatisticsStore(node.database)
        self._turn = asyncio.Lock()
        self._has_more = True

    def game_ended(self) -> None:
        """Note that a game is to be counted, which has just been stored."""
        self._has_more = True

    def go_on(self) -> None:
        """Begin to count if there is anything to count."""
        if self._has_more and not self._turn.locked():
            self._node.tasks.start(self._count_some())

    async def count_for(self, identities: Sequence[str]) -> None:
        """Count the games of a person that are not counted yet; of very many the oldest."""
        for ended in await self._store.uncounted(_AT_ONCE, identities):
            await self._count(ended)

    async def _count_some(self) -> None:
        async with self._turn:
            self._has_more = False  # a game that ends meanwhile sets it again
            try:
                found = await self._store.uncounted(_AT_ONCE)
                self._has_more |= len(found) == _AT_ONCE
                for ended in found:
                    if self._node.bus.runner(ended.table_id) is not Runner.ELSEWHERE:
                        await self._count(ended)
            except BaseException:
                self._has_more = True
                raise

    async def _count(self, ended: Ended) -> None:
        """Count a game; one that cannot be replayed any more counts for nobody."""
        games: list[PlayedGame] = []
        try:
            old = await old_game(self._node, ended.table_id)
            games = await asyncio.to_thread(
                lambda: played_by(old.seats, old.played(), old.replaced)
            )
        except _UNREADABLE:
            pass
        await self._store.count(ended, games)
