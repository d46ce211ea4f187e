"""The games in which people made the mistakes that they learn from."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.analysis import Decision, Review
from ludomots.records import read
from ludomots.server.database import Database
from ludomots.server.learning import schema
from ludomots.server.learning.decks import DeckFull, Decks, StoredCard
from ludomots.server.learning.tries import Position, bare_record
from ludomots.server.live.budgets import Payer
from ludomots.server.people.person import Person
from ludomots.server.problems import Unanswerable
from ludomots.server.ratings.statistics import Accuracy, StatisticsStore
from ludomots.server.reviews.old_games import old_game
from ludomots.study.memory import Grade

if TYPE_CHECKING:
    from ludomots.server.node import Node


_rows = schema.mistake_games.c


class MistakeGames:
    """These games of a database, as records without names."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, table_id: str, record: str) -> None:
        """Keep a game, unless the person has it already."""
        row = {"person": person, "table_id": table_id, "record": record}
        new = insert(schema.mistake_games).values(row)
        with suppress(IntegrityError):
            await self._database.write(lambda one: one.execute(new))

    async def find(self, person: str, table_id: str) -> str | None:
        """Return the record of a game, ``None`` if the person does not learn from it."""
        this = (_rows.person == person) & (_rows.table_id == table_id)
        query = select(_rows.record).where(this)
        return await self._database.read(lambda one: one.scalar(query))

    async def drop_unused(self, person: str, table_id: str, deck: str) -> None:
        """Drop a game of which the person has no card left in a deck."""
        cards = schema.cards.c
        of_game = cards.key.startswith(f"{table_id}.", autoescape=True)
        left = select(cards.key).where(cards.person == person, cards.deck == deck, of_game)
        this = (_rows.person == person) & (_rows.table_id == table_id)
        gone = delete(schema.mistake_games).where(this, ~left.exists())
        await self._database.write(lambda one: one.execute(gone))

    async def everything(self, person: str) -> dict[str, str]:
        """Return the records of all these games of a person, by table."""
        query = select(_rows.table_id, _rows.record).where(_rows.person == person)
        rows = await self._database.read(lambda one: one.execute(query).all())
        return {row.table_id: row.record for row in rows}


DECK = "mistakes"
_ENOUGH = 3
"""If a game has fewer mistakes of some size, small ones are learnt from too, up to this number."""
_MOST = 12
"""How many mistakes of one game become cards: the worst."""
_SIZES = ("large", "medium", "small")


class Mistake(msgspec.Struct, frozen=True):
    """What a card asks: a decision, and what it was judged with."""

    decision: Decision
    playouts: int
    seed: int


def key_of(table_id: str, step: int) -> str:
    """Return the key of the card of a decision."""
    return f"{table_id}.{step}"


def place_of(card: StoredCard) -> tuple[str, int]:
    """Return the table and the step of a card."""
    table_id, _, step = card.key.rpartition(".")
    return table_id, int(step)


async def learn_from(
    node: "Node", person: Person, payer: Payer, table_id: str, review: Review
) -> None:
    """Let somebody who sees a review learn from their own mistakes in that game, once.

    Those who looked on, or played on several seats, learn nothing. If the computers are busy, they
    learn when they see the review again.
    """
    old = await old_game(node, table_id)
    mine = [seat for seat, one in enumerate(old.seats) if one.identity in person.identities]
    if len(mine) != 1:
        return
    (seat,) = mine
    accuracy = review.seats[seat].accuracy
    if accuracy is None:
        return
    statistics = StatisticsStore(node.database)
    if await statistics.is_reviewed(person.identities, table_id):
        return
    cards = [_card(table_id, review, one) for one in mistakes_of(review, seat)]
    if cards:
        try:
            record = await node.bots.aside(payer, "record", lambda: bare_record(old.played()))
        except Unanswerable:
            return
        await MistakeGames(node.database).add(person.id, table_id, record)
        with suppress(DeckFull):  # what does not fit is not learnt
            await Decks(node.database).add(person.id, DECK, cards, node.now())
    at = await statistics.ended_at(table_id) or node.now()
    await statistics.reviewed(person.id, Accuracy(table_id, review.game, accuracy, at))


def mistakes_of(review: Review, seat: int) -> list[Decision]:
    """Return the decisions of a seat that there is something to learn from, in their order."""
    graded = {
        size: [one for one in review.decisions if one.seat == seat and one.grade == size]
        for size in _SIZES
    }
    chosen = _worst(graded["large"] + graded["medium"], _MOST)
    chosen += _worst(graded["small"], max(0, _ENOUGH - len(chosen)))
    return sorted(chosen, key=lambda one: one.step)


async def position_of(node: "Node", person: Person, table_id: str, step: int) -> Position | None:
    """Return the position of a card of somebody, ``None`` if they have no such card."""
    found = await card_at(node, person, table_id, step)
    record = await MistakeGames(node.database).find(person.id, table_id)
    if found is None or found.asked is None or record is None:
        return None
    asked = msgspec.json.decode(found.asked, type=Mistake)
    words = await node.tables.word_lists.find(read(record).words)
    return Position(
        game=found.kind,
        record=record,
        words=words,
        decision=asked.decision,
        playouts=asked.playouts,
        seed=asked.seed,
    )


async def card_at(node: "Node", person: Person, table_id: str, step: int) -> StoredCard | None:
    """Return the card of a decision, if somebody has it."""
    return await Decks(node.database).with_key(person.id, DECK, key_of(table_id, step))


def graded(tries: Iterable[Grade], *, was_helped: bool) -> Grade:
    """Return the grade of an answer, from that of each try in order.

    Right is who finds a move as good as the best at once and without help; nearly right who finds
    it later or with clues, or whose best try is close.
    """
    found = list(tries)
    if Grade.RIGHT in found:
        return Grade.NEARLY if was_helped or found[0] is not Grade.RIGHT else Grade.RIGHT
    return Grade.NEARLY if Grade.NEARLY in found and not was_helped else Grade.WRONG


def _worst(decisions: Sequence[Decision], most: int) -> list[Decision]:
    """Return the worst by accuracy: alone, or in a decided game, no choice loses a chance."""
    return sorted(decisions, key=lambda one: one.accuracy)[:most]


def _card(table_id: str, review: Review, decision: Decision) -> StoredCard:
    asked = Mistake(decision, review.playouts, review.seed)
    return StoredCard(
        kind=review.game,
        key=key_of(table_id, decision.step),
        asked=msgspec.json.encode(asked).decode(),
        source=decision.theme,
    )
