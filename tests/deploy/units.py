"""Units of systemd, read and carried out as far as a test can: their command and their settings."""

import shlex
from configparser import ConfigParser
from pathlib import Path
from typing import NamedTuple


class Service(NamedTuple):
    """What a service runs, where it takes its settings from, and which folders it gets."""

    command: list[str]
    settings: str
    folders: list[str]
    ends: bool
    """Whether it is a task that comes to its end."""


def read_unit(file: Path) -> ConfigParser:
    """Read a unit; a setting that is repeated keeps its last value."""
    unit = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(file.read_text(encoding="utf-8"))
    return unit


def read_service(file: Path) -> Service:
    """Read the unit of a service."""
    section = read_unit(file)["Service"]
    return Service(
        shlex.split(section["ExecStart"]),
        section["EnvironmentFile"],
        section["StateDirectory"].split(),
        section["Type"] == "oneshot",
    )


def read_settings(file: Path) -> dict[str, str]:
    """Read a file of settings.

    >>> from tempfile import NamedTemporaryFile
    >>> with NamedTemporaryFile("w+") as file:
    ...     _ = file.write("# no setting\\nA=1\\n#B=2\\n")
    ...     file.flush()
    ...     read_settings(Path(file.name))
    {'A': '1'}
    """
    lines = file.read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("=") for line in lines if line.strip() and not line.startswith("#"))
    return {name: value for name, _, value in pairs}
