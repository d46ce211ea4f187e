"""What is to be sent to people: each thing once for a person, to each of their devices and by mail.

A notice stays for some weeks, so that nobody is told the same thing twice; its deliveries are
deleted as soon as they are sent. A node that sends one first puts it off by ``LEASE``, and does so
again as long as it is busy with it: nobody else sends it meanwhile, and if that node dies, another
one soon sends it again, word for word.
"""

from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, and_, delete, func, select, text, update

from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.notices import schema
from ludomots.server.notices.choices import Kind, Ways, choices_of, is_off, quiet_until
from ludomots.server.notices.ways import devices_of, mail_of

MAIL = "mail"
"""The device of a delivery by mail."""
LEASE = 6000
"""Milliseconds for which a node has a delivery that it took, unless it extends that: short, since
nobody sends what a node that died had taken."""
MAIL_WAITS = 2 * 60_000
"""Milliseconds that a mail waits for what else there is to tell, and for the person to come."""
_MOST_OF_PERSON = 2
"""How many deliveries of one person are taken at once: somebody whose browsers do not answer keeps
nobody else waiting."""
KEPT = 60 * 24 * 3600 * 1000
"""Milliseconds after which it is forgotten what people were told."""

AnyKind = Kind | Literal["test"]
"""What can be told; somebody who sends a test to themselves is always told."""

_notices, _deliveries = schema.notices.c, schema.deliveries.c
_INSERT_ONCE = text(
    "INSERT INTO notices (id, person, kind, key, table_id, facts, at)"
    " VALUES (:id, :person, :kind, :key, :table_id, :facts, :at) ON CONFLICT DO NOTHING"
)


class Notice(NamedTuple):
    """Something to tell a person: ``key`` says what of its kind, ``facts`` fill in the sentence."""

    id: str
    person: str
    kind: AnyKind
    key: str
    table_id: str | None
    facts: dict[str, Any]
    at: int


class Delivery(NamedTuple):
    """A notice that is to be sent to a device; ``tries`` says how often that failed, ``letter`` is
    of the mail it goes into."""

    notice: Notice
    device: str
    due: int
    tries: int
    letter: str | None


def new_notice(
    person: str, kind: AnyKind, key: str, facts: dict[str, Any], at: int, table_id: str | None
) -> Notice:
    """Return something to tell a person."""
    return Notice(unguessable_id(), person, kind, key, table_id, facts, at)


def put(connection: Connection, notice: Notice, *, is_seen: bool = False) -> bool:
    """Put a notice into the outbox, and return false if the person has been told already.

    What a person ``is_seen`` to know is noted and not sent.
    """
    row = {**notice._asdict(), "facts": msgspec.json.encode(notice.facts).decode()}
    if not connection.execute(_INSERT_ONCE, row).rowcount:
        return False
    if not is_seen:
        rows = _new_deliveries(connection, notice)
        if rows:
            connection.execute(schema.deliveries.insert(), rows)
    return True


def _new_deliveries(connection: Connection, notice: Notice) -> list[dict[str, Any]]:
    """Return where a notice is to be sent, and when: as the person wants."""
    person, now = notice.person, notice.at
    mail_due = now + MAIL_WAITS
    if notice.kind == "test":
        ways, due, mail_due = Ways(push=True, mail=True), now, now
    else:
        if notice.table_id is not None and is_off(connection, person, notice.table_id):
            return []
        choices = choices_of(connection, person)
        ways = choices.ways(notice.kind)
        due = quiet_until(choices.quiet, now) or now
    row = {"notice": notice.id, "person": person, "tries": 0, "letter": None}
    rows = []
    if ways.push:
        rows += [{**row, "device": one.id, "due": due} for one in devices_of(connection, person)]
    mail = mail_of(connection, person) if ways.mail else None
    if mail is not None and mail.confirmed:
        rows.append({**row, "device": MAIL, "due": max(due, mail_due)})
    return rows


def forget(connection: Connection, identities: Collection[str]) -> None:
    """Delete what others were told of invitations by people who are erased."""
    for identity in identities:
        by_them = _notices.facts.contains(f'"by":"{identity}"', autoescape=True)
        these = select(_notices.id).where(_notices.kind == "invited", by_them)
        ids = connection.scalars(these).all()
        connection.execute(delete(schema.deliveries).where(_deliveries.notice.in_(ids)))
        connection.execute(delete(schema.notices).where(_notices.id.in_(ids)))


class Outbox:
    """What is to be sent, of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, notice: Notice) -> bool:
        """Put a notice into the outbox, and return false if the person has been told already."""
        return await self._database.write(lambda one: put(one, notice))

    async def take(self, now: int, most: int) -> list[list[Delivery]]:
        """Return deliveries that are due and that nobody else sends now: each of a push message by
        itself, those of one mail together."""
        due = select(_deliveries.notice).where(_deliveries.due <= now).limit(1)
        if await self._database.read(lambda one: one.scalar(due)) is None:
            return []  # asking keeps nobody from writing
        return await self._database.write(lambda one: _take(one, now, most))

    async def sent(self, deliveries: Sequence[Delivery]) -> None:
        """Delete deliveries that are sent, or need not be sent any more."""
        these = [_is(one) for one in deliveries]

        def drop(connection: Connection) -> None:
            for this in these:
                connection.execute(delete(schema.deliveries).where(this))

        await self._database.write(drop)

    async def extend(self, deliveries: Sequence[Delivery], until: int) -> list[Delivery]:
        """Keep others from deliveries for longer, and return those that are still leased here."""

        def change(connection: Connection) -> list[Delivery]:
            kept = []
            for one in deliveries:
                mine = update(schema.deliveries).where(_is(one), _deliveries.due == one.due)
                if connection.execute(mine.values(due=until)).rowcount:
                    kept.append(one._replace(due=until))
            return kept

        return await self._database.write(change)

    async def put_off(self, deliveries: Sequence[Delivery], due: int) -> None:
        """Send deliveries later."""
        await self._change(deliveries, {"due": due})

    async def failed(self, deliveries: Sequence[Delivery], due: int) -> None:
        """Note that deliveries could not be sent, and try again later."""
        await self._change(deliveries, {"due": due, "tries": _deliveries.tries + 1})

    async def _change(self, deliveries: Sequence[Delivery], values: dict[str, Any]) -> None:
        def change(connection: Connection) -> None:
            for one in deliveries:
                connection.execute(update(schema.deliveries).where(_is(one)).values(values))

        await self._database.write(change)

    async def purge(self, now: int) -> None:
        """Forget what people were told long ago."""
        old = _notices.at < now - KEPT
        any_old = select(_notices.id).where(old).limit(1)
        if await self._database.read(lambda one: one.scalar(any_old)) is not None:
            gone = delete(schema.notices).where(old)
            await self._database.write(lambda one: one.execute(gone))


def _take(connection: Connection, now: int, most: int) -> list[list[Delivery]]:
    order = (_deliveries.due, _deliveries.notice, _deliveries.device)
    place = func.row_number().over(partition_by=_deliveries.person, order_by=order)
    due = select(schema.deliveries, place.label("place")).where(_deliveries.due <= now).subquery()
    query = (
        select(due)
        .where(due.c.place <= _MOST_OF_PERSON)
        .order_by(due.c.due, due.c.notice, due.c.device)
        .limit(most)
    )
    rows = connection.execute(query).all()
    taken = []
    for row in rows:
        if row.device != MAIL:
            this = and_(_deliveries.notice == row.notice, _deliveries.device == row.device)
            taken.append(_lease(connection, this & (_deliveries.due == row.due), this, now))
    for person, letter in dict.fromkeys((row.person, row.letter) for row in rows if _is_mail(row)):
        mine = letter or unguessable_id()
        theirs = and_(_deliveries.person == person, _deliveries.device == MAIL)
        if letter is None:  # the mail takes along what is not due yet
            free = theirs & _deliveries.letter.is_(None)
            connection.execute(update(schema.deliveries).where(free).values(letter=mine, due=now))
        this = theirs & (_deliveries.letter == mine)
        taken.append(_lease(connection, this & (_deliveries.due <= now), this, now))
    return [deliveries for deliveries in taken if deliveries]


def _is_mail(row: Any) -> bool:
    return bool(row.device == MAIL)


def _lease(connection: Connection, free: Any, these: Any, now: int) -> list[Delivery]:
    """Keep others from some deliveries; return none if others were faster."""
    mine = update(schema.deliveries).where(free).values(due=now + LEASE)
    if not connection.execute(mine).rowcount:
        return []
    query = (
        select(schema.notices, schema.deliveries)
        .join(schema.notices, _notices.id == _deliveries.notice)
        .where(these)
        .order_by(_notices.at, _notices.id)
    )
    return [_delivery(row) for row in connection.execute(query)]


def _delivery(row: Any) -> Delivery:
    facts = msgspec.json.decode(row.facts)
    notice = Notice(row.id, row.person, row.kind, row.key, row.table_id, facts, row.at)
    return Delivery(notice, row.device, row.due, row.tries, row.letter)


def _is(delivery: Delivery) -> Any:
    notice, device = delivery.notice.id, delivery.device
    return and_(_deliveries.notice == notice, _deliveries.device == device)


def merge_notices(connection: Connection, guest: str, person: str) -> None:
    """Give the notices of a guest to the person that the guest logged in as; of what both were to
    be told, the person's stays."""
    told = {(row.kind, row.key) for row in connection.execute(_of(person))}
    for row in connection.execute(_of(guest)).all():
        this = _notices.id == row.id
        if (row.kind, row.key) in told:
            connection.execute(delete(schema.notices).where(this))
            connection.execute(delete(schema.deliveries).where(_deliveries.notice == row.id))
        else:
            connection.execute(update(schema.notices).where(this).values(person=person))
    waiting = update(schema.deliveries).where(_deliveries.person == guest)
    connection.execute(waiting.values(person=person))


def _of(person: str) -> Select[tuple[str, str, str]]:
    return select(_notices.id, _notices.kind, _notices.key).where(_notices.person == person)
