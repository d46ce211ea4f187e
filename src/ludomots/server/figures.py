"""Who may see the figures of the server.

They hold no names, but they tell strangers how much goes on, and when. So they are for programs on
the same machine, and for those that show the operator's token.
"""

import hmac
from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection

from ludomots.server.problems import Unanswerable

_FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
"""Headers by which a proxy says that it asks for somebody else."""


def check_may_see(connection: ASGIConnection[Any, Any, Any, Any], token: str | None) -> None:
    """Raise ``Unanswerable`` if the figures are not for who asks."""
    if token is not None and _shows(connection, token):
        return
    if not _is_this_machine(connection):
        raise Unanswerable("figures-closed", 403)


def _shows(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> bool:
    shown = connection.headers.get("authorization", "")
    return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())


def _is_this_machine(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return whether a program of this machine asks for itself, not a proxy for a visitor."""
    if any(name in connection.headers for name in _FORWARDED) or connection.client is None:
        return False
    try:
        return ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
