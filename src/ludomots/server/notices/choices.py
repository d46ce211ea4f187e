"""What people want to be told, by which ways, and at which hours not."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal, get_args
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select, update

from ludomots.server.database import Database
from ludomots.server.notices import schema

Kind = Literal["turn", "invited", "finished", "joined", "daily"]
"""It is my turn; somebody invites me; my game ended; somebody sat down at my table; the position of
the day is there."""
KINDS: tuple[Kind, ...] = get_args(Kind)
MAILED: tuple[Kind, ...] = ("turn", "invited")
"""What is mailed to somebody who has just confirmed an address."""

Minutes = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]

_rows, _off = schema.notice_choices.c, schema.notices_off.c


class Ways(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which ways somebody wants to be told of one kind of things."""

    push: bool
    mail: bool


class Quiet(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"start": "from", "end": "to"},
):
    """The hours at which nothing is sent: minutes after midnight in a time zone. They may last over
    midnight; from a time to the same time is never."""

    start: Minutes
    end: Minutes
    zone: Annotated[str, msgspec.Meta(max_length=64)]


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told, and when not."""

    kinds: dict[Kind, Ways]
    quiet: Quiet | None = None

    def ways(self, kind: Kind) -> Ways:
        """Return the ways of a kind of things."""
        return self.kinds.get(kind) or USUAL.kinds[kind]


USUAL = Choices({kind: Ways(push=kind != "daily", mail=False) for kind in KINDS})
"""What is sent to somebody who chose nothing."""


def quiet_until(quiet: Quiet | None, now: int) -> int | None:
    """Return when the quiet hours end in which a moment lies, ``None`` if it lies in none.

    >>> night = Quiet(22 * 60, 7 * 60, "Europe/Paris")
    >>> noon, hour = 1_792_926_000_000, 3_600_000
    >>> quiet_until(night, noon), (quiet_until(night, noon + 12 * hour) - noon) / hour
    (None, 19.0)
    """
    if quiet is None or quiet.start == quiet.end:
        return None
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    if (minute - quiet.start) % (24 * 60) >= (quiet.end - quiet.start) % (24 * 60):
        return None
    day = here.date() + timedelta(days=int(minute >= quiet.end))
    midnight = datetime(day.year, day.month, day.day, tzinfo=here.tzinfo)
    return int((midnight + timedelta(minutes=quiet.end)).timestamp() * 1000)


class NoticeChoices:
    """The choices of the people of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> Choices:
        """Return what a person wants."""
        return await self._database.read(lambda one: choices_of(one, person))

    async def choose(self, person: str, choices: Choices) -> None:
        """Store what a person wants."""
        await self._database.write(lambda one: choose(one, person, choices))

    async def tables_off(self, person: str) -> set[str]:
        """Return the tables of which a person does not want to be told."""
        query = select(_off.table_id).where(_off.person == person)
        return set(await self._database.read(lambda one: one.scalars(query).all()))

    async def switch_table(self, person: str, table_id: str, *, on: bool) -> None:
        """Store whether a person wants to be told of a table."""
        row = {"person": person, "table_id": table_id}

        def switch(connection: Connection) -> None:
            this = delete(schema.notices_off).where(
                _off.person == person, _off.table_id == table_id
            )
            connection.execute(this)
            if not on:
                connection.execute(insert(schema.notices_off), row)

        await self._database.write(switch)


def choices_of(connection: Connection, person: str) -> Choices:
    """Return what a person wants."""
    stored: str | None = connection.scalar(select(_rows.choices).where(_rows.person == person))
    return USUAL if stored is None else msgspec.json.decode(stored, type=Choices)


def choose(connection: Connection, person: str, choices: Choices) -> None:
    """Store what a person wants."""
    values = {
        "choices": msgspec.json.encode(choices).decode(),
        "daily": int(any((choices.ways("daily").push, choices.ways("daily").mail))),
    }
    mine = update(schema.notice_choices).where(_rows.person == person)
    if not connection.execute(mine.values(values)).rowcount:
        connection.execute(insert(schema.notice_choices), {"person": person, **values})


def is_off(connection: Connection, person: str, table_id: str) -> bool:
    """Return whether a person does not want to be told of a table."""
    this = exists().where(_off.person == person, _off.table_id == table_id)
    return bool(connection.scalar(select(this)))
