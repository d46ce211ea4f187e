"""The functions that a move passes on a running server.

The server is a process of its own that serves as ``ludomots serve`` does, with a profiler in every
thread. Two people sit at a table there, and one of them makes a legal move. Recorded is every
function of ``ludomots`` that begins between the frame with the move and the moment at which both
people have the new position.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ludomots"


class Step(NamedTuple):
    """A function that a move passes."""

    file: str
    """Its path in ``src/ludomots``."""
    name: str


def trace(game: str = "topword") -> list[Step]:
    """Return what a move passes on a running server, in order."""
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "trace.json"
        command = [sys.executable, "-m", "tools.move_trace", str(written)]
        address = f"sqlite:///{folder}/tables.db"
        asked = ["serve", "--port", "0", "--lang", "en", "--database", address]
        with subprocess.Popen(
            [*command, *asked], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                origin = (server.stdout or sys.stdin).readline().split()[3].rstrip("/")
                asyncio.run(_play(origin, server.pid, game, written))
            finally:
                server.terminate()
        return [Step(*step) for step in json.loads(written.read_text())]


def _serve(written: Path, arguments: list[str]) -> None:
    """Serve, and record from one SIGUSR1 to the next."""
    steps: list[Step] = []
    recording = False
    here = str(SOURCE) + os.sep

    def record(frame: Any, event: str, _: object) -> None:
        if recording and event == "call" and frame.f_code.co_filename.startswith(here):
            file = frame.f_code.co_filename.removeprefix(here)
            steps.append(Step(file, frame.f_code.co_qualname))

    def switch(*_: object) -> None:
        nonlocal recording
        recording = not recording
        partial = written.with_suffix(".partial")
        partial.write_text(json.dumps(steps))
        partial.rename(written)

    signal.signal(signal.SIGUSR1, switch)
    threading.setprofile(record)
    sys.setprofile(record)
    sys.argv = ["ludomots", *arguments]
    from ludomots.__main__ import main  # noqa: PLC0415

    main()


async def _play(origin: str, server: int, game: str, written: Path) -> None:
    """Let two people begin a game, and record one move of it."""
    async with (
        httpx.AsyncClient(base_url=origin) as first,
        httpx.AsyncClient(base_url=origin) as second,
    ):
        for person in (first, second):
            (await person.get("/api/me")).raise_for_status()
        seats = [{"type": "mine", "name": "Ada"}, {"type": "open"}]
        token = {"x-csrf-token": first.cookies.get("csrftoken") or ""}
        wish = {"game": game, "seats": seats}
        opened = await first.post("/api/tables", json=wish, headers=token)
        table = opened.raise_for_status().json()["id"]
        sockets = [await _sit(person, origin, table) for person in (first, second)]
        seq = await _ask(sockets[1], "join", seen=await _seq(sockets[1], 1), name="Bo")
        await _seq(sockets[0], seq)
        seq = await _ask(sockets[0], "start", seen=seq)
        await _seq(sockets[1], seq)
        mover, text = await _next_move(written.parent, table)
        _switch(server, written)
        seq = await _ask(sockets[mover], "play-text", seen=seq, seat=mover, text=text)
        await _seq(sockets[1 - mover], seq)
        _switch(server, written)
        for socket in sockets:
            await socket.close()


async def _sit(person: httpx.AsyncClient, origin: str, table: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    address = f"{origin.replace('http', 'ws')}/api/tables/{table}/socket?seen=0"
    headers = {"cookie": cookies, "origin": origin}
    return await connect(address, additional_headers=headers, compression=None)


async def _seq(socket: ClientConnection, least: int) -> int:
    """Wait until a table has so many events; return how many it has."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == "update" and message["seq"] >= least:
            return int(message["seq"])


async def _ask(socket: ClientConnection, kind: str, **values: Any) -> int:
    """Ask for something; return how many events the table has then."""
    await socket.send(json.dumps({"type": kind, "request": 1, **values}))
    seq = 0
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == "refused":
            raise RuntimeError(message)
        seq = message["seq"] if message["type"] == "update" else seq
        if message["type"] == "done" or "done" in message:
            return seq


async def _next_move(folder: Path, table: str) -> tuple[int, str]:
    """Return who plays, and a legal move of that seat in notation."""
    address = f"sqlite:///{folder}/tables.db"
    for seat in (0, 1):
        asked = [sys.executable, "-m", "tests.server.next_move", address]
        said = f"{table} {seat}\n"
        found = subprocess.run(
            asked, cwd=ROOT, input=said, capture_output=True, text=True, check=False
        )
        if found.stdout.strip():
            return seat, found.stdout.strip()
    raise RuntimeError(found.stderr)


def _switch(server: int, written: Path) -> None:
    """Begin or end recording; return when the server has done so."""
    written.unlink(missing_ok=True)
    os.kill(server, signal.SIGUSR1)
    while not written.exists():
        time.sleep(0.01)


if __name__ == "__main__":
    _serve(Path(sys.argv[1]), sys.argv[2:])
