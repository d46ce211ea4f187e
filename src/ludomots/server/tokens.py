"""The token against forged requests, in a cookie that scripts of our own pages can read.

A page of another site can let a browser send a request with our cookies, but cannot read them, so
it does not know the token. The token belongs to one session: that of another person, or of this
person before the login, is refused.
"""

import hashlib
import hmac
from typing import Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from ludomots.server.people import cookie
from ludomots.server.people.cookie import Session
from ludomots.server.people.sessions import SessionService
from ludomots.server.problems import Unanswerable
from ludomots.store.people import People

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
