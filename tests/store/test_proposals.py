"""Proposed words: one a person, counted by word, decided together, and nobody's after erasure."""

import pytest

from ludomots.server.database import Database
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.operators.audit import Act, NothingThere
from ludomots.server.people.people import People
from ludomots.server.people.personal import erase
from ludomots.server.words.proposals import MOST_A_DAY, Proposal, Proposals, ProposedWord, as_tsv
from ludomots.tables import Refused
from ludomots.tables.pace import DAY
from tests.store.games import keeping
from tests.store.test_erase import everything
from tests.story import story
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON


def proposed(word: str, person: str = ADA, reason: str = "", lexicon: str = "fr") -> Proposal:
    """A word that somebody proposes."""
    return Proposal(lexicon, word, person, NOON, reason)


@story
async def test_a_person_proposes_a_word_once_under_any_identity(address: str) -> None:
    async with Database(address) as database:
        proposals = Proposals(database)
        await proposals.add(proposed("DRACHER", ADA, "it rains"), [ADA])
        with pytest.raises(Refused, match="proposed-already"):
            await proposals.add(proposed("DRACHER", BOB), [BOB, ADA])
        await proposals.add(proposed("DRACHER", EVE, "said in\tLiège"), [EVE])
        await proposals.add(proposed("SEPTANTAINE", EVE), [EVE])
        await proposals.add(proposed("DRACHER", EVE, lexicon="nl"), [EVE])
        waiting = await proposals.waiting()
        assert await proposals.page() == waiting
        assert waiting == [
            ProposedWord("fr", "DRACHER", 2, ("it rains", "said in\tLiège")),
            ProposedWord("fr", "SEPTANTAINE", 1, ()),
            ProposedWord("nl", "DRACHER", 1, ()),
        ]
        assert as_tsv(waiting) == (
            "word\ttimes\tlanguages\treasons\n"
            "DRACHER\t3\tfr nl\tit rains | said in Liège\n"
            "SEPTANTAINE\t1\tfr\t\n"
        )


@story
async def test_so_many_a_day(address: str) -> None:
    async with Database(address) as database:
        proposals = Proposals(database)
        for number in range(MOST_A_DAY):
            await proposals.add(proposed("A" * (number + 2)), [ADA])
        with pytest.raises(Refused, match="too-many-proposals"):
            await proposals.add(proposed("ZUT"), [ADA])
        await proposals.add(proposed("ZUT")._replace(at=NOON + DAY), [ADA])


@story
async def test_what_is_decided_waits_no_more_until_somebody_else_proposes_it(address: str) -> None:
    async with Database(address) as database:
        proposals = Proposals(database)
        for person in (ADA, BOB):
            await proposals.add(proposed("DRACHER", person), [person])
        act = Act(EVE, NOON + 1, "proposal-decided", "fr DRACHER", "in the next edition")
        await proposals.decide(act, "fr", "DRACHER")
        with pytest.raises(NothingThere):
            await proposals.decide(act, "fr", "DRACHER")
        (decided,) = await proposals.page(is_open=False)
        assert (decided.times, decided.decided, decided.note) == (2, NOON + 1, act.reason)
        assert await proposals.waiting() == []
        await proposals.add(proposed("DRACHER", EVE, "again"), [EVE])
        (waiting,) = await proposals.waiting()
        assert (waiting.times, waiting.reasons) == (1, ("again",))


@story
async def test_the_word_of_an_erased_person_stays_without_them(address: str) -> None:
    async with keeping(address) as service, Database(address) as database:
        proposals = Proposals(database)
        await proposals.add(proposed("DRACHER", ADA, "said by Ada"), [ADA])
        await proposals.add(proposed("OUATER", BOB), [BOB])
        await proposals.decide(Act(ADA, NOON, "proposal-decided", "fr OUATER"), "fr", "OUATER")
        known = await People(database).find(ADA)
        await erase(database, service.execute, known, "Joueur", NOON, PERSONAL_DATA)
        left = await everything(database)
        assert ADA not in left
        assert "said by Ada" not in left
        (waiting,) = await proposals.waiting()
        assert (waiting.word, waiting.times, waiting.reasons) == ("DRACHER", 1, ())
