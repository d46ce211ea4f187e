"""The outbox: each thing once, leased to one sender, the same letter if it is sent again."""

from ludomots.server.database import Database
from ludomots.server.node import PERSONAL_DATA
from ludomots.server.notices.choices import USUAL, Choices, NoticeChoices, Quiet, quiet_until
from ludomots.server.notices.outbox import LEASE, MAIL, MAIL_WAITS, Outbox, new_notice
from ludomots.server.notices.ways import Device, NoticeWays
from ludomots.server.people.people import People
from tests.story import story

NOW = 1_800_000_000_000
ADA, BOB = "ada", "bob"


def device(person: str, name: str) -> Device:
    """Return a browser of a person."""
    endpoint = f"https://push.example.org/{name}"
    return Device(name, person, f"session-{name}", endpoint, "key", "secret", "fr", "other", NOW)


@story
async def test_whoever_takes_a_delivery_has_it_until_the_lease_ends(address: str) -> None:
    async with Database(address) as database:
        ways, outbox = NoticeWays(database), Outbox(database)
        await ways.add_device(device(ADA, "phone"))
        notice = new_notice(ADA, "turn", "table:7", {}, NOW, "table")
        assert await outbox.put(notice)
        assert not await outbox.put(notice._replace(id="another"))
        ((taken,),) = await outbox.take(NOW, 9)
        assert (taken.notice, taken.device, taken.tries) == (notice, "phone", 0)
        assert await outbox.take(NOW + LEASE - 1, 9) == []
        ((again,),) = await outbox.take(NOW + LEASE, 9)  # the node that took it has died
        assert (again.notice, again.tries) == (notice, 0)
        assert await outbox.extend([taken], NOW + 9 * LEASE) == []  # it is not theirs any more
        (kept,) = await outbox.extend([again], NOW + 3 * LEASE)
        assert await outbox.take(NOW + 3 * LEASE - 1, 9) == []
        await outbox.failed([kept], NOW + 4 * LEASE)
        assert await outbox.extend([kept], NOW + 9 * LEASE) == []
        ((last,),) = await outbox.take(NOW + 4 * LEASE, 9)
        assert (last.notice, last.tries) == (notice, 1)
        await outbox.sent([last])
        assert await outbox.take(NOW + 9 * LEASE, 9) == []


@story
async def test_nobody_takes_the_place_of_others(address: str) -> None:
    async with Database(address) as database:
        ways, outbox = NoticeWays(database), Outbox(database)
        for name in "abcde":
            await ways.add_device(device(ADA, name))
        await ways.add_device(device(BOB, "laptop"))
        for person in (ADA, BOB):
            await outbox.put(new_notice(person, "turn", "table:7", {}, NOW, "table"))
        took = [await outbox.take(NOW, 3) for _ in range(3)]
        people = [sorted(one.notice.person for (one,) in taken) for taken in took]
        assert people == [[ADA, ADA, BOB], [ADA, ADA], [ADA]]


@story
async def test_a_mail_that_is_sent_again_is_the_same_mail(address: str) -> None:
    async with Database(address) as database:
        ways, outbox = NoticeWays(database), Outbox(database)
        await ways.confirm(await ways.ask_to_confirm(ADA, "ada@example.org", "fr", NOW), NOW)
        for number in range(2):
            await outbox.put(new_notice(ADA, "turn", f"{number}", {}, NOW + number, None))
        due = NOW + MAIL_WAITS
        (first,) = await outbox.take(due, 9)
        assert [one.notice.key for one in first] == ["0", "1"]
        await outbox.put(new_notice(ADA, "turn", "2", {}, due, None))  # goes into the next mail
        (second,) = await outbox.take(due + LEASE, 9)
        assert [one.notice.key for one in second] == ["0", "1"]
        assert {one.letter for one in first + second} == {first[0].letter}
        assert {one.device for one in second} == {MAIL}


@story
async def test_a_guest_who_logs_in_is_told_as_the_person(address: str) -> None:
    async with Database(address) as database:
        ways, outbox, choices = NoticeWays(database), Outbox(database), NoticeChoices(database)
        await ways.add_device(device(ADA, "phone"))
        await ways.add_device(device(BOB, "laptop"))
        await ways.confirm(await ways.ask_to_confirm(ADA, "ada@example.org", "fr", NOW), NOW)
        link = await ways.share_calendar(ADA, "fr")
        mine = Choices(USUAL.kinds, Quiet(0, 60, "Europe/Paris"))
        await choices.choose(BOB, mine)
        await choices.switch_table(ADA, "quiet-table", on=False)
        for person in (ADA, BOB):
            await outbox.put(new_notice(person, "turn", "same", {}, NOW, None))
        await outbox.put(new_notice(ADA, "turn", "other", {}, NOW, None))
        await People(database).merge(ADA, BOB, PERSONAL_DATA)
        assert [one.id for one in await ways.devices(BOB)] == ["laptop"]
        assert await ways.devices(ADA) == []
        assert await ways.mail_of(BOB) is None
        assert await ways.calendar(link) is None
        assert await choices.of(BOB) == mine
        assert await choices.tables_off(BOB) == {"quiet-table"}
        taken = [one for group in await outbox.take(NOW, 9) for one in group]
        assert sorted(one.notice.key for one in taken) == ["other", "same"]
        assert {one.notice.person for one in taken} == {BOB}


def test_quiet_hours_last_over_midnight_and_through_summer_time() -> None:
    hour = 3_600_000
    day = Quiet(9 * 60, 9 * 60, "Europe/Paris")
    assert quiet_until(day, NOW) is None
    night = Quiet(22 * 60, 7 * 60, "Europe/Paris")
    before_change = 1_792_886_400_000  # 25 October 2026, 2:00 in Paris; clocks go back at 3:00
    assert quiet_until(night, before_change) == before_change + 6 * hour
