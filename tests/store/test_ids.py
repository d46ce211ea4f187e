"""Ids can be given to commands, and differ."""

import itertools

import pytest

from ludomots.server import ids


def test_no_id_begins_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-jljm-zxnEFpXlTR", "-", "jljm-zxnEFpXlTR"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert ids.unguessable_id() == "jljm-zxnEFpXlTR"


def test_ids_differ() -> None:
    drawn = [ids.unguessable_id() for _ in range(1000)]
    assert len(set(drawn)) == len(drawn)
    assert all(len(one) == 16 for one in itertools.islice(drawn, 10))
