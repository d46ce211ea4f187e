"""Cards that people learn by spaced repetition, as values, and as rows of the database."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row

from ludomots.store import schema
from ludomots.study.memory import Grade, Memory

_rows = schema.cards.c


class CardKey(NamedTuple):
    """Which card of a deck: the kind of its question, and what the question is about."""

    kind: str
    key: str


class StoredCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it is stored; without a memory it was only marked, and is due since then."""

    kind: str
    key: str
    asked: str | None = None
    source: str = ""
    marked: bool = False
    answers: int = 0
    wrong: int = 0
    first: int | None = None
    due: int = 0
    memory: Memory | None = None

    @property
    def name(self) -> CardKey:
        """Which card of its deck it is."""
        return CardKey(self.kind, self.key)


class Answered(NamedTuple):
    """An answer to a card: how good it was, and how often the card had been answered when it was
    asked; ``day`` is the day in the person's own time. The card is stored if it is new."""

    card: StoredCard
    grade: Grade
    now: int
    day: int


class Sort(NamedTuple):
    """Which cards of a deck: of a kind, from a source, or both; all if neither is given."""

    kind: str | None = None
    source: str | None = None

    def conditions(self) -> list[Any]:
        """Return what a row must fulfil."""
        wanted = ((_rows.kind, self.kind), (_rows.source, self.source))
        return [column == value for column, value in wanted if value is not None]


class SortCount(NamedTuple):
    """How many cards of a kind and from a source a deck has, and how many of them are due."""

    kind: str
    source: str
    cards: int
    due: int


class Progress(NamedTuple):
    """How far a person is with a deck: its cards, how many are due, how many were asked for the
    first time today, the lists that new ones come from, and the latest days with answers."""

    cards: int
    due: int
    new_today: int
    lists: tuple[str, ...]
    days: tuple[int, ...]


def row_of(person: str, deck: str, card: StoredCard) -> dict[str, Any]:
    """Return the row of a card in a person's deck."""
    row = msgspec.structs.asdict(card)
    memory = row.pop("memory")
    known = {} if memory is None else msgspec.structs.asdict(memory)
    return {**row, **known, "person": person, "deck": deck, "marked": int(card.marked)}


def card_of(row: Row[Any]) -> StoredCard:
    """Return the card of a row."""
    memory = None
    if row.stability is not None:
        memory = Memory(row.due, row.last, row.stability, row.difficulty, row.phase, row.step)
    return StoredCard(
        kind=row.kind,
        key=row.key,
        asked=row.asked,
        source=row.source,
        marked=bool(row.marked),
        answers=row.answers,
        wrong=row.wrong,
        first=row.first,
        due=row.due,
        memory=memory,
    )
