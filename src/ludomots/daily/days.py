"""The days of the positions: from midnight to midnight in Paris, for everybody."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from ludomots.study.days import Day

PARIS = ZoneInfo("Europe/Paris")
_FIRST = date(1970, 1, 1)


def paris_day(now: int) -> Day:
    """Return the day that it is in Paris at a moment, which is given in milliseconds.

    >>> noon = 1_792_926_000_000
    >>> date_of(paris_day(noon).number).isoformat()
    '2026-10-25'
    >>> (paris_day(noon).ends - paris_day(noon).begins) // 3_600_000
    25
    """
    today = datetime.fromtimestamp(now / 1000, UTC).astimezone(PARIS).date()
    return Day(number_of(today), _midnight(today), _midnight(today + timedelta(days=1)))


def number_of(day: date) -> int:
    """Return the number of a day, counted from 1970."""
    return (day - _FIRST).days


def date_of(number: int) -> date:
    """Return the day with a number."""
    return _FIRST + timedelta(days=number)


def _midnight(day: date) -> int:
    """Return when a day begins in Paris, in milliseconds."""
    return int(datetime.combine(day, time(), PARIS).timestamp() * 1000)
