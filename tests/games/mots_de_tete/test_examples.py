"""The counting example of the rulebook, replayed."""

import pytest

from ludomots.games.mots_de_tete import Board, Options, Word, Write, score
from ludomots.games.mots_de_tete.grid import grids
from ludomots.games.mots_de_tete.notation import write_board
from tests.games.mots_de_tete.tables import (
    EMPTY,
    EMPTY_13,
    EXAMPLE,
    letters,
    points,
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
    """MT-21, MT-Q7, MT-Q9: MT-E5, PENSE is five squares, then DEPENSER all eight, anywhere."""
    pense, around = letters(f"{start} XXPENSE")[2:], letters(f"{start} DE.....R")
    board = Board.empty(17).written(pense)
    [word] = score(Options(), board, pense).words
    assert (word.word, word.points) == ("PENSE", figures(word))
    game = table(write_board(board), 3)
    game.push(Write(around))
    scored = game.state.stood.scored
    [word] = scored.words
    assert (word.word, len(word.squares)) == ("DEPENSER", 8)
    assert scored.total == figures(word) + sum(bonus.value for bonus in scored.bonuses)


def figures(word: Word) -> int:
    """Return the sum of the figures under a word."""
    return sum(grids()[17].values.get(square, 0) for square in word.squares)
