"""A day lasts from midnight to midnight in Paris, also when the clocks change."""

from datetime import UTC, date, datetime

import pytest

from ludomots.daily.puzzle import date_of, number_of, paris_day

HOUR = 3_600_000


def at(text: str) -> int:
    """Return a time that is said in UTC, in milliseconds."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("midnight", "day"),
    [
        ("2026-01-09T23:00", date(2026, 1, 10)),
        ("2026-07-09T22:00", date(2026, 7, 10)),
        ("2026-03-28T23:00", date(2026, 3, 29)),
        ("2026-03-29T22:00", date(2026, 3, 30)),
        ("2026-10-24T22:00", date(2026, 10, 25)),
        ("2026-10-25T23:00", date(2026, 10, 26)),
    ],
)
def test_a_day_begins_at_midnight_in_paris(midnight: str, day: date) -> None:
    now = at(midnight)
    today, yesterday = paris_day(now), paris_day(now - 1)
    assert (date_of(today.number), today.begins) == (day, now)
    assert (yesterday.number, yesterday.ends) == (today.number - 1, now)


@pytest.mark.parametrize(("day", "hours"), [("2026-03-29", 23), ("2026-10-25", 25)])
def test_a_day_on_which_clocks_change_is_shorter_or_longer(day: str, hours: int) -> None:
    found = paris_day(at(f"{day}T12:00"))
    assert found.ends - found.begins == hours * HOUR
    assert date_of(found.number).isoformat() == day
    assert number_of(date.fromisoformat(day)) == found.number
