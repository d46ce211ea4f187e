"""Stories of several nodes run on SQLite and on a real PostgreSQL server."""

from tests.store.conftest import address, postgres

__all__ = ["address", "postgres"]
