"""Checks of the port, and of the way that visitors take through a proxy."""

import http.client
import socket
import ssl
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludomots.server.doctor.finding import Asked, Finding, ok, warning, wrong
from ludomots.server.starting import listen, why_not

_WITHIN = 5.0
_NO_TABLE = "/api/tables/doctor/socket"
"""The socket of a table that does not exist: it is opened, and closed with a reason."""


class Answer(NamedTuple):
    """What a server answered; ``cookies`` are its headers that set one."""

    status: int
    body: bytes
    cookies: list[str]


def port(asked: Asked) -> Finding:
    """Look whether the port is free, or whether Ludomots answers there."""
    number = str(asked.port)
    try:
        listen(asked.host, asked.port).close()
    except OSError as error:
        why = why_not(error, asked.host, asked.port, asked.say)
    else:
        return ok("port", "free", port=number)
    answer = _get(f"http://{asked.host}:{asked.port}", "/health")
    status = _status_of(answer)
    if status is None:
        return wrong("port", "taken", why=why)
    if answer is not None and answer.status == 200:
        return ok("port", "serving", port=number)
    return wrong("port", "ill", port=number, code=status)


def reached(asked: Asked) -> Finding | None:
    """Ask the server by the address of its visitors."""
    if asked.url is None:
        return None
    if urlsplit(asked.url).scheme not in {"http", "https"} or not urlsplit(asked.url).hostname:
        return wrong("url", "address", url=asked.url)
    status = _status_of(_get(asked.url, "/health"))
    if status is None:
        return wrong("url", "away", url=asked.url)
    if status != "ok":
        return wrong("url", "ill", url=asked.url, code=status)
    return ok("url", url=asked.url)


def certificate(asked: Asked) -> Finding | None:
    """Look at the certificate as a browser does."""
    parts = urlsplit(asked.url or "")
    if not _is_there(asked) or parts.scheme != "https":
        return None
    place = parts.hostname or "", parts.port or 443
    try:
        with (
            socket.create_connection(place, _WITHIN) as plain,
            ssl.create_default_context().wrap_socket(plain, server_hostname=place[0]),
        ):
            return ok("certificate")
    except ssl.SSLError as error:
        return wrong("certificate", "bad", why=getattr(error, "verify_message", str(error)))


def encrypted(asked: Asked) -> Finding | None:
    """Look whether visitors come by https, and whether the server knows it."""
    if not _is_there(asked) or asked.url is None:
        return None
    if urlsplit(asked.url).scheme != "https":
        return warning("https", "none", url=asked.url)
    answer = _get(asked.url, "/api/me")
    cookies = answer.cookies if answer else []
    if not cookies or not all("secure" in one.lower() for one in cookies):
        return wrong("https", "unknown")
    return ok("https")


def sockets(asked: Asked) -> Finding | None:
    """Open a socket as a page of the site does."""
    if not _is_there(asked) or asked.url is None:
        return None
    parts = urlsplit(asked.url)
    origin = Origin(f"{parts.scheme}://{parts.netloc}")
    address = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{_NO_TABLE}"
    secure = _any_certificate() if parts.scheme == "https" else None
    try:
        with connect(address, origin=origin, ssl=secure, proxy=None, open_timeout=_WITHIN):
            return ok("sockets")
    except InvalidStatus as error:
        if error.response.status_code == 403:
            return wrong("sockets", "host")
        return wrong("sockets", "closed", status=str(error.response.status_code))
    except (OSError, InvalidHandshake):
        return wrong("sockets", "closed", status="-")


def forwarded(asked: Asked) -> Finding | None:
    """Look whether the proxy says for whom it asks: the figures are not for visitors."""
    if not _is_there(asked) or asked.url is None:
        return None
    if urlsplit(asked.url).netloc == f"{asked.host}:{asked.port}":
        return None  # there is no proxy between
    answer = _get(asked.url, "/metrics")
    if answer is not None and answer.status == 200:
        return wrong("forwarded", "missing")
    return ok("forwarded")


def _is_there(asked: Asked) -> bool:
    found = reached(asked)
    return found is not None and found.state in {"ok", "ill"}


def _status_of(answer: Answer | None) -> str | None:
    """Return ``ok`` or the code of the problem, if Ludomots answered."""
    if answer is None:
        return None
    try:
        said = msgspec.json.decode(answer.body, type=dict[str, object])
    except msgspec.DecodeError:
        return None
    found = said.get("status") if answer.status == 200 else said.get("code")
    return found if isinstance(found, str) else None


def _get(url: str, path: str) -> Answer | None:
    """Return what a server answers, nothing if it does not answer as servers do."""
    parts = urlsplit(url)
    place = parts.hostname or "", parts.port
    connection = (
        http.client.HTTPSConnection(*place, timeout=_WITHIN, context=_any_certificate())
        if parts.scheme == "https"
        else http.client.HTTPConnection(*place, timeout=_WITHIN)
    )
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        cookies = answer.headers.get_all("set-cookie") or []
        return Answer(answer.status, answer.read(), cookies)
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


def _any_certificate() -> ssl.SSLContext:
    """Return how to speak https whatever the certificate: ``certificate`` looks at that."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
