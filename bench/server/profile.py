"""``python -m bench.server.profile``: where the time of a move goes on the server, part by part.

Real games, each move the one with most points, are played at full speed on a real server that
samples itself. The figures are microseconds of processor time a move; the last line is JSON.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
from pathlib import Path

import uvloop

from bench.server import ours, sampled, servers
from bench.server.match import Tally
from bench.server.servers import Server
from bench.server.speed import Clocks, Figures, full_speed

GAMES_OF_POINTS = {"typo", "topword"}
TABLES = {"tic-tac-toe": 400, "typo": 60, "topword": 120}

Profile = dict[str, float]


def main() -> None:
    """Print the profile of each game that is named, or of all."""
    read = argparse.ArgumentParser(prog="python -m bench.server.profile")
    read.add_argument("games", nargs="*", default=list(TABLES))
    read.add_argument("--functions", type=int, default=0, help="how many functions to list")
    asked = read.parse_args()
    sys.path.append(str(servers.SHELF))
    profiles = {game: uvloop.run(_profile(game)) for game in asked.games}
    for game, (parts, functions) in profiles.items():
        print(f"{game}: {sum(parts.values()):.0f} µs a move")
        _print(parts, len(parts))
        _print(functions, asked.functions)
    print(json.dumps({game: parts for game, (parts, _) in profiles.items()}))


def _print(spent: Profile, count: int) -> None:
    for name, micros in sorted(spent.items(), key=lambda one: -one[1])[:count]:
        print(f"  {micros:6.0f} µs  {name}")


class _Sampling(Clocks):
    """Clocks that let the server begin and end its samples."""

    def __init__(self, server: Server) -> None:
        os.kill(server.pid, signal.SIGUSR1)
        super().__init__(server)

    def figures(self, tally: Tally) -> Figures:
        """Return the usual figures, after the samples were asked for."""
        os.kill(self.server.pid, signal.SIGUSR2)
        return super().figures(tally)


async def _profile(game: str) -> tuple[Profile, Profile]:
    """Return the time of a move by part and by function, in microseconds."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with (
            servers.ours(folder, program="bench.server.sampled") as server,
            ours.store(server) as store,
        ):
            choose = ours.most_points if game in GAMES_OF_POINTS else None
            tables = await store.tables(game, 2, TABLES[game], choose)
            figures = await full_speed(server, tables, start_clocks=_Sampling)
            while not (folder / sampled.FILE).exists():
                await asyncio.sleep(0.1)
        samples = json.loads((folder / sampled.FILE).read_bytes())
    parts, functions = (
        {name: seconds / figures["moves"] * 1e6 for name, seconds in samples[kind].items()}
        for kind in ("parts", "functions")
    )
    return {part: round(spent, 1) for part, spent in parts.items() if spent >= 1}, functions


if __name__ == "__main__":
    main()
