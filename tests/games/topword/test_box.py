"""What is in the box, and how a game begins."""

from collections import Counter
from itertools import pairwise

import pytest

from ludomots.core.contract import Square
from ludomots.core.draws import Draws
from ludomots.core.game import new
from ludomots.games.topword import Options, Topword
from ludomots.games.topword.definition import all_tiles
from ludomots.games.topword.model import boards, letter_sets
from ludomots.games.topword.turns import nearest_to_a


def test_letters_of_the_french_box() -> None:
    """TW-03, TX-02, TW-Q3, TW-Q5: 100 tiles, one X and one Y, 8 I and 6 O, the Q written Qu."""
    counts = letter_sets()["french"]
    assert sum(counts.values()) == 100
    assert (counts["X"], counts["Y"], counts["I"], counts["O"]) == (1, 1, 8, 6)
    assert counts["QU"] == 1
    assert "Q" not in counts


def test_spare_blanks_are_not_in_the_bag() -> None:
    """TX-03: everything on the racks and in the bag is a letter."""
    game = new("topword", players=4, seed=1)
    assert all(tile.isalpha() for tile in all_tiles(Options(), game.state))
    assert len(all_tiles(Options(), game.state)) == 100


@pytest.mark.parametrize(("name", "tiles"), [("english", 100), ("short", 64)])
def test_other_letter_sets(name: str, tiles: int) -> None:
    """TW-Q8: the short game has 64 tiles."""
    assert sum(letter_sets()[name].values()) == tiles


@pytest.mark.parametrize(("side", "first", "last"), [(10, 5, 6), (8, 4, 5)])
def test_start_squares(side: int, first: int, last: int) -> None:
    """TW-01, TX-01, TW-Q8: two by two squares in the middle of the board."""
    assert boards()[side] == {Square(r, c) for r in (first, last) for c in (first, last)}
    assert first - 1 == side - last


def test_a_flat_board_at_the_start() -> None:
    """TX-04: it is empty, and as wide as it is high."""
    board = new("topword", seed=1).state.board
    assert board.is_empty
    assert len(board.piles) == board.side**2 == 100


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_racks(players: int) -> None:
    """TW-02, TW-04, TW-10, TX-08, TW-Q9: one to four players with 7 tiles each, blindly drawn."""
    one, same, other = (new("topword", players, seed=seed).state for seed in (1, 1, 2))
    assert list(map(len, one.racks)) == [7] * players
    assert one == same
    assert one.racks != other.racks


@pytest.mark.parametrize("players", [0, 5])
def test_too_few_or_too_many(players: int) -> None:
    """TW-02: there are four racks."""
    with pytest.raises(ValueError, match="1 to 4 players"):
        new("topword", players)


def test_start_draw() -> None:
    """TW-08, TX-07: the tile nearest to A starts. TW-09: it went back before the racks were drawn.

    TW-Q29: only the seats that tie draw again.
    """
    ties = 0
    for seed in range(60):
        state = new("topword", players=4, seed=seed).state
        rounds = state.start_draws
        ties += len(rounds) > 1
        assert [drawn.seat for drawn in rounds[0]] == [0, 1, 2, 3]
        for before, after in pairwise(rounds):
            assert tuple(drawn.seat for drawn in after) == nearest_to_a(before)
        assert nearest_to_a(rounds[-1]) == (state.turn,)
        assert len(all_tiles(Options(), state)) == 100
    assert ties


def test_start_draw_is_fair() -> None:
    """TW-04: over many games each seat starts about as often."""
    rules = Topword()
    starts = Counter(rules.start(4, Draws.from_seed(seed)).turn for seed in range(400))
    assert all(60 <= starts[seat] <= 140 for seat in range(4))


def test_qu_sorts_as_q() -> None:
    """TW-Q4: Qu comes after P and before R at the start draw."""
    assert sorted(["R", "QU", "P"]) == ["P", "QU", "R"]
