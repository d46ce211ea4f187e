"""Which browsers are a person, and that a session that is over stays over."""

from ludomots.server.database import Database
from ludomots.server.notices.ways import forget_devices
from ludomots.server.people.cookie import LIVES, Revocation, Sessions, StoredSession
from ludomots.tables.forget import digest
from tests.story import story
from tests.tables.people import ADA, BOB

DAY = 24 * 3600 * 1000
TODAY = 10_000 * DAY


def seen(session: str, person: str, day: int = TODAY) -> StoredSession:
    return StoredSession(session, person, begun=TODAY - 9 * DAY, seen=day, browser="firefox linux")


@story
async def test_a_session_is_noted_once_and_the_last_seen_comes_first(address: str) -> None:
    async with Database(address) as database:
        sessions = Sessions(database, forget_devices)
        await sessions.note(seen("phone", ADA, TODAY - DAY))
        await sessions.note(seen("laptop", ADA, TODAY - 2 * DAY))
        await sessions.note(seen("laptop", ADA))
        await sessions.note(seen("other", BOB))
        assert [one.id for one in await sessions.of([ADA])] == ["laptop", "phone"]
        assert {one.id for one in await sessions.of([ADA, BOB])} == {"laptop", "phone", "other"}


@story
async def test_what_was_ended_is_remembered_and_no_longer_listed(address: str) -> None:
    async with Database(address) as database:
        sessions = Sessions(database, forget_devices)
        for one in ("phone", "laptop", "tablet"):
            await sessions.note(seen(one, ADA))
        await sessions.end(["phone"], TODAY)
        await sessions.end(["phone"], TODAY + 1)
        await sessions.end_all([ADA], TODAY + 2, "laptop")
        assert [one.id for one in await sessions.of([ADA])] == ["laptop"]
        assert set(await sessions.revocations(TODAY)) == {
            Revocation("phone", TODAY + 1),
            Revocation(digest(ADA), TODAY + 2, "laptop"),
        }
        assert await sessions.revocations(TODAY + 3) == []


@story
async def test_rows_go_when_no_cookie_can_need_them(address: str) -> None:
    async with Database(address) as database:
        sessions = Sessions(database, forget_devices)
        await sessions.note(seen("old", ADA, TODAY - LIVES - 1))
        await sessions.note(seen("new", ADA))
        await sessions.end(["gone"], TODAY - LIVES - 1)
        await sessions.end(["ended"], TODAY - LIVES)
        await sessions.tidy(TODAY)
        assert [one.id for one in await sessions.of([ADA])] == ["new"]
        assert [one.subject for one in await sessions.revocations(0)] == ["ended"]
