"""Something that fails again and again until it works: the log is told when it begins and ends."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from ludomots.texts import Texts


class Trouble:
    """Counts the failures of one thing. The log writes a repeated line once a minute only."""

    def __init__(
        self,
        log: logging.Logger,
        begins: str,
        ends: str,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._log = log
        self._begins = begins
        self._ends = ends
        self._now = now
        self._since: float | None = None
        self._count = 0

    def failed(self, code: str, error: BaseException | None = None) -> None:
        """Note a failure."""
        if self._since is None:
            self._since = self._now()
        self._count += 1
        facts = {"code": code, "error": None if error is None else type(error).__name__}
        self._log.warning(self._begins, extra={"facts": facts})

    def works(self) -> None:
        """Note that it works."""
        since, self._since = self._since, None
        if since is None:
            return
        facts = {"count": self._count, "seconds": round(self._now() - since, 1)}
        self._count = 0
        self._log.warning(self._ends, extra={"facts": facts})


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


Value = TypeVar("Value")

_THREADS = 4
_DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
_PRAGMAS: tuple[str, ...] = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=30000",
    "secure_delete=ON",
    "cache_size=-500",  # in kilobytes: a log is read once, and then in memory
    "temp_store=MEMORY",  # what a statement of many rows keeps to undo itself is no file
    "wal_autocheckpoint=8192",  # in pages: before that, ``Checkpoints`` has done it
)


_TRIES = 30
_PAUSE = 1.0
"""How often a database is tried, and how many seconds apart."""


_MIGRATIONS = "ludomots.server:migrations"


_WILL_NOT_HELP = ("authentication failed", "does not exist")
"""What PostgreSQL says if waiting for it is no use."""


class BadAddress(ValueError):
    """An address of a database that cannot be used."""


class NewerDatabase(Exception):
    """A database whose tables have a form that this version does not know yet."""

    def __init__(self, found: str, known: str) -> None:
        self.found = found
        self.known = known
        super().__init__(f"{found} is newer than {known}")


def default_url() -> str:
    """Return the address of this user's own database."""
    return f"sqlite:///{user_data_path('ludomots') / 'tables.db'}"


def place_of(address: str) -> str:
    """Return the file of a database, or its address without the password."""
    url = _url(address)
    is_file = url.get_backend_name() == "sqlite"
    shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    return str(url.database) if is_file else shown


class Database:
    """Where everything is stored. A file of SQLite is readable by its owner only."""

    def __init__(self, address: str) -> None:
        """Take an address, ``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``."""
        self.url = _url(address)
        self.engine = create_engine(self.url, hide_parameters=True)
        self.availability = Availability()
        if self.file is not None:
            event.listen(self.engine, "connect", _set_pragmas)
        self._threads = ThreadPoolExecutor(_THREADS, "database")

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database, ``None`` for PostgreSQL."""
        is_file = self.url.get_backend_name() == "sqlite"
        return Path(self.url.database or "") if is_file else None

    async def read(self, work: Callable[[Connection], Value]) -> Value:
        """Call ``work`` with a connection, in a thread, and return its result."""

        def do() -> Value:
            with self.engine.connect() as connection:
                return work(connection)

        read = self._noting(do, self.availability.read)
        return await asyncio.get_running_loop().run_in_executor(self._threads, read)

    async def write(self, work: Callable[[Connection], Value]) -> Value:
        """Call ``work`` in one transaction, in a thread, and return its result."""

        def do() -> Value:
            with self.engine.begin() as connection:
                return work(connection)

        write = self._noting(do, self.availability.wrote)
        return await asyncio.get_running_loop().run_in_executor(self._threads, write)

    def _noting(self, do: Callable[[], Value], works: Callable[[], None]) -> Callable[[], Value]:
        """Return work that also notes whether the database could be used."""

        def noted() -> Value:
            try:
                value = do()
            except SQLAlchemyError as error:
                self.availability.failed(error)
                raise
            works()
            return value

        return noted

    def make_file(self) -> None:
        """Make the file of a SQLite database if it does not exist."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.touch(mode=0o600)

    async def migrate(self) -> None:
        """Bring the tables of the database into their present form, or make them."""
        self.make_file()
        await self.write(_upgrade)

    async def reach(self) -> None:
        """Do what ``migrate`` does, and find out whether the database can be written.

        Wait up to half a minute for a database server that is starting.
        """
        for left in reversed(range(_TRIES)):
            try:
                await self.migrate()
                await self.write(_write_nothing_new)
            except OperationalError as error:
                if not left or not _may_come(error):
                    raise
                await asyncio.sleep(_PAUSE)
            else:
                return

    async def close(self) -> None:
        """Close every connection."""
        self._threads.shutdown()
        self.engine.dispose()

    async def __aenter__(self) -> "Database":
        await self.migrate()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except Exception as error:
        raise BadAddress(address) from error
    backend = url.get_backend_name()
    if backend not in _DRIVERS or (backend == "sqlite" and url.database in {None, "", ":memory:"}):
        raise BadAddress(address)
    return url.set(drivername=_DRIVERS[backend])


def _set_pragmas(connection: Any, _: object) -> None:
    connection.text_factory = _text
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _text(data: bytes) -> str:
    """Return a text of a SQLite file. What is no text, since the file is damaged, stays visible as
    such (``str.encode`` refuses it), so that one bad row does not fail a query of many."""
    return data.decode("utf-8", "surrogateescape")


def _may_come(error: OperationalError) -> bool:
    """Return whether a database may be reached a moment later. SQLite has waited by itself."""
    why = str(error.orig)
    return outage_of(error) is Outage.AWAY and not any(one in why for one in _WILL_NOT_HELP)


def _write_nothing_new(connection: Connection) -> None:
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def forms_of(connection: Connection) -> tuple[str, str]:
    """Return the form of the tables, "" if there are none, and the latest form that is known.

    ``NewerDatabase`` is raised if the form of the tables is not known here.
    """
    steps = ScriptDirectory.from_config(_migrations())
    known, latest = {step.revision for step in steps.walk_revisions()}, steps.get_current_head()
    found = MigrationContext.configure(connection).get_current_revision() or ""
    if found and found not in known:
        raise NewerDatabase(found, latest or "")
    return found, latest or ""


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", _MIGRATIONS)
    return config


def _upgrade(connection: Connection) -> None:
    found, latest = forms_of(connection)
    if found == latest:
        return
    if connection.dialect.name == "sqlite":  # or each statement would be a transaction of its own
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


EXPLAINED = (BadAddress, NewerDatabase, OSError, SQLAlchemyError)
"""The errors that have a sentence."""


def explained(error: Exception, address: str, say: Texts) -> str:
    """Return a sentence that names the database, without its password."""
    match error:
        case BadAddress():
            return say("db-address")
        case NewerDatabase(found=found, known=known):
            return say("db-newer", place=place_of(address), found=found, known=known)
        case OSError():
            return say("db-file", file=str(error.filename or ""), why=error.strerror or "")
        case _:
            outage = outage_of(error)
            why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
            name = "db-error" if outage is None else f"db-{outage.removeprefix('database-')}"
            return say(name, place=place_of(address), why=why)
