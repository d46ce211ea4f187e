"""The units of systemd: what they run is a command of ours, in the way it is asked for."""

import doctest
import os
import shutil
import subprocess
from pathlib import Path

import pytest
import typer

from ludomots.cli import app
from tests.deploy import units
from tests.deploy.served import ROOT
from tests.deploy.units import read_service, read_settings, read_unit

DEPLOY = ROOT / "deploy"
SERVICES = ("ludomots.service", "ludomots-backup.service")
_PROGRAM = "/opt/ludomots/bin/ludomots"


def parse(words: list[str]) -> dict[str, object]:
    """Return what the command line understands; it raises an error if it does not."""
    command = typer.main.get_command(app)
    while below := getattr(command, "commands", None):
        command, words = below[words[0]], words[1:]
    return dict(command.make_context("ludomots", words).params)


def test_the_server_takes_its_settings_from_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    service = read_service(DEPLOY / "ludomots.service")
    assert service.command[0] == _PROGRAM
    for name, value in read_settings(DEPLOY / "ludomots.env").items():
        monkeypatch.setenv(name, value)
    asked = parse(service.command[1:])
    assert asked["database"] == "sqlite:////var/lib/ludomots/tables.db"
    assert (asked["host"], asked["port"]) == ("127.0.0.1", 8000)


def test_backups_are_rotated_in_a_folder_that_the_service_makes() -> None:
    service = read_service(DEPLOY / "ludomots-backup.service")
    assert service.command[0] == _PROGRAM
    asked = parse(service.command[1:])
    assert asked["keep"] == 14
    assert str(asked["file"]).removeprefix("/var/lib/") in service.folders
    timer = read_unit(DEPLOY / "ludomots-backup.timer")
    assert timer["Timer"]["Persistent"] == "yes"


def test_both_services_are_confined_alike() -> None:
    server, backup = (read_unit(DEPLOY / name)["Service"] for name in SERVICES)
    kinds = (
        "Cap",
        "Lock",
        "NoNew",
        "Private",
        "Protect",
        "Restrict",
        "SystemCall",
        "User",
        "UMask",
    )
    of_server = {name: value for name, value in server.items() if name.startswith(kinds)}
    assert of_server == {name: value for name, value in backup.items() if name.startswith(kinds)}
    assert of_server["ProtectSystem"] == "strict"


def test_systemd_accepts_them_where_it_is_installed(tmp_path: Path) -> None:
    """Elsewhere this test checks that the files are there, and the others what they say."""
    names = (*SERVICES, "ludomots-backup.timer")
    for name in names:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace(_PROGRAM, "/bin/true"), encoding="utf-8")
    program = shutil.which("systemd-analyze")
    if program is not None:
        command = [program, "verify", *(str(tmp_path / name) for name in names)]
        environment = {**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_examples() -> None:
    assert doctest.testmod(units).failed == 0
