"""Tells people of the position of the day, in the morning of their own time zone."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, exists, select

from ludomots.daily.days import PARIS, paris_day
from ludomots.store import schema
from ludomots.store.notices.choices import Choices, choices_of, quiet_until
from ludomots.store.notices.outbox import new_notice, put

if TYPE_CHECKING:
    from ludomots.server.node import Node

_FROM = 8
"""The hour of the day from which people are told."""
_MOST = 100

_rows, _notices, _answers = schema.notice_choices.c, schema.notices.c, schema.daily_answers.c


async def tell_of_the_day(node: "Node") -> None:
    """Tell those who want to be told, once a day, unless they have played already."""
    now = node.now()
    day = paris_day(now).number
    people = await node.database.read(lambda one: _waiting(one, day, now))
    if people:
        await node.database.write(lambda one: _tell(one, people, day, now))


def _waiting(connection: Connection, day: int, now: int) -> list[str]:
    """Return some people who are to be told now."""
    told = exists().where(
        _notices.person == _rows.person, _notices.kind == "daily", _notices.key == str(day)
    )
    query = select(_rows.person).where(_rows.daily == 1, ~told)
    people = connection.scalars(query).all()
    return [one for one in people if _is_time(choices_of(connection, one), now)][:_MOST]


def _is_time(choices: Choices, now: int) -> bool:
    zone = PARIS if choices.quiet is None else ZoneInfo(choices.quiet.zone)
    hour = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone).hour
    return hour >= _FROM and quiet_until(choices.quiet, now) is None


def _tell(connection: Connection, people: list[str], day: int, now: int) -> None:
    for person in people:
        played = exists().where(_answers.person == person, _answers.day == day)
        is_seen = bool(connection.scalar(select(played)))
        put(connection, new_notice(person, "daily", str(day), {}, now, None), is_seen=is_seen)
