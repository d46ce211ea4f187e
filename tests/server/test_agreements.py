"""Somebody goes away: the other is told from when on they may choose, and a computer plays on."""

from pathlib import Path

from ludomots.tables.pace import MINUTE, SECOND
from tests.server.stories import Socket, serving, two_at
from tests.story import story

UNTIMED = {"type": "untimed"}
_GRACE = 10 * SECOND
"""Somebody who is gone for this long counts as away."""


def acting_first(first: Socket, second: Socket) -> tuple[int, Socket, Socket]:
    """Return the seat that is to act, its socket and the other one."""
    seat = first.view["toAct"][0]
    mine = first.state["eyes"][0]["seat"] == seat
    return (seat, first, second) if mine else (seat, second, first)


@story
async def test_a_computer_plays_for_somebody_who_went_away_until_they_come_back(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        one, two = await two_at(server, pace=UNTIMED)
        seat, away, here = acting_first(one, two)
        table_id = here.view["id"]
        await away.close()
        await server.pass_time(_GRACE)
        await here.until_seq(here.seq + 1)
        (absence,) = here.view["absences"]
        assert absence["seat"] == seat
        wish = {"type": "let-computer-play", "seat": seat}
        early = await here.ask("propose", wish=wish)
        assert early["problem"]["code"] == "vote-of-one"
        server.clock.now = absence["opens"]
        assert (await here.ask("propose", wish=wish))["type"] == "done"
        await server.settle()
        table = await server.node.tables.load(table_id)
        assert table.to_act == (1 - seat,), "the computer has moved"
        await here.until_seq(table.seq)
        assert here.view["seats"][seat]["standIn"] == "famille"
        visitor = server.people[seat]
        back = await visitor.sit(table_id)
        assert (await back.ask("take-seat-back", seat=seat))["type"] == "done"
        assert back.view["seats"][seat]["standIn"] is None
        assert back.view["unrated"]


@story
async def test_a_pause_outlasts_the_clock_and_nobody_is_late(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        one, two = await two_at(server, pace={"type": "per-turn", "seconds": 30})
        turn = one.view["toAct"]
        await one.ask("propose", wish={"type": "pause", "days": 1})
        await two.until_seq(one.seq)
        number = two.view["proposal"]["number"]
        assert (await two.ask("answer-proposal", number=number, agrees=True))["type"] == "done"
        await server.pass_time(5 * MINUTE)
        await one.until_seq(two.seq)
        assert one.view["toAct"] == turn
        assert one.view["pausedUntil"] is not None
        seat, acts, _ = acting_first(one, two)
        move = await acts.ask("play", seat=seat, move={"type": "pass"})
        assert move["problem"]["code"] == "paused"
