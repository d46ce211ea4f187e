"""One person who learns the words of one list: their deck, and today."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request

from ludomots.server.language import language_of
from ludomots.server.node import Node
from ludomots.server.people import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.quiz import NEW_A_DAY, new_cards
from ludomots.server.thinking_queue import Payer
from ludomots.store.cards import CardKey, Progress, StoredCard
from ludomots.store.decks import DeckFull, Decks
from ludomots.study.days import Day, day_at
from ludomots.study.questions import Card
from ludomots.words import Lexicon, lexicon
from ludomots.words.files import SOURCES

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
