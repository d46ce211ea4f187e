"""Computer players take their time on the server, so that no client can be rushed."""

from pathlib import Path

import msgspec

from ludomots.core.moves import Accept, Contest
from ludomots.tables import Table
from ludomots.tables.bot_timing import USUAL_PACE, may_move_at
from ludomots.tables.events import Moved
from tests.server.stories import Clock, Server, Socket, serving
from tests.story import story
from tests.tables.stories import some_move

SECOND = 1000
BOT = {"type": "bot", "level": "debutant"}


async def now(server: Server, table_id: str) -> Table:
    """Return a table when everybody has thought who was asked."""
    await server.settle()
    return await server.node.tables.load(table_id)


async def later(server: Server, table_id: str, at: int) -> Table:
    """Return a table as it is at a later time."""
    await server.pass_time(at - server.clock.now)
    return await now(server, table_id)


async def play(server: Server, socket: Socket, table: Table) -> Table:
    """Let the visitor make some legal move."""
    await socket.until_seq(table.seq)
    move = msgspec.to_builtins(some_move(table, 0))
    assert (await socket.ask("play", seat=0, move=move))["type"] == "done"
    return await now(server, table.id)


@story
async def test_a_computer_player_moves_when_it_is_time_and_not_before(tmp_path: Path) -> None:
    async with serving(tmp_path, computer_pace=USUAL_PACE) as server:
        visitor = await server.visitor()
        socket = await visitor.sit(await visitor.open("mots-de-tete", BOT))
        table = await now(server, socket.view["id"])
        if table.to_act == (0,):
            table = await play(server, socket, table)
        assert table.to_act == (1,)
        at = may_move_at(table, 1, USUAL_PACE)
        assert at >= server.clock.now + SECOND
        assert (await later(server, table.id, at - 1)).to_act == (1,)
        assert (await later(server, table.id, at)).to_act == (0,)


@story
async def test_after_a_restart_a_computer_player_still_moves(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, computer_pace=USUAL_PACE, now=clock) as server:
        visitor = await server.visitor()
        table = await now(server, await visitor.open("typo", BOT))
        assert table.bots_to_act == (1,)
    async with serving(tmp_path, computer_pace=USUAL_PACE, now=clock) as server:
        await now(server, table.id)
        table = await later(server, table.id, clock.now + 2 * SECOND)
        assert table.bots_to_act == ()


async def said_by_a_computer(server: Server, socket: Socket) -> Table:
    """Return a game of Typo in which a computer player has just said a word."""
    table = await now(server, socket.view["id"])
    while True:
        play_open = None if table.game is None else table.game.state.provisional
        if play_open is not None and play_open.seat:
            return table
        if 0 in table.to_act:
            table = await play(server, socket, table)
        else:
            table = await later(server, table.id, server.clock.now + 100)


@story
async def test_computer_players_doubt_after_the_people(tmp_path: Path) -> None:
    """TY-21: nobody answers for nearly the whole window; once the person accepts, all do."""
    async with serving(tmp_path, computer_pace=USUAL_PACE) as server:
        visitor = await server.visitor()
        socket = await visitor.sit(await visitor.open("typo", BOT, BOT, BOT))
        table = await said_by_a_computer(server, socket)
        since = server.clock.now
        waited = await later(server, table.id, since + 15 * SECOND)
        assert waited.seq == table.seq
        await socket.until_seq(table.seq)
        assert (await socket.ask("play", seat=0, move={"type": "accept"}))["type"] == "done"
        table = await now(server, table.id)
        assert not table.is_window_open
        assert server.clock.now == since + 15 * SECOND


@story
async def test_computer_players_answer_before_the_window_ends(tmp_path: Path) -> None:
    async with serving(tmp_path, computer_pace=USUAL_PACE) as server:
        visitor = await server.visitor()
        socket = await visitor.sit(await visitor.open("typo", BOT, BOT, BOT))
        table = await said_by_a_computer(server, socket)
        assert table.deadline is not None
        late = await later(server, table.id, table.deadline - SECOND)
        moves = [entry.event for entry in late.entries[table.seq :]]
        assert all(isinstance(one, Moved) and one.seat > 0 for one in moves)
        write = table.kind.notation.write_move
        answers = {one.move for one in moves if isinstance(one, Moved)}
        assert moves
        assert answers <= {write(Accept()), write(Contest())}
