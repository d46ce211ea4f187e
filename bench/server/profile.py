"""``python -m bench.server.profile``: where the time of a move goes on the server, part by part.

Real games, each move the one with most points, are played at full speed on a real server that
samples itself. The figures are microseconds of processor time a move; the last line is JSON.
"""

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
    sys.path.append(str(servers.SHELF))
    profiles = {game: uvloop.run(_profile(game)) for game in sys.argv[1:] or TABLES}
    for game, profile in profiles.items():
        whole = sum(profile.values())
        print(f"{game}: {whole:.0f} µs a move")
        for part, micros in sorted(profile.items(), key=lambda one: -one[1]):
            print(f"  {part:20}{micros:6.0f} µs {micros / whole:6.1%}")
    print(json.dumps(profiles))


class _Sampling(Clocks):
    """Clocks that let the server begin and end its samples."""

    def __init__(self, server: Server) -> None:
        os.kill(server.pid, signal.SIGUSR1)
        super().__init__(server)

    def figures(self, tally: Tally) -> Figures:
        """Return the usual figures, after the samples were asked for."""
        os.kill(self.server.pid, signal.SIGUSR2)
        return super().figures(tally)


async def _profile(game: str) -> Profile:
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
        samples: Profile = json.loads((folder / sampled.FILE).read_bytes())
    micros = {part: seconds / figures["moves"] * 1e6 for part, seconds in samples.items()}
    return {part: round(spent, 1) for part, spent in micros.items() if spent >= 1}


if __name__ == "__main__":
    main()
