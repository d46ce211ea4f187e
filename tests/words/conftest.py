"""Word lists that are installed for a test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludomots.words import lexicon
from tests.words.small import Install, installer


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return a function that installs a list of words as the English list until the test ends."""
    with monkeypatch.context() as patch:
        yield installer(tmp_path, patch)
    lexicon.cache_clear()
