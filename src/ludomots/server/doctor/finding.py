"""What a check found, and what the checks are told."""

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from ludomots.server.database import BadAddress, Database, default_url
from ludomots.texts import Texts


class Verdict(StrEnum):
    """How bad something is."""

    OK = "ok"
    WARNING = "warning"
    WRONG = "wrong"


class Finding(NamedTuple):
    """A verdict with its sentence: the text ``doctor-<check>-<state>``, filled with values."""

    check: str
    verdict: Verdict
    state: str
    values: dict[str, str | int]

    def sentence(self, say: Texts) -> str:
        """Return what was found and, if something is wrong, what to do."""
        return say(f"doctor-{self.check}-{self.state}", **self.values)


class Asked(NamedTuple):
    """What to look at; ``url`` is the address by which visitors come, if there is one.

    ``backups`` is the folder of the backups, usually ``backups`` beside the database.
    """

    say: Texts
    database: str | None = None
    bus: str | None = None
    url: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    backups: str | None = None

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or default_url()

    @property
    def folder(self) -> Path | None:
        """The folder of a SQLite database, none for PostgreSQL or an address that cannot be."""
        try:
            file = Database(self.address).file
        except BadAddress:
            return None
        return None if file is None else file.parent


Check = Callable[[Asked], Finding | None]
"""Looks at one thing; returns nothing if there is no such thing here."""


def ok(check: str, state: str = "ok", **values: str | int) -> Finding:
    """Return that all is well."""
    return Finding(check, Verdict.OK, state, values)


def warning(check: str, state: str, **values: str | int) -> Finding:
    """Return that something works, but not for long or not well."""
    return Finding(check, Verdict.WARNING, state, values)


def wrong(check: str, state: str, **values: str | int) -> Finding:
    """Return that something does not work."""
    return Finding(check, Verdict.WRONG, state, values)
