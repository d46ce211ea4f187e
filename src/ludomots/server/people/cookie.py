"""The sessions of people, one for each browser, and which of them are over.

The signed cookie says which session it is of, so a session needs no row to be valid. What is stored
is that a session is *over*: one alone, or all of a person that began until some time. People who
have something to protect also get a row for each session, from which they recognise the browser.
"""

import base64
import hashlib
import hmac
from collections.abc import Callable, Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.ids import unguessable_id
from ludomots.server.live import schema as live_schema
from ludomots.server.people import schema
from ludomots.tables.forget import digest

LIVES = 400 * 24 * 3600 * 1000
"""Milliseconds for which a cookie is valid after the last visit; browsers keep none for longer."""

_rows = schema.sessions.c
_over = schema.revocations.c


class StoredSession(NamedTuple):
    """A browser: since when it is this person, and on which day it was last here."""

    id: str
    person: str
    begun: int
    seen: int
    browser: str


class Revocation(NamedTuple):
    """That sessions are over.

    ``subject`` is the id of a session, or the hash of a person's id: then all sessions of the
    person that began until ``at`` are over, except the one that is ``kept``.
    """

    subject: str
    at: int
    kept: str = ""


class Ended(NamedTuple):
    """Sessions that are ended: some by their ids, or all of a person who has these identities,
    except the one that is ``kept``."""

    sessions: Collection[str] = ()
    identities: Collection[str] = ()
    kept: str = ""


OnEnd = Callable[[Connection, Ended], None]


def new_session_id() -> str:
    """Return the id of a new session."""
    return unguessable_id()


class Sessions:
    """The sessions of a database. ``on_end`` forgets what else is stored of sessions that end."""

    def __init__(self, database: Database, on_end: OnEnd) -> None:
        self._database = database
        self._on_end = on_end

    async def note(self, session: StoredSession) -> None:
        """Store that a session was seen; a new one is added."""
        this = update(schema.sessions).where(_rows.id == session.id)
        change = this.values(seen=session.seen, browser=session.browser)
        if await self._database.write(lambda one: one.execute(change).rowcount):
            return
        new = insert(schema.sessions).values(session._asdict())
        try:
            await self._database.write(lambda one: one.execute(new))
        except IntegrityError:
            await self.note(session)

    async def of(self, identities: Collection[str]) -> list[StoredSession]:
        """Return the sessions of a person, the last seen first."""
        query = (
            select(schema.sessions)
            .where(_rows.person.in_(identities))
            .order_by(_rows.seen.desc(), _rows.begun.desc(), _rows.id)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [StoredSession(*row) for row in rows]

    async def has_seat(self, person: str) -> bool:
        """Return whether a person sits at any table."""
        query = select(exists().where(live_schema.sitters.c.identity == person))
        return bool(await self._database.read(lambda one: one.scalar(query)))

    async def end(self, sessions: Collection[str], at: int) -> None:
        """End some sessions."""

        def end(connection: Connection) -> None:
            _revoke(connection, [Revocation(one, at) for one in sessions])
            self._on_end(connection, Ended(sessions=sessions))

        await self._change(end)

    async def end_all(self, identities: Collection[str], at: int, kept: str) -> None:
        """End all sessions of a person except one."""

        def end(connection: Connection) -> None:
            end_all(connection, identities, at, kept)
            self._on_end(connection, Ended(identities=identities, kept=kept))

        await self._change(end)

    async def revocations(self, since: int) -> list[Revocation]:
        """Return which sessions were ended since a time."""
        query = select(schema.revocations).where(_over.at >= since)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [Revocation(*row) for row in rows]

    async def tidy(self, now: int) -> None:
        """Delete what concerns only cookies that are too old to be valid."""

        def tidy(connection: Connection) -> None:
            connection.execute(delete(schema.revocations).where(_over.at < now - LIVES))
            connection.execute(delete(schema.sessions).where(_rows.seen < now - LIVES))

        await self._database.write(tidy)

    async def _change(self, change: Callable[[Connection], None]) -> None:
        """Make a change, again if another node ended the same sessions at the same moment."""
        try:
            await self._database.write(change)
        except IntegrityError:
            await self._database.write(change)


def end_all(connection: Connection, identities: Collection[str], at: int, kept: str = "") -> None:
    """End all sessions of a person except one, and delete what is known of them."""
    _revoke(connection, [Revocation(digest(person), at, kept) for person in identities])
    theirs = _rows.person.in_(identities) & (_rows.id != kept)
    connection.execute(delete(schema.sessions).where(theirs))


def _revoke(connection: Connection, revocations: Collection[Revocation]) -> None:
    subjects = [one.subject for one in revocations]
    connection.execute(delete(schema.revocations).where(_over.subject.in_(subjects)))
    connection.execute(insert(schema.revocations), [one._asdict() for one in revocations])
    connection.execute(delete(schema.sessions).where(_rows.id.in_(subjects)))


NAME = "person"
_LONGEST = 160
_KIND = "Path=/; HttpOnly; SameSite=Lax"


class Session(NamedTuple):
    """A browser in which somebody is a person, since when, and when its cookie was last renewed."""

    person: str
    id: str
    begun: int
    renewed: int


def new_session(person: str, now: int) -> Session:
    """Return a session that begins now."""
    return Session(person, new_session_id(), now, now)


def derived(key: bytes, purpose: str) -> bytes:
    """Return the key for one purpose, so that nothing signed for one passes for another."""
    return hmac.digest(key, purpose.encode(), hashlib.sha256)


def signed(key: bytes, session: Session) -> str:
    """Return the text of the cookie of a session."""
    content = f"{session.person}.{session.id}.{session.begun}.{session.renewed}"
    return f"{content}.{_signature(key, content)}"


def read(key: bytes, text: str | None) -> Session | None:
    """Return the session of a cookie, ``None`` if we did not sign it."""
    content, _, signature = (text or "").rpartition(".")
    if not content.isascii() or not signature.isascii() or not 0 < len(content) <= _LONGEST:
        return None
    if not hmac.compare_digest(signature, _signature(key, content)):
        return None
    match content.split("."):
        case [person, session, begun, renewed]:
            return Session(person, session, int(begun), int(renewed))
        case _:
            return None


def header(key: bytes, session: Session) -> bytes:
    """Return what sets the cookie. Over https it is also marked as secure, where answers leave."""
    return f"{NAME}={signed(key, session)}; Max-Age={LIVES // 1000}; {_KIND}".encode()


def header_that_forgets() -> bytes:
    """Return what deletes the cookie."""
    return f"{NAME}=; Max-Age=0; {_KIND}".encode()


def _signature(key: bytes, content: str) -> str:
    digest = hmac.digest(derived(key, "cookie"), content.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
