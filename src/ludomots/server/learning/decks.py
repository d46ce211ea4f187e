"""Cards that people learn by spaced repetition, as values, and as rows of the database."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from ludomots.server.database import Database
from ludomots.server.learning import schema
from ludomots.study.memory import FIRM, Grade, Memory, remembered

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


MOST_CARDS = 10_000
"""How many cards one deck of a person may hold."""
_MOST_DAYS = 4000

_days = schema.study_days.c
_lists = schema.study_lists.c


class DeckFull(Exception):
    """A deck that cannot take one more card."""


class Decks:
    """The decks of a database. A guest who logs in takes theirs along."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(
        self, person: str, deck: str, until: int, most: int, sort: Sort | None = None
    ) -> list[StoredCard]:
        """Return the cards that are due until a time, the longest due first; those of a sort."""
        query = select(schema.cards).where(_of(person, deck), _rows.due <= until)
        if sort is not None:
            query = query.where(*sort.conditions())
        return await self._cards(query.order_by(_rows.due, _rows.kind, _rows.key).limit(most))

    async def with_key(self, person: str, deck: str, key: str) -> StoredCard | None:
        """Return the card with a key, where a deck has one card of a key."""
        query = select(schema.cards).where(_of(person, deck), _rows.key == key).limit(1)
        return next(iter(await self._cards(query)), None)

    async def sorts(self, person: str, deck: str, until: int) -> list[SortCount]:
        """Return how many cards of each sort there are, and how many are due until a time."""
        counts = func.count(), func.count().filter(_rows.due <= until)
        query = select(_rows.kind, _rows.source, *counts).where(_of(person, deck))
        ordered = query.group_by(_rows.kind, _rows.source).order_by(_rows.kind, _rows.source)
        rows = await self._database.read(lambda one: one.execute(ordered).all())
        return [SortCount(*row) for row in rows]

    async def known(self, person: str, deck: str) -> set[CardKey]:
        """Return which cards a deck has."""
        query = select(_rows.kind, _rows.key).where(_of(person, deck))
        rows = await self._database.read(lambda one: one.execute(query).all())
        return {CardKey(row.kind, row.key) for row in rows}

    async def missed(self, person: str, deck: str) -> list[StoredCard]:
        """Return the cards that the person marked or once answered wrongly, and that are not known
        by now."""
        unsure = _rows.stability.is_(None) | (_rows.stability < FIRM)
        query = select(schema.cards).where(
            _of(person, deck), unsure, (_rows.marked == 1) | (_rows.wrong > 0)
        )
        return await self._cards(query.order_by(_rows.key, _rows.kind))

    async def learnt(self, person: str, decks: str) -> int:
        """Return how many things somebody knows by now, in the decks whose names begin so."""
        mine = (_rows.person == person) & _rows.deck.startswith(decks, autoescape=True)
        query = select(func.count(_rows.key.distinct())).where(mine, _rows.stability >= FIRM)
        return await self._database.read(lambda one: one.scalar(query) or 0)

    async def everything(self, person: str) -> dict[str, list[StoredCard]]:
        """Return all cards of a person, by deck."""
        query = select(schema.cards).where(_rows.person == person)
        ordered = query.order_by(_rows.deck, _rows.kind, _rows.key)
        rows = await self._database.read(lambda one: one.execute(ordered).all())
        found: dict[str, list[StoredCard]] = {}
        for row in rows:
            found.setdefault(row.deck, []).append(card_of(row))
        return found

    async def progress(self, person: str, deck: str, until: int, today: int) -> Progress:
        """Return how far a person is; ``today`` is when their day began."""
        counts = select(
            func.count(),
            func.count().filter(_rows.due <= until),
            func.count().filter(_rows.first >= today),
        ).where(_of(person, deck))
        lists = select(_lists.list).where(_lists.person == person, _lists.deck == deck)
        days = select(_days.day).where(_days.person == person)
        latest = days.order_by(_days.day.desc()).limit(_MOST_DAYS)

        def read(connection: Connection) -> Progress:
            cards, due, new = connection.execute(counts).one()
            chosen = connection.scalars(lists.order_by(_lists.list)).all()
            return Progress(cards, due, new, tuple(chosen), tuple(connection.scalars(latest)))

        return await self._database.read(read)

    async def answer(self, person: str, deck: str, answered: Answered) -> StoredCard:
        """Store an answer and return the card after it.

        An answer that was stored already, or to a card that was answered elsewhere meanwhile,
        changes nothing: the card is returned as it is.
        """
        try:
            return await self._database.write(lambda one: _answer(one, person, deck, answered))
        except IntegrityError:  # the same was stored at the same time
            return await self._database.write(lambda one: _answer(one, person, deck, answered))

    async def add(self, person: str, deck: str, cards: Collection[StoredCard], now: int) -> None:
        """Add cards that are not there yet; they are due at once, and asked in this order."""

        def add(connection: Connection) -> None:
            for number, card in enumerate(cards):
                one = select(_rows.key).where(_this(person, deck, card.name))
                if connection.scalar(one) is None:
                    due = msgspec.structs.replace(card, due=now + number)
                    _add(connection, row_of(person, deck, due))

        try:
            await self._database.write(add)
        except IntegrityError:
            await self._database.write(add)

    async def mark(self, person: str, deck: str, cards: Collection[StoredCard], now: int) -> None:
        """Add cards that the person wants to learn; they are due at once."""

        def mark(connection: Connection) -> None:
            for card in cards:
                one = _this(person, deck, card.name)
                marked = update(schema.cards).where(one).values(marked=1)
                if not connection.execute(marked).rowcount:
                    row = row_of(person, deck, msgspec.structs.replace(card, marked=True, due=now))
                    _add(connection, row)

        try:
            await self._database.write(mark)
        except IntegrityError:
            await self._database.write(mark)

    async def unmark(self, person: str, deck: str, cards: Collection[CardKey]) -> None:
        """Forget that cards were marked or answered wrongly; those never answered are removed."""
        these = _of(person, deck) & tuple_(_rows.kind, _rows.key).in_(list(cards))
        never = delete(schema.cards).where(these, _rows.answers == 0)
        known = update(schema.cards).where(these).values(marked=0, wrong=0)

        def unmark(connection: Connection) -> None:
            connection.execute(never)
            connection.execute(known)

        await self._database.write(unmark)

    async def drop(self, person: str, deck: str, cards: Collection[CardKey]) -> None:
        """Remove cards."""
        these = _of(person, deck) & tuple_(_rows.kind, _rows.key).in_(list(cards))
        await self._database.write(lambda one: one.execute(delete(schema.cards).where(these)))

    async def follow(self, person: str, deck: str, name: str, *, on: bool) -> None:
        """Take new cards from a list from now on, or no longer."""
        row = {"person": person, "deck": deck, "list": name}
        this = (_lists.person == person) & (_lists.deck == deck) & (_lists.list == name)

        def follow(connection: Connection) -> None:
            connection.execute(delete(schema.study_lists).where(this))
            if on:
                connection.execute(insert(schema.study_lists), row)

        await self._database.write(follow)

    async def _cards(self, query: Any) -> list[StoredCard]:
        rows = await self._database.read(lambda one: one.execute(query).all())
        return [card_of(row) for row in rows]


def _answer(connection: Connection, person: str, deck: str, answered: Answered) -> StoredCard:
    """Store an answer in one transaction."""
    asked, one = answered.card, _this(person, deck, answered.card.name)
    row = connection.execute(select(schema.cards).where(one)).one_or_none()
    before = msgspec.structs.replace(asked, answers=0) if row is None else card_of(row)
    if before.answers != asked.answers:
        return before
    memory = remembered(before.memory, answered.grade, answered.now)
    after = msgspec.structs.replace(
        before,
        answers=before.answers + 1,
        wrong=before.wrong + (answered.grade is Grade.WRONG),
        first=answered.now if before.first is None else before.first,
        due=memory.due,
        memory=memory,
    )
    if row is None:
        _add(connection, row_of(person, deck, after))
    else:
        connection.execute(update(schema.cards).where(one).values(**row_of(person, deck, after)))
    _count(connection, person, answered.day)
    return after


def _add(connection: Connection, row: Mapping[str, Any]) -> None:
    held = select(func.count()).where(_of(row["person"], row["deck"]))
    if (connection.scalar(held) or 0) >= MOST_CARDS:
        raise DeckFull
    connection.execute(insert(schema.cards), dict(row))


def _count(connection: Connection, person: str, day: int) -> None:
    """Count an answer of a day."""
    this = (_days.person == person) & (_days.day == day)
    more = update(schema.study_days).where(this).values(answers=_days.answers + 1)
    if not connection.execute(more).rowcount:
        connection.execute(insert(schema.study_days), {"person": person, "day": day, "answers": 1})


def _of(person: str, deck: str) -> Any:
    return (_rows.person == person) & (_rows.deck == deck)


def _this(person: str, deck: str, card: CardKey) -> Any:
    return _of(person, deck) & (_rows.kind == card.kind) & (_rows.key == card.key)
