"""By which addresses others in the local network reach this server, and who asks from this machine.

The addresses are found without sending anything: a datagram socket that is connected and not used
only asks the system which of its own addresses it would send from.
"""

import socket
from collections.abc import Callable, Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection

IPAddress = IPv4Address | IPv6Address

_SOMEWHERE = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1", "2001:db8::1", "fd00::1")
"""A place beyond every router, then one in each of the ranges that local networks use."""
_ANY_PORT = 9
_FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
"""Headers by which a proxy says that it asks for somebody else."""


def machine_addresses() -> list[IPAddress]:
    """Return the addresses of this machine in its networks, the usual one first."""
    return useful(found for place in _SOMEWHERE for found in _sends_from(place))


def useful(found: Iterable[str]) -> list[IPAddress]:
    """Return the addresses that others can use, each once: neither those of the machine to itself
    nor those that hold on one cable only."""
    addresses = dict.fromkeys(ip_address(one) for one in found)
    return [
        one for one in addresses if not (one.is_loopback or one.is_link_local or one.is_unspecified)
    ]


def addresses_for_others(
    host: str, port: int, machine: Callable[[], Iterable[IPAddress]] = machine_addresses
) -> tuple[str, ...]:
    """Return the addresses by which other machines reach a server that listens at ``host``; none if
    it listens for this machine only."""
    if is_only_here(host):
        return ()
    listens = ip_address(host)
    if not listens.is_unspecified:
        return (_site(listens, port),)
    by_both = listens.version == 6 and socket.has_dualstack_ipv6()
    return tuple(_site(one, port) for one in machine() if by_both or one.version == listens.version)


def is_only_here(host: str) -> bool:
    """Return whether a server that listens at ``host`` can be reached from this machine only."""
    return ip_address(host).is_loopback


def is_this_machine(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return whether a program of this machine asks for itself, not a proxy for a visitor."""
    if any(name in connection.headers for name in _FORWARDED) or connection.client is None:
        return False
    try:
        address = ip_address(connection.client.host)
        as_ipv4 = address.ipv4_mapped if isinstance(address, IPv6Address) else None
        return (as_ipv4 or address).is_loopback
    except ValueError:
        return False


def _sends_from(place: str) -> Iterator[str]:
    """Yield the address from which this machine would send to a place, if it can."""
    family = socket.AF_INET6 if ":" in place else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as unused:
            unused.connect((place, _ANY_PORT))
            yield str(unused.getsockname()[0])
    except OSError:
        return


def _site(address: IPAddress, port: int) -> str:
    shown = f"[{address}]" if address.version == 6 else str(address)
    return f"http://{shown}:{port}"
