"""The logs of all tables on SQLite or PostgreSQL: decide, store, report, in that order."""

from ludomots.store.database import Database, default_url
from ludomots.store.log import Log
from ludomots.store.service import NoTable, OnlyRecord, TableService
from ludomots.store.writer import Conflict, Writer

__all__ = [
    "Conflict",
    "Database",
    "Log",
    "NoTable",
    "OnlyRecord",
    "TableService",
    "Writer",
    "default_url",
]
