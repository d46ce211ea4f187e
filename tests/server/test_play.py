"""Whole games over real sockets, and what each player saw."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludomots.core.contract import Outcome
from ludomots.core.shelf import SHELF
from tests.server.stories import Server, Socket, serving, two_at, two_playing
from tests.story import story
from tests.tables.stories import some_move

_MOST_MOVES = 400


async def play_on(server: Server, sockets: tuple[Socket, ...], chance: random.Random) -> None:
    """Make a legal move of the player who is to act, over that player's socket."""
    table_id = sockets[0].view["id"]
    table = await server.node.tables.load(table_id)
    seat = chance.choice(table.to_act)
    move = msgspec.to_builtins(some_move(table, seat, chance))
    answer = await sockets[seat].ask("play", seat=seat, move=move)
    assert answer["type"] == "done", answer
    for socket in sockets:
        await socket.until_seq((await server.node.tables.load(table_id)).seq)


@pytest.mark.parametrize("game", list(SHELF))
@story
async def test_two_people_play_a_game_to_its_end(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        sockets = await two_at(server, game)
        chance = random.Random(game)
        for _ in range(_MOST_MOVES):
            if sockets[0].view["status"] == "finished":
                break
            await play_on(server, sockets, chance)
        table = await server.node.tables.load(sockets[0].view["id"])
        assert table.status == "finished"
        for seat, socket in enumerate(sockets):
            assert [line["seq"] for line in socket.lines] == list(range(table.seq))
            assert socket.state["eyes"][0]["seat"] == seat
            assert msgspec.convert(socket.view["outcome"], Outcome) == table.outcome


@story
async def test_the_answer_comes_after_the_state_that_shows_it(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (_, one, two):
        turn = one.view["toAct"][0]
        mover: Any = (one, two)[turn]
        before = mover.seq
        done = await mover.ask("play", seat=turn, move={"type": "pass"})
        assert done == {"type": "done", "request": done["request"], "seq": before}
        assert [message["type"] for message in mover.came[-2:]] == ["update", "done"]
        assert mover.state["lines"][0]["event"]["move"] == {"type": "pass"}


@story
async def test_a_ping_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (_, one, two):
        before = one.seq
        answer = await one.ask("ping")
        assert (answer["type"], answer["seq"]) == ("done", before)
        assert two.seq == before
