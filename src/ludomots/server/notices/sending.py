"""Sending something to an address that a visitor gave: never into the operator's own network.

The name is resolved first, every address that it has is checked, and the connection is made to one
of these addresses, so that a name cannot lead elsewhere a moment later.
"""

import asyncio
import hashlib
import ipaddress
import logging
import socket
import ssl
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from sqlalchemy.exc import SQLAlchemyError

from ludomots.daily.puzzle import paris_day
from ludomots.server.live.service import NoTable
from ludomots.server.notices import mail, push
from ludomots.server.notices.choices import quiet_until
from ludomots.server.notices.outbox import LEASE, MAIL, Delivery, Notice
from ludomots.server.notices.telling import Happening, happenings, has_seen
from ludomots.server.notices.ways import Device, MailAddress
from ludomots.server.notices.wording import Said, message, said, said_of_table, tag_of
from ludomots.server.people.people import People
from ludomots.server.people.person import guest_name
from ludomots.server.together.invitations import Invitations
from ludomots.server.together.players import persons_of
from ludomots.tables import BadLog, Table
from ludomots.texts import texts

if TYPE_CHECKING:
    from ludomots.server.node import Node


TIMEOUT = 8.0
_PORTS = {"https": 443, "http": 80}
_GLOBAL_IPV6 = ipaddress.ip_network("2000::/3")
_TUNNELS = tuple(map(ipaddress.ip_network, ("2002::/16", "2001::/32")))
"""6to4 and Teredo: their addresses hold one of IPv4, which may be inside."""


class NotAllowed(Exception):
    """An address to which nothing may be sent."""


async def post(url: str, headers: dict[str, str], body: bytes, *, inside: bool) -> int:
    """Send a body, and return the status of the answer. ``inside``: addresses inside the own
    network, and plain http, are allowed.

    ``NotAllowed`` is raised if they are not, ``OSError`` (also for a time-out) if nobody answers.
    """
    place = urlsplit(url)
    if place.scheme != "https" and not (inside and place.scheme == "http"):
        raise NotAllowed(place.scheme)
    async with asyncio.timeout(TIMEOUT):
        address = await _address(place, inside=inside)
        secure = await asyncio.to_thread(_context) if place.scheme == "https" else None
        name = place.hostname if secure else None
        reader, writer = await asyncio.open_connection(*address, ssl=secure, server_hostname=name)
        try:
            writer.write(_request(place, headers, body))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()


@cache
def _context() -> ssl.SSLContext:
    """Return how servers are trusted: it takes tens of milliseconds to read their certificates."""
    return ssl.create_default_context()


async def _address(place: SplitResult, *, inside: bool) -> tuple[str, int]:
    """Return where to connect to, if all addresses of the name are public."""
    port = place.port or _PORTS[place.scheme]
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(place.hostname, port, type=socket.SOCK_STREAM)
    hosts = [str(one[4][0]) for one in found]
    if not inside and not all(is_public(host) for host in hosts):
        raise NotAllowed(place.hostname)
    return hosts[0], port


def is_public(host: str) -> bool:
    """Return whether an address is one of the public network.

    >>> [is_public(one) for one in ("127.0.0.1", "192.168.1.4", "::ffff:10.0.0.1", "9.9.9.9")]
    [False, False, False, True]
    """
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            is_tunnel = any(address in network for network in _TUNNELS)
            return address.is_global and address in _GLOBAL_IPV6 and not is_tunnel
        address = address.ipv4_mapped
    return address.is_global and not address.is_multicast


def _request(place: SplitResult, headers: dict[str, str], body: bytes) -> bytes:
    path = place.path or "/"
    target = f"{path}?{place.query}" if place.query else path
    lines = [f"POST {target} HTTP/1.1", f"Host: {place.netloc}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def _status(line: bytes) -> int:
    parts = line.split()
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/") or not parts[1].isdigit():
        raise ConnectionError("no answer")
    return int(parts[1])


_log = logging.getLogger("ludomots.server")

_AT_ONCE = 40
"""How many deliveries are taken in one go."""
_EXTENDED_EVERY = 2.0
"""Seconds after which deliveries that are still being sent are kept from other nodes for longer."""
_TRIES = 6
_FIRST_PAUSE = 15_000
"""Milliseconds before the second try; each later pause is four times as long."""
_GONE = {404, 410}
_LIVES = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""


class Sender:
    """Sends the notices that are due; any node may send any of them."""

    def __init__(self, node: "Node") -> None:
        self._node = node

    async def send_due(self) -> bool:
        """Send some of what is due and what no other node sends; return false if there was nothing
        to send."""
        taken = await self._node.notices.outbox.take(self._node.now(), _AT_ONCE)
        keeping = asyncio.create_task(self._keep([one for group in taken for one in group]))
        try:
            await asyncio.gather(*(self._send(deliveries) for deliveries in taken))
        finally:
            keeping.cancel()
        return bool(taken)

    async def _keep(self, deliveries: Sequence[Delivery]) -> None:
        """Keep other nodes from deliveries as long as they are being sent."""
        while deliveries:
            await asyncio.sleep(_EXTENDED_EVERY)
            with suppress(SQLAlchemyError):
                until = self._node.now() + LEASE
                deliveries = await self._node.notices.outbox.extend(deliveries, until)

    async def _send(self, deliveries: Sequence[Delivery]) -> None:
        outbox, first = self._node.notices.outbox, deliveries[0]
        try:
            until = await self._quiet_until(first.notice)
            is_sent = until is None and await self._is_sent(deliveries)
        except Exception:  # noqa: BLE001 (others must be told all the same)
            _log.exception("a notice cannot be sent", extra={"facts": {"kind": first.notice.kind}})
            until, is_sent = None, False
        if until is not None:
            await outbox.put_off(deliveries, until)
        elif is_sent:
            await outbox.sent(deliveries)
        elif first.tries + 1 >= _TRIES or first.notice.kind == "test":
            _log.warning("a notice was given up", extra={"facts": {"by": _way(deliveries)}})
            await outbox.sent(deliveries)
        else:
            pause = _FIRST_PAUSE * 4**first.tries
            await outbox.failed(deliveries, self._node.now() + pause)

    async def _quiet_until(self, notice: Notice) -> int | None:
        """Return until when a person does not want to be told now, if they do not."""
        if notice.kind == "test":
            return None
        choices = await self._node.notices.choices.of(notice.person)
        return quiet_until(choices.quiet, self._node.now())

    async def _is_sent(self, deliveries: Sequence[Delivery]) -> bool:
        """Send some deliveries; return false if they must be sent again."""
        person, ways = deliveries[0].notice.person, self._node.notices.ways
        if deliveries[0].device == MAIL:
            address = await ways.mail_of(person)
            if address is None or not address.confirmed:
                return True
            return await self._is_mailed(deliveries, address)
        devices = {one.id: one for one in await ways.devices(person)}
        device = devices.get(deliveries[0].device)
        return device is None or await self._is_pushed(deliveries[0].notice, device)

    async def _is_pushed(self, notice: Notice, device: Device) -> bool:
        words = await self._words(notice, device.language)
        if words is None:
            return True
        signer, settings = await self._node.notices.signer(), self._node.settings.notices
        try:
            to = push.target(device.endpoint, device.public_key, device.secret)
            body = await asyncio.to_thread(push.encrypted, message(notice, words), to)
            headers = {
                "Authorization": signer.authorization(device.endpoint, self._node.now()),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(_LIVES),
                "Topic": hashlib.sha256(tag_of(notice).encode()).hexdigest()[:32],
                "Urgency": "high" if notice.kind == "turn" else "normal",
            }
            status = await post(device.endpoint, headers, body, inside=settings.push_inside)
        except (push.BadKeys, NotAllowed):
            status = 410
        except (OSError, UnicodeError, ValueError):
            return False
        if status in _GONE:
            await self._node.notices.ways.forget_device(device.id)
            return True
        return 200 <= status < 300

    async def _is_mailed(self, deliveries: Sequence[Delivery], to: MailAddress) -> bool:
        """Send one mail for all that there is to tell somebody."""
        settings, say = self._node.settings.notices, texts(to.language)
        found = [await self._words(one.notice, to.language) for one in deliveries]
        news = [words for words in found if words is not None]
        if not news or not settings.has_mail:
            return True
        subject = news[0].title
        if len(news) > 1:
            subject = say("notice-mail-several", count=len(news))
        stop = settings.link(f"/notices/stop#{to.stop}")
        parts = [
            *(f"{one.title}\n{one.body}\n{settings.link(one.path)}" for one in news),
            say("notice-mail-why", site=settings.link(""))
            + "\n"
            + say("notice-mail-stop", link=stop),
        ]
        sent = mail.Mail(
            to=to.address,
            name=deliveries[0].letter or deliveries[0].notice.id,
            subject=subject,
            text="\n\n".join(parts) + "\n",
            at=deliveries[0].notice.at,
            stop=settings.link(f"/unsubscribe/{to.stop}"),
        )
        try:
            await mail.send(sent, settings)
        except mail.NotSent as error:
            _log.warning("a mail could not be sent", extra={"facts": mail.facts_of(error)})
            return False
        return True

    async def _words(self, notice: Notice, language: str) -> Said | None:
        """Return a notice in a language, nothing if it is no longer true."""
        say = texts(language)
        if notice.kind == "daily" and notice.key != str(paris_day(self._node.now()).number):
            return None
        if notice.table_id is None or notice.kind == "test":
            return said(notice, say)
        try:
            table = await self._node.tables.load(notice.table_id)
        except (NoTable, BadLog):
            return None
        if notice.kind == "invited":
            has_room = table.status == "open" and any(seat.is_open for seat in table.seats)
            is_true = has_room and await self._is_invited(notice, table)
            return said(await self._with_name(notice, language), say) if is_true else None
        happening = self._still_true(notice, table)
        if happening is None:
            return None
        return await asyncio.to_thread(said_of_table, notice.kind, happening, table, say)

    async def _is_invited(self, notice: Notice, table: Table) -> bool:
        """Return whether somebody has not answered an invitation yet."""
        database, person = self._node.database, notice.person
        seated = await database.read(lambda one: persons_of(one, table.people))
        if person in seated.values():
            return False
        return await Invitations(database).is_waiting(person, table.id)

    async def _with_name(self, notice: Notice, language: str) -> Notice:
        """Return an invitation with the present name of the person who invites."""
        database, by = self._node.database, notice.facts["by"]
        person = (await database.read(lambda one: persons_of(one, [by])))[by]
        name = (await People(database).names([person])).get(person)
        player = name or guest_name(person, language)
        return notice._replace(facts={**notice.facts, "player": player})

    def _still_true(self, notice: Notice, table: Table) -> Happening | None:
        """Return what a notice is about if it still holds and the person does not know of it."""
        identity = str(notice.facts["identity"])
        if self._node.hub.is_here(table.id, identity):
            return None
        for one in happenings(table, identity, 0):
            if (one.kind, one.key) == (notice.kind, notice.key):
                return None if has_seen(table, identity, one) else one
        return None


def _way(deliveries: Sequence[Delivery]) -> str:
    return "mail" if deliveries[0].device == MAIL else "push"
