"""What operators settled is deleted after a while; what waits for them stays."""

from ludomots.server.database import Database
from ludomots.server.live.service import wall_clock
from ludomots.server.operators.audit import COMMAND_LINE, Act, audit_lines
from ludomots.server.operators.reports import Context, Report, Reports, purge_settled
from ludomots.server.words.proposals import Proposal, Proposals
from ludomots.tables.pace import DAY
from tests.in_process import ask
from tests.store.games import run
from tests.story import story
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON

LATER = NOON + 90 * DAY


async def settle_some(database: Database, at: int) -> None:
    """Settle one of two reports and decide about one of two words."""
    reports, proposals = Reports(database), Proposals(database)
    for by, person in ((ADA, BOB), (BOB, ADA)):
        context = Context("topword", (), ())
        await reports.add(Report(f"by-{by}", at, "t", by, "chat", person, None, "", context))
    await reports.settle(Act(COMMAND_LINE, at, "report-settled", f"by-{ADA}"))
    for word in ("DRACHER", "SEPTANTE"):
        await proposals.add(Proposal("fr", word, ADA, at), [ADA])
    await proposals.decide(Act(COMMAND_LINE, at, "proposal-decided"), "fr", "DRACHER")


@story
async def test_what_was_settled_long_ago_is_deleted(address: str) -> None:
    async with Database(address) as database:
        await settle_some(database, NOON)
        assert await purge_settled(database, 90, LATER - 1) == 0
        assert await purge_settled(database, 90, LATER) == 2
        assert await purge_settled(database, 90, LATER) == 0
        assert [one.id for one in await Reports(database).page()] == [f"by-{BOB}"]
        assert await Reports(database).page(is_open=False) == []
        assert [one.word for one in await Proposals(database).page()] == ["SEPTANTE"]
        assert await Proposals(database).page(is_open=False) == []
        assert len(await audit_lines(database, 0)) == 2, "what operators did stays"


def test_the_command_deletes_it_too(address: str) -> None:
    async def settle() -> None:
        async with Database(address) as database:
            await settle_some(database, wall_clock() - 2 * DAY)

    run(settle())
    purged = ask("db", "purge", "--keep-settled", "1", "--database", address)
    assert "2 settled reports and proposals were deleted." in purged.out
