"""The computer players: they think in threads, as many at once as are allowed, in a fair order.

They are given views and nothing else. The table decides on their moves as on any other; if the game
has gone on in the meantime, the bot looks at it again. A bot that has chosen waits until it may
move (``tables.bot_timing``).
"""

import hashlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from ludomots.core.facts import FACTS
from ludomots.core.player import LEVEL_FACTS, Budget
from ludomots.server.live.budgets import Payer
from ludomots.server.live.bus import NobodyThinks
from ludomots.server.live.messages import Waiting
from ludomots.server.live.thinking import ThinkingQueue
from ludomots.server.live.thinking_tasks import Task, ThinkingProcesses, think
from ludomots.server.problems import COMPUTERS_BUSY, Unanswerable
from ludomots.tables import BadLog, Decision, Done, Table
from ludomots.tables.bot_timing import may_move_at
from ludomots.tables.commands import BotPlay

if TYPE_CHECKING:
    from ludomots.server.node import Node


Value = TypeVar("Value")

_log = logging.getLogger("ludomots.server")

_OVERDUE = 4000
"""Milliseconds after which a bot's move is overdue: the node that thought may have died."""
_PATIENCE = 2
"""Seconds that a thinker may take in addition to its thinking time."""
_MOST_ELSEWHERE = 4
"""How many bots of one address thinkers may think for at once, as far as one node asks them."""
_UNTOLD = 3000
"""Milliseconds after which people are told that their bots wait for their turn to think."""
_DEAR = tuple(level.name for level in LEVEL_FACTS.values() if level.dear)
"""The levels that take long to think, as far as one knows before they have."""


class _Choice(NamedTuple):
    """What a bot chose when it had seen some events, and from when on it may move."""

    seen: int
    move: msgspec.Struct | None
    at: int = 0


class _Queued(NamedTuple):
    """Thinking that waits for its turn, since when."""

    payer: Payer
    kind: str
    since: int


class Bots:
    """The bots of this node."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._thinking: set[tuple[str, int]] = set()
        self._chosen: dict[str, dict[int, _Choice]] = {}
        self._budget = node.settings.thinking
        self.processes = ThinkingProcesses()
        self.queue = ThinkingQueue(node.settings.thinkers, node.prices)
        self._queued: dict[str, _Queued] = {}
        self._elsewhere: Counter[str] = Counter()

    async def __aenter__(self) -> "Bots":
        return self

    async def __aexit__(self, *_: object) -> None:
        self.queue.close()
        self.processes.close()

    def __len__(self) -> int:
        return len(self._thinking)

    async def aside(
        self, payer: Payer, kind: str, work: Callable[[], Value], *, is_dear: bool = False
    ) -> Value:
        """Run something slow for a person in the threads where bots think, when it is its turn.

        ``TryLater`` if the person has had too much worked out already. ``is_dear``: whether such
        work takes long, until that is known.
        """
        self.check_room(payer)
        return await self.queue.run(payer, kind, work, is_dear=is_dear)

    def tell_places(self, now: int) -> None:
        """Tell those who have waited for a while for their bots which place these have in the
        queue."""
        late = {name: one for name, one in self._queued.items() if now > one.since + _UNTOLD}
        places = self.queue.places() if late else {}
        for table_id, one in late.items():
            place = places.get((one.payer, one.kind))
            if place is not None:
                told = FACTS("story-computers-busy", place=place)
                message = msgspec.json.encode(Waiting(place=place, told=told))
                for listener in self._node.hub.punctual_at(table_id):
                    listener.send(message)

    def payer(self, person: str) -> Payer:
        """Return who pays for what is thought for a person."""
        return Payer(self._node.addresses.of(person), person)

    def check_room(self, payer: Payer) -> None:
        """Raise ``Unanswerable`` if so much is thought about that no more can be asked for."""
        if self.queue.is_full_for(payer):
            raise Unanswerable(COMPUTERS_BUSY, 503)

    def look(self, table: Table) -> None:
        """Let the bots of a table think that must choose a move, unless they already do; those that
        have chosen move when it is time."""
        chosen = self._chosen.pop(table.id, {})
        for seat in table.bots_to_act:
            choice = chosen.get(seat)
            if (table.id, seat) in self._thinking or self._waits(table, seat, choice):
                continue
            self._thinking.add((table.id, seat))
            self._node.tasks.start(self._play(table, seat, choice))

    def look_again(self, table: Table) -> None:
        """Let bots think that no other node thinks for, or whose move is overdue.

        The node that thought about an overdue move may be gone.
        """
        times = [self._may_move_at(table, seat) for seat in table.bots_to_act]
        is_alone = not self._node.bus.has_others
        if is_alone or self._node.now() > max([table.entries[-1].at, *times]) + _OVERDUE:
            self.look(table)

    def next_time(self) -> int | None:
        """Return when the next bot moves that has chosen, ``None`` if none has."""
        times = (one.at for chosen in self._chosen.values() for one in chosen.values())
        return min(times, default=None)

    async def move(self, now: int) -> None:
        """Make the moves that were chosen and for which it is time."""
        for table_id, chosen in list(self._chosen.items()):
            if not any(one.at <= now for one in chosen.values()):
                continue
            try:
                self.look(await self._node.tables.cached(table_id))
            except BadLog:
                self._chosen.pop(table_id, None)

    def _may_move_at(self, table: Table, seat: int) -> int:
        return may_move_at(table, seat, self._node.settings.computer_pace)

    def _waits(self, table: Table, seat: int, choice: "_Choice | None") -> bool:
        """Return whether a seat has chosen and it is not yet time for its move; keep the choice."""
        if choice is None or table.game is None or choice.seen < table.game.must_see(seat):
            return False
        at = self._may_move_at(table, seat)
        if at <= self._node.now():
            return False
        self._chosen.setdefault(table.id, {})[seat] = choice._replace(at=at)
        self._node.scheduler.tick_by(at)
        return True

    async def _play(self, table: Table, seat: int, choice: "_Choice | None") -> None:
        """Move for a seat as long as it must choose a move, or until it has to wait."""
        try:
            while seat in table.bots_to_act:
                if choice is None:
                    choice = _Choice(table.seq, await self._choose(table, seat))
                    table = self._node.tables.in_memory(table.id) or table
                    if self._waits(table, seat, choice):
                        return
                command = BotPlay(seen=choice.seen, seat=seat, move=choice.move)
                decision = await self._node.execute(table.id, command)
                _report(decision, seat)
                table, choice = decision.table, None
        finally:
            self._thinking.discard((table.id, seat))

    async def _choose(self, table: Table, seat: int) -> msgspec.Struct | None:
        """Return the bot's choice, or nothing if it fails."""
        try:
            return await self._think(table, task_for(table, seat, self._budget))
        except Exception:  # noqa: BLE001 (the game must go on)
            _log.exception("a computer player could not choose", extra=_facts(table, seat))
            return None

    async def _think(self, table: Table, task: Task) -> msgspec.Struct | None:
        """Have a thinker think about what is dear, if there is one that has the table's words, else
        think here."""
        payer, kind = self.payer(table.owner), f"{task.game} {task.level}"
        is_dear = self._node.prices.is_dear(kind, at_first=task.level in _DEAR)
        if self._node.bus.has_others and is_dear:
            move = await self._think_elsewhere(payer, task)
            if move:
                return msgspec.json.decode(move, type=table.kind.move)
        self._queued[table.id] = _Queued(payer, kind, self._node.now())
        work = partial(self._think_here, table, task, is_dear)
        try:
            return await self.queue.run_for_bot(payer, kind, work, is_dear=is_dear)
        finally:
            self._queued.pop(table.id, None)

    def _think_here(self, table: Table, task: Task, is_dear: bool) -> msgspec.Struct:
        """Think in this thread, or have another process think about what is dear."""
        move = self.processes.think(task) if is_dear else b""
        if move:
            return msgspec.json.decode(move, type=table.kind.move)
        return think(task, table.rules.lexicon)

    async def _think_elsewhere(self, payer: Payer, task: Task) -> bytes:
        """Return the choice of a thinker, nothing if none answers in time.

        Thinkers take tasks as they come, so that one address is given a few of them at once only;
        the others wait in the fair queue here.
        """
        if self._elsewhere[payer.address] >= _MOST_ELSEWHERE:
            return b""
        self._elsewhere[payer.address] += 1
        wait, since = (self._budget.milliseconds or 0) / 1000 + _PATIENCE, time.monotonic()
        try:
            return await self._node.bus.think(msgspec.json.encode(task), wait)
        except NobodyThinks:
            return b""
        finally:
            self._node.prices.bot_thought(payer, (time.monotonic() - since) * 1000)
            self._elsewhere[payer.address] -= 1
            if not self._elsewhere[payer.address]:
                del self._elsewhere[payer.address]


def _report(decision: Decision, seat: int) -> None:
    """Write into the log of the server what the table did not accept."""
    table, answer = decision.table, decision.answer
    if not isinstance(answer, Done):
        _log.debug("a computer player came too late", extra=_facts(table, seat))
    elif answer.instead_of is not None:
        facts = _facts(table, seat, code=answer.instead_of.code)
        _log.error("a computer player chose a move that is refused", extra=facts)


def _facts(table: Table, seat: int, **more: str) -> dict[str, Any]:
    """Return what a line of the log says of a computer player."""
    facts = {"table": table.id, "game": table.opened.game, "level": table.level_of(seat)}
    return {"facts": {**facts, **more}}


def task_for(table: Table, seat: int, budget: Budget) -> Task:
    """Return the task of a bot: what its seat may see, and a seed that reveals no draw."""
    if table.game is None:
        raise ValueError("no game")
    digest = hashlib.sha256(b"ludomots seat %d " % seat + table.opened.secret).digest()
    return Task(
        game=table.opened.game,
        rulebook=table.opened.rulebook,
        words=table.opened.words,
        level=table.level_of(seat) or "",
        seed=int.from_bytes(digest[:4], "big"),
        budget=budget,
        view=table.rules.view(table.game.state, seat),
    )
