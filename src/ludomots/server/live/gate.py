"""The gate that every request and socket passes: it checks the origin and limits the rate.

Requests above the limit are refused. Frames above it wait, with all later frames of the sender, so
that nothing is lost and nobody else waits. A handler that costs as much as ten requests sets
``opt={"cost": 10}``; one by which a visitor tries to log in sets ``opt={"tries": True}``; one that
is always answered, even while the server starts, sets ``opt={"always": True}``.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
    ValidationException,
)
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from ludomots.server.addresses import network_of
from ludomots.server.live.budgets import Buckets, Ledger, Payer
from ludomots.server.live.half_open import MOST_HEADERS
from ludomots.server.people import cookie
from ludomots.server.people.people import People
from ludomots.server.problems import Unanswerable
from ludomots.server.settings import Phase

_PAYER = "ludomots.payer"


class Gate(ASGIMiddleware):
    """Counts what each person and each address asks for."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(
        self,
        people: People,
        ledger: Ledger,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._people = people
        self._ledger = ledger
        self._sleep = sleep
        self._requests = ledger["requests_of_person"], ledger["requests_of_address"]
        self._frames = ledger["frames_of_person"], ledger["frames_of_address"]
        self._tries = ledger["tries_of_address"]
        self._sockets = ledger.sockets

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request or socket pass, or raise an exception that says why not."""
        if scope["route_handler"].opt.get("always"):
            await next_app(scope, receive, send)
        else:
            await self._handle(scope, receive, send, next_app)

    async def _handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        _refuse_at_once(scope)
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        key = await self._people.key()
        session = cookie.read(key, connection.cookies.get(cookie.NAME))
        person = "" if session is None else session.person
        address = network_of(connection.client.host if connection.client else "")
        scope["state"][_PAYER] = Payer(address, person or address)
        opt = scope["route_handler"].opt
        _refuse(_waits(self._requests, person, address, opt.get("cost", 1)))
        if opt.get("tries"):
            _refuse(self._tries.wait(address))
        if scope["type"] != ScopeType.WEBSOCKET:
            await next_app(scope, receive, send)
            return
        if not is_same_origin(connection):
            raise PermissionDeniedException("origin")

        async def receive_in_time() -> ReceiveMessage:
            message = await receive()
            if message["type"] == "websocket.receive":
                while seconds := _waits(self._frames, person, address, 1):
                    await self._sleep(seconds)
            return message

        leave = self._one_more_socket(person, address)
        del connection, session  # a socket is open for long
        try:
            await next_app(scope, receive_in_time, send)
        finally:
            leave()

    def _one_more_socket(self, person: str, address: str) -> Callable[[], None]:
        """Count a socket, and return what counts it off again."""
        most = {f"address {address}": self._ledger.limits.sockets_of_address}
        if person:
            most[f"person {person}"] = self._ledger.limits.sockets_of_person
        leave = self._sockets.open(most)
        if leave is None:
            raise TooManyRequestsException
        return leave


def payer_of(scope: Scope) -> Payer:
    """Return who pays for what a request makes the server think about: the dependency ``payer``.

    Visitors without a cookie are one person for each address.
    """
    payer: Payer = scope["state"][_PAYER]
    return payer


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return whether a page of this site opens the socket: browsers always say whose page it is."""
    origin, host = (connection.headers.get(name, "").lower() for name in ("origin", "host"))
    return bool(host) and origin in {f"http://{host}", f"https://{host}"}


def _waits(buckets: tuple[Buckets, Buckets], person: str, address: str, count: int) -> float:
    """Take permits of an address and, if the visitor is known, of a person."""
    of_person, of_address = buckets
    if person and (seconds := of_person.wait(person, count)):
        return seconds
    return of_address.wait(address, count)


def _refuse(seconds: float) -> None:
    if seconds:
        raise TooManyRequestsException(headers={"retry-after": str(math.ceil(seconds))})


def _refuse_at_once(scope: Scope) -> None:
    """Refuse everything while the server starts or stops, and always too many headers, and the
    character NUL, which no text has and databases do not store."""
    phase = scope["litestar_app"].state.node.phase
    if phase is not Phase.SERVING:
        raise Unanswerable(phase, 503)
    if len(list(scope["headers"])) > MOST_HEADERS:
        raise HTTPException(status_code=431)
    if "\0" in scope["path"]:
        raise NotFoundException
    if b"%00" in scope["query_string"] or b"\0" in scope["query_string"]:
        raise ValidationException("NUL")
