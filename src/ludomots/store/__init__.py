"""The logs of all tables on SQLite or PostgreSQL: accept, store, tell, in that order."""

from ludomots.store.database import Database, default_url
from ludomots.store.keeper import Keeper, NoTable
from ludomots.store.log import Log
from ludomots.store.writer import Conflict, Writer

__all__ = ["Conflict", "Database", "Keeper", "Log", "NoTable", "Writer", "default_url"]
