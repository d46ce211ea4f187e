"""The cookie that identifies a visitor: an identity, signed with the key of the database.

It is the whole session: nothing is stored for a guest who only looks.
"""

import base64
import hashlib
import hmac

NAME = "person"
_MAX_AGE = 400 * 24 * 3600
"""As long as browsers keep a cookie; each visit renews it."""
_LONGEST = 64
_KIND = "Path=/; HttpOnly; SameSite=Lax"


def derived(key: bytes, purpose: str) -> bytes:
    """Return the key for one purpose, so that nothing signed for one passes for another."""
    return hmac.digest(key, purpose.encode(), hashlib.sha256)


def signed(key: bytes, person: str) -> str:
    """Return the text of the cookie of a person."""
    return f"{person}.{_signature(key, person)}"


def read(key: bytes, text: str | None) -> str | None:
    """Return the identity in a cookie, ``None`` if we did not sign it."""
    person, dot, signature = (text or "").rpartition(".")
    if not dot or not 0 < len(person) <= _LONGEST or not (text or "").isascii():
        return None
    return person if hmac.compare_digest(signature, _signature(key, person)) else None


def header(key: bytes, person: str) -> bytes:
    """Return what sets the cookie. Over https it is also marked as secure, where answers leave."""
    return f"{NAME}={signed(key, person)}; Max-Age={_MAX_AGE}; {_KIND}".encode()


def header_that_forgets() -> bytes:
    """Return what deletes the cookie."""
    return f"{NAME}=; Max-Age=0; {_KIND}".encode()


def _signature(key: bytes, person: str) -> str:
    digest = hmac.digest(derived(key, "cookie"), person.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
