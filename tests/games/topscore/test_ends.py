"""The end of the game: who is done, the last player, nobody left, and who wins."""

import pytest

from ludomots.core.contract import Outcome
from tests.games.tables import changed
from tests.games.topscore.tables import EMPTY, NONE, count, passing, reason, table, with_rack

LAST = "ZOO:ABCDEF./:ABCDEFG"
"""Seat 1 is done, seat 0 is left."""


def test_a_player_who_is_done_is_out_of_the_game() -> None:
    """TS-39, TS-60, TS-Q25: the others go on; the player's seven letters stay, the rest is in the
    bag."""
    game = table(f":AXEMOTS/{NONE}/{NONE}", ("ARTXYZ", "ABCDEF", "ABCDEF"))
    bag, tokens = len(game.state.bag), count(game)
    game.push("!MOTS")
    assert game.state.racks[0] == ()
    assert game.state.boards[0].small == tuple("AXEMOTS")
    assert len(game.state.bag) == bag + 6
    assert count(game) == tokens
    assert passing(game, 4) == [1, 2, 1, 2]


def test_the_last_player_has_one_more_turn() -> None:
    """TS-40, TS-Q13: whatever that player does in it."""
    game = table(f":AXEMOTS/ZOO{NONE}", ("", "SABCDE"))
    game.push("!MOTS")
    assert game.outcome() is None
    assert game.to_act == (1,)
    game.push("ZOOS")
    assert game.outcome() == Outcome("last-turn", (0,), (100, 10))
    assert reason(game, "-", seat=1) == ("game-over", "TS-40")


@pytest.mark.parametrize("move", ["-", "-A", "time", "Z>S OSO"])
def test_any_turn_is_the_last(move: str) -> None:
    """TS-40: a pass, an exchange, running out of time or a change."""
    game = table(LAST, ("SABCDE", ""), check="contest")
    game.push(move)
    if game.state.provisional:
        game.push("close")
    assert game.state.end == "last-turn"


def test_the_last_player_may_fill_the_pyramids_in_that_turn() -> None:
    """TS-40, TS-Q26: then the player gets the bonus and names a word; all are done."""
    game = table("CARTES:AXEMOT./:ABCDEFG", ("NABCDE", ""))
    for move in ("NECTARS", "S7", "!MOTS"):
        game.push(move)
    assert game.outcome() == Outcome("filled", (0,), (25 + 75 + 100, 0))


def test_pyramids_not_filled_bring_nothing() -> None:
    """TS-41: six letters bring nothing, even if they spell a word."""
    game = table("ZOO:CARTES./:ABCDEFG", ("SABCDE", ""))
    assert reason(game, "!CARTES") == ("nothing-to-name", "TS-31")
    game.push("ZOOS")
    assert game.outcome() == Outcome("last-turn", (0,), (10, 0))


def test_a_round_for_the_last_player() -> None:
    """TS-Q13: ``lastPlayer=round``: the player goes on alone until they have put one more
    letter."""
    game = table("CARTE:ABCDE../:ABCDEFG", ("SNABCD", ""), last_player="round")
    game.push("CARTES")
    assert game.to_act == (0,)
    game = with_rack(game, 0, "NABCDE")
    game.push("NECTARS")
    game.push("S7")
    assert game.outcome() == Outcome("last-turn", (0,), (45, 0))


def test_a_round_that_leads_nowhere() -> None:
    """TS-Q13, TS-Q28: three turns without a word end it."""
    game = table(LAST, ("WXZABC", ""), last_player="round")
    for _ in range(3):
        assert game.outcome() is None
        game.push("-")
    assert game.outcome() == Outcome("stuck", (0, 1), (0, 0))


def test_three_rounds_without_a_token_laid() -> None:
    """TS-Q28: pass, exchange and change all count; a word starts the count again."""
    game = table(f"MUR{NONE}/{NONE}/{NONE}", ("EABCDZ", "ABCDEF", "ABCDEF"))
    for move in ("U>E MER", "-A", "-", "-", "-", "-", "-", "-"):
        game.push(move)
        assert game.outcome() is None
    game.push("time")
    assert game.outcome() == Outcome("stuck", (0, 1, 2), (0, 0, 0))


def test_a_word_on_the_opponents_board_begins_anew() -> None:
    """TS-Q28."""
    game = table(f"{NONE}/RATE-{NONE}", ("CXYZUV", "ABCDEF"))
    game = changed(game, idle=(0, 1, 0, 1))
    game.push("@2 TRACE")
    game.push("-")
    assert game.state.idle == ()


def test_highest_total_wins_and_ties_are_shared() -> None:
    """TS-03, TS-Q29."""
    for scores, winners in (((0, 9), (1,)), ((7, 7), (0, 1)), ((8, 2), (0,))):
        game = changed(table(LAST, ("SABCDE", "")), scores=scores)
        game.push("-")
        assert game.outcome() == Outcome("last-turn", winners, scores)


def test_leaving() -> None:
    """TS-53, TS-60: anybody may leave at any time; their tokens go into the bag, their letters
    stay."""
    game = table(f"MUR:AB...../{NONE}/{NONE}", ("EABCDZ", "ABCDEF", "ABCDEF"))
    tokens = count(game)
    game.push("leave", 0)
    assert game.state.racks[0] == ()
    assert game.state.boards[0].word == ()
    assert game.state.boards[0].small[:2] == ("A", "B")
    assert count(game) == tokens
    assert game.to_act == (1,)
    assert reason(game, "-", seat=0) == ("left-the-game", "TS-53")
    game.push("leave", 2)
    assert game.outcome() == Outcome("withdrawn", (1,), (0, 0, 0))


def test_the_last_player_leaves() -> None:
    """TS-39: the game ends, and one of the players who are done wins."""
    game = table(f"ZOO{NONE}/:ABCDEFG/:ABCDEFG", ("SABCDE", "", ""))
    game.push("leave", 0)
    assert game.outcome() == Outcome("filled", (1, 2), (0, 0, 0))


def test_the_others_left_and_one_is_done() -> None:
    """TS-40: the player who is left has one last turn."""
    game = table(f"ZOO{NONE}/{NONE}/:ABCDEFG", ("SABCDE", "ABCDEF", ""))
    game.push("leave", 1)
    assert game.outcome() is None
    game.push("ZOOS")
    assert game.outcome() == Outcome("last-turn", (0,), (10, 0, 0))


def test_leaving_with_a_blank_traded() -> None:
    """TS-Q11: the trade is undone if either player leaves, and so is a word that waits on it."""
    for leaver in (0, 2):
        for waits in (False, True):
            boards = f"SOL{NONE}/{NONE}/RaT-{NONE}"
            game = table(boards, ("AXYSUV", "ABCDEF", "ABCDEF"), check="contest")
            tokens = count(game)
            game.push("@3 a>A")
            if waits:
                game.push("@3 RATs")
            game.push("leave", leaver)
            assert game.state.traded is None
            assert game.state.provisional is None
            assert count(game) == tokens
            if leaver == 2:
                assert sorted(game.state.racks[0]) == sorted("AXYSUV")
                assert game.state.parts == ()
                assert game.to_act == (0,)


def test_leaving_ends_a_game_that_is_stuck() -> None:
    """TS-Q28: if all who stay have already had three turns without laying a token."""
    game = table(f"{EMPTY}/{NONE}", ("ABCDEF", "ABCDEF", "ABCDEF"))
    game = changed(game, idle=(1, 2, 1, 2, 1, 2))
    game.push("leave", 0)
    assert game.state.end == "stuck"
