"""Chance that can be verified: a stream of numbers made from a secret that is shown at the end.

At the start a table publishes the SHA-256 of its secret (the commitment) and may mix in what the
seats contribute. Number *n* of the stream is HMAC-SHA256 of *n* under the key made of both, so
nobody can know a draw from the commitment, nor change it afterwards.
"""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

_RANGE = 1 << 64


class Draws(msgspec.Struct, frozen=True):
    """A place in the stream. Drawing returns a value and the next place; nothing is changed."""

    key: bytes
    count: int = 0

    @classmethod
    def from_secret(cls, secret: bytes, contributions: Sequence[bytes] = ()) -> "Draws":
        """Return the stream of a secret and of what the seats contribute, in seat order."""
        mixed = b"".join(hashlib.sha256(part).digest() for part in contributions)
        return cls(hmac.digest(secret, b"ludomots draws" + mixed, "sha256"))

    @classmethod
    def from_seed(cls, seed: int | str) -> "Draws":
        """Return a repeatable stream, for tests and studies."""
        return cls.from_secret(secret_of_seed(seed))

    def below(self, limit: int) -> tuple[int, "Draws"]:
        """Return a number from 0 to ``limit - 1``, each equally likely."""
        fair = _RANGE - _RANGE % limit
        count = self.count
        while True:
            digest = hmac.digest(self.key, count.to_bytes(8, "big"), "sha256")
            count += 1
            value = int.from_bytes(digest[:8], "big")
            if value < fair:
                return value % limit, msgspec.structs.replace(self, count=count)


def commitment(secret: bytes) -> str:
    """Return what a table publishes of its secret before the game."""
    return hashlib.sha256(secret).hexdigest()


def secret_of_seed(seed: int | str) -> bytes:
    """Return the secret that a seed stands for."""
    return hashlib.sha256(f"ludomots seed {seed}".encode()).digest()
