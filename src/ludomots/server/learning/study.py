"""Lists of words that players learn, and what lies around a word: the same for everybody."""

import hashlib
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.core.game import Game, words_laid
from ludomots.server.language import language_of
from ludomots.server.learning.decks import Decks, StoredCard
from ludomots.server.learning.mistakes import MistakeGames
from ludomots.server.learning.quiz import (
    MINE,
    NEW_A_DAY,
    Learner,
    card_of,
    known_lexicon,
    missed_words,
    unless_full,
)
from ludomots.server.live.budgets import Payer
from ludomots.server.live.service import NoTable
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.reviews.old_games import old_game
from ludomots.study.around import Around, around
from ludomots.study.lists import LISTS, StudyWord, studied, study_list, words_of
from ludomots.study.memory import streak
from ludomots.study.questions import cards_for, words_in
from ludomots.tables import BadLog
from ludomots.tables.events import Seat
from ludomots.words import Lexicon, fold

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


class MyStudy(msgspec.Struct, frozen=True):
    """How far I am: cards in all, due today, new ones left for today, words I did not know, days
    in a row, the lists that new cards come from."""

    cards: int
    due: int
    new: int
    missed: int
    streak: int
    lists: tuple[str, ...]


class FollowList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list to take new cards from, or no longer."""

    list: Annotated[str, msgspec.Meta(max_length=16)]
    on: bool


class MarkWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word that I did not know and want to learn, or that I know by now."""

    word: Annotated[str, msgspec.Meta(min_length=2, max_length=64)]
    on: bool


class MyCards(msgspec.Struct, frozen=True):
    """All that is stored of what I learn: my cards, by deck, and the games of my mistakes."""

    decks: dict[str, list[StoredCard]]
    games: dict[str, str]


@get("/api/me/cards", tags=["study"], opt={"cost": 10})
async def my_cards(person: NamedDependency[Person], node: NamedDependency[Node]) -> MyCards:
    """Return all my cards, to keep or to use elsewhere."""
    decks = await Decks(node.database).everything(person.id)
    return MyCards(decks, await MistakeGames(node.database).everything(person.id))


@get("/api/me/study/{lexicon:str}", tags=["study"])
async def my_study(
    request: AnyRequest,
    lexicon: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
    zone: FromQuery[int] = 0,
) -> MyStudy:
    """Return how far I am with the words of a list (fr, en, nl)."""
    mine = Learner(request, node, person, lexicon, zone)
    progress, known, missed = await mine.progress(), await mine.known(), await mine.missed()

    def counted() -> tuple[int, int]:
        new = mine.new(progress, known, NEW_A_DAY)
        return len(new), len(missed_words(mine.words, missed, mine.reader))

    new, words = await mine.aside(payer, counted)
    return MyStudy(
        cards=progress.cards,
        due=progress.due,
        new=new,
        missed=words,
        streak=streak(progress.days, mine.day.number),
        lists=progress.lists,
    )


@get("/api/me/study/{lexicon:str}/missed", tags=["study"])
async def my_missed_words(
    request: AnyRequest,
    lexicon: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> tuple[StudyWord, ...]:
    """Return the words that I marked or answered wrongly, and do not know well yet."""
    mine = Learner(request, node, person, lexicon)
    missed = await mine.missed()
    return await mine.aside(payer, lambda: missed_words(mine.words, missed, mine.reader))


@post("/api/me/study/{lexicon:str}/lists", tags=["study"], status_code=204)
async def follow_list(
    request: AnyRequest,
    lexicon: FromPath[str],
    data: JSONBody[FollowList],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Take new cards from a list from now on, or no longer."""
    mine = Learner(request, node, person, lexicon)
    if data.list not in LISTS:
        raise Unanswerable("no-study-list", 404)
    await mine.decks.follow(person.id, mine.deck, data.list, on=data.on)


@post("/api/me/study/{lexicon:str}/marks", tags=["study"], status_code=204)
async def mark_word(
    request: AnyRequest,
    lexicon: FromPath[str],
    data: JSONBody[MarkWord],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> None:
    """Learn a word that I did not know, or put it aside."""
    mine = Learner(request, node, person, lexicon)
    word = fold(data.word)
    if not mine.words.may_propose(word):
        raise Unanswerable("no-word-to-learn", 404)
    if data.on:
        cards = await mine.aside(payer, lambda: cards_for(mine.words, word))
        stored = [StoredCard(kind=one.kind, key=one.key, source=MINE) for one in cards]
        await unless_full(mine.decks.mark(person.id, mine.deck, stored, node.now()))
        return
    missed = [
        one.name
        for one in await mine.missed()
        if (card := card_of(mine.words, one.kind, one.key)) and word in words_in(mine.words, card)
    ]
    await mine.decks.unmark(person.id, mine.deck, missed)


_TABLES = 30
_GAMES = 5
"""How many of my latest games are looked at."""
_MOST = 60
_WELL_KNOWN = 7
"""From this class of frequency on, everybody knows a word."""


@get("/api/me/study/{lexicon:str}/met", tags=["study"], opt={"cost": 10})
async def my_met_words(
    request: Request[Any, Any, Any],
    lexicon: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> tuple[StudyWord, ...]:
    """Return words that computer players laid in my latest finished games, without those that
    everybody knows and those that I learn already; the rarest first."""
    mine = Learner(request, node, person, lexicon)
    learnt = {one.key for one in await mine.known()}
    found: set[str] = set()
    games = 0
    for table_id in await node.log.tables_of(person.identities, _TABLES):
        try:
            old = await old_game(node, table_id)
        except (NoTable, BadLog, Unanswerable):
            continue
        if any(seat.level for seat in old.seats):
            laid = await mine.aside(payer, partial(_laid, old.played, old.seats, mine.words))
            games += bool(laid)
            found |= laid
        if games == _GAMES:
            break
    wanted = [
        word
        for word in found
        if mine.words.may_propose(word) and not learnt & {word, "".join(sorted(word))}
    ]

    def shown() -> tuple[StudyWord, ...]:
        known = {word: _frequency(mine.words, word) for word in wanted}
        rare = sorted((often, word) for word, often in known.items() if often < _WELL_KNOWN)
        return tuple(studied(mine.words, word, mine.reader) for _, word in rare[:_MOST])

    return await mine.aside(payer, shown)


def _laid(played: Callable[[], Game], seats: tuple[Seat, ...], words: Lexicon) -> set[str]:
    """Return what computer players laid in a game with words of a language."""
    game = played()
    if game.rules.lexicon.language != words.language:
        return set()
    return {one.word for one in words_laid(game) if seats[one.seat].level}


def _frequency(words: Lexicon, word: str) -> int:
    return max((one.frequency or 0 for one in words.readings(word)), default=0)
