"""Sending something to an address that a visitor gave: never into the operator's own network.

The name is resolved first, every address that it has is checked, and the connection is made to one
of these addresses, so that a name cannot lead elsewhere a moment later.
"""

import asyncio
import ipaddress
import socket
import ssl
from functools import cache
from urllib.parse import SplitResult, urlsplit

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
