"""Points: piles, doubling and bonuses, under both editions' rules."""

import pytest

from tests.games.topword.tables import EMPTY, RATEAU, preview, table, with_rack


def test_flat_words_are_doubled_one_by_one() -> None:
    """TW-25, TX-21, TW-Q18: the flat word of a turn is doubled, the one with a pile is not."""
    game = table("10/10/10/10/3MUR4/10/10/10/10/10", ("", ""))
    scored = preview(game, "D5 SOL")
    assert {w.word: w.points for w in scored.words} == {"SUR": 4, "SOL": 4}
    scored = preview(game, "G5 SOL")
    assert {w.word: w.points for w in scored.words} == {"MURS": 8, "SOL": 6}


def test_first_word_is_doubled() -> None:
    """TW-26, TX-21: the first word lies flat."""
    assert preview(table(EMPTY), "5E MUR").total == 6


def test_hidden_tiles_count() -> None:
    """TW-22, TX-18: all the tiles of the piles count, one by one."""
    game = table("10/10/10/10/3(MDP)U(RS)4/10/10/10/10/10")
    assert preview(game, "5E O").total == 3 + 2 + 2


@pytest.mark.parametrize(
    ("tile", "bonus"),
    [(letter, 2) for letter in "JKQWXYZ"] + [(letter, 0) for letter in "ADEQ"[:3]],
)
def test_bonus_letters(tile: str, bonus: int) -> None:
    """TW-27, TX-22: J, K, Qu, W, X, Y and Z earn 2 points when they are laid, at any height."""
    flat = preview(table(RATEAU), f"C5 {tile}")
    stacked = preview(table(RATEAU), f"5D {tile}")
    assert flat.bonus == stacked.bonus == bonus
    assert flat.total == 14 + bonus
    assert stacked.total == 7 + bonus


def test_bonus_is_earned_once() -> None:
    """TW-28, TW-29, TX-22: an old J earns nothing, a new one 2 points, whatever the words."""
    game = table("10/10/10/10/3SOJA3/10/10/10/10/10")
    assert preview(game, "5H S").bonus == 0
    crossing = preview(table(RATEAU), "6E ZE")
    assert (len(crossing.words), crossing.bonus) == (3, 2)


@pytest.mark.parametrize(("bonus", "total"), [(10, 14 + 10), (20, 14 + 20)])
def test_full_rack(bonus: int, total: int) -> None:
    """TW-30, TX-23, TW-Q19: seven tiles at once earn 10 points, or 20, not doubled."""
    game = table(EMPTY, full_rack_bonus=bonus)
    assert preview(game, "5C RETRACE").total == total
    assert preview(game, "5C TRACER").total == 12


def test_a_short_rack_earns_no_bonus() -> None:
    """TW-Q19: the last three tiles of a rack are not seven."""
    game = table(RATEAU, ("IRE", "A"), bag="")
    game.push("D6 IRE")
    assert game.state.scores[0] == 8


@pytest.mark.parametrize("size", range(2, 7))
def test_smaller_racks_earn_no_bonus(size: int) -> None:
    """TW-Q19: a full rack of fewer than seven tiles never earns it."""
    letters = "RETRACE"[:size]
    game = table(EMPTY, (letters, ""), rack_size=size)
    assert preview(game, f"5E {letters}").total == 2 * size


FLAT_QU = [
    ("5E QAI", EMPTY, 2),  # flat
    ("5D Q", RATEAU, 0),  # on a pile
    ("C5 Q", RATEAU, 2),
    ("5D Z", RATEAU, 0),  # only Qu counts
    ("C5 Q", "10/10/10/10/3(RA)ATEAU1/10/10/10/10/10", 0),  # flat itself, but not its word
    ("5C Q", "10/10/2A7/2B7/3(RA)ATEAU1/10/10/10/10/10", 2),  # one of its words is flat
]


@pytest.mark.parametrize(("move", "board", "bonus"), FLAT_QU)
def test_flat_qu(move: str, board: str, bonus: int) -> None:
    """TW-Q4, TW-27: with ``flatQu`` only a Qu in a word whose piles are all one tile high earns 2
    points."""
    assert preview(table(board, bonus_letters="flatQu"), move).bonus == bonus


def test_international_rules() -> None:
    """TW-Q11, TW-Q12, TW-Q19: the preset takes all the American and British values."""
    options = table(preset="international").options
    chosen = {name: getattr(options, name) for name in options.__struct_fields__}
    assert chosen == {
        "regional_words": True,
        "slang_words": True,
        "vulgar_words": True,
        "very_rare_words": True,
        "board": 10,
        "letters": "english",
        "lexicon": "en",
        "q_tile": "QU",
        "keep_one_letter": True,
        "no_lone_s": True,
        "full_rack_bonus": 20,
        "bonus_letters": "flatQu",
        "lost_contest": "retry",
        "failed_contest": "nothing",
        "all_pass_ends": "always",
        "turn_clock": None,
        "check": "check",
        "stack_limit": 5,
        "rack_size": 7,
    }


AMERICAN_GAME = [
    # The figures of the American rules, on one board.
    ("EAR", "G5 EAR", 8),
    ("NT", "5F N.T", 10),
    ("W", "4D W", 5),
    ("LP", "G4 L..P", 12),
    ("SNACK", "7F SNACK", 14),
    ("PLUS", "I2 PLUS", 16),
]


def test_american_game() -> None:
    """TW-21 to TW-25: the examples of another rulebook give the printed points."""
    game = table("10/10/10/3MOOD3/10/10/10/10/10/10", preset="international")
    for rack, move, points in AMERICAN_GAME:
        game = with_rack(game, game.to_act[0], rack)
        game.push(move)
        assert game.view("spectator").last.scored.total == points
