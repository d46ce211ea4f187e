"""``python -m bench.told [KILLS [SEED]]``: nodes are killed while people play by correspondence and
no page is open; the last line is JSON.

Three nodes run on PostgreSQL. At each table one of two people passes as soon as they have been told
that it is their turn: some are told by push, some by mail. Every turn must be told within a minute
(by mail: a minute after the time that a mail waits), and what is sent again must have the same tag,
or the same Message-ID. Time passes twice as fast as on the wall.
"""

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from bench.crash.parts import Postgres
from bench.told.nodes import Clock, Nodes
from ludomots.core.moves import Pass
from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.live.service import TableService
from ludomots.server.live.writer import Writer
from ludomots.server.notices.choices import KINDS, Choices, NoticeChoices, Ways
from ludomots.server.notices.outbox import MAIL_WAITS
from ludomots.server.notices.settings import NoticeSettings
from ludomots.server.notices.ways import Device, NoticeWays
from ludomots.tables import Table
from ludomots.tables.commands import Connect, Free, Join, Mine, Open, Play, Start
from ludomots.tables.pace import Correspondence
from tests.server.notices.receiving import (
    Browser,
    MailServer,
    PushService,
    mail_server,
    push_service,
)

_KILLS, _SEED = 200, 1
_NODES = 3
_TABLES, _BY_MAIL = 12, 3
_PAUSE = 0.8
"""Seconds between two kills, on average."""
_LATEST = 60_000
_LONGEST = 400.0
"""Seconds on the wall after which the test ends anyway."""
_SITE = "https://ludomots.test"


class Turns:
    """The turns of all tables: when each began, and what was sent of it."""

    def __init__(self, push: PushService, mail: MailServer, clock: Clock) -> None:
        self._push, self._mail, self._clock = push, mail, clock
        self.browsers: dict[str, Browser] = {}
        self.delays: dict[str, list[int]] = {"push": [], "mail": []}
        self.sent_again = 0
        self.faults: list[str] = []
        self._read = [0, 0]
        self._tags: dict[str, list[str]] = defaultdict(list)
        self._names: dict[str, list[str]] = defaultdict(list)

    def arrived(self, table: str) -> int:
        """Return how many messages or mails about a table have arrived."""
        for came in self._push.came[self._read[0] :]:
            message = self.browsers[came.path].read(came.body)
            self._tags[message["url"].rpartition("/")[2]].append(message["tag"])
        for mail in self._mail.came[self._read[1] :]:
            for line in mail.get_content().splitlines():
                if line.startswith(f"{_SITE}/table/"):
                    self._names[line.rpartition("/")[2]].append(mail["message-id"])
        self._read = [len(self._push.came), len(self._mail.came)]
        return len(self._tags[table]) + len(self._names[table])

    async def wait(self, table: str, way: str, until: float) -> None:
        """Wait until the person whose turn it is has been told."""
        before, begun = self.arrived(table), self._clock()
        while self.arrived(table) == before and time.monotonic() < until:
            await asyncio.sleep(0.02)
        delay = self._clock() - begun - (MAIL_WAITS if way == "mail" else 0)
        if self.arrived(table) > before:
            self.delays[way].append(delay)
        if delay > _LATEST:
            self.faults.append(f"{way} {delay}")

    def check(self, table: str, turns: int) -> None:
        """Check what was sent of a table: the same tag, and one Message-ID for each turn."""
        tags, names = self._tags[table], self._names[table]
        self.sent_again += max(0, len(tags) + len(names) - turns)
        if len(set(tags)) > 1 or len(set(names)) > turns:
            self.faults.append(f"{table}: {len(set(tags))} tags, {len(set(names))} mails")


class Players:
    """People who pass as soon as they are told that it is their turn, game after game."""

    def __init__(self, database: Database, service: TableService, turns: Turns) -> None:
        self._service, self._turns = service, turns
        self._ways, self._choices = NoticeWays(database), NoticeChoices(database)
        self.stop = asyncio.Event()

    async def play(self, way: str, push: PushService, clock: Clock) -> None:
        """Play until the test is over; two new people, who are told in one way."""
        people = [await self._reachable(way, push, clock) for _ in range(2)]
        while not self.stop.is_set():
            table, count = await self._begun(people), 0
            while table.status == "running" and not self.stop.is_set():
                count += 1
                await self._turns.wait(table.id, way, time.monotonic() + _LONGEST)
                await asyncio.sleep(random.random())
                seat = table.to_act[0]
                by = table.seats[seat].identity or ""
                passed = Play(by=by, seat=seat, seen=table.seq, move=Pass())
                table = (await self._service.execute(table.id, passed)).table
            self._turns.check(table.id, count)

    async def _begun(self, people: list[str]) -> Table:
        """Return a table at which a game has begun and nobody is connected."""
        first, second = people
        seats = (Mine(name="Joueur 1"), Free())
        wanted = Open(by=first, game="topword", seats=seats, pace=Correspondence(3))
        table = await self._service.open(wanted)
        for command in (
            Join(by=second, seen=table.seq, name="Joueur 2"),
            Connect(identity=first, here=False),
            Connect(identity=second, here=False),
            Start(by=first, seen=table.seq + 3),
        ):
            table = (await self._service.execute(table.id, command)).table
        return table

    async def _reachable(self, way: str, push: PushService, clock: Clock) -> str:
        """Return somebody new who is told of their turns in one way."""
        person = unguessable_id()
        if way == "mail":
            address = f"{person}@example.org"
            token = await self._ways.ask_to_confirm(person, address, "fr", clock())
            await self._ways.confirm(token, clock())
        else:
            browser = push.browser(person)
            self._turns.browsers[f"/{person}"] = browser
            keys = browser.subscription["keys"]
            await self._ways.add_device(
                Device(
                    id=unguessable_id(),
                    person=person,
                    session=unguessable_id(),
                    endpoint=browser.endpoint,
                    public_key=keys["p256dh"],
                    secret=keys["auth"],
                    language="fr",
                    browser="other other",
                    since=clock(),
                )
            )
        only = {kind: Ways(push=kind == "turn", mail=kind == "turn") for kind in KINDS}
        await self._choices.choose(person, Choices(only))
        return person


async def run(database_address: str, kills: int) -> dict[str, Any]:
    """Play while nodes are killed, and return the figures."""
    begun = time.time()
    clock = Clock(begun)
    async with (
        push_service() as push,
        mail_server() as mail,
        Database(database_address) as database,
    ):
        notices = NoticeSettings(
            mail_server=mail.address,
            mail_from="jeux@ludomots.test",
            public_url=_SITE,
            push_inside=True,
        )
        turns = Turns(push, mail, clock)
        async with Writer(database) as writer:
            players = Players(database, TableService(database, writer, now=clock), turns)
            nodes = Nodes(_NODES, database_address, begun, notices)
            ways = ["mail"] * _BY_MAIL + ["push"] * (_TABLES - _BY_MAIL)
            games = [asyncio.create_task(players.play(way, push, clock)) for way in ways]
            try:
                while not turns.delays["push"]:  # the nodes are there
                    await asyncio.sleep(0.1)
                for _ in range(kills):
                    await asyncio.sleep(random.uniform(0, 2 * _PAUSE))
                    await asyncio.to_thread(nodes.kill)
                players.stop.set()
                await asyncio.wait_for(asyncio.gather(*games), _LONGEST)
            finally:
                nodes.stop()
                for game in games:
                    game.cancel()
    return {
        "kills": kills,
        "turns told": {way: len(delays) for way, delays in turns.delays.items()},
        "longest wait, seconds": {
            way: round(max(delays, default=0) / 1000, 1) for way, delays in turns.delays.items()
        },
        "start of a node, seconds on the wall": {
            "median": round(statistics.median(nodes.starts), 1),
            "longest": round(max(nodes.starts), 1),
        },
        "sent again": turns.sent_again,
        "faults": turns.faults,
    }


def main() -> None:
    """Run it, and fail if anybody was told too late, or told of one turn in two ways."""
    kills, seed = [*map(int, sys.argv[1:]), *(_KILLS, _SEED)[len(sys.argv) - 1 :]]
    random.seed(seed)
    with tempfile.TemporaryDirectory(prefix="ludomots-told-", ignore_cleanup_errors=True) as root:
        postgres = Postgres(Path(root))
        postgres.start()
        try:
            figures = asyncio.run(run(postgres.database("told"), kills))
        finally:
            postgres.stop()
    print(json.dumps(figures))
    sys.exit(bool(figures["faults"]))


if __name__ == "__main__":
    main()
