"""Lists of words that players learn, and what lies around a word: the same for everybody."""

import hashlib
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludomots.server.language import language_of
from ludomots.server.learner import known_lexicon
from ludomots.server.node import Node
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.thinking_queue import Payer
from ludomots.study.around import Around, around
from ludomots.study.lists import LISTS, StudyWord, study_list, words_of
from ludomots.words import Lexicon

_ASK_AGAIN = "no-cache"
"""A browser may keep a list, but asks each time whether it has changed."""


class ListedStudy(msgspec.Struct, frozen=True):
    """A list that can be learnt, and how many words it has."""

    name: str
    words: int


class StudyListWords(msgspec.Struct, frozen=True):
    """A list with its words; ``version`` is that of the whole word list."""

    name: str
    version: str
    words: tuple[StudyWord, ...]


class _Encoded(NamedTuple):
    body: bytes
    etag: str


@get("/api/study/{lexicon:str}", tags=["study"])
async def study_lists(
    lexicon: FromPath[str], payer: NamedDependency[Payer], node: NamedDependency[Node]
) -> list[ListedStudy]:
    """Return which lists of words can be learnt in a language (fr, en, nl)."""
    words = known_lexicon(lexicon)

    def counted() -> list[ListedStudy]:
        return [ListedStudy(one, len(words_of(words, one))) for one in LISTS]

    return await node.bots.aside(payer, f"study lists {lexicon}", counted)


@get("/api/study/{lexicon:str}/{list_name:str}", tags=["study"])
async def one_study_list(
    request: AnyRequest,
    lexicon: FromPath[str],
    list_name: FromPath[str],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Response[StudyListWords]:
    """Return the words of a list with their hooks and what they mean."""
    words, reader = known_lexicon(lexicon), language_of(request)
    if list_name not in LISTS:
        raise Unanswerable("no-study-list", 404)
    found = await node.bots.aside(
        payer, f"study list {lexicon}", lambda: _encoded(words, list_name, reader)
    )
    headers = {"etag": found.etag, "cache-control": _ASK_AGAIN, "vary": "accept-language"}
    unchanged = request.headers.get("if-none-match") == found.etag
    body: Any = b"" if unchanged else found.body
    status = 304 if unchanged else 200
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


@get("/api/study/{lexicon:str}/around/{word:str}", tags=["study"])
async def around_word(
    request: AnyRequest,
    lexicon: FromPath[str],
    word: FromPath[str],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Around:
    """Return what lies around a word: letters before, after and over it, and one more letter."""
    words, reader = known_lexicon(lexicon), language_of(request)
    return await node.bots.aside(payer, f"around {lexicon}", lambda: around(words, word, reader))


@lru_cache(maxsize=64)
def _encoded(words: Lexicon, name: str, reader: str) -> _Encoded:
    found = StudyListWords(name, words.version, study_list(words, name, reader))
    body = msgspec.json.encode(found)
    return _Encoded(body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')
