"""A word list in a few hundred kilobytes, for games that need it when a newer one is installed.

It keeps the words, what is known of each by number (``Traits``) and the refusals. It does not keep
readings: only the installed list has them. The graph is built again when the list is read.
"""

import gzip
import re
import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Self

import msgspec

from ludomots._engine import Graph, Members
from ludomots.words.build.pipeline import ON_BOARDS, list_version
from ludomots.words.files import About
from ludomots.words.fold import TILE_SETS, fold
from ludomots.words.lexicon import Lexicon
from ludomots.words.reading import Reading

_MOST_SHARED = 25
_SHORTENED = re.compile("([a-z])([A-Z]*)")


class DamagedList(ValueError):
    """The bytes of a kept word list are damaged: they are not what was stored."""


class _Kept(msgspec.Struct, array_like=True):
    about: About
    words: bytes
    traits: bytes
    refusals: bytes


_DECODER = msgspec.msgpack.Decoder(_Kept)


class KeptLexicon(Lexicon):
    """An earlier version of a word list, read from what a database kept."""

    _tables: dict[str, bytes]

    def __new__(cls, data: bytes) -> Self:
        """Read what ``keep`` returned. It takes seconds: the graph is built."""
        kept = _DECODER.decode(data)
        words = list(_whole(zlib.decompress(kept.words).decode("ascii")))
        if list_version(words) != kept.about.version:
            raise DamagedList(kept.about.version)
        on_boards = kept.about.language in ON_BOARDS
        graph = Graph.build(words, TILE_SETS["letters"], gaddag=on_boards)
        found = Members.__new__(cls, graph, fold)
        found._hold(None, kept.about, graph)
        found._tables = {"traits": zlib.decompress(kept.traits), "refusals": kept.refusals}
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what ``keep`` keeps of it: such a list is not installed anywhere."""
        return KeptLexicon, (keep(self),)

    def saved_graph(self, tile_set: str) -> Graph | None:
        """Return the graph; a kept list has only one."""
        return self._graph if tile_set == "letters" else None

    def readings(self, text: str) -> tuple[Reading, ...]:
        """Return nothing: readings are not kept."""
        del text
        return ()

    def table(self, name: str) -> bytes:
        """Return the bytes of a table that was kept."""
        return self._tables[name]


def keep(lexicon: Lexicon) -> bytes:
    """Return the bytes that ``KeptLexicon`` reads."""
    kept = _Kept(
        about=lexicon.about,
        words=zlib.compress("".join(_shortened(lexicon.words())).encode("ascii")),
        traits=zlib.compress(lexicon.table("traits")),
        refusals=lexicon.table("refusals"),
    )
    return msgspec.msgpack.encode(kept)


def _shortened(words: Iterable[str]) -> Iterator[str]:
    """Yield each word without the letters it shares with the one before, counted by a small letter.

    >>> list(_shortened(["CHAT", "CHATS", "CHIEN"]))
    ['aCHAT', 'eS', 'cIEN']
    """
    before = ""
    for word in words:
        shared = 0
        for one, other in zip(before[:_MOST_SHARED], word, strict=False):
            if one != other:
                break
            shared += 1
        yield chr(ord("a") + shared) + word[shared:]
        before = word


def _whole(text: str) -> Iterator[str]:
    """Yield the words that ``_shortened`` shortened.

    >>> list(_whole("aCHATeScIEN"))
    ['CHAT', 'CHATS', 'CHIEN']
    """
    word = ""
    for shared, rest in _SHORTENED.findall(text):
        word = word[: ord(shared) - ord("a")] + rest
        yield word


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
