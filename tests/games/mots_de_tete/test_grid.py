"""The printed grids, the die, and how a game begins."""

from collections import Counter
from itertools import pairwise

import pytest

from ludomots.core.contract import Square
from ludomots.core.game import new
from ludomots.games.mots_de_tete.grid import DICE, grids, neighbours
from ludomots.games.mots_de_tete.turns import highest
from tests.games.mots_de_tete.tables import NAME, table

KNOWN = {
    (0, 3): 1, (1, 3): 5, (2, 3): 1, (3, 3): 4, (2, 2): 5, (2, 4): 5, (2, 5): 5,
    (0, 6): 1, (1, 6): 3, (2, 6): 1, (3, 6): 2, (4, 6): 1, (5, 6): 3,
}  # fmt: skip
"""What the example fixes, by the two distances to the centre, the smaller first."""

SIDES = [17, 13]


@pytest.mark.parametrize("side", SIDES)
def test_known_squares(side: int) -> None:
    """MT-Q2, MT-02: 97 squares are known, the centre's cross among them; the others are ours."""
    grid, middle = grids()[side], (side + 1) // 2
    assert len(grid.known) == 97
    for square in grid.known:
        near, far = sorted((abs(square.row - middle), abs(square.col - middle)))
        if near == 0 and far <= 2:
            assert square in grid.cross
        else:
            assert grid.values[square] == KNOWN[near, far]
    assert len(grid.cross) == 9


@pytest.mark.parametrize("side", SIDES)
def test_every_square_is_of_one_kind(side: int) -> None:
    """MT-04, MT-23, MT-Q3: a figure, a colour or black; the grid looks the same from all sides."""
    grid = grids()[side]
    kinds = [*grid.values, *grid.colours, *grid.black]
    assert len(kinds) == len(set(kinds)) == side * side
    assert set(grid.values.values()) == {1, 2, 3, 4, 5}
    for square in kinds:
        for turned in (Square(square.col, square.row), Square(square.row, side + 1 - square.col)):
            assert grid.values.get(turned) == grid.values.get(square)
            assert grid.colours.get(turned) == grid.colours.get(square)
            assert (turned in grid.black) == (square in grid.black)


def test_colours() -> None:
    """MT-04, MT-26 to MT-28: 12 orange, 8 yellow and 4 red squares; 1, 2 and 3 rolls."""
    assert Counter(grids()[17].colours.values()) == {"orange": 12, "yellow": 8, "red": 4}
    assert DICE == {"orange": 1, "yellow": 2, "red": 3}


@pytest.mark.parametrize("side", SIDES)
def test_start_squares(side: int) -> None:
    """MT-11, MT-Q12: the white squares that share a side with the cross."""
    grid = grids()[side]
    assert Square((side + 1) // 2 - 3, (side + 1) // 2) in grid.start
    assert all(grid.cross & {*neighbours(square)} for square in grid.start)
    assert not grid.start & grid.black
    assert len(grid.start) == 16


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players(players: int) -> None:
    """MT-01, MT-51: one to four, on a wiped grid, without points."""
    state = new(NAME, players, seed=1).state
    assert state.scores == (0,) * players
    assert state.board.is_empty
    assert state == new(NAME, players, seed=1).state


@pytest.mark.parametrize("players", [0, 5])
def test_too_few_or_too_many(players: int) -> None:
    """MT-01: one to four."""
    with pytest.raises(ValueError, match="1 to 4 players"):
        new(NAME, players)


def test_who_starts() -> None:
    """MT-Q19: the highest roll; only the seats that tie roll again."""
    ties = 0
    for seed in range(60):
        state = new(NAME, players=3, seed=seed).state
        rounds = state.start_rolls
        ties += len(rounds) > 1
        assert [one.seat for one in rounds[0]] == [0, 1, 2]
        for before, after in pairwise(rounds):
            assert tuple(one.seat for one in after) == highest(before)
        assert highest(rounds[-1]) == (state.turn,) == (state.first,)
    assert ties


def test_the_die() -> None:
    """MT-05, MT-08: one to six, equally likely, rolled when the turn begins."""
    dice = Counter(new(NAME, 1, seed=seed, preset="printed").state.die for seed in range(600))
    assert sorted(dice) == [1, 2, 3, 4, 5, 6]
    assert min(dice.values()) > 60
    game = table(die=3)
    game.push("-")
    assert game.state.die in range(1, 7)
    assert game.state.draws != table(die=3).state.draws


def test_a_one_on_the_empty_grid() -> None:
    """MT-Q10: it is rolled again, as no word has one letter; as printed it is a pass. It is never
    rolled again on a written grid."""
    printed = [new(NAME, 2, seed=seed, preset="printed").state for seed in range(80)]
    again = [new(NAME, 2, seed=seed).state for seed in range(80)]
    assert any(state.die == 1 for state in printed)
    assert all(state.die > 1 for state in again)
    for one, other in zip(printed, again, strict=True):
        assert other.rolls[0] == one.die
        assert set(other.rolls[:-1]) <= {1}
    game = table(die=1)
    assert [game.text(move) for move in game.legal_moves] == ["-"]
    board = "/".join(["17"] * 16 + ["A16"])
    written = [table(board, seed=seed) for seed in range(40)]
    assert any(game.state.die == 1 for game in written)
