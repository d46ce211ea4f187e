"""Judges: a player, or somebody who does not play, whose word decides about doubted words."""

from typing import Any

import pytest

import ludomots
from ludomots.core.contract import JUDGE, TABLE
from ludomots.core.game import Game
from ludomots.core.moves import Accept, CloseWindow, Contest
from tests.games.tables import refusal
from tests.games.typo.tables import EXAMPLE, push_all, table

GOOD, BAD = "+1 FRONTIERE", "+1 FRONTELLE"
CARDS = "FSTVXZ"


def said(move: str, players: int = 4, **options: Any) -> Game:
    """Return a table with a judge where seat 0 has just said a word that can be doubted."""
    game = table(f"{EXAMPLE} {CARDS[:players]}", **{"check": "judge", "judge": 2, **options})
    game.push(move)
    return game


def test_the_word_of_a_judge_who_plays_is_a_doubt_and_the_ruling() -> None:
    """TY-26: two of three doubt the word, the judge among them, so it is refused, good or not."""
    game = push_all(said(GOOD), "1:?")
    assert game.state.provisional is not None
    game.push("?", 2)
    assert game.state.last.refused == ("FRONTIERE",)
    assert game.state.scores == (-8, 0, 0, 0)


def test_a_judge_who_plays_lets_a_doubted_word_stand() -> None:
    """TY-26, TY-23: two doubt it, the judge believes it: it stands, bad or not, and brings two."""
    game = push_all(said(BAD), "2:?", "3:?")
    assert list(game.to_act) == [1]
    game.push("=", 1)
    assert (game.state.rows[0], game.state.scores) == ("FRONT", (2, 0, 0, 0))


def test_a_judge_alone_does_not_refuse_a_word() -> None:
    """TY-21, TY-26: it takes half of the others to have a word judged."""
    game = push_all(said(BAD), "1:?", "2:=", "3:=")
    assert (game.state.rows[0], game.state.scores) == ("FRONT", (0, 0, 0, 0))


def test_nobody_judges_their_own_word() -> None:
    """TY-26: about a word of the judge the majority of the others decides."""
    game = push_all(said(GOOD, judge=1), "1:?", "2:?")
    assert game.state.last.refused == ("FRONTIERE",)
    tie = push_all(said(BAD, players=3, judge=1), "1:?", "2:=")
    assert (tie.state.rows[0], tie.state.scores) == ("FRONT", (2, 0, 0))


def test_the_judge_leaves() -> None:
    """TY-26: then the majority decides; with one other player left, the dictionary."""
    game = push_all(said(GOOD), "1:leave", "2:?", "3:?")
    assert game.state.last.refused == ("FRONTIERE",)
    game = push_all(said(GOOD, players=3), "1:leave", "2:?")
    assert (game.state.rows[0], game.state.scores) == ("FRONT", (2, 0, 0))


def test_one_other_player_never_decides_alone() -> None:
    """TY-26: of three who vote one leaves, and words are looked up from then on."""
    game = push_all(said(GOOD, players=3, check="vote"), "1:leave", "2:?")
    assert (game.state.rows[0], game.state.scores) == ("FRONT", (2, 0, 0))


def test_a_judge_who_does_not_play_is_asked_once_enough_doubt() -> None:
    """TY-26: then nobody else is asked, and the judge says yes or no."""
    game = said(BAD, judge=None)
    assert list(game.to_act) == [1, 2, 3]
    assert refusal(game, "?", JUDGE).code == "nothing-to-judge"
    push_all(game, "1:?", "2:?")
    assert list(game.to_act) == [JUDGE]
    assert list(game.legal_moves_of(JUDGE)) == [Accept(), Contest()]
    assert list(game.legal_moves_of(TABLE)) == [CloseWindow()]
    assert refusal(game, "?", 3).code == "judge-decides"
    for move in ("F", "leave", "-3", "close"):
        assert refusal(game, move, JUDGE).code == "not-yours"
    yes, no = game.copy(), game.copy()
    yes.push("=", JUDGE)
    assert (yes.state.rows[0], yes.state.scores) == ("FRONT", (2, 0, 0, 0))
    no.push("?")
    assert (no.moves[-1][0], no.state.scores) == (JUDGE, (-8, 0, 0, 0))


@pytest.mark.parametrize("judge", [None, 2])
def test_a_judge_who_says_nothing(judge: int | None) -> None:
    """TY-26: when the time is over the word stands, and brings nothing."""
    game = push_all(said(BAD, judge=judge), "2:?", "3:?", "close")
    assert (game.state.rows[0], game.state.scores) == ("FRONT", (0, 0, 0, 0))


def test_a_judge_who_does_not_play_suits_two() -> None:
    """TY-26: with two players one doubt asks the judge."""
    game = push_all(said(GOOD, players=2, judge=None), "1:?")
    assert list(game.to_act) == [JUDGE]


def test_there_is_no_judge_where_none_judges() -> None:
    """TY-26: at other tables nobody has that place."""
    for check in ("contest", "vote"):
        assert refusal(said(BAD, check=check), "?", JUDGE).code == "no-such-seat"
    assert refusal(said(BAD), "?", JUDGE).code == "no-such-seat"


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({}, range(2, 7)),
        ({"check": "check"}, range(2, 7)),
        ({"check": "vote"}, range(3, 7)),
        ({"check": "judge"}, range(3, 7)),
        ({"check": "judge", "judge": 5}, range(5, 7)),
        ({"check": "judge", "judge": None}, range(2, 7)),
        ({"judge": 5}, range(2, 7)),
    ],
)
def test_how_many_may_play(options: dict[str, Any], allowed: range) -> None:
    """TY-01, TY-26: where players decide about words three must play, the judge among them."""
    for players in range(2, 7):
        if players in allowed:
            ludomots.new("typo", players=players, seed=1, **options)
        else:
            with pytest.raises(ValueError, match=f"is for {allowed[0]} to 6 players"):
                ludomots.new("typo", players=players, seed=1, **options)
