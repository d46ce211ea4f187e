"""The body of a request, without NUL: no text has that character, and databases do not store it."""

from typing import Any

from litestar import Litestar, Request
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ValidationException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludomots.server.database import Database
from ludomots.server.live.budgets import Ledger
from ludomots.server.live.gate import Gate, payer_of
from ludomots.server.people.logins import login_routes, recovery_routes
from ludomots.server.people.people import People
from ludomots.server.people.person import new_cookies, the_person
from ludomots.server.people.routes import data_routes, device_routes, me_routes
from ludomots.server.people.sessions import SessionService, TokenCheck

_NUL = (b"\0", b"\\u0000")
"""NUL as a byte, and as JSON writes it."""


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is refused if it holds a NUL."""

    async def body(self) -> bytes:
        """Return the body, or raise ``ValidationException``."""
        body = await super().body()
        if any(nul in body for nul in _NUL):
            raise ValidationException("NUL")
        return body


LARGEST_BODY = 256 * 1024
"""In bytes: the record of the longest game is far smaller."""

_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""Scripts come from our files only. Styles may be inline: animations set them."""

_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

_NOT_KEPT = (b"cache-control", b"no-store")
"""Answers are for one person and must not be cached by others, unless a handler says otherwise."""

_ONLY_HTTPS = (b"strict-transport-security", b"max-age=15552000")
"""A browser that came by https uses https for half a year."""


_PEOPLE = (me_routes, data_routes, login_routes, recovery_routes, device_routes)


class _OfNode(ASGIMiddleware):
    """Lets the node of the application handle a request, by what is so named in the state."""

    def __init__(self, name: str, *scopes: ScopeType) -> None:
        self.scopes = scopes
        self._name = name

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or raise an exception that says why not."""
        await scope["litestar_app"].state[self._name].handle(scope, receive, send, next_app)


_GATE = _OfNode("gate", *Gate.scopes)
_TOKEN_CHECK = _OfNode("token_check", *TokenCheck.scopes)


def protect(config: AppConfig) -> AppConfig:
    """Make an application safe, for ``on_app_init``."""
    config.dependencies["person"] = Provide(the_person)
    config.dependencies["payer"] = Provide(payer_of, sync_to_thread=False)
    config.route_handlers.extend(_PEOPLE)
    config.middleware += [_GATE, _TOKEN_CHECK]
    config.on_startup.append(_limit_bodies)
    config.before_send.append(add_headers)
    return config


def protection(database: Database, sessions: SessionService, ledger: Ledger) -> dict[str, Any]:
    """Return what protects one node, for the state of its application."""
    people = People(database)
    return {
        "people": people,
        "gate": Gate(people, ledger),
        "token_check": TokenCheck(people, sessions),
    }


async def _limit_bodies(app: Litestar) -> None:
    app.request_max_body_size = LARGEST_BODY  # from AppConfig it would not be heard


async def add_headers(message: Message, scope: Scope) -> None:
    """Put our headers on every answer; over https cookies are marked as secure."""
    if message["type"] != "http.response.start" and message["type"] != "websocket.accept":
        return  # most are frames: nothing is made for them
    headers = list(message.get("headers", []))
    headers += [(b"set-cookie", cookie) for cookie in new_cookies(scope)]
    if scope["type"] == ScopeType.HTTP:
        headers += _HEADERS
        if scope["path"].startswith("/api/") and all(one != _NOT_KEPT[0] for one, _ in headers):
            headers.append(_NOT_KEPT)
    if scope["scheme"] in {"https", "wss"}:
        headers = [(name, _secure(name, value)) for name, value in headers]
        headers.append(_ONLY_HTTPS)
    message["headers"] = headers


def _secure(name: bytes, value: bytes) -> bytes:
    return value + b"; Secure" if name.lower() == b"set-cookie" else value
