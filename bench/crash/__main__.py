"""``make crash-test``: a hundred faults while people play; the last line is JSON.

Two nodes run on PostgreSQL and NATS. Again and again one of the four is killed with SIGKILL and
started again after a moment, or a row of a log is damaged. Then one server runs on SQLite:
again and again it is killed, or the disk is full for a moment, or a row is damaged.
Then the servers are stopped, damaged tables are repaired from backups,
and all games come to their end. Every move that the server told a player it had accepted must be in
the log exactly once, and the scores that the players saw must be those of the log.
"""

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.crash.check import compare
from bench.crash.damage import Damage
from bench.crash.games import GAMES, Played, play
from bench.crash.parts import FullDisk, Part, Postgres, Process, Server, nats, node

KILLS = 100
AT_ONCE = 6
_LONGEST = 300.0
_FEWER = 2
"""How many times fewer kills there are of a server alone."""
_ROWS = 8
"""A row is damaged with one kill in so many."""


def main() -> None:
    """Run it: ``python -m bench.crash [KILLS [SEED]]``."""
    kills, seed = [*map(int, sys.argv[1:]), *(KILLS, 1)[len(sys.argv) - 1 :]]
    random.seed(seed)
    with tempfile.TemporaryDirectory(prefix="ludomots-crash-", ignore_cleanup_errors=True) as root:
        figures = _nodes(Path(root), kills)
    print(json.dumps(figures), flush=True)
    with tempfile.TemporaryDirectory(prefix="ludomots-crash-", ignore_cleanup_errors=True) as root:
        alone = _alone(Path(root), kills // _FEWER)
    print(json.dumps({**figures, "alone": alone}))
    faults = ("lost", "doubled", "unfinished", "scores seen otherwise")
    sys.exit(any(told.get(fault, 0) for told in (figures, alone) for fault in faults))


def _nodes(folder: Path, kills: int) -> dict[str, int]:
    """Kill two nodes, PostgreSQL and NATS."""
    postgres = Postgres(folder)
    postgres.start()
    bus, bus_address = nats(folder)
    database = postgres.database("crash")
    parts = [node(name, folder, database, "--bus", bus_address) for name in ("one", "two")]
    nodes = [part for part, _ in parts]
    everything: list[Part] = [postgres, bus, *nodes]
    try:
        for part in everything[1:]:
            part.start()
        test = _Test(everything, nodes, [address for _, address in parts], database, folder)
        return asyncio.run(test.run(kills))
    finally:
        for part in everything[1:]:
            part.kill()
        postgres.stop()


def _alone(folder: Path, kills: int) -> dict[str, int]:
    """Kill a server on SQLite, or leave it no room on the disk."""
    database = f"sqlite:///{folder / 'tables.db'}"
    process, address = node("server", folder, database)
    server = Server(process, address)
    parts: list[Part] = [server, FullDisk(server)]
    server.start()
    try:
        return asyncio.run(_Test(parts, [process], [address], database, folder).run(kills))
    finally:
        server.kill()


class _Test(NamedTuple):
    """What fails, the servers among it with their addresses, and their database."""

    parts: Sequence[Part]
    servers: Sequence[Process]
    nodes: Sequence[str]
    database: str
    folder: Path

    async def run(self, faults: int) -> dict[str, int]:
        """Let people play while everything fails, repair, and compare."""
        over = asyncio.Event()
        people = [_games(self.nodes, number, over) for number in range(AT_ONCE)]
        players = [asyncio.create_task(one) for one in people]
        damage = Damage(self.database, self.folder)
        failed = await _fail(self.parts, damage, faults)
        print("no more faults; damaged tables are repaired", flush=True)
        over.set()
        await asyncio.to_thread(self._repair, damage)
        print("the games come to their end", flush=True)
        played = await asyncio.wait_for(asyncio.gather(*players), _LONGEST)
        found = await compare(self.database, [game for games in played for game in games])
        counted = {f"killed {name}": count for name, count in sorted(failed.items())}
        return {**counted, **damage.of_status, **found}

    def _repair(self, damage: Damage) -> None:
        """Repair while no server runs."""
        for server in self.servers:
            server.stop()
        damage.repair()
        for server in self.servers:
            server.start()


async def _games(nodes: Sequence[str], number: int, over: asyncio.Event) -> list[Played]:
    """Play one game after the other until the kills are over."""
    played: list[Played] = []
    while not over.is_set():
        game = GAMES[(number + len(played)) % len(GAMES)]
        played.append(await play(nodes, game, bot=number % 2 == 1))
    return played


async def _fail(parts: Sequence[Part], damage: Damage, faults: int) -> Counter[str]:
    """Let something fail again and again; return how often each part was killed."""
    failed: Counter[str] = Counter()
    await asyncio.sleep(5)
    for number in range(1, faults + 1):
        if number % _ROWS == 0:
            await asyncio.to_thread(damage.damage)
        part = random.choice(parts)
        await asyncio.to_thread(part.kill)
        await asyncio.sleep(random.uniform(0.0, 1.0))
        await asyncio.to_thread(part.start)
        failed[part.name] += 1
        if number % 10 == 0:
            print(f"{number} faults: {dict(failed + damage.of_status)}", flush=True)
        await asyncio.sleep(random.uniform(0.2, 2.5))
    return failed


if __name__ == "__main__":
    main()
