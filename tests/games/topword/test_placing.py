"""Where tiles may lie: each refusal with its rule, and similar plays that are allowed."""

import pytest

from ludomots.core.contract import IllegalMove
from ludomots.games.topword import Place, place
from ludomots.texts import texts
from tests.games.tables import refusal
from tests.games.topword.tables import EMPTY, RATEAU, preview, table

REFUSED = [
    # board, rack, move, code, rule, squares named
    (RATEAU, "IRE", Place(()), "no-tile", "TW-14", []),
    (RATEAU, "S", "5K S", "off-board", "TW-Q8", [(5, 11)]),
    (RATEAU, "IR", place([(0, 4, "I")]), "off-board", "TW-Q8", [(0, 4)]),
    (RATEAU, "II", place([(6, 4, "I"), (6, 4, "I")]), "square-twice", "TW-Q13", [(6, 4)]),
    (RATEAU, "IRE", "D6 IRA", "tile-not-on-rack", "TW-06", [(8, 4)]),
    (RATEAU, "IRE", "D6 IRI", "tile-not-on-rack", "TW-06", [(8, 4)]),
    (RATEAU, "E", place([(6, 4, "É")]), "tile-not-on-rack", "TW-06", [(6, 4)]),
    (RATEAU, "IR", place([(6, 4, "I"), (7, 5, "R")]), "not-in-line", "TW-15", [(6, 4), (7, 5)]),
    (RATEAU, "RB", "5D R", "same-letter", "TW-17", [(5, 4)]),
    (RATEAU, "IRE", "D6 I.E", "gap", "TW-Q14", [(7, 4)]),
    (RATEAU, "ZE", "4D Z", "word-unknown", "TW-32", [(4, 4), (5, 4)]),
    (RATEAU, "SE", "1A SE", "not-connected", "TW-14", [(1, 1), (1, 2)]),
    (RATEAU, "SE", "4J SE", "off-board", "TW-Q8", [(4, 11)]),
    (EMPTY, "SE", "1A SE", "off-centre", "TW-12", [(1, 1), (1, 2)]),
    (EMPTY, "SE", "5E S", "too-short", "TW-Q10", [(5, 5)]),
    (EMPTY, "SE", "5E S.E", "gap", "TW-Q14", [(5, 6)]),
    ("10/10/10/10/4A5/10/10/10/10/10", "O", "5E O", "too-short", "TW-Q10", [(5, 5)]),
    (EMPTY, "KMLYON", "5E KM", "word-refused", "TW-34", [(5, 5), (5, 6)]),
    (EMPTY, "LYON", "5E LYON", "word-refused", "TW-33", None),
    (EMPTY, "ANTI", "5E ANTI", "word-refused", "TW-37", None),
]


@pytest.mark.parametrize(("board", "rack", "move", "code", "rule", "squares"), REFUSED)
def test_refused(
    board: str,
    rack: str,
    move: str | Place,
    code: str,
    rule: str,
    squares: list[tuple[int, int]] | None,
) -> None:
    """TW-06, TW-11, TW-12, TW-14, TW-15, TW-17, TW-33 to TW-37, TX-09, TX-11, TX-12, TX-14.

    TW-Q8, TW-Q10, TW-Q13 and TW-Q14 too: two squares, one tile on each, no empty square between
    them.
    """
    error = refusal(table(board, (rack, "")), move)
    assert (error.code, error.rule) == (code, rule)
    if squares is not None:
        assert [(square.row, square.col) for square in error.squares] == squares


ALLOWED = [
    # board, rack, move, words
    (EMPTY, "RATEAU", "5D RATEAU", {"RATEAU"}),  # across
    (EMPTY, "RATEAU", "F1 RATEAU", {"RATEAU"}),  # down, its fifth letter in the centre
    (RATEAU, "BSTIRE", "5D B", {"BATEAU"}),  # stacking only
    (RATEAU, "IRE", "D6 IRE", {"RIRE"}),  # through an old tile
    (RATEAU, "SE", "6E SE", {"SE", "AS", "TE"}),  # beside them
]


@pytest.mark.parametrize(("board", "rack", "move", "words"), ALLOWED)
def test_allowed(board: str, rack: str, move: str, words: set[str]) -> None:
    """TW-11, TW-12, TW-14, TX-09, TX-11, TW-Q15, TW-Q16: rows, columns, links and stacks."""
    game = table(board, (rack, ""))
    game.push(move)
    assert {word.word for word in game.view(0).last.scored.words} == words


def test_side_contact_is_enough() -> None:
    """TW-Q15: SE under RATEAU touches it; only the words TS and EE made so are refused."""
    error = refusal(table(RATEAU, ("SE", "")), "6F SE")
    assert error.code == "word-refused"
    assert set(error.words) == {"TS", "EE"}
    said = texts("en")("refused-word-refused", why="…", **error.values)
    assert said.endswith(f"Also refused: {error.words[1]}.")


def test_new_words() -> None:
    """TW-Q17, TW-24: all runs with a new tile are new words, no other run is."""
    game = table(RATEAU, ("IRESTSE", ""))
    assert [word.word for word in preview(game, "D6 IRE").words] == ["RIRE"]
    assert [word.word for word in preview(game, "6E SE").words] == ["SE", "AS", "TE"]


WHOLE_WORD = "10/10/10/10/4AS4/10/10/10/10/10"


def test_covering_a_whole_word() -> None:
    """TW-Q11: allowed by default; with ``keepOneLetter`` one letter must stay."""
    game = table(WHOLE_WORD, ("LES", ""))
    game.push("5E LE")
    assert game.position == "10/10/10/10/4(LA)(ES)4/10/10/10/10/10"
    strict = table(WHOLE_WORD, ("LESU", ""), keep_one_letter=True)
    error = refusal(strict, "5E LE")
    assert (error.code, error.rule, error.words) == ("covers-word", "TW-Q11", ("AS",))
    error = refusal(strict, "5E LES")
    assert error.code == "covers-word"
    strict.push("5E U")  # US keeps the S
    assert strict.state.scores[0] == 3


def test_a_lone_s() -> None:
    """TW-Q12: allowed by default; with ``noLoneS`` not without another new word."""
    plural = "10/10/10/10/3MUR4/10/10/10/10/10"
    game = table(plural, ("S", ""))
    game.push("5G S")
    assert game.state.scores[0] == 8
    strict = table(plural, ("SOLAMUR", ""), no_lone_s=True)
    error = refusal(strict, "5G S")
    assert (error.code, error.rule, error.words) == ("lone-s", "TW-Q12", ("MUR",))
    strict.push("G5 SOL")
    assert strict.state.scores[0] == 8 + 6


@pytest.mark.parametrize(
    ("board", "rack", "move"),
    [
        ("10/10/10/10/3MUR4/6A3/10/10/10/10", "S", "5G S"),  # another word, SA
        ("10/10/10/10/3MUR4/10/10/4T5/10/10", "S", "8F S"),  # alone behind a single tile
        ("10/10/10/10/3LE5/10/10/10/10/10", "S", "5D S"),  # on top, at the front
        ("10/10/10/10/3LE5/10/10/10/10/10", "A", "5E A"),  # no S
    ],
)
def test_not_a_lone_s(board: str, rack: str, move: str) -> None:
    """TW-Q12: these plays are not a single S put behind a word."""
    game = table(board, (rack, ""), no_lone_s=True, check="contest")
    game.push(move)
    assert game.state.provisional is not None


def test_an_s_on_top_is_not_a_lone_s() -> None:
    """TW-Q12: an S that covers the last letter changes a word; it does not make a plural."""
    game = table("10/10/10/10/3MUR4/10/10/10/10/10", ("S", ""), no_lone_s=True, check="contest")
    game.push("5F S")
    assert game.state.provisional is not None


@pytest.mark.parametrize(("limit", "accepted"), [(1, False), (2, True)])
def test_stack_limit(limit: int, accepted: bool) -> None:
    """TW-18, TX-15: the limit is 5; a limit of 1 makes a flat crossword board."""
    game = table(RATEAU, ("B", ""), stack_limit=limit)
    assert (place([(5, 4, "B")]) in game.legal_moves) is accepted


@pytest.mark.parametrize(
    ("q_tile", "move", "accepted"),
    [
        ("QU", "5E QAI", True),  # QUAI
        ("QU", "E4 COQ", False),  # COQU
        ("QU", "E4 COq", False),  # no such tile
        ("Q", "E4 COq", True),  # COQ
        ("Q", "E4 COQ", True),  # the same, written differently
        ("Q", "5E QAI", False),  # QAI
        ("either", "5E QAI", True),
        ("either", "E4 COq", True),
        ("either", "E4 COQ", False),
    ],
)
def test_the_q_tile(q_tile: str, move: str, accepted: bool) -> None:
    """TW-Q4: one square, one letter; it spells QU, or Q, or what the player chooses."""
    game = table(EMPTY, ("QAICO", ""), q_tile=q_tile)
    if not accepted:
        assert refusal(game, move).code in {"word-unknown", "word-refused", "tile-not-on-rack"}
        return
    game.push(move)
    assert game.state.scores[0] == 3 * 2 + 2


def test_a_q_of_either_kind_goes_back_as_one_tile() -> None:
    """TW-Q4: taken back, it may be laid the other way."""
    game = table(EMPTY, ("QAICO", ""), q_tile="either", check="contest")
    game.push("E4 qOC")
    game.push("?")
    assert "QU" in game.state.racks[0]
    assert "Q" not in game.state.racks[0]


def test_the_dictionary_does_not_help() -> None:
    """TW-38: a preview scores bad words like good ones, a refusal proposes nothing."""
    game = table(RATEAU, ("ZZIRE", ""))
    assert preview(game, "D6 ZZ").total == 6 + 4
    assert refusal(game, "D6 ZZ").values == {"word": "RZZ", "others": "", "more": 0}
    with pytest.raises(IllegalMove, match="gap"):
        preview(game, "D6 Z.Z")


def test_accents_do_not_matter() -> None:
    """TW-Q7: RÂTEAU is played RATEAU, CŒUR is played COEUR."""
    game = table(EMPTY, ("COEURS", ""))
    game.push("5E COEUR")
    assert game.state.scores[0] == 10
