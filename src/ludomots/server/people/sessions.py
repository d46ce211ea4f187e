"""The sessions of people as a node knows them: which are over, and who is to be sent away.

Whether a session is over is looked up in memory. A node that ends one tells the others over the
bus; besides, each node looks into the database every few seconds.
"""

import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from ludomots.server.database import Database
from ludomots.server.people import cookie
from ludomots.server.people.cookie import (
    LIVES,
    OnEnd,
    Revocation,
    Session,
    Sessions,
    StoredSession,
    new_session,
)
from ludomots.server.people.people import People
from ludomots.server.problems import Unanswerable
from ludomots.tables.forget import digest

if TYPE_CHECKING:
    from ludomots.server.people.person import Person


DAY = 24 * 3600 * 1000
_LOOK_BACK = 10 * 60 * 1000
"""By how many milliseconds the clocks of two nodes may differ."""
_REMEMBERED = 50_000


class SessionService:
    """Knows which sessions are over. ``announce`` tells other nodes that some have ended,
    ``send_away`` closes the connections of sessions that are over, and ``on_end`` forgets what else
    is stored of sessions that end."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        announce: Callable[[], None],
        send_away: Callable[[], None],
        on_end: OnEnd,
    ) -> None:
        self._store = Sessions(database, on_end)
        self._now = now
        self._announce = announce
        self._send_away = send_away
        self._over: dict[str, Revocation] = {}
        self._noted: OrderedDict[str, int] = OrderedDict()

    async def start(self) -> None:
        """Learn which sessions are over."""
        await self._store.tidy(self._now())
        self._learn(await self._store.revocations(since=0))

    async def refresh(self) -> None:
        """Learn which sessions were ended by others, and close their connections."""
        if self._learn(await self._store.revocations(self._now() - _LOOK_BACK)):
            self._send_away()

    def is_over(self, session: Session) -> bool:
        """Return whether a session has been ended, or has not been used for too long."""
        if self._now() > session.renewed + LIVES or session.id in self._over:
            return True
        everywhere = self._over.get(digest(session.person))
        return (
            everywhere is not None
            and session.begun <= everywhere.at
            and session.id != everywhere.kept
        )

    def begin(self, person: str) -> Session:
        """Return a new session of a person. It begins after those that are over, even if the clock
        of the node that ended them is ahead."""
        everywhere = self._over.get(digest(person))
        earliest = 0 if everywhere is None else everywhere.at + 1
        return new_session(person, max(self._now(), earliest))

    async def note(self, person: "Person", browser: str) -> None:
        """Store that a person was here today in this browser, if there is something to protect:
        a name, a passkey or a seat."""
        session, today = person.session, self._now() // DAY * DAY
        if self._noted.get(session.id) == today:
            return
        is_known = person.has_name or person.kept or bool(person.guests)
        if is_known or await self._store.has_seat(person.id):
            await self.keep(session, browser)

    async def keep(self, session: Session, browser: str) -> None:
        """Store that a session was here today."""
        today = self._now() // DAY * DAY
        await self._store.note(
            StoredSession(session.id, session.person, session.begun, today, browser)
        )
        self._noted[session.id] = today
        if len(self._noted) > _REMEMBERED:
            self._noted.popitem(last=False)

    async def of(self, person: "Person", browser: str) -> list[StoredSession]:
        """Return the sessions of a person, this one first."""
        mine, today = person.session, self._now() // DAY * DAY
        others = [one for one in await self._store.of(person.identities) if one.id != mine.id]
        return [StoredSession(mine.id, person.id, mine.begun, today, browser), *others]

    async def end(self, person: "Person", session_id: str) -> bool:
        """End a session of a person; return false if the person has no such session."""
        known = {one.id for one in await self._store.of(person.identities)}
        if session_id not in known | {person.session.id}:
            return False
        await self.leave(session_id)
        return True

    async def leave(self, session_id: str) -> None:
        """End a session."""
        await self._store.end([session_id], self._now())
        await self.tell()

    async def end_others(self, person: "Person") -> None:
        """End all sessions of a person except the present one."""
        await self._store.end_all(person.identities, self._now(), person.session.id)
        await self.tell()

    async def tell(self) -> None:
        """Act on sessions that have been ended in the database, here and at the other nodes."""
        await self.refresh()
        self._announce()

    def _learn(self, revocations: Iterable[Revocation]) -> bool:
        """Remember revocations, and return whether any of them is new."""
        new = {one.subject: one for one in revocations if self._over.get(one.subject) != one}
        self._over |= new
        return bool(new)


CSRF_HEADER = "x-csrf-token"
CSRF_COOKIE = "csrftoken"

_HARMLESS = {"GET", "HEAD", "OPTIONS"}
_API = "/api/"


def token_of(key: bytes, session: Session) -> str:
    """Return the token of a session."""
    purpose = cookie.derived(key, "csrf")
    return hmac.new(purpose, f"{session.person}.{session.id}".encode(), hashlib.sha256).hexdigest()


def token_header(key: bytes, session: Session) -> bytes:
    """Return what sets the cookie with the token."""
    return f"{CSRF_COOKIE}={token_of(key, session)}; Path=/; SameSite=Lax".encode()


class TokenCheck(ASGIMiddleware):
    """Refuses requests that change something and do not show the token of their session."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, people: People, sessions: SessionService) -> None:
        self._people = people
        self._sessions = sessions

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or raise an exception that says why not."""
        request: Request[Any, Any, Any] = Request(scope)
        if request.method not in _HARMLESS and scope["path"].startswith(_API):
            await self._check(request)
        await next_app(scope, receive, send)

    async def _check(self, request: Request[Any, Any, Any]) -> None:
        key = await self._people.key()
        session = cookie.read(key, request.cookies.get(cookie.NAME))
        shown = request.headers.get(CSRF_HEADER, "").encode()
        if session is None or not hmac.compare_digest(shown, token_of(key, session).encode()):
            raise Unanswerable("token", 403)
        if self._sessions.is_over(session):
            raise Unanswerable("session-over", 401)
