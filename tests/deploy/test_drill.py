"""The drill of an operator: back a database up while people play, lose it, restore it elsewhere,
and go on playing."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.deploy.served import served
from tests.server.stories import Visitor
from tests.store.test_backup import filled
from tests.story import story

pytestmark = pytest.mark.processes

PROGRAM = Path(sys.executable).with_name("ludomots")
SECOND = {"type": "mine", "name": "Joueur 2"}


def on_database(address: str, *words: str | Path) -> dict[str, object]:
    """Run a command about a database and return its answer."""
    command = [PROGRAM, "db", *words, "--json", "--database", address]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, object] = msgspec.json.decode(done.stdout)
    return answer


async def passes(visitor: Visitor, table: str) -> int:
    """Let the player whose turn it is pass, and return how many events the table has then."""
    here = await visitor.sit(table)
    done = await here.ask("play", seat=here.view["toAct"][0], move={"type": "pass"})
    assert done["type"] == "done", done
    return here.seq


@story
async def test_what_was_played_before_the_backup_goes_on_after_the_loss(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    await filled(address)
    serve = [str(PROGRAM), "serve", "--no-limits"]
    file, elsewhere = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'elsewhere' / 'tables.db'}"
    with served(serve, {"LUDOMOTS_DATABASE": address}) as port:
        person = Visitor(port, "en")
        me = await person.get("/api/me")
        table = await person.open("topword", SECOND)
        before = await passes(person, table)
        saved = on_database(address, "backup", file)
        await person.close()
    restored = on_database(elsewhere, "restore", file)
    assert restored == saved
    checked = on_database(elsewhere, "check")
    assert (checked["entries"], checked["faults"]) == (saved["entries"], [])
    with served(serve, {"LUDOMOTS_DATABASE": elsewhere}) as port:
        again = Visitor(port, "en")
        for cookie in person.http.cookies.jar:
            again.http.cookies.jar.set_cookie(cookie)
        assert await again.get("/api/me") == me
        assert await passes(again, table) > before
        await again.close()
