"""Tables of a real server: two terminals and a browser at one table."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from ludomots.client import server_of, table_id_of
from ludomots.core.shelf import SHELF
from ludomots.terminal.play.app import PlayApp, WaitingScreen
from ludomots.terminal.play.command import Wish
from ludomots.terminal.play.kept import KeptGames, Setup
from ludomots.terminal.play.remote import RemoteTable
from ludomots.texts import texts
from tests.server.stories import Server as Host
from tests.server.stories import serving
from tests.story import story
from tests.tables.stories import some_move
from tests.terminal.stories import Sitting

_MOST_MOVES = 400


def remote(here: Sitting) -> RemoteTable:
    """Return the table of the server that somebody sits at."""
    assert isinstance(here.app.table, RemoteTable)
    return here.app.table


async def until(here: Sitting, is_so: Callable[[Sitting], bool]) -> None:
    """Wait until a terminal shows something."""
    for _ in range(1000):
        if is_so(here):
            return
        assert here.app._exception is None
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come")


def has_seen(seq: int) -> Callable[[Sitting], bool]:
    """Return whether a terminal has seen a number of events."""
    return lambda here: remote(here).client.seq >= seq


async def sit_at(
    stack: AsyncExitStack,
    host: Host,
    folder: Path,
    name: str,
    setup: Setup | None = None,
    join: str | None = None,
) -> Sitting:
    """Start a terminal that opens a table of the server, or follows an invitation."""
    wish = Wish(names=(name,), server=f"http://127.0.0.1:{host.port}", join=join)
    games = KeptGames(folder / "games")
    app = PlayApp(texts("fr"), wish, setup, folder=folder, games=games, strict=True)
    pilot = await stack.enter_async_context(app.run_test(size=(80, 24)))
    here = Sitting(app, pilot)
    await until(here, lambda _: app.table is not None or isinstance(app.screen, WaitingScreen))
    return here


def new_table(game: str, free: int = 0) -> Setup:
    """Return a table of one person, with a computer player or with open seats."""
    preset = {"mots-de-tete": "short", "typo": "checked"}.get(game, "french")
    levels = () if free else ("famille",)
    return Setup(game=game, preset=preset, people=("Un",), levels=levels, free=free)


@pytest.mark.parametrize("game", ["topword", "typo"])
@story
async def test_two_terminals_type_a_game_to_its_end(game: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(serving(tmp_path))
        one = await sit_at(stack, host, tmp_path / "one", "Un", new_table(game, free=1))
        assert isinstance(one.app.screen, WaitingScreen)
        client = one.app.screen.client
        two = await sit_at(stack, host, tmp_path / "two", "Deux", join=client.link)
        await until(one, lambda _: client.names == ["Un", "Deux"])
        await one.pilot.press("enter")
        both = (one, two)
        for here in both:
            await until(here, lambda one: isinstance(one.app.table, RemoteTable))
        chance, table_id = random.Random(game), client.id
        for count in range(_MOST_MOVES):
            table = await host.node.tables.load(table_id)
            if table.status == "finished":
                break
            seat = chance.choice(table.to_act)
            text = table.kind.notation.write_move(some_move(table, seat, chance))
            here = both[seat]
            with here.app._context():  # two programs run in this process
                assert remote(here).preview(seat, text)
                here.screen.typed.value = text
                here.screen.on_input_submitted()
            await until(here, has_seen(table.seq + 1))
            now = (await host.node.tables.load(table_id)).seq
            for other in both:
                await until(other, has_seen(now))
            if count % 10 == 0:
                await here.pilot.pause()
                board = remote(here).drawing(seat).board
                real = (await host.node.tables.load(table_id)).game
                assert real is not None
                names = remote(here).names
                drawn = table.kind.drawing(table.rules.options, real.state, texts("fr"), names)
                assert board == drawn.board
                assert remote(here).drawing(seat).hands[seat] == drawn.hands[seat]
        assert table.status == "finished"
        for here in both:
            await until(here, lambda one: "gagne" in one.window)
            assert all(name in here.window for name in ("Un", "Deux"))


@story
async def test_a_refusal_of_the_server_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(serving(tmp_path))
        here = await sit_at(stack, host, tmp_path / "one", "Un", new_table("topword"))
        await until(here, lambda _: 0 in remote(here).view(0).to_act)
        await here.pilot.pause()
        letters = "".join(tile for tile in remote(here).view(0).rack if tile != "QU")  # type: ignore[attr-defined]
        await here.pilot.press(*"5a ", *letters.lower(), "enter")
        await until(here, lambda _: "règle TW" in here.said)
        assert here.screen.typed.value == f"5a {letters.lower()}"
        assert "--join" in remote(here).how_to_return
        await here.pilot.press("escape", "f3")
        await until(here, lambda _: bool(here.screen.typed.value))
        count = len(remote(here).client.made)
        await here.pilot.press("enter")
        await until(here, lambda _: len(remote(here).client.made) > count)


@story
async def test_who_comes_back_has_the_same_seat(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(serving(tmp_path))
        async with AsyncExitStack() as first:
            here = await sit_at(first, host, tmp_path / "one", "Un", new_table("topword"))
            link, hand = remote(here).client.link, remote(here).drawing(0).hands[0]
        again = await sit_at(stack, host, tmp_path / "one", "Un", join=link)
        assert remote(again).people == (0,)
        assert remote(again).drawing(0).hands[0] == hand
        stranger = await sit_at(stack, host, tmp_path / "two", "Deux", join=link)
        assert remote(stranger).people == ()
        await stranger.pilot.pause()
        assert stranger.hand == ""


@story
async def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    wish = Wish(server="http://127.0.0.1:9", join="abcdefgh1234")
    app = PlayApp(texts("fr"), wish, folder=tmp_path)
    async with app.run_test():
        while not app.failure:
            await asyncio.sleep(0.01)
    assert "Pas de réponse de http://127.0.0.1:9" in app.failure


def test_a_link_names_its_server_and_its_table() -> None:
    assert server_of("https://jeux.example/table/abcdefgh1234") == "https://jeux.example"
    assert server_of("abcdefgh1234") is None
    assert table_id_of("https://jeux.example/table/abcdefgh1234?lang=fr") == "abcdefgh1234"


def test_moves_are_sent_as_the_protocol_has_them() -> None:
    for kind in SHELF.values():
        for name, move in kind.plain_moves:
            assert msgspec.to_builtins(move) == {"type": name}
