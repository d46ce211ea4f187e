"""The nodes of the compose files share a real PostgreSQL server."""

from tests.store.conftest import address, postgres

__all__ = ["address", "postgres"]
