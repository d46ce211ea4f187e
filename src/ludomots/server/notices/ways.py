"""Where people are told: the browsers that take push messages, mail addresses, calendars."""

import hashlib
from collections.abc import Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.notices import schema
from ludomots.server.notices.choices import MAILED, Ways, choices_of, choose
from ludomots.server.people.cookie import Ended

MOST_DEVICES = 20
"""How many browsers of a person are told; the oldest make way."""
CONFIRM_WITHIN = 3 * 24 * 3600 * 1000
"""Milliseconds after which a mail address that nobody confirmed is forgotten."""

_devices, _mails = schema.notice_devices.c, schema.notice_mails.c
_calendars = schema.notice_calendars.c


class Device(NamedTuple):
    """A browser that takes push messages; ``session`` is of the login in that browser."""

    id: str
    person: str
    session: str
    endpoint: str
    public_key: str
    secret: str
    language: str
    browser: str
    since: int


class MailAddress(NamedTuple):
    """A mail address; ``stop`` is what ends the mails."""

    person: str
    address: str
    language: str
    since: int
    confirmed: bool
    stop: str


class Calendar(NamedTuple):
    """Whose calendar a link shows, and in which language."""

    person: str
    language: str


class NoticeWays:
    """How the people of a database can be told something."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_device(self, device: Device) -> None:
        """Add a browser. If it is known, it is from now on this person's and this session's."""

        def add(connection: Connection) -> None:
            same = _hash(device.endpoint)
            row = {**device._asdict(), "endpoint_hash": same}
            known = (_devices.endpoint_hash == same) | (_devices.session == device.session)
            mine = select(_devices.id, _devices.since).where(
                known, _devices.person == device.person
            )
            before = connection.execute(mine.order_by(_devices.since)).first()
            if before is not None:  # what waits to be sent names the browser by its id
                row |= {"id": before.id, "since": before.since}
            connection.execute(delete(schema.notice_devices).where(known))
            connection.execute(insert(schema.notice_devices), row)
            old = devices_of(connection, device.person)[MOST_DEVICES:]
            _drop_devices(connection, [one.id for one in old])

        await self._database.write(add)

    async def devices(self, person: str) -> list[Device]:
        """Return the browsers of a person, the latest first."""
        return await self._database.read(lambda one: devices_of(one, person))

    async def drop_device(self, person: str, device_id: str) -> bool:
        """Forget a browser of a person; return whether there was one."""

        def drop(connection: Connection) -> bool:
            mine = {one.id for one in devices_of(connection, person)}
            _drop_devices(connection, mine & {device_id})
            return device_id in mine

        return await self._database.write(drop)

    async def forget_device(self, device_id: str) -> None:
        """Forget a browser that its push service does not know any more."""
        await self._database.write(lambda one: _drop_devices(one, [device_id]))

    async def purge(self, now: int) -> None:
        """Forget mail addresses that nobody confirmed in time."""
        old = (_mails.confirmed == 0) & (_mails.since < now - CONFIRM_WITHIN)
        gone = delete(schema.notice_mails).where(old)
        await self._database.write(lambda one: one.execute(gone))

    async def ask_to_confirm(self, person: str, address: str, language: str, now: int) -> str:
        """Store a mail address that is not confirmed yet, and return what confirms it."""
        token = unguessable_id()
        row = {
            "person": person,
            "address": address,
            "language": language,
            "since": now,
            "confirmed": 0,
            "confirm_hash": _hash(token),
            "stop": unguessable_id(),
        }

        def replace(connection: Connection) -> None:
            connection.execute(delete(schema.notice_mails).where(_mails.person == person))
            connection.execute(insert(schema.notice_mails), row)

        await self._database.write(replace)
        return token

    async def confirm(self, token: str, now: int) -> bool:
        """Confirm a mail address: from now on turns and invitations are mailed to it. Return false
        if there is no such address, or it was to be confirmed earlier."""

        def confirm(connection: Connection) -> bool:
            this = _mails.confirm_hash == _hash(token)
            row = connection.execute(select(schema.notice_mails).where(this)).one_or_none()
            if row is None or (not row.confirmed and row.since + CONFIRM_WITHIN < now):
                return False
            if not row.confirmed:
                connection.execute(update(schema.notice_mails).where(this).values(confirmed=1))
                chosen = choices_of(connection, row.person)
                mailed = {one: Ways(push=chosen.ways(one).push, mail=True) for one in MAILED}
                kinds = {**chosen.kinds, **mailed}
                choose(connection, row.person, msgspec.structs.replace(chosen, kinds=kinds))
            return True

        return await self._database.write(confirm)

    async def mail_of(self, person: str) -> MailAddress | None:
        """Return the mail address of a person, if there is one."""
        return await self._database.read(lambda one: mail_of(one, person))

    async def stop_mail(self, token: str) -> bool:
        """Forget the mail address whose mails hold this token; return whether there was one."""

        def stop(connection: Connection) -> bool:
            person = connection.scalar(select(_mails.person).where(_mails.stop == token))
            if person is not None:
                _drop_mail(connection, person)
            return person is not None

        return await self._database.write(stop)

    async def drop_mail(self, person: str) -> None:
        """Forget the mail address of a person."""
        await self._database.write(lambda one: _drop_mail(one, person))

    async def share_calendar(self, person: str, language: str) -> str:
        """Return the link to a person's calendar, which is made if there is none."""
        new = {"person": person, "link": unguessable_id(), "language": language}

        def share(connection: Connection) -> str:
            link = connection.scalar(select(_calendars.link).where(_calendars.person == person))
            if link is None:
                connection.execute(insert(schema.notice_calendars), new)
            return link or new["link"]

        return await self._database.write(share)

    async def stop_calendar(self, person: str) -> None:
        """Make the link to a person's calendar invalid."""
        gone = delete(schema.notice_calendars).where(_calendars.person == person)
        await self._database.write(lambda one: one.execute(gone))

    async def calendar_link(self, person: str) -> str | None:
        """Return the link to a person's calendar, if there is one."""
        query = select(_calendars.link).where(_calendars.person == person)
        return await self._database.read(lambda one: one.scalar(query))

    async def calendar(self, link: str) -> Calendar | None:
        """Return whose calendar a link shows, ``None`` if it is invalid."""
        query = select(_calendars.person, _calendars.language).where(_calendars.link == link)
        row = await self._database.read(lambda one: one.execute(query).one_or_none())
        return None if row is None else Calendar(*row)


def devices_of(connection: Connection, person: str) -> list[Device]:
    """Return the browsers of a person, the latest first."""
    columns = [_devices[name] for name in Device._fields]
    query = select(*columns).where(_devices.person == person)
    rows = connection.execute(query.order_by(_devices.since.desc(), _devices.id))
    return [Device(*row) for row in rows]


def mail_of(connection: Connection, person: str) -> MailAddress | None:
    """Return the mail address of a person, if there is one."""
    columns = [_mails[name] for name in MailAddress._fields]
    row = connection.execute(select(*columns).where(_mails.person == person)).one_or_none()
    return None if row is None else MailAddress(*row)._replace(confirmed=bool(row.confirmed))


def forget_devices(connection: Connection, ended: Ended) -> None:
    """Forget the browsers in which somebody was logged out."""
    everywhere = _devices.person.in_(ended.identities) & (_devices.session != ended.kept)
    these = _devices.session.in_(ended.sessions) | everywhere
    connection.execute(delete(schema.notice_devices).where(these))


def _drop_devices(connection: Connection, ids: Collection[str]) -> None:
    connection.execute(delete(schema.notice_devices).where(_devices.id.in_(ids)))


def _drop_mail(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.notice_mails).where(_mails.person == person))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
