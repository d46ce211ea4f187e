"""An order that looks random and is always the same for the same words."""

from collections.abc import Iterable
from hashlib import sha256


def shuffled(words: Iterable[str], salt: str = "") -> list[str]:
    """Return words in an order that follows from them and the salt."""
    return sorted(words, key=lambda word: sha256(f"{salt} {word}".encode()).digest())


def chosen(number: int, text: str) -> int:
    """Return a number below another one that follows from a text."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") % number
