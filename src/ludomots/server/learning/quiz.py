"""The quiz of one person: which cards come now, and which answers are taken.

What is stored is read before and written after (``routes/quiz.py``); this is the slow part, and
needs no database.
"""

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from itertools import islice, zip_longest
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.language import language_of
from ludomots.server.learning.decks import Answered, CardKey, DeckFull, Decks, Progress, StoredCard
from ludomots.server.live.budgets import Payer
from ludomots.server.node import Node
from ludomots.server.people.person import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.study.lists import LISTS, StudyWord, studied
from ludomots.study.memory import Day, day_at
from ludomots.study.questions import (
    Card,
    Kind,
    Question,
    Solution,
    ask,
    can_ask,
    course,
    judge,
    words_in,
)
from ludomots.texts import texts
from ludomots.words import Lexicon, lexicon
from ludomots.words.explain import verdict_lines
from ludomots.words.files import SOURCES

NEW_A_DAY = 10
"""How many cards are asked for the first time on one day."""
AT_ONCE = 20
"""How many questions a round has: a few minutes."""
MINE = "mine"
"""Where cards come from that the person marked."""


class Asked(Question, frozen=True, kw_only=True):
    """A question with the list it comes from, and how often it was answered before."""

    source: str
    answers: int


class Round(NamedTuple):
    """What is asked now; ``gone`` are cards that the word list has no answer to any more."""

    questions: list[Asked]
    gone: list[CardKey]


def card_of(lexicon: Lexicon, kind: str, key: str) -> Card | None:
    """Return the card of a kind and a key, ``None`` if it cannot be asked."""
    card = Card(Kind(kind), key)
    return card if can_ask(lexicon, card) else None


def new_cards(
    lexicon: Lexicon, lists: Sequence[str], known: Collection[CardKey], most: int
) -> list[tuple[Card, str]]:
    """Return cards that were never asked, from each list in turn, with the name of the list."""

    def unknown(name: str) -> Iterator[tuple[Card, str]]:
        return ((card, name) for card in course(lexicon, name) if tuple(card) not in known)

    in_turn = zip_longest(*(unknown(name) for name in lists if name in LISTS))
    found = dict(one for turn in in_turn for one in turn if one is not None)
    return list(islice(found.items(), max(0, most)))


def next_round(
    lexicon: Lexicon, reader: str, due: Sequence[StoredCard], new: Sequence[tuple[Card, str]]
) -> Round:
    """Return what is asked now: cards that are due, then new ones."""
    questions, gone = [], []
    for one in due:
        card = card_of(lexicon, one.kind, one.key)
        if card is None:
            gone.append(one.name)
        else:
            questions.append(_asked(lexicon, card, reader, one.source, one.answers))
    questions += [_asked(lexicon, card, reader, name, 0) for card, name in new]
    return Round(questions[:AT_ONCE], gone)


def missed_words(
    lexicon: Lexicon, cards: Sequence[StoredCard], reader: str
) -> tuple[StudyWord, ...]:
    """Return the words of cards that somebody does not know."""
    found = {
        word
        for one in cards
        if (card := card_of(lexicon, one.kind, one.key)) is not None
        for word in words_in(lexicon, card)
    }
    return tuple(studied(lexicon, word, reader) for word in sorted(found))


def _asked(lexicon: Lexicon, card: Card, reader: str, source: str, answers: int) -> Asked:
    question = ask(lexicon, card, reader, answers)
    return Asked(**msgspec.structs.asdict(question), source=source, answers=answers)


Value = TypeVar("Value")

_FARTHEST = 15 * 60
Zone = Annotated[int, msgspec.Meta(ge=-_FARTHEST, le=_FARTHEST)]
"""How many minutes a person's clocks are ahead of UTC."""


def today(node: Node, zone: int) -> Day:
    """Return the day of a person whose clocks are some minutes ahead of UTC."""
    return day_at(node.now(), max(-_FARTHEST, min(_FARTHEST, zone)))


def known_lexicon(name: str) -> Lexicon:
    """Return a word list by its name."""
    if name not in SOURCES:
        raise Unanswerable("no-lexicon", 404)
    return lexicon(name)


class Learner:
    """A person with the deck of one word list."""

    def __init__(
        self, request: Request[Any, Any, Any], node: Node, person: Person, name: str, zone: int = 0
    ) -> None:
        self.words = known_lexicon(name)
        self.reader = language_of(request)
        self.day = today(node, zone)
        self.person = person
        self.deck = f"words-{name}"
        self.decks = Decks(node.database)
        self._node = node

    async def progress(self) -> Progress:
        """Return how far the person is today."""
        day = self.day
        return await self.decks.progress(self.person.id, self.deck, day.ends - 1, day.begins)

    async def known(self) -> set[CardKey]:
        """Return the cards that the person has."""
        return await self.decks.known(self.person.id, self.deck)

    async def missed(self) -> list[StoredCard]:
        """Return the cards that the person does not know yet."""
        return await self.decks.missed(self.person.id, self.deck)

    async def aside(self, payer: Payer, work: Callable[[], Value]) -> Value:
        """Work something out beside what the server does for others."""
        return await self._node.bots.aside(payer, f"study {self.words.language}", work)

    def new(self, progress: Progress, known: set[CardKey], most: int) -> list[tuple[Card, str]]:
        """Return the cards that are asked for the first time today, from the person's lists."""
        left = min(most, NEW_A_DAY - progress.new_today)
        return new_cards(self.words, progress.lists, known, left)


async def unless_full(storing: Awaitable[Value]) -> Value:
    """Store cards, or say that there is no room for more."""
    try:
        return await storing
    except DeckFull:
        raise Unanswerable("deck-full", 409) from None


Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=15, pattern="^[A-Z]+$")]
Given = Annotated[str, msgspec.Meta(max_length=300)]


class MyAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """My answer to a question: what I chose or wrote, nothing if I do not know.

    ``source`` and ``answers`` are those of the question, so that an answer sent twice counts once.
    """

    kind: Kind
    key: Letters
    source: Annotated[str, msgspec.Meta(max_length=16)]
    answers: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    given: Annotated[tuple[Given, ...], msgspec.Meta(max_length=100)]
    zone: Zone = 0


class JudgedAnswer(Solution, frozen=True, kw_only=True):
    """How my answer was judged, in how many milliseconds the card comes again, and what the list
    says of something that is no word."""

    wait: int
    why: tuple[str, ...] = ()


@get("/api/me/study/{lexicon:str}/questions", tags=["study"])
async def my_questions(
    request: AnyRequest,
    lexicon: FromPath[str],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
    zone: FromQuery[int] = 0,
) -> list[Asked]:
    """Return the questions of a round: what is due today, then what is new."""
    mine = Learner(request, node, person, lexicon, zone)
    progress, known = await mine.progress(), await mine.known()
    due = await mine.decks.due(person.id, mine.deck, mine.day.ends - 1, AT_ONCE)

    def made() -> Round:
        new = mine.new(progress, known, AT_ONCE - len(due))
        return next_round(mine.words, mine.reader, due, new)

    found = await mine.aside(payer, made)
    if found.gone:
        await mine.decks.drop(person.id, mine.deck, found.gone)
    return found.questions


@post("/api/me/study/{lexicon:str}/answers", tags=["study"], status_code=200)
async def answer_question(
    request: AnyRequest,
    lexicon: FromPath[str],
    data: JSONBody[MyAnswer],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> JudgedAnswer:
    """Answer a question: of a card that I have, or of one of a list for the first time."""
    mine = Learner(request, node, person, lexicon, data.zone)
    known = await mine.known()

    def judged() -> JudgedAnswer | None:
        card = card_of(mine.words, data.kind, data.key)
        if card is None or not _may_answer(mine.words, card, data.source, known):
            return None
        solution = judge(mine.words, card, data.given, mine.reader)
        why = _why_none(mine.words, card, mine.reader)
        return JudgedAnswer(**msgspec.structs.asdict(solution), wait=0, why=why)

    found = await mine.aside(payer, judged)
    if found is None:
        raise Unanswerable("no-card", 404)
    card = StoredCard(kind=data.kind, key=data.key, source=data.source, answers=data.answers)
    answered = Answered(card, found.grade, node.now(), mine.day.number)
    stored = await unless_full(mine.decks.answer(person.id, mine.deck, answered))
    return msgspec.structs.replace(found, wait=stored.due - node.now())


def _may_answer(words: Lexicon, card: Card, source: str, known: set[CardKey]) -> bool:
    """Return whether somebody has a card, or is asked it for the first time."""
    return tuple(card) in known or (source in LISTS and card in course(words, source))


def _why_none(words: Lexicon, card: Card, reader: str) -> tuple[str, ...]:
    """Return what a list says of something that is no word."""
    if card.kind is not Kind.WORD or card.key in words:
        return ()
    verdict = msgspec.structs.replace(words.verdict(card.key), nearest=())
    return tuple(line.strip() for line in verdict_lines(verdict, texts(reader)))
