"""Positions, hands and moves as text: read, written, read again; errors and their places."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots.core.explain import explain
from ludomots.core.notation import BadText
from ludomots.games.typo import Announce, Cannot, Choose, Options
from ludomots.games.typo.text import read_hand, read_move, read_position, write_move
from ludomots.texts import LANGUAGES, texts
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
    with pytest.raises(BadText) as caught:
        read_position(text)
    assert (caught.value.code, caught.value.position) == (code, position)
    assert all(explain(caught.value, texts(language)) for language in LANGUAGES)


def test_hands() -> None:
    """TY-04: letters in any order."""
    assert read_hand("TSA") == ("A", "S", "T")
    with pytest.raises(BadText) as caught:
        read_hand("AbC")
    assert (caught.value.code, caught.value.position) == ("character", 2)


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


@pytest.mark.parametrize("text", ["?", "=", "leave", "close", "time"])
def test_signs(text: str) -> None:
    assert write_move(read_move(text, OPTIONS)) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "announcing"),
        ("-", "announcing"),
        ("f", "announcing"),
        ("FF", "announcing"),
        ("1 FRONT", "announcing"),
        ("+1+ FRONT", "announcing"),
        ("+1", "announcing"),
        ("-0", "announcing"),
        ("+1 A-B", "announced-word"),
    ],
)
def test_bad_moves(text: str, code: str) -> None:
    with pytest.raises(BadText) as caught:
        read_move(text, OPTIONS)
    assert caught.value.code == code
    assert all(explain(caught.value, texts(language)) for language in LANGUAGES)


@given(st.one_of(st.text(max_size=40), st.text("ABZ/ .@2-+", max_size=20)))
def test_any_text(text: str) -> None:
    """Every text is read as a position or a move, or raises ``BadText``; nothing else happens."""
    for read in (read_position, lambda one: read_move(one, OPTIONS)):
        position = 0
        try:
            read(text)
        except BadText as error:
            position = error.position
        assert 0 <= position <= len(text) + 1


@given(st.text("FAE12+-*?= ", max_size=10))
def test_any_text_as_a_move(text: str) -> None:
    """The rulebook accepts or refuses a move that could be read; nothing else happens."""
    game = table(f"{EXAMPLE} FS")
    try:
        move = read_move(text, OPTIONS)
    except BadText:
        return
    assert isinstance(move in game.legal_moves, bool)
    assert read_move(write_move(move), OPTIONS) == move


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
