"""The crowd of the soak: people who play with each other and with bots, look on, read, and leave.

Everybody comes from an address of their own, as behind a proxy, so that the usual limits hold.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from bench.crash.games import GAMES, choose_move
from bench.crash.person import Person

_LONGEST_GAME = 40
"""Moves of a person, after which that person leaves the game: games shall end."""
_LOOKING_ON = 20.0
_OVER = ("finished", "closed")
_REMEMBERED = 50
_LEVELS = ("debutant", "famille")
_READ = ("/api/tables", "/api/me", "/api/me/tables", "/api/me/results", "/api/me/solos")


class Crowd:
    """What the crowd knows of the server, and what has happened so far."""

    def __init__(self, port: int) -> None:
        self.node = f"127.0.0.1:{port}"
        self.pause = 0.5
        """Seconds before each move; it is changed so that the processor is used as was asked."""
        self.counts: Counter[str] = Counter()
        self._running: list[str] = []
        self._finished: list[str] = []

    async def live(self) -> None:
        """Be somebody, and then somebody else, for ever."""
        kinds: dict[Callable[[], Awaitable[None]], int] = {
            self._two: 5,
            self._against_bots: 3,
            self._look_on: 4,
            self._read: 4,
            self._abandon: 4,
        }
        while True:
            (kind,) = random.choices(list(kinds), list(kinds.values()))
            await self.doing(kind.__name__.strip("_"), kind())
            await asyncio.sleep(self.pause)

    async def doing(self, name: str, what: Awaitable[None]) -> None:
        """Do something, and count how it went."""
        try:
            async with asyncio.timeout(300):
                await what
            self.counts[name] += 1
        except httpx.HTTPStatusError as error:
            self.counts[f"{name}: {error.response.status_code}"] += 1
        except (TimeoutError, OSError, RuntimeError) as error:
            self.counts[f"{name}: {type(error).__name__}"] += 1

    async def abandon_many(self, count: int) -> None:
        """Fill the memory of the server with tables that nobody comes back to."""
        for _ in range(count):
            await self.doing("abandon", self._abandon())

    @asynccontextmanager
    async def person(self) -> AsyncIterator[Person]:
        """Somebody new, from an address of their own."""
        person = Person([self.node], address=some_address())
        try:
            await person.arrive()
            yield person
        finally:
            await person.leave()

    async def _two(self) -> None:
        async with self.person() as one, self.person() as two:
            listed = random.choice(("listed", "private"))
            table = await one.open(
                game=random.choice(GAMES),
                seats=[{"type": "mine", "name": "Joueur 1"}, {"type": "open"}],
                visibility=listed,
            )
            async with at(table, one, two):
                await one.ask("say", text="bonjour")
                await two.ask("join", name="Joueur 2")
                await one.ask("start")
                await self._play(table, one, two)

    async def _against_bots(self) -> None:
        async with self.person() as one:
            bots = [{"type": "bot", "level": random.choice(_LEVELS)} for _ in range(2)]
            seats = [{"type": "mine", "name": "Joueur 1"}, *bots]
            table = await one.open(game=random.choice(GAMES), seats=seats)
            async with at(table, one):
                await self._play(table, one)

    async def _play(self, table: str, *people: Person) -> None:
        self._running.append(table)
        try:
            await asyncio.gather(*(self._play_seat(person) for person in people))
            self._finished = [*self._finished, table][-_REMEMBERED:]
            self.counts["games"] += 1
        finally:
            self._running.remove(table)

    async def _play_seat(self, person: Person) -> None:
        moves = 0
        while True:
            eyes = person.state["eyes"][0] if person.state["eyes"] else None
            view = {} if eyes is None else eyes["view"]
            if view.get("status") in _OVER:
                return
            if eyes is None or eyes["seat"] not in view["toAct"]:
                await person.news()
                continue
            await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))
            moves += 1
            leaves = moves > _LONGEST_GAME
            move = {"type": "withdraw"} if leaves else await asyncio.to_thread(choose_move, view)
            answer = await person.ask("play", seat=eyes["seat"], move=move)
            self.counts["moves" if answer["type"] == "done" else "moves refused"] += 1
            while person.state["seq"] <= answer.get("seq", -1):
                await person.news()

    async def _look_on(self) -> None:
        if self._running:
            async with self.person() as person, at(random.choice(self._running), person):
                await asyncio.sleep(random.uniform(1, _LOOKING_ON))

    async def _read(self) -> None:
        async with self.person() as person:
            paths = [*_READ, f"/api/ratings/{random.choice(GAMES)}"]
            if self._finished:
                table = random.choice(self._finished)
                paths += [f"/api/tables/{table}", f"/api/tables/{table}/replay"]
            for path in paths:
                await person.get(path)

    async def _abandon(self) -> None:
        """Open a table and never come back: it waits, or its game has begun."""
        seats: list[dict[str, Any]] = [{"type": "mine", "name": "Joueur 1"}]
        seats.append(
            random.choice(
                (
                    {"type": "open"},
                    {"type": "mine", "name": "Joueur 2"},
                    {"type": "bot", "level": "debutant"},
                )
            )
        )
        async with self.person() as person:
            await person.open(game=random.choice(GAMES), seats=seats)


@asynccontextmanager
async def at(table: str, *people: Person) -> AsyncIterator[None]:
    """Keep people connected to a table."""
    staying = [asyncio.create_task(person.stay(table)) for person in people]
    try:
        yield
    finally:
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)


def some_address() -> str:
    """Return an address of a network that is reserved for tests (RFC 2544)."""
    return f"198.18.{random.randrange(256)}.{random.randrange(1, 255)}"
