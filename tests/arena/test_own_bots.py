"""Bots of one's own: in a match by object, and by entry point wherever a player is named."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludomots
from ludomots.arena import Match, play_match
from ludomots.core import player
from ludomots.core.shelf import SHELF, players_of
from tests.in_process import ask

OWN = '''
import ludomots


class Mine:
    """Makes the move with the most points."""

    def __init__(self, seed=0):
        self.seed = seed

    def choose(self, view):
        return ludomots.legal_moves(view).best(1)[0]


class Typist(Mine):
    game = "typo"
'''
NAMES = """[ludomots.players]
topword:mine = own_bots:Mine
typist = own_bots:Typist
"""


class Rich:
    """Makes the move with the most points."""

    name = "rich"

    def choose(self, view: Any) -> Any:
        return ludomots.legal_moves(view).best(1)[0]


class Anything:
    """Makes any legal move."""

    def choose(self, view: Any) -> Any:
        return ludomots.legal_moves(view).sample(random.Random(str(view)))


class Lost:
    """Always says something that is no move."""

    def choose(self, view: Any) -> Any:
        del view
        return "bon jour!"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a package with two bots, as pip does."""
    (tmp_path / "own_bots.py").write_text(OWN)
    about = tmp_path / "own_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(NAMES)
    monkeypatch.syspath_prepend(tmp_path)
    player.found.cache_clear()
    yield tmp_path
    player.found.cache_clear()


@pytest.mark.parametrize("name", SHELF)
def test_by_object(name: str) -> None:
    result = play_match(Match(game=name, players=(Rich(), Anything()), games=2, pairs=True), jobs=1)
    assert [one.name for one in result.players] == ["rich", "Anything"]
    assert [one.refused for one in result.players] == [0, 0]
    assert result.share is not None


def test_processes_share_the_games() -> None:
    match = Match(game="topword", players=(Rich(), "debutant"), games=4, pairs=True)
    one, two = (play_match(match, jobs=jobs) for jobs in (1, 2))
    assert one.players == two.players
    assert one.share == two.share


def test_refused_moves_are_counted() -> None:
    result = play_match(Match(game="topword", players=(Lost(), "debutant"), games=1), jobs=1)
    assert result.players[0].refused > 2
    assert result.players[1].refused == 0


@pytest.mark.usefixtures("installed")
def test_by_entry_point() -> None:
    assert players_of("topword")[-1] == "mine"
    assert players_of("typo")[-1] == "typist"
    mine: Any = ludomots.player("topword", "mine", seed=5)
    assert mine.seed == 5
    result = play_match(Match(game="topword", players=("mine", "debutant"), games=2), jobs=1)
    assert result.players[0].refused == 0


@pytest.mark.usefixtures("installed")
def test_in_the_arena_command() -> None:
    command = "arena topword --players mine,debutant --games 2 --pairs --jobs 1 --json"
    assert '"name":"mine"' in ask(*command.split()).out


def test_a_bot_without_a_game(installed: Path) -> None:
    names = installed / "own_bots-1.0.dist-info" / "entry_points.txt"
    names.write_text("[ludomots.players]\nmine = own_bots:Mine\n")
    with pytest.raises(TypeError, match=r"'mine'.*does not say its game"):
        players_of("topword")
