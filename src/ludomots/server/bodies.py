"""The body of a request, without NUL: no text has that character, and databases do not store it."""

from typing import Any

from litestar import Request
from litestar.exceptions import ValidationException

_NUL = (b"\0", b"\\u0000")
"""NUL as a byte, and as JSON writes it."""


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is refused if it holds a NUL."""

    async def body(self) -> bytes:
        """Return the body, or raise ``ValidationException``."""
        body = await super().body()
        if any(nul in body for nul in _NUL):
            raise ValidationException("NUL")
        return body
