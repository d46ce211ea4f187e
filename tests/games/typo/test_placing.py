"""A card finds its place, or a row goes."""

import pytest

from ludomots.core.explain import explain
from ludomots.games.typo import Announce, Cannot
from ludomots.texts import texts
from tests.games.tables import refusal
from tests.games.typo.tables import EXAMPLE, table

OPEN = f"{EXAMPLE} FSTV"


@pytest.mark.parametrize(
    ("move", "rows"),
    [
        ("+1 FRONTIERE", "FRONT/ELA/PRINCE/BLO"),
        ("+2 FELA", "RONT/FELA/PRINCE/BLO"),
    ],
)
def test_at_the_left(move: str, rows: str) -> None:
    """TY-12, TY-13: the card joins the row, and the word begins with it."""
    game = table(OPEN)
    game.push(move)
    assert game.position == f"{rows} .STV"
    assert game.state.scores == (0, 0, 0, 0)


def test_at_the_right() -> None:
    """TY-12: the other end."""
    game = table("RONT/ELA/PRINCE/BLO SV")
    game.push("2+ ELASTIQUE")
    assert game.position == "RONT/ELAS/PRINCE/BLO .V"


def test_a_row_is_read_from_left_to_right() -> None:
    """TY-16: an F at the right of RONT makes RONTF, and TNORF is never read."""
    game = table(OPEN)
    assert refusal(game, "1+ FRONTIERE").values["letters"] == "RONTF"
    assert refusal(game, "1+ TNORF").code == "word-off-row"


@pytest.mark.parametrize("check", ["check", "contest", "vote"])
def test_a_word_begins_with_the_row(check: str) -> None:
    """TY-13: otherwise it is refused at once, even where words are doubted."""
    refused = refusal(table(OPEN, check=check), "+1 FROMAGE")
    assert (refused.code, refused.rule) == ("word-off-row", "TY-13")
    assert refused.words == ("FROMAGE",)
    assert refused.values == {"row": 1, "word": "FROMAGE", "letters": "FRONT"}


def test_sentences_of_refusals() -> None:
    """TY-13, TY-17: what is wrong, where, and what would be right."""
    game = table(OPEN)
    say_fr, say_en = texts("fr"), texts("en")
    refused = refusal(game, "+1 FROMAGE")
    assert explain(refused, say_fr) == (
        "FROMAGE ne commence pas par FRONT, les lettres de la rangée 1."
    )
    assert explain(refused, say_en) == "FROMAGE does not begin with FRONT, the letters of row 1."
    refused = refusal(game, "-1")
    assert explain(refused, say_fr) == ("La rangée 1 n’est pas la plus longue. La plus longue : 3.")
    refused = refusal(game, "+1 FRONTEX")
    assert explain(refused, say_en) == "FRONTEX is not in the dictionary."


def test_the_word_may_be_the_row() -> None:
    """TY-Q9: FRONT begins with FRONT."""
    game = table(OPEN)
    game.push("+1 FRONT")
    assert game.state.rows[0] == "FRONT"


def test_a_word_may_be_said_again() -> None:
    """TY-Q10: as in the rulebook's example."""
    game = table(f"{EXAMPLE} ST")
    game.push("2+ ELASTIQUE")
    game.push("2+ ELASTIQUE")
    assert game.state.rows[1] == "ELAST"


def test_accents_and_signs() -> None:
    """TY-Q22: accents do not count; hyphens and apostrophes cannot be said."""
    game = table(OPEN)
    for word in ("front-page", "front'al", "", "x" * 100):
        refused = refusal(game, Announce(1, "left", word))
        assert (refused.code, refused.rule) == ("word-not-letters", "TY-Q22")
    game.push(Announce(1, "left", "frontière"))
    assert game.state.last.move.word == "FRONTIERE"


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("CHEVAU/ELA/PRI/BLO XZ", "1+ CHEVAUX"),
        ("FINISSION/ELA/PRI/BLO SZ", "1+ FINISSIONS"),
        ("OMAI/ELA/PRI/BLO RZ", "+1 ROMAINES"),
    ],
)
def test_plurals_and_verb_forms(position: str, move: str) -> None:
    """TY-32, TY-Q21: inflected forms are good words."""
    game = table(position)
    game.push(move)
    assert game.state.done[0].word == move[3:]


def test_proper_nouns_and_abbreviations() -> None:
    """TY-32: they are refused with the reason."""
    refused = refusal(table("K/ELA/PRI/BLO MZ"), "1+ KM")
    assert (refused.code, refused.values["reason"]) == ("word-refused", "symbol")
    refused = refusal(table("RANC/ELA/PRI/BLO FZ"), "+1 FRANCE")
    assert (refused.code, refused.rule) == ("word-refused", "TY-32")


def test_rows_that_are_not_there() -> None:
    """TY-12: there are four."""
    game = table(OPEN)
    for move in (Announce(0, "left", "FRONT"), Announce(5, "left", "FRONT"), Cannot(0), Cannot(5)):
        assert refusal(game, move).code == "no-such-row"


def test_i_cannot() -> None:
    """TY-17, TY-19, TY-20, TY-Q5: the longest row goes and costs a point for each card; the player
    gets the dictionary."""
    game = table(f"{EXAMPLE} V.")
    game.push("-3")
    assert game.state.rows == ("RONT", "ELA", "V", "BLO")
    assert game.state.discarded == tuple(sorted("PRINCE"))
    assert game.state.scores == (-6, 0)
    assert game.state.holder == 0
    game = table(f"{EXAMPLE} .V")
    game.push("-3")
    assert (game.state.scores, game.state.holder) == ((0, -6), 1)


def test_several_longest_rows() -> None:
    """TY-18: the player chooses among them."""
    game = table("RONT/ELAN/PRI/BLO VX")
    assert [move for move in game.legal_moves if isinstance(move, Cannot)] == [Cannot(1), Cannot(2)]
    assert refusal(game, "-3").values["longest"] == "1, 2"
    game.push("-2")
    assert game.state.rows == ("RONT", "V", "PRI", "BLO")
    assert game.state.scores == (-4, 0)


def test_one_may_always_say_that_one_cannot() -> None:
    """TY-Q8: even though F fits before RONT, and even where words are checked."""
    for check in ("check", "contest", "vote"):
        game = table(OPEN, check=check)
        assert Cannot(3) in game.legal_moves
        game.push("-3")
        assert game.state.scores[0] == -6


def test_the_row_of_a_card_alone_costs_one_point() -> None:
    """TY-19: the player's own card is not counted."""
    game = table("R/E/P/B VX")
    game.push("-1")
    assert game.state.rows[0] == "V"
    assert game.state.scores == (-1, 0)
