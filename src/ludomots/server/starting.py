"""Where the server listens, and in a sentence why it cannot."""

import asyncio
import errno
import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

from ludomots.server.database import EXPLAINED, BadAddress, Database, explained
from ludomots.server.live.heartbeats import Heartbeats
from ludomots.server.live.server_lock import InUse, hold
from ludomots.server.notices.mail import read_server
from ludomots.server.notices.settings import NoticeSettings
from ludomots.server.settings import Settings
from ludomots.texts import Texts
from ludomots.words import MissingList, lexicon
from ludomots.words.files import LANGUAGES

EVERYWHERE = "::"
"""Where a server listens for IPv6 and, if the system can, for IPv4."""

_BACKLOG = 2048
_NOT_HERE = {errno.EADDRNOTAVAIL, socket.EAI_NONAME, socket.EAI_AGAIN, socket.EAI_FAIL}
"""What the system says of an address of another machine, and of a name that nobody has."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or raise ``OSError``. At ``::`` it listens for everybody, by
    IPv4 as well where the system can do both."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == EVERYWHERE and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=both)


def address_of(host: str, port: int) -> str:
    """Return the address by which a browser on this machine reaches the server."""
    shown = "localhost" if host in {"127.0.0.1", "::1", "0.0.0.0", "::"} else host  # noqa: S104
    return f"http://{shown}:{port}/"


def why_not(error: OSError, host: str, port: int, say: Texts) -> str:
    """Return why nothing can listen there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return say("serve-port-taken", port=str(port), other=str(port + 1))
    if error.errno == errno.EACCES:
        return say("serve-port-rights", port=str(port))
    if error.errno in _NOT_HERE:
        return say("serve-no-host", host=host)
    why = error.strerror or str(error)
    return say("serve-cannot-listen", address=address_of(host, port), why=why)


FAILED, BAD_INPUT = 1, 2
"""Exit codes: something is in the way, or a setting cannot be meant."""

_SHORTEST_TOKEN = 16
_BUS_PORT = 4222
_BUS_SCHEMES = {"nats", "tls", "ws", "wss"}
_ANSWERS_WITHIN = 2.0


class CannotStart(Exception):
    """The server does not start: a sentence, and the exit code of the program."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        self.code = code
        super().__init__(sentence)


def check_settings(settings: Settings, workers: int, say: Texts) -> None:
    """Raise ``CannotStart`` for settings that do not go together or cannot be meant."""
    if workers > 1:
        raise CannotStart(say("serve-no-workers"), BAD_INPUT)
    if settings.bus is not None:
        check_bus_address(settings.bus, say)
    token = settings.metrics_token
    if token is not None and (len(token) < _SHORTEST_TOKEN or not token.isascii()):
        raise CannotStart(say("serve-metrics-token", length=_SHORTEST_TOKEN), BAD_INPUT)
    check_notices(settings.notices, say)


def check_notices(notices: NoticeSettings, say: Texts) -> None:
    """Raise ``CannotStart`` if mails could not be sent as they are set up."""
    site = urlsplit(notices.public_url or "https://site")
    if site.scheme not in {"http", "https"} or not site.hostname:
        raise CannotStart(say("serve-public-url"), BAD_INPUT)
    if notices.mail_server is None:
        return
    if not notices.has_mail:
        raise CannotStart(say("serve-mail-incomplete"), BAD_INPUT)
    try:
        read_server(notices.mail_server)
    except ValueError as error:
        raise CannotStart(say("serve-mail-server"), BAD_INPUT) from error


def check_bus_address(address: str, say: Texts) -> None:
    """Raise ``CannotStart`` if no bus can have this address."""
    try:
        bus_places(address)
    except ValueError as error:
        raise CannotStart(say("bus-address"), BAD_INPUT) from error


def bus_places(address: str) -> list[tuple[str, int]]:
    """Return host and port of each server of a bus, or raise ``ValueError``."""
    parts = [urlsplit(one) for one in address.split(",")]
    if any(part.scheme not in _BUS_SCHEMES or not part.hostname for part in parts):
        raise ValueError(address)
    return [(part.hostname or "", part.port or _BUS_PORT) for part in parts]


def without_password(address: str) -> str:
    """Return the address of a bus as it may be shown."""
    return ",".join(f"nats://{host}:{port}" for host, port in bus_places(address))


@contextmanager
def alone_on_its_file(settings: Settings, say: Texts) -> Iterator[None]:
    """Keep other servers off the file of the database, or raise ``CannotStart``."""
    me = f"{settings.node}, {os.getpid()}"
    with ExitStack() as held:
        with _explaining(settings.database, say):
            database = Database(settings.database)
            database.make_file()
            try:
                held.enter_context(hold(database, me, shared=settings.bus is not None))
            except InUse as error:
                told = say("serve-in-use", file=str(database.file), server=error.holder)
                raise CannotStart(told) from error
        yield


def reach_database(settings: Settings, say: Texts) -> list[str]:
    """Wait for the database, bring it up to date, and return which other servers run on it.

    Raise ``CannotStart`` if that is not possible.
    """
    with _explaining(settings.database, say):
        return asyncio.run(_reach(settings))


async def _reach(settings: Settings) -> list[str]:
    database = Database(settings.database)
    try:
        await database.reach()
        return await Heartbeats(database, settings.node).others_alive(settings.now())
    finally:
        await database.close()


@contextmanager
def _explaining(address: str, say: Texts) -> Iterator[None]:
    try:
        yield
    except EXPLAINED as error:
        code = BAD_INPUT if isinstance(error, BadAddress | OSError) else FAILED
        raise CannotStart(explained(error, address, say), code) from error


def open_word_lists(say: Texts) -> None:
    """Open every word list, or raise ``CannotStart`` that names the one that is missing."""
    for language in LANGUAGES:
        try:
            lexicon(language)
        except MissingList as error:
            raise CannotStart(say("words-missing", language=language, why=error.why)) from error


def open_port(host: str, port: int, say: Texts) -> socket.socket:
    """Return a socket that listens, or raise ``CannotStart``."""
    try:
        return listen(host, port)
    except OSError as error:
        raise CannotStart(why_not(error, host, port, say)) from error


def warnings(settings: Settings, others: list[str], say: Texts) -> Iterator[str]:
    """Return what keeps no server from starting, but an operator wants to know."""
    if not settings.site.is_dir():
        yield say("serve-no-site")
    if others and settings.bus is None:
        yield say("serve-without-bus", servers=", ".join(others))
    if settings.bus is not None and not bus_answers(settings.bus):
        yield say("bus-not-yet", address=without_password(settings.bus))


def bus_answers(address: str) -> bool:
    """Return whether a server of the bus can be reached now."""
    for place in bus_places(address):
        try:
            socket.create_connection(place, _ANSWERS_WITHIN).close()
        except OSError:
            continue
        return True
    return False
