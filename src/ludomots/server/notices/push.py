"""Push messages as browsers read them: encrypted for one browser (RFC 8291), signed by this site
(VAPID, RFC 8292).

The push service of a browser carries a message and cannot read it. It is about a hundred lines with
the cryptography that passkeys need anyway.
"""

import base64
import json
import os
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LARGEST = 3000
"""Bytes of a message; push services carry at least 4096 with all that belongs to it."""

_CURVE = ec.SECP256R1()
_POINT, _SCALAR, _SECRET, _SALT = 65, 32, 16, 16
_RECORD_SIZE = 4096
_LAST_RECORD = b"\x02"
_SIGNED_FOR = 12 * 3600


class BadKeys(ValueError):
    """Keys of a browser that cannot be keys."""


class Target(NamedTuple):
    """A browser at its push service, with the keys that it made for this site."""

    endpoint: str
    public_key: bytes
    secret: bytes


def target(endpoint: str, public_key: str, secret: str) -> Target:
    """Return where a browser takes messages, or raise ``BadKeys``."""
    try:
        found = Target(endpoint, from_base64(public_key), from_base64(secret))
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, found.public_key)
    except ValueError as error:
        raise BadKeys(endpoint) from error
    if len(found.public_key) != _POINT or len(found.secret) != _SECRET:
        raise BadKeys(endpoint)
    return found


class Signer:
    """The key with which this site signs what it sends to push services."""

    def __init__(self, stored: str, contact: str | None = None) -> None:
        """Take a key as ``new_key`` makes it, and whom a push service can write to, if anybody."""
        number = int.from_bytes(from_base64(stored), "big")
        self._key = ec.derive_private_key(number, _CURVE)
        self._contact = contact

    @property
    def public_key(self) -> str:
        """The key by which push services and browsers know this site."""
        return to_base64(_point(self._key.public_key()))

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the header that says who sends a message; the time is in milliseconds."""
        place = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": now // 1000 + _SIGNED_FOR,
        }
        if self._contact is not None:
            claims["sub"] = self._contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        content = ".".join(to_base64(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(content.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_base64(r.to_bytes(_SCALAR, "big") + s.to_bytes(_SCALAR, "big"))
        return f"vapid t={content}.{signature}, k={self.public_key}"


def new_key() -> str:
    """Return a new key of a site, as it is stored."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return to_base64(number.to_bytes(_SCALAR, "big"))


def encrypted(message: bytes, to: Target) -> bytes:
    """Return a message that only one browser can read (``aes128gcm``)."""
    mine, salt = ec.generate_private_key(_CURVE), os.urandom(_SALT)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, to.public_key)
    point = _point(mine.public_key())
    shared = mine.exchange(ec.ECDH(), theirs)
    both = b"WebPush: info\0" + to.public_key + point
    secret = _derived(shared, to.secret, both, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD_SIZE.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


def to_base64(data: bytes) -> str:
    """Return bytes as browsers write them: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Return what ``to_base64`` wrote, or raise ``ValueError``."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
