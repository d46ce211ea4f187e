"""The command ``ludomots serve`` as a process, and a game against the computer over HTTP."""

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.stories import Visitor

ROOT = Path(__file__).parents[2]
_PATIENCE = 60.0


@contextmanager
def served(command: Sequence[str | Path], settings: Mapping[str, str]) -> Iterator[int]:
    """Run a command that serves the site, with these settings, and give its port."""
    environment = {name: value for name, value in os.environ.items() if "LUDOMOTS" not in name}
    environment |= {"LUDOMOTS_LANG": "en", "LUDOMOTS_PORT": "0", **settings}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise AssertionError(process.communicate()[1])
            yield int(line.split()[3].rstrip("/").rpartition(":")[2])
        finally:
            process.terminate()
            _, errors = process.communicate(timeout=_PATIENCE)
    assert "Traceback" not in errors, errors


def is_healthy(port: int) -> bool:
    """Return whether a server says that it is well."""
    answer = httpx.get(f"http://127.0.0.1:{port}/health")
    return answer.is_success and answer.text == '{"status":"ok"}'


async def one_move(port: int) -> str:
    """Open the first page, begin a game of Typo against the computer, choose a card, and return
    the id of the table."""
    visitor = Visitor(port, "en")
    try:
        page = await visitor.http.get("/")
        assert '<div id="site">' in page.text
        await visitor.get("/api/me")
        table = await visitor.open("typo", {"type": "bot", "level": "debutant"})
        here = await visitor.sit(table)
        done = await here.ask(
            "play", seat=0, move={"type": "choose", "card": here.view["game"]["hand"][0]}
        )
        assert done["type"] == "done", done
        return table
    finally:
        await visitor.close()
