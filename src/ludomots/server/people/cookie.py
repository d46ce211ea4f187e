"""The cookie that identifies a visitor: an identity and a session, signed with the database's key.

It is all that there is of a guest who only looks: nothing is stored for it.
"""

import base64
import hashlib
import hmac
from typing import NamedTuple

from ludomots.store.sessions import LIVES, new_session_id

NAME = "person"
_LONGEST = 160
_KIND = "Path=/; HttpOnly; SameSite=Lax"


class Session(NamedTuple):
    """A browser in which somebody is a person, since when, and when its cookie was last renewed.

    An *old* one is of a cookie that was made before cookies named sessions. All browsers of a
    person had the same one then; each of them is given a session of its own when it comes.
    """

    person: str
    id: str
    begun: int
    renewed: int
    is_old: bool = False


def new_session(person: str, now: int) -> Session:
    """Return a session that begins now."""
    return Session(person, new_session_id(), now, now)


def old_session(person: str) -> Session:
    """Return the session of cookies that name none."""
    return Session(person, f"old-{_digest(person.encode(), b'old')}", 0, 0, is_old=True)


def derived(key: bytes, purpose: str) -> bytes:
    """Return the key for one purpose, so that nothing signed for one passes for another."""
    return hmac.digest(key, purpose.encode(), hashlib.sha256)


def signed(key: bytes, session: Session) -> str:
    """Return the text of the cookie of a session."""
    content = f"{session.person}.{session.id}.{session.begun}.{session.renewed}"
    return f"{content}.{_signature(key, content)}"


def read(key: bytes, text: str | None) -> Session | None:
    """Return the session of a cookie, ``None`` if we did not sign it."""
    content, _, signature = (text or "").rpartition(".")
    if not content.isascii() or not signature.isascii() or not 0 < len(content) <= _LONGEST:
        return None
    if not hmac.compare_digest(signature, _signature(key, content)):
        return None
    match content.split("."):
        case [person]:
            return old_session(person)
        case [person, session, begun, renewed]:
            return Session(person, session, int(begun), int(renewed))
        case _:
            return None


def header(key: bytes, session: Session) -> bytes:
    """Return what sets the cookie. Over https it is also marked as secure, where answers leave."""
    return f"{NAME}={signed(key, session)}; Max-Age={LIVES // 1000}; {_KIND}".encode()


def header_that_forgets() -> bytes:
    """Return what deletes the cookie."""
    return f"{NAME}=; Max-Age=0; {_KIND}".encode()


def _signature(key: bytes, content: str) -> str:
    return _digest(derived(key, "cookie"), content.encode())


def _digest(key: bytes, content: bytes) -> str:
    digest = hmac.digest(key, content, hashlib.sha256)
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
