"""Doubts: bluff is part of the game."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludomots.core.contract import TABLE
from ludomots.core.game import Game
from ludomots.core.moves import Accept, CloseWindow, Contest
from ludomots.games.typo import Cannot
from ludomots.games.typo.doubts import needed, ruling
from tests.games.tables import refusal
from tests.games.typo.tables import EXAMPLE, push_all, table

GOOD, BAD = "+1 FRONTIERE", "+1 FRONTELLE"
CARDS = "FSTVXZ"


def said(move: str = GOOD, players: int = 4, position: str = EXAMPLE, **options: Any) -> Game:
    """Return a table where seat 0 has just said a word that can be doubted."""
    game = table(f"{position} {CARDS[:players]}", **{"check": "contest", **options})
    game.push(move)
    return game


def test_a_word_waits() -> None:
    """TY-21: its card is not yet in the row; the others answer, its author and the next player
    wait."""
    game = said()
    assert game.state.rows[0] == "RONT"
    assert list(game.to_act) == [1, 2, 3]
    assert list(game.legal_moves_of(2)) == [Accept(), Contest()]
    assert refusal(game, "-3", 1).code == "window-open"
    assert refusal(game, "?", 0).code == "own-play"
    assert refusal(game, "time").code == "nobody-to-play"
    assert "f R O N T" in str(game)
    assert game.view("spectator").needed == 2


@pytest.mark.parametrize(("players", "doubters"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_how_many_must_doubt(players: int, doubters: int) -> None:
    """TY-21, TY-Q3: half of the others, rounded up; then the word is looked up at once."""
    assert needed(players - 1) == doubters
    game = said(BAD, players)
    for seat in range(1, doubters):
        game.push("?", seat)
        assert game.state.provisional is not None
    game.push("?", doubters)
    assert game.state.provisional is None
    assert game.state.last.refused == ("FRONTELLE",)


def test_a_bad_word_is_told_from_a_card_that_could_not_be_placed() -> None:
    """TY-17, TY-24: both take the place of a row."""
    assert push_all(said(BAD, 2), "1:?").view(1).done[0].bad
    assert not push_all(table(f"{EXAMPLE} FS"), "-3").view(1).done[0].bad


def test_who_was_caught_is_seen_by_all() -> None:
    """TY-24: a word that proves bad is held against its author; nobody forgets it."""
    game = push_all(said(BAD, 2), "1:?")
    assert game.view(1).caught == (0,)
    push_all(game, "1:2+ ELAS", "0:?")
    assert game.view("spectator").caught == (0, 1)


def test_one_doubt_too_few() -> None:
    """TY-Q2, TY-22: if too few doubt a bad word it stands, and nobody looks it up."""
    game = said(BAD)
    push_all(game, "1:?", "2:=")
    assert game.state.provisional is not None
    game.push("=", 3)
    assert game.state.rows[0] == "FRONT"
    assert (game.state.scores, game.state.last.refused) == ((0, 0, 0, 0), ())


def test_it_stands_when_doubts_cannot_suffice_any_more() -> None:
    """TY-21: two of three believe it, so nobody waits for the third."""
    game = push_all(said(BAD), "1:=", "3:=")
    assert game.state.rows[0] == "FRONT"
    assert list(game.to_act) == [1]


def test_the_window_closes() -> None:
    """TY-21: silence means belief; only the table closes it, and only when it is open."""
    game = push_all(said(BAD), "2:?")
    assert list(game.legal_moves_of(TABLE)) == [CloseWindow()]
    game.push("close")
    assert (game.state.rows[0], game.state.scores[0]) == ("FRONT", 0)
    for text in ("close", "?", "="):
        assert refusal(game, text).code == "nothing-to-contest"


def test_nobody_speaks_twice() -> None:
    """TY-21: a doubt and a belief are final."""
    game = push_all(said(players=6), "1:?", "2:=")
    assert refusal(game, "?", 1).code == "already-doubted"
    assert refusal(game, "=", 1).code == "already-doubted"
    assert refusal(game, "?", 2).code == "already-accepted"


def test_a_good_word_that_was_doubted() -> None:
    """TY-23, TY-Q4: two points, the dictionary stays, and the doubters lose nothing."""
    game = push_all(said(), "1:?", "2:?")
    assert game.state.rows[0] == "FRONT"
    assert game.state.scores == (2, 0, 0, 0)
    assert game.state.last.refused == ()
    assert list(game.to_act) == [1]


def test_a_bad_word_that_was_doubted() -> None:
    """TY-20, TY-24, TY-25, TY-Q5: the longest row goes, with its points and two more."""
    game = table(f"{EXAMPLE} SFTV", check="contest")
    push_all(game, "1:+1 FRONTELLE", "0:?", "2:?")
    assert game.state.rows == ("RONT", "ELA", "F", "BLO")
    assert game.state.scores == (0, -8, 0, 0)
    assert game.state.holder == 1
    assert list(game.to_act) == [0]


def test_the_longest_row_goes_and_not_the_row_played_on() -> None:
    """TY-Q7: F was laid at RONT, PRINCE is longer."""
    game = push_all(said(BAD), "1:?", "2:?")
    assert game.state.rows[0] == "RONT"
    assert game.state.rows[2] == "F"


def test_the_card_is_taken_back_before_rows_are_measured() -> None:
    """TY-Q6: with the F there would be one longest row, without it there are two; the player
    chooses."""
    game = push_all(said(BAD, position="RONT/ELAN/PRI/BLO"), "1:?", "2:?")
    assert game.state.provisional is None
    assert list(game.to_act) == [0]
    assert list(game.legal_moves) == [Cannot(1), Cannot(2)]
    assert refusal(game, GOOD).code == "must-remove"
    assert refusal(game, "-3").code == "row-not-longest"
    game.push("-2")
    assert game.state.rows == ("RONT", "F", "PRI", "BLO")
    assert game.state.scores == (-6, 0, 0, 0)
    assert (game.state.owes, game.state.holder) == (0, 0)


def test_time_is_up_with_a_row_to_remove() -> None:
    """TY-Q6, TY-Q20: the first of the longest rows goes, and the two points are lost too."""
    game = push_all(said(BAD, position="RONT/ELAN/PRI/BLO"), "1:?", "2:?", "time")
    assert game.state.rows[0] == "F"
    assert game.state.scores == (-6, 0, 0, 0)


def test_the_holder_may_be_the_author() -> None:
    """TY-Q12: the program looks the word up, no matter who holds the dictionary."""
    game = said()
    assert game.state.holder == 0
    push_all(game, "1:?", "2:?")
    assert game.state.scores[0] == 2


def test_checked_words_are_not_doubted() -> None:
    """TY-Q2: a bad word is refused at once, costs nothing, and a good one stands."""
    game = table(f"{EXAMPLE} FSTV")
    assert refusal(game, BAD).code == "word-unknown"
    game.push(GOOD)
    assert game.state.rows[0] == "FRONT"
    assert refusal(game, "?").code == "nothing-to-contest"


@pytest.mark.parametrize(
    ("others", "rulings"),
    [
        (2, ["stands", "kept", "refused"]),
        (3, ["stands", "stands", "refused", "refused"]),
        (4, ["stands", "stands", "kept", "refused", "refused"]),
        (5, ["stands", "stands", "stands", "refused", "refused", "refused"]),
    ],
)
def test_votes(others: int, rulings: list[str]) -> None:
    """TY-26, TY-Q23: without a dictionary more than half of the others refuse a word."""
    game = said(players=others + 1, check="vote")
    word = game.state.provisional
    doubters = [tuple(range(1, doubts + 1)) for doubts in range(others + 1)]
    assert [
        ruling(game.options, game.state, replace(word, doubted=seats)) for seats in doubters
    ] == rulings


def test_a_vote_against_a_good_word() -> None:
    """TY-26: no dictionary is opened, the majority decides."""
    game = push_all(said(check="vote"), "1:?", "2:?")
    assert game.state.last.refused == ("FRONTIERE",)
    assert game.state.scores == (-8, 0, 0, 0)


def test_a_vote_for_a_bad_word() -> None:
    """TY-26: no dictionary is opened for a good word or a bad one."""
    game = push_all(said(BAD, check="vote"), "1:?", "2:=", "3:=")
    assert game.state.rows[0] == "FRONT"


def test_a_tied_vote_keeps_the_word() -> None:
    """TY-Q23, TY-23: half of the others doubted it, so it was disputed, and it was kept."""
    game = push_all(said(BAD, players=3, check="vote"), "1:?")
    assert game.state.provisional is not None
    game.push("=", 2)
    assert game.state.scores == (2, 0, 0)
    game = push_all(said(BAD, players=3, check="vote"), "1:?", "close")
    assert game.state.scores == (2, 0, 0)


def test_the_author_leaves() -> None:
    """TY-21: the word and the card are taken back; it is the next player's turn to place."""
    game = said()
    game.push("leave", 0)
    assert game.state.rows[0] == "RONT"
    assert list(game.to_act) == [1]
    assert game.state.hands[0] == ("A", "B", "F")


def test_somebody_else_leaves() -> None:
    """TY-21, TY-Q3: half of those who are left; the leaver's own doubt no longer counts."""
    game = push_all(said(BAD), "1:?", "3:leave")
    assert game.state.last.refused == ("FRONTELLE",)
    game = push_all(said(BAD, players=6), "1:?", "2:?", "1:leave")
    assert game.state.provisional is not None
    assert list(game.to_act) == [3, 4, 5]
