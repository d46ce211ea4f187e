"""Run by Alembic to bring a database up to date, on the connection that ``database.py`` gives."""

from alembic import context
from sqlalchemy import Connection, text

from ludomots.server.schema import metadata

_LOCK = 0x1DD0
"""On PostgreSQL one node migrates while the others wait."""


def _migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        context.run_migrations()


_migrate(context.config.attributes["connection"])
