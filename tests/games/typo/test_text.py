"""Positions, hands and moves as text: read, written, read again; errors and their places."""

import pytest

from ludomots.games.typo import Announce, Cannot, Choose, Options
from ludomots.games.typo.notation import read_hand, read_move, read_position, write_move
from tests.games.tables import code_and_place, unreadable
from tests.games.typo.tables import EXAMPLE, table

OPTIONS = Options()


@pytest.mark.parametrize(
    "text",
    [
        "A/B/C/D",
        EXAMPLE,
        f"{EXAMPLE} FSTV",
        f"{EXAMPLE} .S.V",
        f"{EXAMPLE} Z-A",
        f"{EXAMPLE} @2",
        f"{EXAMPLE} .STVXZ Z-A @6",
    ],
)
def test_positions(text: str) -> None:
    """TY-12, TY-29: rows, open cards, the direction of the alphabet and the dictionary."""
    assert table(text).position == text


def test_a_card_face_down_is_in_no_position() -> None:
    """TY-10: a position holds only what everybody sees."""
    game = table(EXAMPLE, ["FA", "SA"])
    game.push("F", 0)
    assert game.position == EXAMPLE
    game.push("S", 1)
    assert game.position == f"{EXAMPLE} FS"


def test_the_card_that_was_chosen_is_held_until_all_are_open() -> None:
    """TY-10: records show a hand only while its seat chooses; a review shows what was hidden."""
    game = table(EXAMPLE, ["FA", "SA"])
    notation = game.kind.notation
    game.push("F", 0)
    assert [notation.write_hand(game.state, seat) for seat in (0, 1)] == ["", "AS"]
    assert [notation.held(game.state, seat) for seat in (0, 1)] == [("A", "F"), ("A", "S")]
    game.push("S", 1)
    assert [notation.write_hand(game.state, seat) for seat in (0, 1)] == ["F", ""]
    assert [notation.held(game.state, seat) for seat in (0, 1)] == [("A",), ("A",)]


def test_a_word_that_waits_is_in_no_position() -> None:
    """TY-21: its card still lies open before its player."""
    game = table(f"{EXAMPLE} FS", check="contest")
    game.push("+1 FRONT")
    assert game.position == f"{EXAMPLE} FS"


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("", "row-count", 0),
        ("A/B/C", "row-count", 5),
        ("A/B/C/D/E", "row-count", 9),
        ("A//C/D", "row-empty", 3),
        ("A/B/C/é", "character", 7),
        ("A/B/C/D F", "position-part", 9),
        ("A/B/C/D ..", "position-part", 9),
        ("A/B/C/D ABCDEFG", "position-part", 9),
        ("A/B/C/D  FS", "position-part", 9),
        ("A/B/C/D @2 Z-A", "position-part", 12),
        ("A/B/C/D Z-A FS", "position-part", 13),
        ("A/B/C/D @1", "position-part", 9),
        ("A/B/C/D @7", "position-part", 9),
        ("A" * 5000, "too-long", 4097),
    ],
)
def test_bad_positions(text: str, code: str, position: int) -> None:
    """TY-03: there are four rows, and none is empty."""
    assert code_and_place(read_position, text) == (code, position)


def test_hands() -> None:
    """TY-04: letters in any order."""
    assert read_hand("TSA") == ("A", "S", "T")
    assert code_and_place(read_hand, "AbC") == ("character", 2)


MOVES = {
    "F": Choose("F"),
    "*": Choose("*"),
    "+1 FRONTIERE": Announce(1, "left", "FRONTIERE"),
    "2+ ELASTIQUE": Announce(2, "right", "ELASTIQUE"),
    "-3": Cannot(3),
}


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_moves(text: str, move: object) -> None:
    """TY-09, TY-12, TY-17: the sign stands on the side where the card goes."""
    assert read_move(text, OPTIONS) == move
    assert write_move(read_move(text, OPTIONS)) == text


def test_words_are_folded() -> None:
    """TY-Q22: accents do not count, written either way."""
    assert read_move("+1 frontière", OPTIONS) == MOVES["+1 FRONTIERE"]
    assert write_move(Announce(1, "left", "frontière")) == "+1 FRONTIERE"


@pytest.mark.parametrize("text", ["", "-", "f", "FF", "1 FRONT", "+1+ FRONT", "+1", "-0"])
def test_bad_moves(text: str) -> None:
    assert unreadable(read_move, text, OPTIONS).code == "announcing"


def test_a_word_has_only_letters() -> None:
    assert unreadable(read_move, "+1 A-B", OPTIONS).code == "announced-word"


def test_any_position_can_be_drawn() -> None:
    """TY-12, TY-14, TY-21: rows, whose turn it is, who has the dictionary, the word that waits."""
    game = table(f"{EXAMPLE} FS Z-A @2", check="contest")
    assert "> player 2 *" in str(game)
    assert "from Z to A" in str(game)
    game.push("2+ ELASTIQUE")
    assert str(game).splitlines()[1] == "2  E L A s"
    assert "ELASTIQUE?" in str(game)
    html = game._repr_html_()
    assert html.count("<td") == 17
    assert "#fbe7b2" in html
    assert "<script" not in html
