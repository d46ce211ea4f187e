"""The coach: a word on each move, for somebody who asked for it and for nobody else."""

from pathlib import Path

from ludomots.core.facts import Fact
from ludomots.tables.events import HintsAsked
from tests.server.stories import Server, Socket, serving
from tests.server.test_computer_pace import now, play
from tests.story import story

BOT = {"type": "bot", "level": "debutant"}
WORDS = {f"story-coach-{name}" for name in ("best", "good", "points", "better")}


async def coached(socket: Socket) -> list[Fact]:
    """Return what the coach has said so far; a ping makes sure that all of it has come."""
    await socket.ask("ping")
    return [Fact(*one["told"][1:]) for one in socket.came if one["type"] == "coached"]


async def one_move(server: Server, socket: Socket) -> None:
    """Let the person of seat 0 move, and everybody think who was asked."""
    table = await now(server, socket.view["id"])
    await play(server, socket, table)


@story
async def test_the_coach_speaks_to_the_player_only_and_after_the_move(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        player, watcher = await server.visitor(), await server.visitor()
        table = await player.open("typo", BOT, coach=True)
        socket, watching = await player.sit(table), await watcher.sit(table)
        assert socket.view["coach"] is True
        await one_move(server, socket)
        (said,) = await coached(socket)
        assert said.text in WORDS
        kinds = [one["type"] for one in socket.came]
        assert kinds.index("coached") > kinds.index("done")
        assert await coached(watching) == []
        assert "coach-" not in str(watching.came)


@story
async def test_nobody_is_coached_who_did_not_ask_for_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        player = await server.visitor()
        socket = await player.sit(await player.open("typo", BOT))
        assert socket.view["coach"] is False
        await one_move(server, socket)
        assert await coached(socket) == []


@story
async def test_a_table_with_a_coach_is_refused_where_others_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        player = await server.visitor()
        me = {"type": "mine", "name": "Joueur 1"}
        for other in ({"type": "open"}, {"type": "mine", "name": "Joueur 2"}):
            wanted = {"game": "topword", "seats": [me, other], "coach": True}
            problem = await player.post("/api/tables", wanted, status=400)
            assert problem["code"] == "coach-with-others"
            assert problem["detail"].startswith("A coach speaks only")


@story
async def test_hints_mark_a_game_once(tmp_path: Path) -> None:
    """The log says it for everybody, the first time; the game is not rated then."""
    async with serving(tmp_path) as server:
        player = await server.visitor()
        table = await player.open("topword", BOT)
        socket = await player.sit(table)
        while not (await socket.ask("hints", seat=0))["hints"]:
            await one_move(server, socket)
        await socket.ask("hints", seat=0)
        log = (await now(server, table)).entries
        asked = [one for one in log if isinstance(one.event, HintsAsked)]
        assert len(asked) == 1
        assert (await now(server, table)).helped_by == ("hints",)
