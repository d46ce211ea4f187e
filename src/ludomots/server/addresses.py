"""The addresses of visitors: what counts as one, and how one is stored without being known."""

import hashlib
import hmac
import ipaddress
from collections import OrderedDict


def network_of(host: str) -> str:
    """Return what counts as one address: with IPv6 the network that a household is given."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


def hidden(key: bytes, network: str) -> str:
    """Return a hash of an address that means nothing without the key of the database."""
    return hmac.digest(key, b"network " + network.encode(), hashlib.sha256).hex()[:32]


_REMEMBERED = 50_000


class Addresses:
    """The addresses of the people who visited this node."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, host: str) -> None:
        """Note that a person visits from a host."""
        self._of[person] = network_of(host)
        self._of.move_to_end(person)
        if len(self._of) > _REMEMBERED:
            self._of.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the address of a person; somebody unknown counts as an address alone."""
        return self._of.get(person, person)
