"""The bot of docs/write-a-bot.md, installed as the guide says: arena, server, terminal."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import ludomots
from ludomots.core import player
from ludomots.core.shelf import SHELF, levels_of, players_of
from ludomots.tables.events import Moved
from ludomots.tables.sentences import steps_of
from ludomots.terminal.play.command import Wish, setup_of
from ludomots.terminal.play.local import make_player
from ludomots.texts import texts
from tests.in_process import ask
from tests.server.stories import serving
from tests.story import story
from tests.tables.stories import some_move
from tests.terminal.stories import sit

GUIDE = (Path(__file__).parent.parent / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """Return the one code block of a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    return str(found)


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the package of the guide: its module, and the entry points of its pyproject.toml."""
    project = tomllib.loads(block("toml"))["project"]
    (tmp_path / "my_bot.py").write_text(block("python"), encoding="utf-8")
    about = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    name, version = project["name"], project["version"]
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        f"[{group}]\n" + "".join(f"{one} = {where}\n" for one, where in named.items())
        for group, named in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("".join(lines))
    monkeypatch.syspath_prepend(tmp_path)
    player.found.cache_clear()
    yield
    player.found.cache_clear()


def test_in_the_arena_it_beats_debutant() -> None:
    (command,) = re.findall(r"^    ludomots (arena .*)$", GUIDE, re.MULTILINE)
    answer = ask(*command.split(), "--jobs", "1", "--json")
    result = json.loads(answer.out)
    assert [one["name"] for one in result["players"]] == ["hungry", "debutant"]
    assert "refused" not in result["players"][0]
    _, low, _ = result["share"]
    assert low > 0.5


@story
async def test_at_a_table_of_a_server(tmp_path: Path) -> None:
    (seat,) = re.findall(r"`(\{\"type\": \"bot\".*?\})`", GUIDE)

    async with serving(tmp_path) as server:
        visitor = await server.visitor()
        socket = await visitor.sit(await visitor.open("topword", json.loads(seat)))
        await server.settle()
        table = await server.node.tables.load(socket.view["id"])
        await socket.until_seq(table.seq)
        move = msgspec.to_builtins(some_move(table, 0))
        assert (await socket.ask("play", seat=0, move=move))["type"] == "done"
        await server.settle()
        table = await server.node.tables.load(table.id)
        moved = [entry.event for entry in table.entries if isinstance(entry.event, Moved)]
        assert {one.seat for one in moved} == {0, 1}
        assert table.to_act == (0,)


@story
async def test_in_the_terminal(tmp_path: Path) -> None:
    """The person passes, and the bot lays its best word."""
    for seed in range(99):
        setup = setup_of(Wish("topword", ("hungry",), 1, seed=str(seed)), texts("fr"))
        async with sit(tmp_path / "games", setup, make=make_player) as here:
            if here.moves:
                continue
            await here.press("f6", "enter")
            passed, laid = steps_of(here.table.table)
            assert (passed.seat, laid.seat) == (0, 1)
            finder, rules = SHELF["topword"].finder, here.table.rules
            assert laid.move == finder.best(rules, laid.before, 1, 1)[0]
            return
    raise AssertionError("the bot always begins")


def test_its_name_is_known_wherever_players_are_named() -> None:
    assert "hungry" in players_of("topword")
    assert "hungry" not in players_of("typo")
    assert levels_of("topword")[-1] == "hungry"
    game = ludomots.new("topword", seed=7)
    seat = game.to_act[0]
    move = ludomots.player("topword", "hungry").choose(game.view(seat))
    assert move == game.legal_moves.best(1)[0]
