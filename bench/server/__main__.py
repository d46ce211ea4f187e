"""``make bench-server``: our server under load, and beside boardgame.io's; the last line is JSON.

Everything stays on this machine and ends after some minutes. Our tables are stored durably; those
of boardgame.io are kept in memory, which is how its tutorial sets it up. ``--only typo,topword``
measures only these parts.
"""

import argparse
import json
import resource
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop

from bench.server import boardgame_io, ours, servers
from bench.server.attacks import attacks
from bench.server.growth import growth, idle
from bench.server.pace import calm, many
from bench.server.speed import Figures, full_speed
from bench.server.start_up import start_up
from bench.server.visits import spectators, visits

ROUNDS = 3
THEIRS = "boardgame.io"
WHOLE = " whole"
"""Ends the names of parts in which the time in which people come and go is counted."""
SPEED = {
    THEIRS: 2000,
    "tic-tac-toe": 2000,
    "typo": 160,
    "topword": 220,
    THEIRS + WHOLE: 2000,
    "tic-tac-toe" + WHOLE: 2000,
}
"""The games played at full speed, and how many tables of each."""

OTHERS: dict[str, tuple[Callable[[Path, int], Awaitable[Figures]], int]] = {
    "calm": (calm, 200),
    "many": (many, 1000),
    "visits": (visits, 300),
    "spectators": (spectators, 1000),
    "start-up": (start_up, 10_000),
    "growth": (growth, 20_000),
    "idle": (idle, 5000),
    "attacks": (attacks, 60),
}
"""The other measurements, and how many tables (or spectators) of each."""

PARTS = (*SPEED, *OTHERS)


def main() -> None:
    """Measure, and tell it."""
    read = argparse.ArgumentParser(prog="python -m bench.server")
    read.add_argument("--only", help=f"parts, separated by commas: {', '.join(PARTS)}")
    read.add_argument("--rounds", type=int, default=ROUNDS)
    read.add_argument("--tables", type=int, help="how many tables of each game, to try it out")
    asked = read.parse_args()
    parts = asked.only.split(",") if asked.only else list(PARTS)
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        read.error(f"no such part: {', '.join(unknown)}")
    sys.path.append(str(servers.SHELF))
    _allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(uvloop.run(_measure(Path(folder), parts, asked.rounds, asked.tables))))


def _allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _measure(root: Path, parts: list[str], rounds: int, tables: int | None) -> Figures:
    figures: dict[str, Any] = {}
    speed = [part for part in parts if part in SPEED]
    for number in range(1, rounds + 1):
        for part in speed:
            game, whole = part.removesuffix(WHOLE), part.endswith(WHOLE)
            folder = _folder(root, game if game == THEIRS else f"{part} {number}")
            count = tables or SPEED[part]
            if game == THEIRS:
                told = await _theirs(folder, count, whole=whole)
            else:
                told = await _ours(folder, game, count, whole=whole)
            figures.setdefault(part, []).append(told)
            print(part, number, told, flush=True)
    figures.update(_compared(figures))
    for part in parts:
        if part in OTHERS:
            measure_other, count = OTHERS[part]
            figures[part] = await measure_other(_folder(root, part), tables or count)
            print(part, figures[part], flush=True)
    return figures


def _compared(figures: Figures) -> Figures:
    """Return how each part of ours stands beside the same part of theirs, round by round."""
    times = {}
    for part, rounds in figures.items():
        theirs = THEIRS + (WHOLE if part.endswith(WHOLE) else "")
        if part != theirs and theirs in figures:
            times[part] = [_times(*both) for both in zip(rounds, figures[theirs], strict=True)]
    return {"times boardgame.io": times} if times else {}


def _times(one: Figures, theirs: Figures) -> Figures:
    """Return the figures of a round of ours as multiples of theirs."""
    names = ("moves a second", "p50 ms", "p99 ms", "server cpu ms a move")
    return {name: round(one[name] / theirs[name], 2) for name in names}


def _folder(root: Path, name: str) -> Path:
    folder = root / name
    folder.mkdir(exist_ok=True)
    return folder


async def _ours(folder: Path, game: str, count: int, *, whole: bool) -> Figures:
    async with servers.ours(folder) as server, ours.store(server) as store:
        return await full_speed(server, await store.tables(game, 2, count), whole=whole)


async def _theirs(folder: Path, count: int, *, whole: bool) -> Figures:
    async with servers.boardgame_io(folder) as server:
        tables = await boardgame_io.matches(server.port, count)
        return await full_speed(server, tables, whole=whole)


if __name__ == "__main__":
    main()
