"""Tiles being laid: a cursor, letters, and everything that can be taken back."""

import pytest

from ludomots.core.contract import IllegalMove, Square
from ludomots.games.topword import Board, Options, place
from ludomots.games.topword.notation import read_board, write_move
from ludomots.games.topword.terminal.cells import DAY, LARGE, MEDIUM, SIZES, Cell, draw
from ludomots.games.topword.terminal.laying import Laying
from ludomots.widgets.grid.view import Size
from ludomots.widgets.marks import Mark
from ludomots.widgets.rack import in_order

RATEAU = "10/10/10/10/3RATEAU1/10/10/10/10/10"


def laying(rack: str, board: str = RATEAU, q_tile: str = "QU") -> Laying:
    options = Options(q_tile=q_tile)  # type: ignore[arg-type]
    tiles = ["QU" if letter == "Q" else letter for letter in rack]
    return Laying(options, read_board(board, options), tiles)


def type_at(one: Laying, square: Square, letters: str, *, down: bool = False) -> str:
    one.cursor.go_to(square)
    if down:
        one.cursor.turn()
    for letter in letters:
        one.cursor.go_on() if letter == "." else one.type(letter)
    return write_move(one.move)


def test_letters_cover_and_letters_that_are_there_stay() -> None:
    """TW-17: the same letter is never laid again, so typing it keeps it."""
    assert type_at(laying("BISESTU"), Square(5, 4), "BATEAU") == "5D B"
    assert type_at(laying("BISESTU"), Square(5, 4), "B.T") == "5D B"
    assert type_at(laying("IREBSTU"), Square(6, 4), "IRE", down=True) == "D6 IRE"


def test_backspace_and_escape() -> None:
    one = laying("IREBSTU")
    type_at(one, Square(6, 4), "IRE", down=True)
    assert one.slots == [False, False, False, True, True, True, True]
    one.take_back()
    assert one.cursor.square == Square(8, 4)
    assert write_move(one.move) == "D6 IR"
    one.clear()
    assert one.laid == []
    assert one.cursor.square == Square(6, 4)
    one.take_back()
    assert one.laid == []


def test_a_tile_typed_over_ones_own_replaces_it() -> None:
    one = laying("IREBSTU")
    type_at(one, Square(6, 4), "I", down=True)
    assert type_at(one, Square(6, 4), "R") == "6D R"
    assert sum(one.slots) == 6


def test_a_tile_that_is_not_there_is_refused() -> None:
    """TW-06"""
    with pytest.raises(IllegalMove, match="tile-not-on-rack"):
        type_at(laying("IREBSTU"), Square(6, 4), "II")


def test_the_edge_is_not_typed_over() -> None:
    one = laying("IREBSTU")
    with pytest.raises(IllegalMove, match="off-board"):
        type_at(one, Square(6, 9), "IRE")
    assert len(one.laid) == 2
    one.cursor.step(0, 1)
    assert one.cursor.square == Square(6, 10)


def test_q_lays_qu_and_may_become_q() -> None:
    """TW-Q4"""
    assert type_at(laying("QI"), Square(6, 4), "QI") == "6D QI"
    one = laying("QI", q_tile="either")
    type_at(one, Square(6, 4), "Q")
    assert one.laid[0].tile == "QU"
    one.type("Q")
    assert one.laid[0].tile == "Q"
    with pytest.raises(IllegalMove):
        laying("I").type("Q")


def test_a_whole_play_is_laid_at_once() -> None:
    one = laying("IREBSTU")
    one.lay_all(place([(6, 4, "I"), (7, 4, "R"), (8, 4, "E")]).tiles)
    assert one.cursor.across is False
    assert sum(one.slots) == 4


def test_the_rack_keeps_its_order() -> None:
    assert in_order(["T", "A", "S", "A"], ["A", "B", "T"]) == ["T", "A", "B"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("face", ["", "A", "Qu"])
@pytest.mark.parametrize("height", range(1, 6))
def test_no_sign_is_a_colour_alone(size: Size, mark: Mark, face: str, height: int) -> None:
    """Squares that differ in letter, height, mark or cursor differ in characters."""

    def text(cell: Cell) -> str:
        lines = draw(cell, size, DAY)
        for line in lines:
            assert sum(len(part) for part, _ in line) == size.width
        return "\n".join("".join(part for part, _ in line) for line in lines)

    cell = Cell(face, height if face else 0, mark)
    if face:
        assert face in text(cell)
        assert text(cell) != text(cell._replace(height=height % 5 + 1))
        assert text(cell) != text(cell._replace(mark=Mark.NONE)) or mark is Mark.NONE
    assert "→" in text(cell._replace(cursor="→"))
    assert "+" in text(Cell(is_start=True)) != text(Cell())


def test_an_empty_board_has_a_cursor_in_its_centre() -> None:
    one = Laying(Options(board=8, letters="short"), Board.empty(8), [])
    assert one.cursor.square == Square(4, 4)
    assert LARGE.height > MEDIUM.height
