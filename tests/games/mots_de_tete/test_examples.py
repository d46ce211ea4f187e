"""The counting example of the rulebook, replayed."""

import pytest

from ludomots.games.mots_de_tete.text import read_board, write_board
from tests.games.mots_de_tete.tables import (
    EMPTY,
    EMPTY_13,
    EXAMPLE,
    points,
    rules_of,
    table,
    write_next,
)

TURNS = [
    ("6F DISQUE", {"DISQUE": 17}),
    ("L6 SOLO", {"SOLO": 11, "DISQUES": 21}),
    ("7K N.TES", {"NOTES": 17, "EN": 6}),
    ("O4 PEN.ER", {"PENSER": 11}),
]
TURNS_13 = ["4D DISQUE", "J4 SOLO", "5I N.TES", "M2 PEN.ER"]


def test_the_counting_example() -> None:
    """MT-Q1, MT-Q2, MT-19 to MT-22: MT-E1 to MT-E4 score 17, 32, 23 and 11."""
    game = table(EMPTY)
    totals = []
    for text, words in TURNS:
        before = sum(game.state.scores)
        game = write_next(game, text)
        assert points(game.state.stood.scored) == words
        totals.append(sum(game.state.scores) - before)
    assert totals == [17, 32, 23, 11]
    assert game.state.scores == (17 + 23, 32 + 11)
    assert game.position == EXAMPLE


def test_the_same_on_the_small_grid() -> None:
    """MT-Q2: the short grid is the core of the large one, so the example is the same there."""
    game = table(EMPTY_13, preset="short")
    for text, total in zip(TURNS_13, [17, 32, 23, 11], strict=True):
        game = write_next(game, text)
        assert game.state.stood.scored.total == total


@pytest.mark.parametrize("start", ["12E", "12B", "13D", "14H", "E10", "B2", "Q10", "J10"])
def test_penser_and_depenser(start: str) -> None:
    """MT-21, MT-Q9: MT-E5, PENSE lengthened on both sides counts all its eight squares, anywhere."""
    options = table().options
    across = start[0].isdigit()
    row, col = (int(start[:-1]), start[-1]) if across else (int(start[1:]), start[0])
    line = [
        (row, ord(col) - 64 + step) if across else (row + step, ord(col) - 64) for step in range(8)
    ]
    empty = read_board(EMPTY, options)  # type: ignore[arg-type]
    grid = [list(empty.letters[at : at + 17]) for at in range(0, 289, 17)]
    for (at_row, at_col), letter in zip(line[2:7], "PENSE", strict=True):
        grid[at_row - 1][at_col - 1] = letter
    text = write_board(type(empty)("".join("".join(signs) for signs in grid)))
    game = table(text, 3)
    scored = rules_of(game).preview(
        game.state.board, 3, game.kind.read_move(f"{start} DE.....R", game.options).letters
    )
    [word] = scored.words
    assert word.word == "DEPENSER"
    assert [(square.row, square.col) for square in word.squares] == line
    game.push(f"{start} DE.....R")
    stood = game.state.stood.scored
    assert stood.total - scored.total == sum(bonus.value for bonus in stood.bonuses)
