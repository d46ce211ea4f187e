"""The token against forged requests, in a cookie that scripts of our own pages can read.

Litestar makes it and checks it, but keeps one that it cannot check: signed by a server that had
another database, or set by something else at the same host. So it is replaced when somebody comes.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.middleware.csrf import (
    CSRF_SECRET_LENGTH,
    generate_csrf_hash,
    generate_csrf_token,
)

CSRF_HEADER = "x-csrf-token"
CSRF_COOKIE = "csrftoken"


def replaced_token(connection: ASGIConnection[Any, Any, Any, Any]) -> bytes | None:
    """Return what sets a token in the place of one that we did not sign."""
    config, token = connection.app.csrf_config, connection.cookies.get(CSRF_COOKIE)
    if config is None or token is None or _is_ours(token, config.secret):
        return None
    return f"{CSRF_COOKIE}={generate_csrf_token(config.secret)}; Path=/; SameSite=Lax".encode()


def _is_ours(token: str, secret: str) -> bool:
    random, signature = token[:CSRF_SECRET_LENGTH], token[CSRF_SECRET_LENGTH:]
    return signature == generate_csrf_hash(random, secret)
