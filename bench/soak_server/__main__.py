"""``make soak-server MINUTES=60``: mixed load on one server; the last line is JSON.

People play with each other and with bots, look on, read, abandon tables; some attack. The server is
stopped and started again three times in the first half. In the second half nothing of it may grow:
memory, open files, tasks. The database may grow by what is stored, and by no more for each event
than in the first half. It stays on this machine and uses about half a core together with its crowd.
"""

import argparse
import asyncio
import json
import resource
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any

from bench.soak_server.attacks import attack
from bench.soak_server.crowd import Crowd
from bench.soak_server.picture import picture
from bench.soak_server.process import SoakedServer
from bench.soak_server.trend import Trend, trend

_EVERY = 10.0
_PEOPLE = 24
_ATTACKS_EVERY = 15.0
_RESTARTS = (0.12, 0.25, 0.38)
"""When the server is started again, as parts of the whole time."""
_WARM_UP = 2100
"""Tables abandoned in the first minutes: more than the server keeps in memory."""
_SHARE = 0.5
"""How much of a core the server and its crowd may use together."""
_SHORTEST, _LONGEST = 0.02, 10.0
_WATCHED = ("memory MB", "open files", "tasks", "bots waiting")


def main() -> None:
    """Soak, and tell it: ``python -m bench.soak_server [--minutes 60] [--json FILE]``."""
    read = argparse.ArgumentParser(prog="python -m bench.soak_server")
    read.add_argument("--minutes", type=float, default=60.0)
    read.add_argument("--tables", type=int, default=_WARM_UP, help="tables abandoned at first")
    read.add_argument("--json", type=Path, help="where the samples are written as they come")
    read.add_argument("--svg", type=Path, help="where the picture is drawn in the end")
    asked = read.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludomots-soak-") as folder:
        found = asyncio.run(_soak(Path(folder), asked.minutes * 60, asked.tables, asked.json))
    if asked.svg:
        asked.svg.write_text(picture(found["samples"]), encoding="utf-8")
    print(json.dumps({name: value for name, value in found.items() if name != "samples"}))


async def _soak(folder: Path, seconds: float, tables: int, file: Path | None) -> dict[str, Any]:
    samples: list[dict[str, Any]] = []
    async with SoakedServer(folder) as server:
        crowd = Crowd(server.port)
        work = [asyncio.create_task(crowd.live()) for _ in range(_PEOPLE)]
        work.append(asyncio.create_task(attack(crowd, _ATTACKS_EVERY)))
        work.append(asyncio.create_task(crowd.abandon_many(tables)))
        try:
            await _sample(server, crowd, seconds, samples, file)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
        return _written(samples, crowd, file)


async def _sample(
    server: SoakedServer,
    crowd: Crowd,
    seconds: float,
    samples: list[dict[str, Any]],
    file: Path | None,
) -> None:
    """Take a sample every ten seconds, and start the server again now and then."""
    began = monotonic()
    restarts = [part * seconds for part in _RESTARTS]
    used, at = _used(server), began
    while (now := monotonic() - began) < seconds:
        if restarts and now >= restarts[0]:
            restarts.pop(0)
            await server.stop()
            await server.start()
            used, at = _used(server), monotonic()
        await asyncio.sleep(_EVERY)
        share = (_used(server) - used) / (monotonic() - at)
        used, at = _used(server), monotonic()
        crowd.pause = min(_LONGEST, max(_SHORTEST, crowd.pause * min(2, max(0.5, share / _SHARE))))
        sample = {
            "seconds": round(monotonic() - began, 1),
            "cores": round(share, 3),
            "pause": round(crowd.pause, 3),
            **server.sample(),
            "moves": crowd.counts["moves"],
        }
        samples.append(sample)
        print(json.dumps(sample), flush=True)
        _written(samples, crowd, file)


def _used(server: SoakedServer) -> float:
    own = resource.getrusage(resource.RUSAGE_SELF)
    return server.cpu + own.ru_utime + own.ru_stime


def _written(samples: list[dict[str, Any]], crowd: Crowd, file: Path | None) -> dict[str, Any]:
    """Return what was found so far, and write it."""
    found = {**_judged(samples), "counts": dict(sorted(crowd.counts.items())), "samples": samples}
    if file is not None:
        file.write_text(json.dumps(found), encoding="utf-8")
    return found


def _judged(samples: list[dict[str, Any]]) -> dict[str, Any]:
    """Say of the second half whether anything grows, and what an event takes in the database."""
    half = len(samples) // 2
    late = samples[half:]
    found = {
        name: trend([one["seconds"] for one in late], [one[name] for one in late])
        for name in _WATCHED
        if all(name in one for one in late)
    }
    trends = {name: _told(one) for name, one in found.items() if one is not None}
    return {
        "minutes": round(samples[-1]["seconds"] / 60, 1) if samples else 0,
        "second half, growth an hour": trends,
        "flat": all(one["flat"] for one in trends.values()) if trends else None,
        "bytes an event, first half": _bytes_an_event(samples[: half + 1]),
        "bytes an event, second half": _bytes_an_event(late),
        "last": samples[-1] if samples else {},
    }


def _told(found: Trend) -> dict[str, Any]:
    interval = [round(found.low, 2), round(found.high, 2)]
    return {
        "mean": round(found.mean, 2),
        "growth": round(found.slope, 2),
        "interval": interval,
        "flat": found.is_flat,
    }


def _bytes_an_event(samples: list[dict[str, Any]]) -> int | None:
    if not samples or samples[-1]["events"] == samples[0]["events"]:
        return None
    grown: float = samples[-1]["database MB"] - samples[0]["database MB"]
    events: int = samples[-1]["events"] - samples[0]["events"]
    return round(1e6 * grown / events)


if __name__ == "__main__":
    main()
