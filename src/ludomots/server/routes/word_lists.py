"""Word lists as files, for browsers that look words up without a connection."""

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludomots.server.node import Node
from ludomots.server.problems import Unanswerable
from ludomots.server.thinking_queue import Payer
from ludomots.words import Lexicon, lexicon
from ludomots.words.files import SOURCES
from ludomots.words.packed import packed

_KIND = "word list"
_FOR_EVER = "public, max-age=31536000, immutable"


class PackedList(msgspec.Struct, frozen=True):
    """A word list that can be kept: how many words it accepts, where its file is and how many bytes
    that has. Another version of the list has another path."""

    language: str
    version: str
    words: int
    path: str
    bytes: int


@get("/api/word-lists/{name:str}", tags=["words"])
async def word_list(
    name: FromPath[str], payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> PackedList:
    """Return which file holds the words of a list (fr, en, nl) now."""
    words = _list(name)
    content = await node.bots.aside(payer, _KIND, lambda: packed(words))
    path = f"/api/word-lists/{name}/{words.version}"
    return PackedList(name, words.version, len(words), path, len(content))


@get("/api/word-lists/{name:str}/{version:str}", tags=["words"], opt={"cost": 10})
async def word_list_file(
    name: FromPath[str],
    version: FromPath[str],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Response[bytes]:
    """Return the file of a list, packed by gzip; its version is that of ``/api/word-lists/{name}``.

    What is in it is told in ``ludomots.words.packed``.
    """
    words = _list(name)
    if version != words.version:
        raise Unanswerable("no-lexicon", 404)
    content = await node.bots.aside(payer, _KIND, lambda: packed(words))
    headers = {"cache-control": _FOR_EVER, "content-encoding": "gzip"}
    return Response(content, headers=headers, media_type="application/octet-stream")


def _list(name: str) -> Lexicon:
    if name not in SOURCES:
        raise Unanswerable("no-lexicon", 404)
    return lexicon(name)
