"""The addresses of visitors: what counts as one, and how one is stored without being known."""

import hashlib
import hmac
import ipaddress


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
