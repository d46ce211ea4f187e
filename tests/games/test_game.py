"""The facade: a game as one object."""

import doctest
from types import ModuleType

import pytest

from ludomots.core import game as game_module
from ludomots.core import notation, options
from ludomots.core.contract import TABLE, IllegalMove
from ludomots.core.game import Game, new
from ludomots.games.topword import Pass, Place, Withdraw, model
from tests import rules
from tests.games.topword.tables import RATEAU


@pytest.mark.parametrize("module", [game_module, notation, options, model, rules])
def test_examples_in_docstrings(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert (found.failed, found.attempted > 0) == (0, True)


def test_push_and_pop() -> None:
    game = new("topword", players=3, seed=7)
    start = game.state
    for _ in range(6):
        game.push(next(iter(game.legal_moves)))
    seats = [seat for seat, _ in game.moves]
    assert seats == [(start.turn + step) % 3 for step in range(6)]
    for _ in range(6):
        game.pop()
    assert game.state == start
    with pytest.raises(IndexError):
        game.pop()


def test_legal_moves() -> None:
    game = Game.from_position(RATEAU, "IRE")
    assert len(game.legal_moves) == len(list(game.legal_moves)) > 2
    assert Pass() in game.legal_moves
    assert Withdraw() in game.legal_moves
    assert Withdraw() not in list(game.legal_moves)
    assert game.kind.notation.read_move("5D Z", game.options) not in game.legal_moves
    assert not game.legal_moves_of(1)
    assert game.legal_moves_of(TABLE)


def test_bluffs_are_legal_where_words_are_contested() -> None:
    game = Game.from_position(RATEAU, "IRX", check="contest")
    bluff = game.kind.notation.read_move("D6 IRX", game.options)
    assert bluff in game.legal_moves
    assert bluff not in list(game.legal_moves)


def test_options_in_python_and_json_names() -> None:
    one = new("topword", seed=1, keep_one_letter=True)
    two = new("topword", seed=1, keepOneLetter=True)
    assert one.options == two.options
    assert one.state == two.state


def test_unknown_game() -> None:
    with pytest.raises(ValueError, match="topword"):
        new("scrabble")


def test_illegal_push_changes_nothing() -> None:
    game = Game.from_position(RATEAU, "IRE")
    with pytest.raises(IllegalMove):
        game.push("D6 ZZZ")
    assert game.moves == ()


def test_studies() -> None:
    game = Game.from_position(RATEAU, ["IRE", "BST"], players=3)
    assert [len(rack) for rack in game.state.racks] == [3, 3, 7]
    assert any(isinstance(move, Place) for move in game.legal_moves)
    with pytest.raises(ValueError, match="1 to 4"):
        Game.from_position(RATEAU, ["A"] * 5)
