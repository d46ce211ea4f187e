"""Positions, racks and moves as text: read, written, read again; errors and their places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots.core.game import Game
from ludomots.core.notation import BadText
from ludomots.games.topword import Board, Exchange, Options, Pass, place
from ludomots.games.topword.notation import (
    read_board,
    read_move,
    read_rack,
    write_board,
    write_move,
    write_rack,
)
from tests.games.tables import code_and_place, unreadable
from tests.games.topword.tables import EMPTY, FINAL, RATEAU, table

OPTIONS = Options()
EITHER = Options(q_tile="either")

tiles = st.sampled_from([*"ABCDEFGHIJKLMNOPRSTUVWXYZ", "Q", "QU"])
piles = st.lists(tiles, max_size=5).map(tuple)
boards = st.lists(st.one_of(st.just(()), piles), min_size=100, max_size=100).map(
    lambda found: Board(tuple(found))
)


@pytest.mark.parametrize("text", [EMPTY, RATEAU, FINAL])
def test_known_positions(text: str) -> None:
    assert write_board(read_board(text, OPTIONS)) == text


def test_the_top_of_a_pile_is_written_first() -> None:
    board = read_board(FINAL, OPTIONS)
    assert board.piles[51] == ("T", "B", "C")
    assert board.piles[0] == ()


@given(boards)
def test_any_board_is_read_as_it_was_written(board: Board) -> None:
    assert read_board(write_board(board), EITHER) == board


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "rows", 0),
        (EMPTY + "/10", "rows", len(EMPTY) + 3),
        (RATEAU.replace("3RATEAU1", "3RATEAU"), "row-length", 13),
        (RATEAU.replace("3RATEAU1", "3RATEAUX1"), "row-length", 13),
        (RATEAU.replace("RATEAU", "RÂTEAU"), "character", 15),
        (RATEAU.replace("RATEAU", "rATEAU"), "character", 14),
        (RATEAU.replace("RATEAU", "(R)ATEAU"), "pile", 14),
        (RATEAU.replace("RATEAU", "(RSATEAU"), "pile", 14),
        (RATEAU.replace("RATEAU", "(RSTLMN)ATEAU"), "pile-too-high", 14),
        (RATEAU.replace("10", "0X9", 1), "empty-squares", 1),
        (RATEAU.replace("10", "99999999999999999999", 1), "empty-squares", 1),
        ("A" * 5000, "too-long", 4097),
    ],
)
def test_bad_boards(text: str, code: str, position: int) -> None:
    assert code_and_place(read_board, text, OPTIONS) == (code, position)


def test_racks() -> None:
    assert read_rack("AQE", OPTIONS) == ("A", "QU", "E")
    assert write_rack(("A", "QU", "Q")) == "AQq"
    assert read_rack("Qq", Options(q_tile="Q")) == ("Q", "Q")
    assert read_rack("Qq", EITHER) == ("QU", "QU")
    for text, code in (("AB?", "character"), ("ABCDEFGH", "rack-size")):
        assert unreadable(read_rack, text, OPTIONS).code == code


MOVES = {
    "5D RATEAU": place([(5, 4 + at, tile) for at, tile in enumerate("RATEAU")]),
    "D6 IRE": place([(6, 4, "I"), (7, 4, "R"), (8, 4, "E")]),
    "6B TR.S": place([(6, 2, "T"), (6, 3, "R"), (6, 5, "S")]),
    "6B B": place([(6, 2, "B")]),
    "D5 B.S": place([(5, 4, "B"), (7, 4, "S")]),
    "10A QA": place([(10, 1, "QU"), (10, 2, "A")]),
    "A9 Aq": place([(9, 1, "A"), (10, 1, "Q")]),
    "-": Pass(),
    "-A": Exchange("A"),
    "-Q": Exchange("QU"),
    "-?": Exchange("?"),
}


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_moves(text: str, move: object) -> None:
    assert read_move(text, OPTIONS) == move
    assert write_move(read_move(text, OPTIONS)) == text


def test_a_single_tile_is_written_across() -> None:
    assert write_move(read_move("B6 B", OPTIONS)) == "6B B"


@pytest.mark.parametrize(
    "text", ["", "5D", "5D .A", "5D A.", "D5 b", "0D A", "5É A", "RATEAU", "--", "-AB", "5D  A"]
)
def test_bad_moves(text: str) -> None:
    assert unreadable(read_move, text, OPTIONS).code == "move"


@pytest.mark.parametrize(
    "tiles",
    [
        [],
        [(1, 1, "A"), (2, 2, "B")],
        [(1, 1, "A"), (2, 2, "B"), (3, 1, "C")],
        [(1, 0, "A")],
        [(1, 1, "A")] * 2,
    ],
)
def test_moves_that_cannot_be_written(tiles: list[tuple[int, int, str]]) -> None:
    with pytest.raises(ValueError, match="letter"):
        write_move(place(tiles))


def test_any_position_can_be_drawn() -> None:
    game = table(FINAL, ("QAE", "JK"))
    drawn = str(game)
    assert drawn.splitlines()[5].split() == ["5", "·", "A", "·", "B²", "A", "T", "E", "A", "U", "·"]
    assert "C³" in drawn
    assert "> player 1    0  Qu A E" in drawn
    assert "+" in str(table(EMPTY))
    html = game._repr_html_()
    assert html.count("<td") == 100
    assert "C<sup>3</sup>" in html
    assert "<script" not in html


def test_an_open_play_is_drawn_in_small_letters() -> None:
    game = table(RATEAU, ("IRE", "A"), check="contest")
    game.push("D6 IRE")
    assert [line.split()[4] for line in str(game).splitlines()[6:9]] == ["i", "r", "e"]
    assert "#fbe7b2" in game._repr_html_()


def test_position_of_a_game() -> None:
    assert Game.from_position(FINAL).position == FINAL
    assert FINAL in repr(Game.from_position(FINAL))


@pytest.mark.parametrize("row", ["0", "00010", "010", "55", "19A", "A0123456789"])
def test_numbers_of_empty_squares_are_written_in_one_way(row: str) -> None:
    with pytest.raises(BadText):
        Game.from_position("/".join([row, *["10"] * 9]))
