"""The page "From a bare server to the first game in ten minutes", followed command by command.

A wheel of these sources is installed in an empty folder that stands for the root of a server. All
commands of the page are run there in their order; what needs a real server is done by ``Host``: it
has no packages to fetch and no users to add, and it runs services from their own files.
"""

import asyncio
import base64
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from contextlib import ExitStack
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.deploy.served import ROOT, is_healthy, one_move, served
from tests.deploy.units import read_service, read_settings
from tools import sbom, wheel

PAGE = ROOT / "docs" / "how-to" / "host.md"
BIN = Path(sys.executable).parent
_FOLDERS = re.compile(r"(?<![\w.])/(?=(?:opt/ludomots|etc|var/lib/ludomots)\b)")
_WORDS_AND_RULES = """
import ludomots
ludomots.lexicon("fr").verdict("km")
game = ludomots.new("topword", players=2, seed=7)
game.push(game.legal_moves.best(1)[0])
"""
_THEIRS = {"fluent.runtime", "msgspec", "platformdirs"}
_COMMAND = """
from ludomots.cli import app
app(["word", "chat"], standalone_mode=False)
"""
_IMPORTED = """
import sys
before = set(sys.modules)
{code}
from importlib.metadata import packages_distributions
owners = packages_distributions()
modules = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print()
print(*sorted({{owner for name in modules for owner in owners.get(name, ())}} - {{"ludomots"}}))
"""


def commands() -> list[str]:
    """Return the commands that the page tells to run on the server."""
    blocks = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


class Host:
    """A server without systemd, whose root is a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / "root"
        self.port = 0
        self.said: list[str] = []
        self._running: ExitStack | None = None
        for name in ("root", "opt", "etc/systemd/system", "etc/caddy"):
            (root / name).mkdir(parents=True)

    def follow(self, command: str) -> None:
        """Do what a command of the page says."""
        words = shlex.split(command)
        match words:
            case ["apt-get" | "useradd", *_] | ["systemctl", "daemon-reload" | "reload", *_]:
                pass
            case ["systemctl", "enable", "--now", *units]:
                for unit in units:
                    self.start(unit)
            case ["systemctl", "start", unit]:
                self.start(unit)
            case ["systemctl", "stop", "ludomots.service"]:
                self.stop()
            case ["curl", "--fail", "http://127.0.0.1:8000/health"]:
                assert is_healthy(self.port)
            case ["/opt/ludomots/bin/pip", "install", *what]:
                self.install(what[-1], again="--force-reinstall" in what)
            case _:
                self.run(self.here(command.removeprefix("runuser -u ludomots -- ")))

    def here(self, text: str) -> str:
        """Return a text with the folders of the server replaced by ours."""
        return _FOLDERS.sub(f"{self.root}/", text)

    def run(self, command: str) -> str:
        """Run a command in the folder where the page begins."""
        done = subprocess.run(
            ["/bin/sh", "-euc", command],
            cwd=self.home,
            env={**os.environ, "LUDOMOTS_LANG": "en"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        self.said.append(done.stdout)
        return done.stdout

    def install(self, pattern: str, *, again: bool) -> None:
        """Install the wheel as pip does, from what is already on this machine if possible."""
        [file] = self.home.glob(pattern)
        command: list[str | Path] = [
            BIN / "uv",
            "pip",
            "install",
            "--python",
            self.root / "opt/ludomots/bin/python",
        ]
        command += [
            "--constraint",
            ROOT / "requirements.lock",
            *(["--reinstall-package", "ludomots"] * again),
        ]
        command += [f"ludomots @ {file.as_uri()}"]
        for way in (["--offline"], []):
            done = subprocess.run([*command, *way], capture_output=True, text=True, check=False)
            if done.returncode == 0:
                return
        raise AssertionError(done.stderr)

    def start(self, unit: str) -> None:
        """Start what a unit describes: a service, or a task that is run to its end."""
        if unit.endswith(".timer"):
            return
        service = read_service(self.root / "etc/systemd/system" / unit)
        command = [self.here(word) for word in service.command]
        settings = read_settings(Path(self.here(service.settings)))
        settings = {name: self.here(value) for name, value in settings.items()}
        for folder in service.folders:
            (self.root / "var/lib" / folder).mkdir(parents=True, exist_ok=True)
        if service.ends:
            subprocess.run(command, env={**os.environ, **settings}, check=True, capture_output=True)
            return
        self._running = ExitStack()
        del settings["LUDOMOTS_PORT"]
        self.port = self._running.enter_context(served(command, settings))

    def stop(self) -> None:
        """Stop the server."""
        if self._running is not None:
            self._running.close()


def build(folder: Path) -> None:
    """Build the wheel; the engine is the one that ``make setup`` compiled."""
    command: list[str | Path] = [
        BIN / "maturin",
        "build",
        "--release",
        "--compression-method",
        "stored",
    ]
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run(
        [*command, "--out", folder], cwd=ROOT, env=environment, check=True, capture_output=True
    )


def check_wheel(file: Path) -> None:
    """The wheel fits other machines, is complete, and its bill of materials names no folder."""
    assert re.fullmatch(r"ludomots-[\d.]+-cp311-abi3-(manylinux_|macosx_|win_).*\.whl", file.name)
    sbom.tidy(file)
    assert wheel.missing(file) == []
    assert [name for name in wheel.betraying(file) if sbom.BILL.fullmatch(name)] == []
    with ZipFile(file) as files:
        [record] = [name for name in files.namelist() if name.endswith("/RECORD")]
        for line in files.read(record).decode().splitlines():
            name, said, _ = line.rsplit(",", 2)
            if said:
                digest = hashlib.sha256(files.read(name)).digest()
                assert said == f"sha256={base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


def check_extras(python: Path) -> None:
    """Little is imported for words and rules, and who needs an extra is told its name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = {re.split(r"[^\w.-]", one)[0] for one in project["dependencies"]}
    for code, needed in ((_WORDS_AND_RULES, _THEIRS), (_COMMAND, {*_THEIRS, "typer"})):
        command = [str(python), "-c", _IMPORTED.format(code=code)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        imported = {name.lower() for name in done.stdout.splitlines()[-1].split()}
        assert imported & ours == needed
    program, english = python.with_name("ludomots"), {**os.environ, "LUDOMOTS_LANG": "en"}
    nodes = ["serve", "--database", "sqlite:///unused.db", "--bus", "nats://127.0.0.1:1"]
    for words, extra in (
        (["db", "check", "--database", "postgresql://nobody@127.0.0.1/none"], "postgres"),
        (["thinker", "--bus", "nats://127.0.0.1:1"], "nats"),
        (nodes, "nats"),
    ):
        done = subprocess.run(
            [program, *words],
            cwd=python.parent,
            env=english,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2, done.stderr
        assert done.stderr.endswith(f'pip install "ludomots[{extra}]"\n')


@pytest.mark.packages
def test_the_page_leads_from_a_wheel_to_a_game_and_back_from_a_backup(tmp_path: Path) -> None:
    """One test, because building and installing take most of its time."""
    host = Host(tmp_path)
    build(host.home)
    [file] = host.home.glob("*.whl")
    check_wheel(file)
    shutil.copytree(ROOT / "deploy", host.home / "deploy")
    steps = commands()
    assert len(steps) > 20
    tables = []
    try:
        for step in steps:
            host.follow(step)
            if step.startswith("curl"):
                tables.append(asyncio.run(one_move(host.port)))
        assert len(tables) == 3
        assert host.said[1] == "MAISON: accepted\n" + host.said[1].partition("\n")[2]
        assert re.search(r"^ludomots-\d{8}-\d{6}\.db$", "".join(host.said), re.MULTILINE)
        assert re.search(r"^[1-9]\d* entries restored", "".join(host.said), re.MULTILINE)
        assert re.search(r"^1 table replayed", "".join(host.said), re.MULTILINE)
        assert "ludomots.example {" in (host.root / "etc/caddy/Caddyfile").read_text()
        program = host.root / "opt/ludomots/bin/ludomots"
        assert "--against" in host.run(f"{program} play --help")
    finally:
        host.stop()
    check_extras(host.root / "opt/ludomots/bin/python")
