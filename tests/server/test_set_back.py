"""A clock that is set back by an hour disturbs nobody, nor does a restart after it."""

from pathlib import Path

from ludomots.server.database import Database
from ludomots.server.live.chat_log import AT_ONCE
from ludomots.server.live.heartbeats import Heartbeats
from ludomots.server.settings import SteadyClock
from tests.server.stories import Clock, serving, two_at
from tests.story import story
from tests.tables.stories import NOON

SECOND = 1000
HOUR = 3600 * SECOND


def test_time_goes_on_when_the_clock_is_set_back() -> None:
    machine = Clock(NOON)
    steady = SteadyClock(machine)
    machine.now = NOON - HOUR
    assert steady() == NOON
    machine.now += 5 * SECOND
    assert steady() == NOON + 5 * SECOND
    machine.now = NOON + HOUR
    assert steady() == NOON + HOUR, "it is right again"
    machine.now -= SECOND // 2
    assert steady() == machine.now, "it is only adjusted"


@story
async def test_after_a_restart_people_talk_and_the_server_knows_that_it_was_down(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        socket, _ = await two_at(server)
        for _ in range(AT_ONCE):
            assert (await socket.ask("say", text="bonjour"))["type"] == "done"
        assert (await socket.ask("say", text="bonjour"))["problem"]["code"] == "chat-too-fast"
        clock.now -= HOUR
        assert (await socket.ask("say", text="rebonjour"))["type"] == "done"
    async with Database(f"sqlite:///{tmp_path / 'tables.db'}") as database:
        await Heartbeats(database, "killed").beat(NOON)
        here = Heartbeats(database, "test")
        assert await here.others_alive(clock.now) == []
        assert await here.down_since(clock.now) == clock.now
        assert await here.others_alive(NOON + SECOND) == ["killed"]
