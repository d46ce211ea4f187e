"""Tables of a real server: two terminals and a client as a browser has it, at one table."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from ludomots.core.options import DEFAULT_PRESET, choose
from ludomots.core.shelf import SHELF
from ludomots.games import topword
from ludomots.terminal.play.app import PlayApp
from ludomots.terminal.play.kept import KeptGames
from ludomots.terminal.play.remote import RemoteTable
from ludomots.terminal.play.server import Server, server_of, table_id_of
from ludomots.terminal.play.setup import Setup
from ludomots.terminal.play.waiting import WaitingScreen
from ludomots.texts import texts
from tests.server.stories import Server as Host
from tests.server.stories import Socket, serving
from tests.story import story
from tests.tables.stories import some_move
from tests.terminal.stories import Sitting

_MOST_MOVES = 400
_SHORTEST = {"mots-de-tete": "short", "typo": "checked"}
"""The rules with the fewest moves to the end: each move is drawn by two terminals."""


def remote(here: Sitting) -> RemoteTable:
    """Return the table of the server that somebody sits at."""
    assert isinstance(here.app.table, RemoteTable)
    return here.app.table


def rack_of(here: Sitting, seat: int | None) -> tuple[str, ...]:
    """Return the rack of Topword that a seat here sees; it is empty if there is none."""
    view = remote(here).view(seat)
    assert isinstance(view, topword.View)
    return view.rack or ()


async def until(here: Sitting, seq: int) -> None:
    """Wait until a terminal has seen so many events, and has drawn them."""
    while not isinstance(here.app.table, RemoteTable) or here.app.table._seq < seq:
        await asyncio.sleep(0.01)
    await here.pilot.pause()


async def sit_at(
    stack: AsyncExitStack,
    host: Host,
    folder: Path,
    name: str,
    setup: Setup | None = None,
    join: str | None = None,
) -> Sitting:
    """Start a terminal that opens a table of the server, or follows an invitation."""
    server = Server(f"http://127.0.0.1:{host.port}", (name,), folder, "fr")
    games = KeptGames(folder / "games")
    app = PlayApp(texts("fr"), setup=setup, server=server, join=join, kept=games, strict=True)
    pilot = await stack.enter_async_context(app.run_test(size=(80, 24)))
    here = Sitting(app, pilot)
    await until(here, 1)
    return here


async def play_on(
    host: Host, here: list[Sitting], browser: Socket, chance: random.Random, table_id: str
) -> None:
    """Let one of those to act make some legal move, each as it can."""
    table = await host.node.tables.load(table_id)
    seat = chance.choice(table.to_act)
    move = some_move(table, seat, chance)
    if seat < len(here):
        with here[seat].app._context():  # two programs run in this process
            here[seat].screen.play(seat, move)
    else:
        answer = await browser.ask("play", seat=seat, move=msgspec.to_builtins(move))
        assert answer["type"] == "done", answer
    seq = table.seq
    while (await host.node.tables.load(table_id)).seq == seq:
        assert not any(one.app._exception for one in here)
        await asyncio.sleep(0.01)
    now = (await host.node.tables.load(table_id)).seq
    for one in here:
        await until(one, now)
    await browser.until_seq(now)


@pytest.mark.parametrize("game", list(SHELF))
@story
async def test_two_terminals_and_a_browser_play_to_the_end(game: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(serving(tmp_path))
        definition = SHELF[game]
        options = choose(definition.options, _SHORTEST.get(game, DEFAULT_PRESET), {})
        setup = Setup(game, options, ("Un",), free=2)
        one = await sit_at(stack, host, tmp_path / "one", "Un", setup)
        assert isinstance(one.app.screen, WaitingScreen)
        link = remote(one).link
        assert table_id_of(link) == remote(one).id
        two = await sit_at(stack, host, tmp_path / "two", "Deux", join=link)
        visitor = await host.visitor()
        browser = await visitor.sit(remote(one).id)
        assert (await browser.ask("join", name="Trois"))["type"] == "done"
        await until(one, browser.seq)
        assert list(remote(one).names) == ["Un", "Deux", "Trois"]
        await one.pilot.press("enter")
        await browser.until_seq(4)
        for here in (one, two):
            await until(here, 4)
        chance = random.Random(game)
        for _ in range(_MOST_MOVES):
            if browser.view["status"] == "finished":
                break
            await play_on(host, [one, two], browser, chance, remote(one).id)
        table = await host.node.tables.load(remote(one).id)
        assert table.status == "finished"
        for here in (one, two):
            assert remote(here).outcome == table.outcome
            assert table.game is not None
            seats = [made.seat for made in table.game.moves]
            assert [made.seat for made in remote(here).made] == seats
            for _ in range(500):
                if "gagne" in here.window:
                    break
                await asyncio.sleep(0.01)
            assert "gagne" in here.window
            assert all(name in here.window for name in remote(here).names)


@story
async def test_a_refusal_of_the_server_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(serving(tmp_path))
        setup = Setup("topword", SHELF["topword"].options(), ("Un",), ("famille",))
        here = await sit_at(stack, host, tmp_path / "one", "Un", setup)
        while 0 not in remote(here).view(0).to_act:
            await asyncio.sleep(0.01)
        await here.pilot.pause()
        rack = rack_of(here, 0)
        await here.pilot.press(*(tile.lower() for tile in rack if tile != "QU"), "enter")
        while "règle TW" not in here.panel("expected"):
            await asyncio.sleep(0.01)
        assert here.laying.laid
        assert rack_of(here, 0) == rack
        assert "--join" in here.app.how_to_resume


@story
async def test_who_comes_back_has_the_same_seat(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(serving(tmp_path))
        setup = Setup("topword", SHELF["topword"].options(), ("Un",), ("famille",))
        async with AsyncExitStack() as first:
            here = await sit_at(first, host, tmp_path / "one", "Un", setup)
            link, rack = remote(here).link, rack_of(here, 0)
        again = await sit_at(stack, host, tmp_path / "one", "Un", join=link)
        assert remote(again).people == (0,)
        assert rack_of(again, 0) == rack
        stranger = await sit_at(stack, host, tmp_path / "two", "Deux", join=link)
        assert remote(stranger).people == ()
        assert rack_of(stranger, None) == ()


@story
async def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    server = Server("http://127.0.0.1:9", (), tmp_path, "fr")
    app = PlayApp(texts("fr"), server=server, join="abcdefgh1234", kept=KeptGames(tmp_path))
    async with app.run_test():
        while not app.failure:
            await asyncio.sleep(0.01)
    assert "Pas de réponse de http://127.0.0.1:9" in app.failure


def test_a_link_names_its_server() -> None:
    assert server_of("https://jeux.example/table/abcdefgh1234") == "https://jeux.example"
    assert server_of("abcdefgh1234") is None
