"""The quiz: the questions of a round, and my answers to them."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.learner import Learner, Zone, unless_full
from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.quiz import AT_ONCE, Asked, Round, card_of, next_round
from ludomots.server.thinking_queue import Payer
from ludomots.store.cards import Answered, CardKey, StoredCard
from ludomots.study.courses import course
from ludomots.study.lists import LISTS
from ludomots.study.questions import Card, Kind, Solution, judge
from ludomots.texts import texts
from ludomots.words import Lexicon
from ludomots.words.explain import verdict_lines

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
