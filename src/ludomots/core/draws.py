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

_TURN = 64
"""The numbers kept for one turn, in games that count turns: more than any of them needs."""


class Draws(msgspec.Struct, frozen=True):
    """A place in the stream. Drawing returns a value and the next place; nothing is changed.

    ``told`` are numbers that are drawn first: they are known from a game that was watched.
    """

    key: bytes
    count: int = 0
    told: tuple[int, ...] = ()

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
        """Return a number from 0 to ``limit - 1``, each equally likely.

        If a number of ``told`` cannot be drawn here, all of them are ignored.
        """
        if self.told and self.told[0] < limit:
            return self.told[0], Draws(self.key, self.count + 1, self.told[1:])
        fair = _RANGE - _RANGE % limit
        count = self.count
        while True:
            digest = hmac.digest(self.key, count.to_bytes(8, "big"), "sha256")
            count += 1
            value = int.from_bytes(digest[:8], "big")
            if value < fair:
                return value % limit, Draws(self.key, count)

    def telling(self, numbers: Sequence[int]) -> "Draws":
        """Return this place in the stream, with some numbers to be drawn first."""
        return Draws(self.key, self.count, tuple(numbers))

    @property
    def turn(self) -> int:
        """How many times the stream was moved on to a next turn."""
        return self.count // _TURN

    def next_turn(self) -> "Draws":
        """Return where the numbers of the next turn begin, however many this one has used.

        What is drawn in one turn then never changes what is drawn in a later one.
        """
        return Draws(self.key, (self.turn + 1) * _TURN, self.told)


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret, which a table publishes before the game."""
    return hashlib.sha256(secret).hexdigest()


def secret_of_seed(seed: int | str) -> bytes:
    """Return the secret that a seed stands for: a whole number or a text."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TypeError(f"a seed is a whole number or a text, not {seed!r}")
    return hashlib.sha256(f"ludomots seed {seed}".encode()).digest()
