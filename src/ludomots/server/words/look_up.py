"""Words: what a list says of one, and the words of a table with their meanings."""

import asyncio
from collections.abc import Iterator

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec.structs import replace

from ludomots.core.facts import words_in
from ludomots.core.game import Game, words_laid
from ludomots.core.narrate import open_play
from ludomots.core.narration import Telling
from ludomots.records import read
from ludomots.server.language import language_of
from ludomots.server.live.budgets import Payer
from ludomots.server.live.service import OnlyRecord
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.reviews.old_games import kept_record, old_game
from ludomots.tables import Table
from ludomots.tables.delay import as_seen_by
from ludomots.texts import Texts, texts
from ludomots.words import Lexicon, Verdict, fold, lexicon
from ludomots.words.explain import WordEntry, verdict_lines, word_entry
from ludomots.words.files import SOURCES
from ludomots.words.kept import packed


class Judged(Verdict, frozen=True):
    """The verdict on a word, the sentences that explain it, and its readings as a dictionary shows
    them.

    Words like it are in ``nearest`` only: a page offers them to be asked in turn.
    """

    sentences: tuple[str, ...] = ()
    entries: tuple[WordEntry, ...] = ()


class GameWord(msgspec.Struct, frozen=True):
    """A word of a game that is over: who laid it, its points, and its readings with what they
    mean."""

    seat: int
    word: str
    points: int
    entries: tuple[WordEntry, ...]


@get("/api/words/{name:str}/{word:str}", tags=["words"])
async def judge_word(
    request: AnyRequest,
    name: FromPath[str],
    word: FromPath[str],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Judged:
    """Return what a word list (fr, en, nl) says of a word, and why."""
    if name not in SOURCES:
        raise Unanswerable("no-lexicon", 404)
    say = texts(language_of(request))
    return await node.bots.aside(payer, f"word {name}", lambda: _judged(lexicon(name), word, say))


@get("/api/tables/{table_id:str}/words/{word:str}", tags=["words"])
async def table_word(
    request: AnyRequest,
    table_id: FromPath[str],
    word: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> Judged:
    """Return what the word list of a table says of a word.

    A word that can still be contested there is not told (409, ``word-undecided``).
    """
    say = texts(language_of(request))
    words = await _list_of(node, table_id, word, person)
    kind = f"word {words.language}"
    return await node.bots.aside(payer, kind, lambda: _judged(words, word, say))


@get("/api/tables/{table_id:str}/words", tags=["words"], opt={"cost": 5})
async def game_words(
    request: AnyRequest,
    table_id: FromPath[str],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> list[GameWord]:
    """Return every word of a game that is over, in the order in which they were laid."""
    old, say = await old_game(node, table_id), texts(language_of(request))
    return await node.bots.aside(payer, "replay", lambda: list(_laid(old.played(), say)))


async def _list_of(node: Node, table_id: str, word: str, person: Person) -> Lexicon:
    """Return the word list of a table, if a word is not to be doubted there any more, as far as
    somebody may know."""
    try:
        table = await node.tables.load(table_id)
    except OnlyRecord:
        named = read((await kept_record(node, table_id)).text).words
        return await node.tables.word_lists.find(named) or lexicon(named.name)
    seen, _ = await asyncio.to_thread(as_seen_by, table, person.at(table), node.now())
    if fold(word) in _undecided(seen):
        raise Unanswerable("word-undecided", 409)
    return table.rules.lexicon


def _undecided(table: Table) -> frozenset[str]:
    """Return the words of the play that can be contested now, if there is one."""
    if table.game is None:
        return frozenset()
    telling = Telling(table.opened.game, table.rules)
    return frozenset(map(fold, words_in(open_play(telling, table.game.state))))


def _judged(words: Lexicon, word: str, say: Texts) -> Judged:
    """Look a word up; to find words like one that does not exist takes a while."""
    verdict = _verdict(words, word)
    alone = replace(verdict, nearest=())
    return Judged(
        **msgspec.structs.asdict(verdict),
        sentences=tuple(line.strip() for line in verdict_lines(alone, say)),
        entries=_entries(verdict, say),
    )


def _laid(game: Game, say: Texts) -> Iterator[GameWord]:
    """Yield the words of a game."""
    for seat, word, points in words_laid(game):
        verdict = _verdict(game.rules.lexicon, word)
        yield GameWord(seat, word, points, _entries(verdict, say))


def _verdict(words: Lexicon, word: str) -> Verdict:
    """Return what a list says of a word; an earlier edition takes readings of the installed one."""
    verdict = words.verdict(word)
    if verdict.status == "accepted" and not verdict.readings:
        return replace(verdict, readings=lexicon(words.language).verdict(word).readings)
    return verdict


def _entries(verdict: Verdict, say: Texts) -> tuple[WordEntry, ...]:
    return tuple(word_entry(one, say) for one in verdict.readings)


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

    What is in it is told in ``ludomots.words.kept``.
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
