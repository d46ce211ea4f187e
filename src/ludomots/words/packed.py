"""A word list as one small file that a browser keeps, to look words up without a connection.

The file is packed by gzip. Unpacked it is a line of JSON (``Head``) and then the accepted words in
alphabetical order, each as the difference from the word before it: a byte that says how many
letters of that word's end are dropped, and the capitals that follow what is left.

    CHAT, CHATS, CHIEN  ->  0 C H A T  0 S  3 I E N

``web/src/words/packed.ts`` reads it.
"""

import gzip
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from ludomots.words.lexicon import Lexicon


class Head(msgspec.Struct, frozen=True):
    """What is known beside the accepted words: the words that the sources know and that may not be
    played, each with its reasons as pairs of a code and a spelling."""

    language: str
    version: str
    refused: dict[str, list[tuple[str, str]]]


@lru_cache(maxsize=4)
def packed(words: Lexicon) -> bytes:
    """Return the file of a word list; to make it takes about a second, the first time."""
    refused = {
        word: [(reason.code.value, reason.spelling) for reason in reasons]
        for word, reasons in words.refused().items()
    }
    head = msgspec.json.encode(Head(words.language, words.version, refused))
    return gzip.compress(head + b"\n" + differences(words.words()), mtime=0)


def differences(words: Iterable[str]) -> bytes:
    """Return sorted words as their differences.

    >>> differences(["CHAT", "CHATS", "CHIEN"])
    b'\\x00CHAT\\x00S\\x03IEN'
    """
    written, before = bytearray(), ""
    for word in words:
        shared = _shared(before, word)
        written.append(len(before) - shared)
        written += word[shared:].encode()
        before = word
    return bytes(written)


def _shared(one: str, other: str) -> int:
    """Return how many letters two words begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
