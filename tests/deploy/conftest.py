"""The nodes of the compose files share a real PostgreSQL server."""

from tests.store.conftest import postgres

__all__ = ["postgres"]
