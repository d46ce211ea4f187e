"""Positions, dice and moves as text: read, written, read again; errors and their places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots.core.game import Game
from ludomots.games.mots_de_tete import Board, Options, Pass, write
from ludomots.games.mots_de_tete.grid import grids
from ludomots.games.mots_de_tete.notation import (
    read_board,
    read_die,
    read_move,
    write_board,
    write_move,
)
from tests.games.mots_de_tete.tables import DISQUE, EMPTY, EMPTY_13, EXAMPLE, NAME, table
from tests.games.tables import code_and_place, refusal, sentences, unreadable

OPTIONS = Options()
SHORT = Options(board=13)
BLACK = {(square.row - 1) * 17 + square.col - 1 for square in grids()[17].black}

boards = st.lists(st.sampled_from("..ABEZ"), min_size=289, max_size=289).map(
    lambda signs: Board("".join("." if at in BLACK else sign for at, sign in enumerate(signs)))
)


@pytest.mark.parametrize("text", [EMPTY, DISQUE, EXAMPLE])
def test_known_positions(text: str) -> None:
    """MT-02: rows from the top, black squares counted as empty ones."""
    assert write_board(read_board(text, OPTIONS)) == text
    assert Game.from_position(text, game=NAME).position == text


def test_the_small_grid() -> None:
    assert write_board(read_board(EMPTY_13, SHORT)) == EMPTY_13


@given(boards)
def test_any_board_is_read_as_it_was_written(board: Board) -> None:
    assert read_board(write_board(board), OPTIONS) == board


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "rows", 0),
        (EMPTY + "/17", "rows", len(EMPTY) + 3),
        (DISQUE.replace("5DISQUE6", "5DISQUE"), "row-length", 16),
        (DISQUE.replace("DISQUE", "DISQUÉ"), "character", 22),
        (DISQUE.replace("DISQUE", "DI#QUE"), "character", 19),
        (EMPTY.replace("17", "0A16", 1), "empty-squares", 1),
        (EMPTY.replace("17", "017", 1), "empty-squares", 1),
        (EMPTY.replace("17", "99999999999999999999", 1), "empty-squares", 1),
        (EMPTY.replace("17", "8A8", 1), "black-square", 2),
        ("A" * 5000, "too-long", 4097),
    ],
)
def test_bad_boards(text: str, code: str, position: int) -> None:
    """MT-32: among other things, nothing can be written on a black square."""
    assert code_and_place(read_board, text, OPTIONS) == (code, position)


def test_dice() -> None:
    """MT-05: from 1 to 6."""
    assert [read_die(str(die)) for die in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    for text in ("", "0", "7", "12", "A", "²"):
        assert unreadable(read_die, text).code == "die"


MOVES = {
    "6F DISQUE": write([(6, 6 + at, letter) for at, letter in enumerate("DISQUE")]),
    "L6 SO": write([(6, 12, "S"), (7, 12, "O")]),
    "7K N.TES": write([(7, 11, "N"), (7, 13, "T"), (7, 14, "E"), (7, 15, "S")]),
    "6L S": write([(6, 12, "S")]),
    "-": Pass(),
}


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_moves(text: str, move: object) -> None:
    """MT-09: with the row first it goes across, with the column first down."""
    assert read_move(text, OPTIONS) == move
    assert write_move(read_move(text, OPTIONS)) == text


@pytest.mark.parametrize("text", ["", "5D", "5D .A", "5D A.", "D5 b", "0D A", "-A", "DISQUE"])
def test_bad_moves(text: str) -> None:
    assert unreadable(read_move, text, OPTIONS).code == "writing"


@pytest.mark.parametrize(
    "letters", [[], [(1, 1, "A"), (2, 2, "B")], [(1, 0, "A")], [(1, 1, "A")] * 2]
)
def test_moves_that_cannot_be_written(letters: list[tuple[int, int, str]]) -> None:
    with pytest.raises(ValueError, match="letter"):
        write_move(write(letters))


SENTENCES = [
    ("L6 SOLO", "Le dé demande une lettre : vous en écrivez 4.",
     "The die asks for one letter: you write 4."),
    ("6F A", "F6 : il y a déjà une lettre.", "F6: there is a letter already."),
    ("7I A", "I7 : on n’écrit pas sur une case noire.",
     "I7: nothing is written on a black square."),
    ("6L X", "DISQUEX n’est pas dans le dictionnaire.", "DISQUEX is not in the dictionary."),
]  # fmt: skip


@pytest.mark.parametrize(("move", "french", "english"), SENTENCES)
def test_sentences(move: str, french: str, english: str) -> None:
    error = refusal(table(DISQUE, 1), move)
    assert sentences(error) == (french, english)


def test_any_position_can_be_drawn() -> None:
    """MT-04, MT-32: figures, colours and black squares; words that can be contested have small
    letters."""
    game = table(DISQUE, 1, check="contest")
    game.push("6L S")
    lines = str(game).splitlines()
    assert lines[6].split() == ["6", *"4321 2 D I S Q U E s 2 1 2 3 4".replace(" ", "")]
    assert lines[2].split() == ["2", *"3³2153¹141¹35"[:13], *"12³3"]
    assert lines[9].split()[7:12] == ["#"] * 5
    assert "> player 1" in str(game)
    assert "die 1" in str(game)
    html = game._repr_html_()
    assert html.count("<td") == 289
    assert "#fbe7b2" in html
    assert "<script" not in html
