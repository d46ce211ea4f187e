"""A disk without room: the move is refused and says why, and is played when there is room again."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.stories import two_playing
from tests.story import story


@contextmanager
def no_room() -> Iterator[None]:
    """Have the kernel refuse whatever this process writes to files, as if a quota were used up."""
    now, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (now, most))


@story
async def test_a_move_waits_for_room_and_is_stored_once(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (server, *sockets):
        seq = sockets[0].seq
        (seat,) = sockets[0].view["toAct"]
        mover = next(one for one in sockets if one.state["eyes"][0]["seat"] == seat)
        with no_room():
            refused = await mover.ask("play", seat=seat, move={"type": "pass"})
        assert refused["problem"]["code"] == "disk-full"
        assert mover.seq == seq
        assert (await mover.ask("play", seat=seat, move={"type": "pass"}))["type"] == "done"
        log = await server.node.log.entries(mover.view["id"])
        assert [one.seq for one in log] == list(range(seq + 1))
