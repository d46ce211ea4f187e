"""The small pyramids: putting letters, bonuses, naming the word."""

import pytest

from ludomots.games.topscore.model import Named
from tests.games.tables import changed
from tests.games.topscore.tables import (
    NONE,
    count,
    reason,
    refused_of,
    rules_of,
    table,
    texts_of,
    with_rack,
    word_of,
)

SEVEN = f"NECTARS{NONE}/ZOO{NONE}"


def test_a_letter_of_ones_own_word() -> None:
    """TS-06, TS-25, TS-27, TS-28, TS-54: put in the same turn; six tokens go into the bag."""
    game = table(f"CARTES{NONE}/ZOO{NONE}", ("NXYZUV", "ABCDEF"))
    game.push("NECTARS")
    assert game.to_act == (0,)
    bag, rack = len(game.state.bag), game.state.racks[0]
    assert len(rack) == 5
    game.push("S7")
    assert game.state.boards[0].small == ("", "", "", "", "", "", "S")
    assert word_of(game, 0) == ""
    assert len(game.state.bag) == bag - 1 + 6
    assert len(game.state.racks[0]) == 6
    assert game.to_act == (1,)
    game.push("-")
    assert reason(game, "RATE") == ("first-word", "TS-04")


def test_the_rack_is_filled_before_the_word_goes_into_the_bag() -> None:
    """TS-27: none of its tokens can be drawn."""
    for seed in range(40):
        game = table(f"QARTES{NONE}/ZOO{NONE}", ("UXYZVV", "ABCDEF"), seed=seed, check="contest")
        assert "Q" not in game.state.bag
        game.push("QARTESU")
        game.push("close")
        game.push("A1")
        assert "Q" in game.state.bag


def test_the_letter_must_be_put() -> None:
    """TS-25: the player can do nothing else before."""
    game = table(SEVEN, ("ARTXYZ", ""))
    for move in ("-", "ART", "-A", "@2 ZOOS", "N>A ART", "a>A"):
        assert reason(game, move) == ("put-first", "TS-25")
    assert reason(game, "!NEC") == ("nothing-to-name", "TS-31")
    assert len(texts_of(game)) == 7 * 7


def test_where_a_letter_can_be_put() -> None:
    """TS-06, TS-25, TS-26: one of the word, on a free pyramid; it is never moved."""
    game = table(f"NECTARS:A....../{NONE}", ("", ""))
    assert reason(game, "B2") == ("not-in-word", "TS-25")
    assert reason(game, "N1") == ("pyramid-taken", "TS-26")
    assert reason(game, "N8", "N0") == ("no-such-pyramid", "TS-06")
    assert len(texts_of(game)) == 7 * 6


def test_a_word_completed_by_an_opponent() -> None:
    """TS-59, TS-Q8, TS-Q9: its owner puts a letter first, then plays their turn."""
    game = table(f"ZOO{NONE}/CARTES-{NONE}", ("NXYSUV", "ARTXYZ"))
    tokens = count(game)
    game.push("@2 NECTARS")
    assert game.state.scores == (25, 0)
    game.push("ZOOS")
    assert game.to_act == (1,)
    rack = game.state.racks[1]
    game.push("S7")
    assert game.to_act == (1,)
    assert game.state.racks[1] == rack
    assert count(game) == tokens
    game.push("ART")
    assert game.state.scores == (35, 5)
    assert game.state.boards[1].small[6] == "S"
    assert game.to_act == (0,)


def test_the_letter_may_cost_the_turn() -> None:
    """TS-Q8: ``letterCostsTurn``."""
    game = table(SEVEN, ("ARTXYZ", ""), letter_costs_turn=True)
    game.push("S7")
    assert game.to_act == (1,)


def test_both_may_take_a_letter() -> None:
    """TS-Q8: ``sevenReward=both``: who completes the word takes a letter at once and plays on, its
    owner one of the others when it is their turn."""
    boards, racks = f"ZOO{NONE}/CARTES-{NONE}", ("NXYSUV", "ARTXYZ")
    game = table(boards, racks, seven_reward="both")
    tokens = count(game)
    game.push("@2 NECTARS")
    assert (game.state.phase, game.state.reward, game.to_act) == ("put", 1, (0,))
    assert reason(game, "ZOOS", "-") == ("put-first", "TS-25")
    assert "A3" in texts_of(game)
    game.push("A3")
    assert game.state.boards[0].small[2] == "A"
    assert word_of(game, 0) == "ZOO"
    assert game.state.boards[1].word[4] == ""
    assert (game.to_act, game.state.phase, count(game)) == ((0,), "play", tokens)
    game.push("ZOOS")
    assert (game.to_act, game.state.phase) == ((1,), "put")
    assert reason(game, "A1") == ("not-in-word", "TS-25")
    game.push("S7")
    assert (game.to_act, game.state.phase, count(game)) == ((1,), "play", tokens)
    assert game.state.scores == (35, 0)


def test_the_seventh_letter_may_come_of_anothers_word() -> None:
    """TS-Q8, TS-Q9: who so fills their pyramids names a word and is done."""
    boards = f"ZOO:AXEMOT./CARTES-{NONE}"
    game = table(boards, ("NXYSUV", "ARTXYZ"), seven_reward="both", last_player="round")
    tokens = count(game)
    game.push("@2 NECTARS")
    game.push("S7")
    assert (game.state.phase, game.state.scores) == ("name", (125, 0))
    game.push("!MOTS")
    assert (game.to_act, game.state.scores, count(game)) == ((1,), (225, 0), tokens)


def test_a_letter_not_taken_in_time_is_lost() -> None:
    """TS-Q8, TS-54: to the player who completed the word, not to its owner."""
    game = table(f"ZOO{NONE}/CARTES-{NONE}", ("NXYSUV", "ARTXYZ"), seven_reward="both")
    game.push("@2 NECTARS")
    game.push("time")
    assert (game.to_act, game.state.phase, game.state.reward) == ((1,), "put", None)
    assert word_of(game, 1) == "NECTARS"


@pytest.mark.parametrize(("leaver", "next_to_play"), [(2, 0), (1, 2)])
def test_somebody_leaves_before_the_letter_is_taken(leaver: int, next_to_play: int) -> None:
    """TS-Q8: the turn passes on, or goes on if the owner of the word left."""
    boards = f"ZOO{NONE}/CARTES{NONE}/{NONE}"
    game = table(boards, ("NXYSUV", "ARTXYZ", ""), seven_reward="both", steal_always=True)
    game = with_rack(changed(game, turn=2), 2, "N")
    game.push("@2 NECTARS")
    tokens = count(game)
    game.push("leave", leaver)
    assert (game.to_act, game.state.reward, count(game)) == ((next_to_play,), None, tokens)


def test_the_letter_may_be_followed_by_an_exchange() -> None:
    """TS-Q8: the turn that follows is a normal one."""
    game = table(SEVEN, ("ARTXYZ", ""))
    game.push("S7")
    assert {"ART", "-A", "-"} <= texts_of(game)
    game.push("-XYZ")
    assert game.to_act == (1,)


def test_time_is_up_before_the_letter_is_put() -> None:
    """TS-54: it is put in the next turn."""
    game = table(SEVEN, ("ARTXYZ", "ABCDEF"))
    game.push("time")
    assert game.to_act == (1,)
    game.push("-")
    assert game.state.phase == "put"


def fill(players: int = 4, **options: object) -> list[int]:
    """Return the bonus of each seat when all lack one letter and then fill their pyramids."""
    boards = "/".join(["NECTARS:ABCDEF."] * players)
    game = table(boards, [""] * players, **options)
    for seat in range(players):
        before = game.state.scores[seat]
        game.push("S7")
        assert game.state.scores[seat] >= before
        if game.state.phase == "name":
            game.push("-")
    return list(game.state.scores)


def test_the_bonuses() -> None:
    """TS-36, TS-37, TS-38, TS-Q14, TS-Q26: 100, 75, 25 or 50, and nothing for a fourth."""
    assert fill(4) == [100, 75, 25, 0]
    assert fill(3) == [100, 75, 25]
    assert fill(2) == [100, 75]
    assert fill(4, third_bonus=50) == [100, 75, 50, 0]


def test_seven_rounds() -> None:
    """TS-29, TS-31, TS-Q30: after the seventh letter the player names a word at once."""
    game = table(f"NECTARS:AXEMOT./{NONE}/{NONE}", ("ARTXYZ", "", ""))
    game.push("S7")
    assert game.state.phase == "name"
    assert game.to_act == (0,)
    assert reason(game, "ART", "S7") == ("name-first", "TS-31")
    game.push("!MOTS")
    assert game.state.scores == (200, 0, 0)
    assert game.to_act == (1,)


def test_the_seventh_letter_of_ones_own_word() -> None:
    """TS-29, TS-39: laid, put, named in one turn."""
    game = table(f"CARTES:AXEMOT./{NONE}/{NONE}", ("NXYZUV", "", ""))
    tokens = count(game)
    for move in ("NECTARS", "S7", "!MOTS"):
        game.push(move)
    assert game.state.scores == (225, 0, 0)
    assert game.state.named[0] is not None
    assert count(game) == tokens


@pytest.mark.parametrize(
    ("word", "points"), [("AXE", 75), ("MOTS", 100), ("RATES", 125), ("CARTES", 150)]
)
def test_points_of_the_named_word(word: str, points: int) -> None:
    """TS-35: 25 points for each letter."""
    small = word + "X" * (7 - len(word))
    game = table(f":{small}/{NONE}/{NONE}", ("", "", ""))
    game.push(f"!{word}")
    assert game.state.scores[0] == points


def test_seven_letters_named() -> None:
    """TS-35: 175 points at most."""
    game = table(f":NECTARS/{NONE}/{NONE}", ("", "", ""))
    game.push("!NECTARS")
    assert game.state.scores[0] == 175


def test_what_cannot_be_named() -> None:
    """TS-32, TS-33, TS-34, TS-Q15: from left to right, neighbours, three letters, one word."""
    game = table(f":AXEMOTS/{NONE}/{NONE}", ("", "", ""))
    assert reason(game, "!AX", "!") == ("name-too-short", "TS-33")
    assert reason(game, "!TOM", "!AMOTS", "!XES") == ("not-readable", "TS-32")
    game.push("!MOT")
    assert game.state.scores[0] == 75
    assert reason(game, "!MOTS", seat=0) == ("not-your-turn", "TS-53")


def test_gaps_where_the_table_allows_them() -> None:
    """TS-Q15: ``gapsAllowed``; the order stays."""
    game = table(f":MXOTXES/{NONE}/{NONE}", ("", "", ""), gaps_allowed=True)
    assert "!MOTS" in texts_of(game)
    assert reason(game, "!TOM") == ("not-readable", "TS-32")
    game.push("!MOTS")
    assert game.state.scores[0] == 100


def test_a_bad_name_may_be_tried_again_once() -> None:
    """TS-Q16: a second bad name brings nothing."""
    game = table(f":AXEMOTS/{NONE}/{NONE}", ("", "", ""))
    game.push("!XEM")
    assert (game.to_act, game.state.tries) == ((0,), 1)
    assert refused_of(game) == ("XEM",)
    game.push("!MOTS")
    assert game.state.scores[0] == 100
    game = table(f":AXEMOTS/{NONE}/{NONE}", ("", "", ""))
    game.push("!XEM")
    game.push("!XEMO")
    assert (game.to_act, game.state.scores[0]) == ((1,), 0)


def test_the_program_may_find_the_word() -> None:
    """TS-Q16: ``naming=program``."""
    game = table(f"NECTARS:AXEMOT./{NONE}/{NONE}", ("", "", ""), naming="program")
    game.push("S7")
    assert (game.to_act, game.state.scores[0]) == ((1,), 200)
    game = table(f"NECTARS:XXXXXX./{NONE}/{NONE}", ("", "", ""), naming="program")
    game.push("S7")
    assert (game.to_act, game.state.scores[0]) == ((1,), 100)


def test_the_program_names_the_word_when_the_time_is_over() -> None:
    """TS-Q16: nobody loses the points of seven letters by the clock."""
    game = table(f":AXEMOTS/{NONE}/{NONE}", ("", "", ""))
    game.push("!XEM")
    game.push("time")
    assert (game.to_act, game.state.scores[0]) == ((1,), 100)
    assert game.state.named[0] == Named(tuple("MOTS"), 100)


def test_naming_has_a_time_of_its_own() -> None:
    """TS-Q16: twice the turn, or what the table chose; it goes on after a bad name."""
    game = table(f"NECTARS:AXEMOT./{NONE}/{NONE}", ("", "", ""))
    assert rules_of(game).turn_seconds(game.state, 60) == 60
    game.push("S7")
    assert rules_of(game).turn_seconds(game.state, 60) == 120
    assert not rules_of(game).in_turn(game.state)
    game.push("!XEM")
    assert rules_of(game).in_turn(game.state)
    game = table(f":AXEMOTS/{NONE}/{NONE}", ("", "", ""), naming_clock=90)
    assert rules_of(game).turn_seconds(game.state, 60) == 90


@pytest.mark.parametrize("move", ["-", "time"])
def test_no_word_to_name(move: str) -> None:
    """TS-31, TS-54: a player who finds no word passes."""
    game = table(f":XXXXXXX/{NONE}/{NONE}", ("", "", ""))
    assert texts_of(game) == {"-"}
    game.push(move)
    assert (game.to_act, game.state.scores[0]) == ((1,), 0)


def test_ij_is_one_letter_there_too() -> None:
    """TS-35: RIJK in three pyramids is worth 75, in four 100."""
    for small, word, points in (("R(IJ)KXXXX", "R(IJ)K", 75), ("RIJKXXX", "RIJK", 100)):
        game = table(f":{small}/{NONE}/{NONE}", ("", "", ""), preset="dutch")
        game.push(f"!{word}")
        assert game.state.scores[0] == points
