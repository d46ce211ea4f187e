"""Checks of the database, its backups and the bus."""

import socket
import time
from pathlib import Path

from sqlalchemy import Connection, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from ludomots.server.database import (
    BadAddress,
    Database,
    NewerDatabase,
    explained,
    forms_of,
    place_of,
)
from ludomots.server.doctor.finding import Asked, Finding, ok, warning, wrong
from ludomots.server.live import schema
from ludomots.server.starting import bus_places, without_password

_MOST_SKEW = 2.0
"""Seconds by which the clocks of two machines may differ."""
_OLD_BACKUP = 2 * 24 * 3600
_WITHIN = 3.0
_DAY = 24 * 3600


def database(asked: Asked) -> Finding:
    """Connect to the database and compare the form of its tables with the one that is known."""
    try:
        opened = Database(asked.address)
    except BadAddress:
        return wrong("database", "unusable", why=asked.say("db-address"))
    place = place_of(asked.address)
    if opened.file is not None and not opened.file.exists():
        return warning("database", "none", place=place)
    try:
        with opened.engine.connect() as connection:
            found, known = forms_of(connection)
    except (SQLAlchemyError, NewerDatabase) as error:
        return wrong("database", "unusable", why=explained(error, asked.address, asked.say))
    finally:
        opened.engine.dispose()
    if not found:
        return warning("database", "empty", place=place)
    return ok(
        "database", "ok" if found == known else "older", place=place, found=found, known=known
    )


def integrity(asked: Asked) -> Finding | None:
    """Let SQLite look for damage; PostgreSQL takes care of that itself."""
    opened = _existing_file(asked)
    if opened is None:
        return None
    try:
        with opened.engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except SQLAlchemyError as error:
        found = str(getattr(error, "orig", error))
    finally:
        opened.engine.dispose()
    if found == "ok":
        return ok("integrity")
    return wrong("integrity", "damaged", place=place_of(asked.address), why=str(found))


def clock_of_database(asked: Asked) -> Finding | None:
    """Compare this clock with PostgreSQL's, or with the last signs of life of a server."""
    try:
        opened = Database(asked.address)
        if opened.file is not None and not opened.file.exists():
            return None
        with opened.engine.connect() as connection:
            skew = _skew(connection)
        opened.engine.dispose()
    except (SQLAlchemyError, BadAddress):
        return None  # ``database`` has told it
    if skew is None:
        return None
    if abs(skew) > _MOST_SKEW:
        return warning("skew", "large", seconds=round(abs(skew)))
    return ok("skew")


def backups(asked: Asked) -> Finding | None:
    """Look at the age of the newest backup."""
    beside = asked.folder / "backups" if asked.folder else None
    folder = Path(asked.backups) if asked.backups else beside
    if folder is None:
        return warning("backups", "unknown")
    files = [one for one in folder.glob("*") if one.is_file()] if folder.is_dir() else []
    if not files:
        return warning("backups", "none", folder=str(folder))
    newest = max(files, key=lambda one: one.stat().st_mtime)
    age = time.time() - newest.stat().st_mtime
    if age > _OLD_BACKUP:
        return warning("backups", "old", file=str(newest), days=round(age / _DAY))
    return ok("backups", file=str(newest))


def bus(asked: Asked) -> Finding | None:
    """Connect to the bus and read how it introduces itself."""
    if asked.bus is None:
        return None
    try:
        places = bus_places(asked.bus)
    except ValueError:
        return wrong("bus", "address")
    address = without_password(asked.bus)
    for place in places:
        try:
            with socket.create_connection(place, _WITHIN) as connection:
                connection.settimeout(_WITHIN)
                if connection.recv(4) == b"INFO":
                    return ok("bus", address=address)
        except OSError:
            continue
        return wrong("bus", "other", address=address)
    return wrong("bus", "away", address=address)


def _existing_file(asked: Asked) -> Database | None:
    """Return a SQLite database that exists."""
    try:
        opened = Database(asked.address)
    except BadAddress:
        return None
    return opened if opened.file is not None and opened.file.exists() else None


def _skew(connection: Connection) -> float | None:
    """Return by how many seconds the clock of the database is ahead; nothing if it has none."""
    if connection.dialect.name == "postgresql":
        now = connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar()
        return float(now or 0) - time.time()
    if not inspect(connection).has_table(schema.nodes.name):
        return None
    beats = connection.execute(select(schema.nodes.c.at)).scalars().all()
    return max(0.0, max(beats) / 1000 - time.time()) if beats else None
