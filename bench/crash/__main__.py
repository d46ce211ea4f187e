"""``make crash-test``: a hundred kills while people play; the last line is JSON.

Two nodes run on PostgreSQL and NATS. Again and again one of the four is killed with SIGKILL and
started again after a moment. Then one server of two workers runs on SQLite: again and again a
worker is killed, and sometimes the whole server. In the end every move that the server told a
player it had accepted must be in the log exactly once, and the scores that the players saw must be
those of the log.
"""

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bench.crash.check import compare
from bench.crash.games import GAMES, Played, play
from bench.crash.parts import Part, Postgres, Server, Worker, nats, node

KILLS = 100
AT_ONCE = 6
_LONGEST = 300.0
_FEWER = 2
"""How many times fewer kills there are with workers."""
_WORKERS_FOR_A_SERVER = 7
"""How many workers are killed for each time that the whole server is."""


def main() -> None:
    """Run it: ``python -m bench.crash [KILLS [SEED]]``."""
    kills, seed = [*map(int, sys.argv[1:]), *(KILLS, 1)[len(sys.argv) - 1 :]]
    random.seed(seed)
    with tempfile.TemporaryDirectory(prefix="ludomots-crash-", ignore_cleanup_errors=True) as root:
        figures = _nodes(Path(root), kills)
    print(json.dumps(figures), flush=True)
    with tempfile.TemporaryDirectory(prefix="ludomots-crash-", ignore_cleanup_errors=True) as root:
        with_workers = _workers(Path(root), kills // _FEWER)
    print(json.dumps({**figures, "workers": with_workers}))
    faults = ("lost", "doubled", "unfinished", "scores seen otherwise")
    sys.exit(any(told.get(fault, 0) for told in (figures, with_workers) for fault in faults))


def _nodes(folder: Path, kills: int) -> dict[str, int]:
    """Kill two nodes, PostgreSQL and NATS."""
    postgres = Postgres(folder)
    postgres.start()
    bus, bus_address = nats(folder)
    database = postgres.database("crash")
    parts = [node(name, folder, database, "--bus", bus_address) for name in ("one", "two")]
    everything: list[Part] = [postgres, bus, *(part for part, _ in parts)]
    try:
        for part in everything[1:]:
            part.start()
        addresses = [address for _, address in parts]
        return asyncio.run(_run(everything, addresses, database, kills))
    finally:
        for part in everything[1:]:
            part.kill()
        postgres.stop()


def _workers(folder: Path, kills: int) -> dict[str, int]:
    """Kill workers of one server, and sometimes the whole server."""
    database = f"sqlite:///{folder / 'tables.db'}"
    process, address = node("server", folder, database, "--workers", "2")
    server = Server(process, address)
    parts: list[Part] = [server, *[Worker(server)] * _WORKERS_FOR_A_SERVER]
    server.start()
    try:
        return asyncio.run(_run(parts, [address], database, kills))
    finally:
        server.kill()


async def _run(
    parts: Sequence[Part], nodes: Sequence[str], database: str, kills: int
) -> dict[str, int]:
    over = asyncio.Event()
    players = [asyncio.create_task(_games(nodes, number, over)) for number in range(AT_ONCE)]
    killed = await _kill(parts, kills)
    over.set()
    print("no more kills; the games come to their end", flush=True)
    played = await asyncio.wait_for(asyncio.gather(*players), _LONGEST)
    found = await compare(database, [game for games in played for game in games])
    return {**{f"killed {name}": count for name, count in sorted(killed.items())}, **found}


async def _games(nodes: Sequence[str], number: int, over: asyncio.Event) -> list[Played]:
    """Play one game after the other until the kills are over."""
    played: list[Played] = []
    while not over.is_set():
        game = GAMES[(number + len(played)) % len(GAMES)]
        played.append(await play(nodes, game, bot=number % 2 == 1))
    return played


async def _kill(parts: Sequence[Part], kills: int) -> Counter[str]:
    killed: Counter[str] = Counter()
    await asyncio.sleep(5)
    for number in range(1, kills + 1):
        part = random.choice(parts)
        await asyncio.to_thread(part.kill)
        await asyncio.sleep(random.uniform(0.0, 1.0))
        await asyncio.to_thread(part.start)
        killed[part.name] += 1
        if number % 10 == 0:
            print(f"{number} kills: {dict(killed)}", flush=True)
        await asyncio.sleep(random.uniform(0.2, 2.5))
    return killed


if __name__ == "__main__":
    main()
