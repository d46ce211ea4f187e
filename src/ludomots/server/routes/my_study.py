"""What I learn: how far I am, the lists I take cards from, the words I did not know."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludomots.server.learner import Learner, unless_full
from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.server.quiz import MINE, NEW_A_DAY, card_of, missed_words
from ludomots.server.thinking_queue import Payer
from ludomots.store.cards import StoredCard
from ludomots.store.decks import Decks
from ludomots.store.mistakes import MistakeGames
from ludomots.study.courses import cards_for
from ludomots.study.days import streak
from ludomots.study.lists import LISTS, StudyWord
from ludomots.study.questions import words_in
from ludomots.words import fold


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
