"""Why a database cannot be used now, and since when: told once, not by each request that fails."""

import logging
import sqlite3
from enum import StrEnum

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from ludomots.store.trouble import Trouble

_log = logging.getLogger(__name__)


class Outage(StrEnum):
    """Why a database cannot be used; the value is the code that clients are told."""

    AWAY = "database-away"
    LOCKED = "database-locked"
    FULL = "disk-full"
    READ_ONLY = "database-read-only"
    DAMAGED = "database-damaged"


_OF_SQLITE = {
    sqlite3.SQLITE_BUSY: Outage.LOCKED,
    sqlite3.SQLITE_LOCKED: Outage.LOCKED,
    sqlite3.SQLITE_FULL: Outage.FULL,
    sqlite3.SQLITE_READONLY: Outage.READ_ONLY,
    sqlite3.SQLITE_IOERR: Outage.AWAY,
    sqlite3.SQLITE_IOERR_WRITE: Outage.FULL,  # a quota is used up; a full disk is SQLITE_FULL
    sqlite3.SQLITE_CANTOPEN: Outage.AWAY,
    sqlite3.SQLITE_CORRUPT: Outage.DAMAGED,
    sqlite3.SQLITE_NOTADB: Outage.DAMAGED,
}
_OF_POSTGRESQL = {
    "53100": Outage.FULL,
    "25006": Outage.READ_ONLY,
    "55P03": Outage.LOCKED,
    "40P01": Outage.LOCKED,
    "57014": Outage.LOCKED,
    "XX001": Outage.DAMAGED,
    "XX002": Outage.DAMAGED,
}
_AWAY_CLASSES = ("08", "53", "57")
"""How the codes of PostgreSQL begin for lost connections, lack of resources and restarts."""


def outage_of(error: BaseException | None) -> Outage | None:
    """Return which outage makes an error; nothing if the database is not to blame."""
    if isinstance(error, NoConnection):
        return Outage.AWAY
    if not isinstance(error, DBAPIError):
        return None
    code = getattr(error.orig, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _OF_SQLITE.get(code) or _OF_SQLITE.get(code & 0xFF)
    state = getattr(error.orig, "sqlstate", None)
    if state is None:
        is_gone = isinstance(error, OperationalError) or error.connection_invalidated
        return Outage.AWAY if is_gone else None
    return _OF_POSTGRESQL.get(state, Outage.AWAY if state.startswith(_AWAY_CLASSES) else None)


class Availability:
    """Whether a database can be used, as those who use it find out."""

    def __init__(self) -> None:
        self.outage: Outage | None = None
        self._trouble = Trouble(_log, "the database cannot be used", "the database works again")

    def failed(self, error: BaseException) -> None:
        """Note that something could not be read or written."""
        found = outage_of(error)
        if found is not None:
            self.outage = found
            self._trouble.failed(found, getattr(error, "orig", None) or error)

    def read(self) -> None:
        """Note that something was read: a database that was away is back."""
        if self.outage is Outage.AWAY:
            self.wrote()

    def wrote(self) -> None:
        """Note that something was written: nothing is wrong any more."""
        if self.outage is not None:
            self.outage = None
            self._trouble.works()
