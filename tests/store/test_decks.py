"""Decks of cards: what is asked when, over days, on two devices and after a login."""

from ludomots.server.database import Database
from ludomots.server.learning.decks import Answered, CardKey, Decks, StoredCard
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.people.people import People
from ludomots.study.memory import Grade
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import MINUTE, NOON

DECK = "words-fr"
DAY = 24 * 60 * MINUTE
TODAY = NOON // DAY

KA = StoredCard(kind="word", key="KA", source="two")
ZE = StoredCard(kind="word", key="ZE", source="two")


def answer(card: StoredCard, grade: Grade, now: int = NOON) -> Answered:
    return Answered(card, grade, now, now // DAY)


@story
async def test_a_card_comes_back_the_later_the_better_it_is_known(address: str) -> None:
    async with Database(address) as database:
        decks, now = Decks(database), NOON
        card, gaps = KA, []
        for _ in range(4):
            card = await decks.answer(ADA, DECK, answer(card, Grade.RIGHT, now))
            gaps.append((card.due - now) // DAY)
            assert await decks.due(ADA, DECK, card.due - 1, 9) == []
            assert await decks.due(ADA, DECK, card.due, 9) == [card]
            now = card.due
        assert gaps == [2, 11, 46, 163]
        card = await decks.answer(ADA, DECK, answer(card, Grade.WRONG, now))
        assert card.due == now + 10 * MINUTE
        assert [one.key for one in await decks.missed(ADA, DECK)] == ["KA"]
        assert await decks.due(BOB, DECK, now + 1000 * DAY, 9) == []


@story
async def test_an_answer_sent_twice_or_from_two_devices_counts_once(address: str) -> None:
    async with Database(address) as database:
        decks = Decks(database)
        first = await decks.answer(ADA, DECK, answer(KA, Grade.WRONG))
        assert await decks.answer(ADA, DECK, answer(KA, Grade.RIGHT)) == first
        progress = await decks.progress(ADA, DECK, NOON, NOON)
        assert (progress.cards, progress.due, progress.new_today) == (1, 0, 1)
        assert progress.days == (TODAY,)


@story
async def test_marked_cards_are_due_at_once_until_they_are_known(address: str) -> None:
    async with Database(address) as database:
        decks = Decks(database)
        await decks.answer(ADA, DECK, answer(KA, Grade.RIGHT))
        await decks.mark(ADA, DECK, [KA, ZE], NOON)
        await decks.mark(ADA, DECK, [ZE], NOON + DAY)
        assert [one.key for one in await decks.missed(ADA, DECK)] == ["KA", "ZE"]
        assert [one.key for one in await decks.due(ADA, DECK, NOON, 9)] == ["ZE"]
        await decks.unmark(ADA, DECK, [KA.name, ZE.name])
        assert await decks.missed(ADA, DECK) == []
        assert await decks.known(ADA, DECK) == {CardKey("word", "KA")}


@story
async def test_a_guest_who_logs_in_takes_the_deck_along(address: str) -> None:
    async with Database(address) as database:
        decks = Decks(database)
        mine = await decks.answer(ADA, DECK, answer(KA, Grade.RIGHT))
        await decks.answer("guest", DECK, answer(KA, Grade.WRONG))
        theirs = await decks.answer("guest", DECK, answer(ZE, Grade.WRONG, NOON + DAY))
        await decks.follow("guest", DECK, "two", on=True)
        await People(database).merge("guest", ADA, PERSONAL_DATA)
        assert await decks.everything(ADA) == {DECK: [mine, theirs]}
        progress = await decks.progress(ADA, DECK, NOON, NOON)
        assert (progress.lists, progress.days) == (("two",), (TODAY + 1, TODAY))
        assert await decks.everything("guest") == {}
