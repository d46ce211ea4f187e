"""Where letters may be written, and which words are good."""

import pytest

from ludomots.core.notation import square_name
from ludomots.games.mots_de_tete import Write, write
from ludomots.games.mots_de_tete.model import Written
from tests.games.mots_de_tete.tables import DISQUE, EMPTY, points, preview, table
from tests.games.tables import refusal


def test_one_word_or_several() -> None:
    """MT-06, MT-12, MT-15, MT-16, MT-20: lengthening and crossing at once makes two words."""
    game = table(DISQUE, 4)
    game.push("L6 SOLO")
    assert points(game.state.stood.scored) == {"SOLO": 11, "DISQUES": 21}


def test_along_a_word() -> None:
    """MT-13, MT-35: ON above UE makes OU and NE; every word read must be good, both ways."""
    game = table(DISQUE, 2)
    assert set(points(preview(game, "5J ON"))) == {"ON", "OU", "NE"}
    error = refusal(game, "5J IL")
    assert (error.code, error.words) == ("word-unknown", ("IU",))
    game.push("5J ON")


def test_exactly_the_number_on_the_die() -> None:
    """MT-05, MT-14, MT-Q7: letters written count, old ones do not."""
    game = table(DISQUE, 3)
    for text, count in (("L6 SOLO", 4), ("6L S", 1)):
        error = refusal(game, text)
        assert (error.code, error.rule) == ("wrong-count", "MT-14")
        assert (error.values["die"], error.values["count"]) == (3, count)
    game = table(DISQUE, 1)
    game.push("6L S")
    assert points(game.state.stood.scored) == {"DISQUES": 21}


def test_letters() -> None:
    """MT-03, MT-10: capitals, one on each square, and no limit for any letter."""
    game = table(DISQUE, 1)
    for letter in ("s", "É", "QU", "", "1"):
        error = refusal(game, Write((Written(6, 12, letter),)))
        assert (error.code, error.rule) == ("no-capital", "MT-10")
    assert refusal(game, "6F A").code == "square-taken"
    double = Write((Written(6, 12, "S"), Written(6, 12, "S")))
    assert refusal(table(DISQUE, 2), double).code == "square-taken"
    assert refusal(game, Write(())).code == "no-letter"
    many = table(EMPTY, 6)
    many.push("6H ASSISE")
    assert many.state.board.letters.count("S") == 3


def test_off_the_grid() -> None:
    """MT-02: nothing beyond the border."""
    error = refusal(table(DISQUE, 3), "6P ABC")
    assert (error.code, [square_name(square) for square in error.squares]) == ("off-board", ["R6"])


@pytest.mark.parametrize("text", ["7H AI", "I7 AI", "9H AI", "9F AI"])
def test_black_squares(text: str) -> None:
    """MT-32: the squares of the cross stay black."""
    error = refusal(table(EMPTY, 2), text)
    assert (error.code, error.rule) == ("black-square", "MT-32")


def test_black_squares_end_words() -> None:
    """MT-Q13: MUR ends at the cross; what is on its other side does not touch it."""
    game = table(EMPTY, 3)
    game.push("7F MUR")
    assert points(game.state.stood.scored) == {"MUR": 1 + 5 + 2}
    after = table(game.position, 2)
    assert refusal(after, "7J UN").code == "not-linked"


def test_one_direction() -> None:
    """MT-09, MT-17, MT-Q8: the letters of a turn are in one row or one column."""
    error = refusal(table(DISQUE, 2), write([(6, 12, "S"), (7, 11, "N")]))
    assert (error.code, error.rule) == ("two-directions", "MT-17")


def test_no_gap() -> None:
    """MT-17, MT-Q8, MT-Q9: one word holds them all; no empty square and no black one inside."""
    error = refusal(table(DISQUE, 2), "6L S.A")
    assert (error.code, [square_name(square) for square in error.squares]) == ("gap", ["M6"])
    error = refusal(table(EMPTY, 2), "8H A.E")
    assert (error.code, [square_name(square) for square in error.squares]) == (
        "across-black",
        ["I8"],
    )


def test_around_old_letters() -> None:
    """MT-12, MT-Q9: old letters may lie between new ones."""
    game = table(DISQUE, 2)
    game.push("K5 M.S")
    assert points(game.state.stood.scored) == {"MES": 5 + 1 + 5}


@pytest.mark.parametrize("text", ["1A MUR", "4H MUR", "5H MUR"])
def test_the_first_word(text: str) -> None:
    """MT-11, MT-Q12: it touches the cross; a corner or one square away is not enough."""
    assert refusal(table(EMPTY, 3), text).rule == "MT-11"


@pytest.mark.parametrize("text", ["6G MUR", "I4 MUR", "7F MUR", "H6 AIR", "12I MUR", "I12 MUR"])
def test_first_words(text: str) -> None:
    """MT-09, MT-11, MT-Q12: along the cross or with one end at it, across or down."""
    game = table(EMPTY, 3)
    game.push(text)
    assert not game.state.board.is_empty


def test_not_linked() -> None:
    """MT-12, MT-16: touching at a corner is not a link."""
    for text in ("1A MUR", "7L AIR"):
        assert refusal(table(DISQUE, 3), text).code == "not-linked"


def test_one_letter_is_not_a_word() -> None:
    """MT-Q11, MT-Q10: A and Y are not words here."""
    assert refusal(table(EMPTY, 1), "6I A").rule == "MT-Q11"


def test_an_unknown_word() -> None:
    """MT-33: the word list decides."""
    error = refusal(table(DISQUE, 1), "6L X")
    assert (error.code, error.rule, error.words) == ("word-unknown", "MT-33", ("DISQUEX",))


@pytest.mark.parametrize("word", ["LYON", "SNCF", "KM", "QU", "ANTI", "AUDELA"])
def test_not_allowed(word: str) -> None:
    """MT-34: proper nouns, abbreviations and the like are refused with their reason."""
    error = refusal(table(EMPTY, len(word)), f"6I {word}")
    assert (error.code, error.rule) == ("word-refused", "MT-34")


@pytest.mark.parametrize("word", ["FORET", "COEUR", "PENSE", "NOTES", "AEDES"])
def test_accents_ligatures_and_forms(word: str) -> None:
    """MT-36, MT-Q30, MT-Q31: forêt, cœur, and forms of verbs and nouns."""
    game = table(EMPTY, 5)
    game.push(f"6I {word}")
    assert game.state.stood.letters


def test_the_same_word_twice() -> None:
    """MT-Q29: EN is on the grid already."""
    rows = ["17"] * 5 + ["5DISQUE6", "17", "17", "17", "2EN13"] + ["17"] * 7
    game = table("/".join(rows), 1)
    game.push("7K N")
    assert points(game.state.stood.scored) == {"EN": 6}
