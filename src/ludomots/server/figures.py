"""Who may see the figures of the server.

They hold no names, but they tell strangers how much goes on, and when. So they are for programs on
the same machine, and for those that show the operator's token.
"""

import hmac
from typing import Any

from litestar.connection import ASGIConnection

from ludomots.server.local_network import is_this_machine
from ludomots.server.problems import Unanswerable


def check_may_see(connection: ASGIConnection[Any, Any, Any, Any], token: str | None) -> None:
    """Raise ``Unanswerable`` if the figures are not for who asks."""
    if token is not None and _shows(connection, token):
        return
    if not is_this_machine(connection):
        raise Unanswerable("figures-closed", 403)


def _shows(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> bool:
    shown = connection.headers.get("authorization", "")
    return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())
