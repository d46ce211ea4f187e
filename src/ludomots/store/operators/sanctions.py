"""What people may not do until a certain time: play (``ban``), chat (``mute``), or choose a name
(``name``). A ban may be about an address, too."""

import secrets
from collections.abc import Collection
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ludomots.store import schema
from ludomots.store.database import Database
from ludomots.store.operators.audit import ERASED, PAGE, Act, NothingThere, carry_out

Kind = Literal["ban", "mute", "name"]

_rows = schema.sanctions.c
_merged = schema.merged.c
_LATEST = select(*_rows).order_by(_rows.since.desc(), _rows.id)


class Sanction(NamedTuple):
    """What holds for a person, an address (``network``, a hash of it), or both.

    ``with_address``: it is to hold for the person's address as soon as that is known.
    """

    id: str
    kind: Kind
    person: str | None
    network: str | None
    with_address: bool
    since: int
    until: int
    reason: str
    by: str


class InForce(NamedTuple):
    """A sanction that holds now, with all identities of the person."""

    sanction: Sanction
    identities: tuple[str, ...]


def new_sanction(
    act: Act,
    kind: Kind,
    until: int,
    *,
    person: str | None = None,
    network: str | None = None,
    with_address: bool = False,
) -> Sanction:
    """Return what an act of an operator brings."""
    known = secrets.token_hex(8)
    return Sanction(known, kind, person, network, with_address, act.at, until, act.reason, act.by)


class Sanctions:
    """The sanctions of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, act: Act, wanted: Sanction) -> Sanction:
        """Store a sanction and return it. A guest who logged in since then counts as the person."""
        return await carry_out(self._database, act, lambda one: impose(one, wanted))

    async def lift(self, act: Act) -> None:
        """End the sanction that is the target of an act, or raise ``NothingThere``."""
        this = delete(schema.sanctions).where(_rows.id == act.target)

        def lift(connection: Connection) -> None:
            if not connection.execute(this).rowcount:
                raise NothingThere(act.target)

        await carry_out(self._database, act, lift)

    async def fill_in(self, act: Act, network: str) -> None:
        """Let the sanction that is the target of an act hold for an address, too.

        ``NothingThere`` if it has been lifted, or holds for an address already.
        """
        this = (_rows.id == act.target) & _rows.network.is_(None)
        change = update(schema.sanctions).where(this).values(network=network)

        def fill_in(connection: Connection) -> None:
            if not connection.execute(change).rowcount:
                raise NothingThere(act.target)

        await carry_out(self._database, act, fill_in)

    async def page(self, now: int, page: int = 0) -> list[Sanction]:
        """Return a page of those that hold now, the latest first."""
        query = _LATEST.where(_rows.until > now).limit(PAGE).offset(page * PAGE)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [_sanction(row) for row in rows]

    async def of(self, people: Collection[str], now: int) -> list[Sanction]:
        """Return those that hold now for some people."""
        query = _LATEST.where(_rows.until > now, _rows.person.in_(people))
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [_sanction(row) for row in rows]

    async def in_force(self, now: int) -> list[InForce]:
        """Return all that hold now."""
        query = _LATEST.where(_rows.until > now)
        held = select(_rows.person).where(_rows.until > now)
        guests = select(_merged.guest, _merged.person).where(_merged.person.in_(held))

        def in_force(connection: Connection) -> list[InForce]:
            earlier: dict[str, list[str]] = {}
            for row in connection.execute(guests):
                earlier.setdefault(row.person, []).append(row.guest)
            found = [_sanction(row) for row in connection.execute(query)]
            return [InForce(one, _identities(one, earlier)) for one in found]

        return await self._database.read(in_force)


def impose(connection: Connection, wanted: Sanction) -> Sanction:
    """Store a sanction and return it, as ``Sanctions.add`` does."""
    connection.execute(delete(schema.sanctions).where(_rows.until <= wanted.since))
    logged_in = select(_merged.person).where(_merged.guest == wanted.person)
    sanction = wanted._replace(person=connection.scalar(logged_in) or wanted.person)
    connection.execute(insert(schema.sanctions), sanction._asdict())
    return sanction


def take_over(connection: Connection, guest: str, person: str) -> None:
    """Let what holds for a guest hold for the person that the guest logged in as."""
    mine = update(schema.sanctions).where(_rows.person == guest)
    connection.execute(mine.values(person=person))


def forget(connection: Connection, identities: tuple[str, ...]) -> None:
    """Take a person out of all sanctions, also as the operator who imposed them. One that holds for
    an address too stays for that."""
    mine = _rows.person.in_(identities)
    connection.execute(delete(schema.sanctions).where(mine, _rows.network.is_(None)))
    connection.execute(update(schema.sanctions).where(mine).values(person=None))
    imposed = update(schema.sanctions).where(_rows.by.in_(identities))
    connection.execute(imposed.values(by=ERASED))


def _identities(sanction: Sanction, earlier: dict[str, list[str]]) -> tuple[str, ...]:
    if sanction.person is None:
        return ()
    return (sanction.person, *earlier.get(sanction.person, ()))


def _sanction(row: object) -> Sanction:
    found = Sanction(*row)  # type: ignore[misc]
    return found._replace(with_address=bool(found.with_address))
