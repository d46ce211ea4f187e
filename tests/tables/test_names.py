"""What a person may be called."""

import pytest

from ludomots.tables.looks import is_name


@pytest.mark.parametrize(
    "name",
    ["Zoé", "Zoe\u0301", "O’Brien", "李小龍", "نور", "Ngô Thị", "42", "♥", "हिन्दी", "x" * 32],
)
def test_what_can_be_seen_is_a_name(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "x" * 33, "a\nb", "\u202eadmin", "\u200b"),
        *("\u3164", "\u2800", "\u034f", "A\u3164", "\u115f\u1160", "\uffa0"),
        *("\u0301", "\u0301\u0302", "A \u0301", "A" + "\u0301" * 8),
    ],
)
def test_what_shows_nothing_or_floats_is_no_name(name: str) -> None:
    assert not is_name(name)
