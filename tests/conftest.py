"""What all tests share: databases, and nothing that depends on the clock or wastes time."""

import gc

import pytest
from hypothesis import settings

from tests.databases import address, empty_address, postgres

__all__ = ["address", "empty_address", "postgres"]

settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")

MARKED = {"postgres": pytest.mark.postgres, "nats": pytest.mark.processes}
"""Fixtures that start a server, and the mark of the tests that take them."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what starts a server, before tests are chosen by their marks."""
    for item in items:
        for name in MARKED.keys() & set(getattr(item, "fixturenames", ())):
            item.add_marker(MARKED[name])


def pytest_collection_finish() -> None:
    """Let Python look for garbage less often, and not among what lives as long as the tests.

    It took a third of the time of the stories at the terminal.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
