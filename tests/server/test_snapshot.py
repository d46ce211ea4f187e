"""What each audience is sent: several seats at one device, previews, hints, slow readers."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludomots.core.draws import secret_of_seed
from ludomots.server.live.hub import COME_BACK
from ludomots.texts import texts
from tests.server.merging import Json
from tests.server.stories import Socket, serving, two_at, two_playing, visiting
from tests.story import story
from tests.tables.stories import some_move

BOT = {"type": "bot", "level": "debutant"}
MINE = {"type": "mine", "name": "Joueur 2"}
LARGE = b'{"type":"large","more":"%b"}' % (b"." * 2**19)


@pytest.fixture(autouse=True)
def same_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table draws the same, so that a story can be repeated."""
    monkeypatch.setattr("ludomots.server.live.service.new_secret", lambda: secret_of_seed("eyes"))


@story
async def test_several_people_at_one_device_hide_from_each_other_in_what_is_told(
    tmp_path: Path,
) -> None:
    async with visiting(tmp_path) as (server, visitor):
        socket = await visitor.sit(await visitor.open("topword", MINE))
        first, second = socket.state["eyes"]
        assert (first["seat"], second["seat"]) == (0, 1)
        assert first["view"]["game"]["rack"] != second["view"]["game"]["rack"]
        seat = socket.view["toAct"][0]
        tile = socket.state["eyes"][seat]["view"]["game"]["rack"][0]
        await socket.ask("play", seat=seat, move={"type": "exchange", "tile": tile})
        assert socket.lines[-1]["event"]["move"] == {"type": "exchange", "tile": "?"}
        stranger = await (await server.visitor()).sit(socket.view["id"])
        (spectator,) = stranger.state["eyes"]
        assert socket.state["curtain"] == spectator
        assert stranger.state["curtain"] is None


async def a_play(server: Any, one: Socket, two: Socket) -> tuple[Socket, int, Json]:
    """Return who is to play, where, and something that can be played."""
    table = await server.node.tables.load(one.view["id"])
    seat = table.to_act[0]
    return (one, two)[seat], seat, msgspec.to_builtins(some_move(table, seat))


@story
async def test_a_preview_tells_words_and_points_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        mover, seat, move = await a_play(server, *await two_at(server))
        before = mover.seq
        shown = await mover.ask("preview", seat=seat, move=move)
        assert (shown["type"], shown["problem"]) == ("previewed", None)
        assert shown["points"] > 0
        assert mover.seq == before
        await mover.ask("play", seat=seat, move=move)
        last = mover.view["game"]["last"]
        assert last["scored"]["total"] == shown["points"]
        assert [word["word"] for word in last["scored"]["words"]] == [
            word["word"] for word in shown["words"]
        ]


@pytest.mark.parametrize(("preset", "problem"), [("french", "word-unknown"), ("1994", None)])
@story
async def test_a_preview_judges_words_only_where_that_costs_nothing(
    preset: str, problem: str | None, tmp_path: Path
) -> None:
    """The rack backwards is no word: refused at once where words are checked, else never shown."""

    async with two_playing(tmp_path, preset=preset) as (_, one, two):
        seat = one.view["toAct"][0]
        mover = (one, two)[seat]
        rack = [tile for tile in mover.view["game"]["rack"] if len(tile) == 1]
        tiles = [{"row": 5, "col": 3 + at, "tile": tile} for at, tile in enumerate(rack[:5])]
        move = {"type": "place", "tiles": tiles}
        shown = await mover.ask("preview", seat=seat, move=move)
        assert shown["words"][0]["word"] == "".join(rack[:5])
        assert shown["points"] == 10
        assert (shown["problem"] and shown["problem"]["code"]) == problem
        not_mine = await mover.ask("preview", seat=1 - seat, move=move)
        assert not_mine["problem"]["code"] == "not-your-seat"


@story
async def test_hints_are_for_those_who_play_against_the_computer(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        socket = await visitor.sit(await visitor.open("topscore", BOT))
        await server.settle()
        await socket.until_seq((await server.node.tables.load(socket.view["id"])).seq)
        hints = (await socket.ask("hints", seat=0))["hints"]
        assert hints[0]["label"]
        done = await socket.ask("play", seat=0, move=hints[0]["move"])
        assert done["type"] == "done"
        one, _ = await two_at(server)
        assert (await one.ask("hints", seat=0))["problem"]["code"] == "no-hints"


@story
async def test_a_computer_player_accepts_or_contests_before_the_game_goes_on(
    tmp_path: Path,
) -> None:
    async with visiting(tmp_path) as (server, visitor):
        table_id = await visitor.open("topscore", BOT, preset="contest")
        socket = await visitor.sit(table_id)
        await server.settle()
        table = await server.node.tables.load(table_id)
        await socket.until_seq(table.seq)
        if table.is_window_open:
            await socket.ask("play", seat=0, move={"type": "accept"})
            await server.settle()
        table = await server.node.tables.load(table_id)
        assert table.to_act == (0,)
        await socket.until_seq(table.seq)
        move = msgspec.to_builtins(some_move(table, 0))
        mine = (await socket.ask("play", seat=0, move=move))["seq"]
        await server.settle()
        await socket.until_seq(mine + 2)
        answer = socket.lines[mine + 1]["event"]
        assert answer["seat"] == 1
        assert answer["move"]["type"] in {"accept", "contest"}


@story
async def test_lines_are_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (_, one, two):
        seat = one.view["toAct"][0]
        await (one, two)[seat].ask("play", seat=seat, move={"type": "pass"})
        await one.until_seq(4)
        await two.until_seq(4)
        name = f"Joueur {seat + 1}"
        assert one.lines[-1]["text"] == texts("en")("story-pass", player=name)
        assert two.lines[-1]["text"] == texts("fr")("story-pass", player=name)
        assert one.state["eyes"][0]["expected"] != two.state["eyes"][0]["expected"]


@story
async def test_a_sentence_that_fails_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def speechless(*_: object) -> str:
        raise KeyError("no words")

    for name in ("told", "all_told"):
        monkeypatch.setattr(f"ludomots.server.live.lines.{name}", speechless)
    monkeypatch.setattr("ludomots.server.live.snapshot.expected", speechless)

    async with two_playing(tmp_path) as (server, one, two):
        seat = one.view["toAct"][0]
        done = await (one, two)[seat].ask("play", seat=seat, move={"type": "pass"})
        assert done["type"] == "done"
        await one.until_seq(4)
        assert one.lines[-1]["text"] is None
        assert one.state["eyes"][0]["expected"] == ""
        whole = await server.people[0].get(f"/api/tables/{one.view['id']}")
        assert [line["text"] for line in whole["lines"]] == [None] * 4


@story
async def test_a_client_that_does_not_fetch_its_messages_is_disconnected(tmp_path: Path) -> None:
    """It gets what was sent before, and is told to come back; those who fetch theirs stay."""
    async with two_playing(tmp_path) as (server, one, two):
        table = await server.node.tables.load(one.view["id"])
        here = {listener.identity: listener for listener in server.node.hub.at(table.id)}
        prompt, slow = (here[seat.identity or ""] for seat in table.seats)
        for _ in range(64):
            slow.send(LARGE)
            prompt.send(LARGE)
            assert (await one.hear())["type"] == "large"
        before = len(two.came)
        with pytest.raises(ConnectionClosed) as closed:
            await two.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == COME_BACK
        assert 0 < len(two.came) - before < 64
        while len(server.node.hub.at(table.id)) > 1:
            await asyncio.sleep(0)
        assert server.node.hub.at(table.id) == (prompt,)
        again = await one.ask("play", seat=one.view["toAct"][0], move={"type": "nothing"})
        assert again["type"] == "refused"


@story
async def test_a_pass_is_offered_alone_where_it_is_all_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MT-Q10: as printed, a one on the empty grid leaves nothing but the pass."""
    secrets = map(secret_of_seed, map(str, range(100)))
    monkeypatch.setattr("ludomots.server.live.service.new_secret", lambda: next(secrets))

    async with serving(tmp_path) as server:
        visitor = await server.visitor("en")
        only: dict[bool, str | None] = {}
        while set(only) != {True, False}:
            socket = await visitor.sit(await visitor.open("mots-de-tete", MINE, preset="printed"))
            seat = socket.view["toAct"][0]
            mine = socket.state["eyes"][seat]
            only[mine["view"]["game"]["die"] == 1] = mine["only"]
            assert socket.state["eyes"][1 - seat]["only"] is None
            if mine["only"]:
                assert mine["expected"].endswith("all you can do is pass.")
        assert only == {True: "pass", False: None}
