"""The computer players: each thinks in a thread of its own, as many at once as are allowed.

They are given views and nothing else. What a bot chose is asked of the table like any move; if the
game has gone on meanwhile it looks again.
"""

import asyncio
import hashlib
import logging
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ludomots.core.moves import Accept, Pass
from ludomots.core.player import Budget
from ludomots.server.bus import NobodyThinks
from ludomots.server.thinking import Task, think, write_task
from ludomots.tables import Done, Table
from ludomots.tables.commands import BotPlay

if TYPE_CHECKING:
    from ludomots.server.house import House

Value = TypeVar("Value")

_log = logging.getLogger("ludomots.server")

_OVERDUE = 4000
"""Milliseconds after which somebody else may have failed to move for a bot."""
_PATIENCE = 2
"""Seconds that a worker may take beside its thinking."""
_SWITCH = 0.001
"""Seconds after which a thread that thinks in Python lets others go on, so that nobody waits."""


class Bots:
    """The bots of this node."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._thinking: set[tuple[str, int]] = set()
        self._budget = house.settings.thinking
        self._threads = ThreadPoolExecutor(house.settings.thinkers, "thinker")

    async def __aenter__(self) -> "Bots":
        sys.setswitchinterval(_SWITCH)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def __len__(self) -> int:
        return len(self._thinking)

    async def aside(self, work: Callable[[], Value]) -> Value:
        """Do something that takes long where bots think, so that nobody waits."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def look(self, table: Table) -> None:
        """Let those bots of a table think that are asked something."""
        for seat in asked(table):
            key = (table.id, seat)
            if key not in self._thinking:
                self._thinking.add(key)
                self._house.tasks.start(self._play(table, seat))

    def look_again(self, table: Table) -> None:
        """Let bots think whose move should long be there: who thought about it may be gone."""
        if self._house.now() > table.entries[-1].at + _OVERDUE:
            self.look(table)

    async def _play(self, table: Table, seat: int) -> None:
        """Move for a seat for as long as it is asked."""
        try:
            while seat in asked(table):
                move = await self._choose(table, seat)
                command = BotPlay(seen=table.seq, seat=seat, move=move)
                decision = await self._house.ask(table.id, command)
                table = decision.table
                if not isinstance(decision.answer, Done):
                    _log.info("%s of %s: %s", seat, table.opened.game, decision.answer)
        finally:
            self._thinking.discard((table.id, seat))

    async def _choose(self, table: Table, seat: int) -> Any:
        """Return the bot's choice, or a way out if it has none that is legal."""
        try:
            move = msgspec.json.decode(await self._think(table, _task(table, seat, self._budget)))
            move = msgspec.convert(move, table.kind.move)
            if table.accepts(seat, move):
                return move
            _log.error("%s chose %r, which is not legal", table.seats[seat].level, move)
        except Exception:  # noqa: BLE001 (the game must go on)
            _log.exception("%s could not choose", table.seats[seat].level)
        return way_out(table, seat)

    async def _think(self, table: Table, task: bytes) -> bytes:
        """Have a worker think if there is one that has the table's words, else think here."""
        wait = (self._budget.milliseconds or 0) / 1000 + _PATIENCE
        try:
            move = await self._house.bus.think(task, wait)
        except NobodyThinks:
            move = b""
        return move or await self.aside(lambda: think(task, table.rules.lexicon))


def asked(table: Table) -> tuple[int, ...]:
    """Return the bots that are to move.

    One that has accepted a play waits until the others have, though it could go on.
    """
    if table.play is None or table.status != "running":
        return ()
    waiting = table.play.state.provisional
    accepted = () if waiting is None else waiting.accepted
    return tuple(
        seat
        for seat in table.to_act
        if table.seats[seat].level is not None and seat not in accepted
    )


def way_out(table: Table, seat: int) -> Any:
    """Return the move of a seat that has no other: pass, accept, or the first one there is."""
    for move in (Pass(), Accept()):
        if isinstance(move, table.kind.move) and table.accepts(seat, move):
            return move
    return next(iter(table.rules.moves(table.play.state, seat))) if table.play else None


def _task(table: Table, seat: int, budget: Budget) -> bytes:
    """Return what a bot is told: what its seat may see, and a seed that tells nothing of draws."""
    if table.play is None:
        raise ValueError("no game")
    digest = hashlib.sha256(b"ludomots seat %d " % seat + table.opened.secret).digest()
    view = table.rules.view(table.play.state, seat)
    return write_task(
        Task(
            game=table.opened.game,
            rulebook=table.opened.rulebook,
            words=table.opened.words,
            level=table.seats[seat].level or "",
            seed=int.from_bytes(digest[:4], "big"),
            budget=budget,
            view=msgspec.Raw(msgspec.json.encode(view)),
        )
    )
