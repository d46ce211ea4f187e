"""Contest mode: a play waits until nobody can contest it."""

from typing import Any

import pytest

from ludomots.core.contract import TABLE
from ludomots.core.game import Game
from ludomots.games.topword import CloseWindow, Exchange, Place, TimeUp
from tests.games.tables import refusal
from tests.games.topword.tables import RATEAU, count, table

GOOD, BAD = "D6 IRE", "D6 IRX"
RACKS = ("IREXJSO", "BSTUVWL", "AEIOULN")


def contested(move: str = GOOD, players: int = 2, **options: Any) -> Game:
    """Return a table where seat 0 has just laid a play that can be contested."""
    game = table(RATEAU, RACKS[:players], check="contest", **options)
    game.push(move)
    return game


def test_nothing_is_drawn_or_scored_before_the_play_stands() -> None:
    """TW-Q22: neither tiles nor points, and the board is as before; everybody sees the play."""
    before = table(RATEAU, RACKS[:2], check="contest")
    game = contested()
    assert (game.state.scores, game.state.bag) == ((0, 0), before.state.bag)
    assert game.state.draws == before.state.draws
    assert game.state.board == before.state.board
    assert game.state.racks[0] == ("X", "J", "S", "O")
    shown = game.view("spectator").provisional
    assert [(word.word, word.points) for word in shown.scored.words] == [("RIRE", 8)]
    assert count(game) == count(before)


def test_the_next_player_closes_the_window() -> None:
    """TW-39, TX-25, TW-Q22: once they play, the play stands and scores, and its author draws."""
    game = contested()
    game.push("5D B")
    assert game.state.scores[0] == 8
    assert len(game.state.racks[0]) == 7
    assert game.state.provisional is not None
    assert game.state.provisional.seat == 1
    assert refusal(game, "?", 1).code == "own-play"


def test_a_refused_move_leaves_the_window_open() -> None:
    """TW-39: a move that is refused does not close the window."""
    game = contested()
    assert refusal(game, "1A STUV").code == "not-connected"
    game.push("?")
    assert game.state.last.refused == ()


def test_all_opponents_accept() -> None:
    """TW-Q22: the play stands when the last opponent has accepted."""
    game = contested(players=3)
    assert list(game.to_act) == [1, 2]
    game.push("=", 2)
    assert list(game.to_act) == [1]
    assert game.state.scores[0] == 0
    assert refusal(game, "?", 2).code == "already-accepted"
    game.push("=", 1)
    assert game.state.scores[0] == 8
    assert list(game.to_act) == [1]


def test_the_window_closes() -> None:
    """TW-Q22: the table closes the window when the time to contest is over."""
    game = contested()
    assert list(game.legal_moves_of(TABLE)) == [CloseWindow(), TimeUp()]
    game.push("close")
    assert game.state.scores == (8, 0)
    assert refusal(game, "close").code == "nothing-to-contest"
    assert refusal(game, "?").code == "nothing-to-contest"
    assert refusal(game, "=").code == "nothing-to-contest"


def test_only_the_table_closes_it() -> None:
    """TW-39: a player cannot make the table's moves, nor the table a player's."""
    game = contested()
    assert refusal(game, CloseWindow(), 1).code == "not-yours"
    assert refusal(game, "?", TABLE).code == "not-yours"


def test_a_bad_word_is_undone() -> None:
    """TW-40, TX-25: the author takes the tiles back, scores nothing and loses the turn. TW-Q23: the
    author may not exchange a tile either, since the turn is over.
    """
    game = contested(BAD)
    bag = game.state.bag
    game.push("?")
    assert game.state.last.refused == ("RIRX",)
    assert game.state.scores == (0, 0)
    assert game.state.bag == bag
    assert sorted(game.state.racks[0]) == sorted(RACKS[0])
    assert game.position == RATEAU
    assert list(game.to_act) == [1]
    assert refusal(game, "-I", 0).code == "not-your-turn"


def test_any_new_word_may_be_bad() -> None:
    """TW-Q21: SE and TS are looked up as well; one bad word undoes the whole play."""
    game = table(RATEAU, ("SE", "A"), check="contest")
    game.push("6F SE")
    game.push("?")
    assert game.state.last.refused == ("TS", "EE")
    assert game.position == RATEAU


def test_any_opponent_may_contest() -> None:
    """TW-39: not only the next player."""
    game = contested(BAD, players=3)
    game.push("?", 2)
    assert game.state.last.seat == 2
    assert list(game.to_act) == [1]


def test_a_lost_contest_with_retry() -> None:
    """TW-40, TW-Q23: the American author may play another word or pass, but not exchange."""
    game = contested(BAD, lost_contest="retry")
    game.push("?")
    assert list(game.to_act) == [0]
    assert refusal(game, "-X").code == "no-exchange-after-contest"
    assert not any(isinstance(move, Exchange) for move in game.legal_moves)
    game.push(GOOD)
    game.push("=")
    assert game.state.scores == (8, 0)
    assert not game.state.retrying


def test_contesting_a_good_word_costs_nothing() -> None:
    """TW-Q20: by default; the play stands at once."""
    game = contested()
    game.push("?")
    assert game.state.scores == (8, 0)
    assert list(game.to_act) == [1]


def test_contesting_a_good_word_costs_the_next_turn() -> None:
    """TW-Q20: where the table chose so, the challenger misses one turn, the next."""
    game = contested(failed_contest="nextTurn")
    game.push("?")
    assert list(game.to_act) == [0]
    game.push("-")
    assert list(game.to_act) == [1]


def test_the_penalty_waits_for_the_challengers_turn() -> None:
    """TW-Q20: a challenger who is not the next player misses their turn when it comes."""
    game = contested(players=3, failed_contest="nextTurn")
    game.push("?", 2)
    assert list(game.to_act) == [1]
    assert game.state.skips == (0, 0, 1)
    game.push("-")
    assert list(game.to_act) == [0]
    assert game.state.skips == (0, 0, 0)


def test_two_penalties_are_two_turns() -> None:
    """TW-Q20: a player who contests two good plays misses two turns."""
    game = contested(players=3, failed_contest="nextTurn")
    game.push("?", 2)
    game.push("8E T", 1)
    game.push("?", 2)
    assert game.state.skips == (0, 0, 1)  # the first of the two turns is already missed
    assert list(game.to_act) == [0]
    for seat in (0, 1):
        game.push("-")
        assert list(game.to_act) == [1 - seat]
    assert game.state.skips == (0, 0, 0)


def test_own_window_stays_open() -> None:
    """TW-39: while the opponent misses a turn, the author waits until the opponent accepts."""
    game = table(RATEAU, RACKS[:2], check="contest", failed_contest="nextTurn")
    game.push(GOOD)
    game.push("?")  # fails: seat 1 misses a turn, seat 0 plays again
    game.push(next(move for move in game.legal_moves if isinstance(move, Place)))
    assert list(game.to_act) == [1]
    assert refusal(game, "-", 0).code == "window-open"
    game.push("=", 1)
    assert list(game.to_act) == [1]


def test_the_last_play_has_its_window() -> None:
    """TW-44, TX-27, TW-39: going out ends the game when the play stands, not before."""
    game = table(RATEAU, ("IRE", "AB"), bag="", check="contest")
    game.push(GOOD)
    assert game.outcome() is None
    assert list(game.to_act) == [1]
    assert refusal(game, "-").code == "last-play"
    assert refusal(game, TimeUp()).code == "nobody-to-play"
    game.push("=")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("went-out", (8, -10))


def test_the_last_play_can_be_undone() -> None:
    """TW-40, TW-44: a bad last word does not end the game."""
    game = table(RATEAU, ("IRX", "AB"), bag="", check="contest")
    game.push(BAD)
    game.push("?")
    assert game.outcome() is None
    assert list(game.to_act) == [1]


def test_a_bonus_tile_taken_back() -> None:
    """TW-Q34: it earns its bonus when it is laid again."""
    game = table("10/10/10/10/3SO5/10/10/10/10/10", ("JA", "E"), check="contest")
    game.push("5F J")
    game.push("?")
    assert game.state.scores == (0, 0)
    game.push("-")
    game.push("5F JA")
    game.push("=")
    assert game.state.scores == (8 + 2, 0)


def test_time_up_in_a_window() -> None:
    """TW-Q32, TW-Q22: the play stands, and the next player, whose turn it was, passes."""
    game = contested()
    game.push("time")
    assert game.state.scores == (8, 0)
    assert game.state.passes == (1,)
    assert list(game.to_act) == [0]


def test_check_mode_has_no_window() -> None:
    """TW-Q22: where words are checked a play stands at once, and a bad one is refused."""
    game = table(RATEAU, RACKS[:2])
    assert refusal(game, BAD).code == "word-unknown"
    game.push(GOOD)
    assert game.state.provisional is None
    assert game.state.scores == (8, 0)
    assert refusal(game, "?").code == "nothing-to-contest"


@pytest.mark.parametrize("preset", ["1994", "later"])
def test_printed_rules_are_contested(preset: str) -> None:
    """TW-39, TX-25: as printed, words stand unless they are contested."""
    game = table(RATEAU, RACKS[:2], preset=preset)
    game.push(BAD)
    game.push("-")
    assert game.state.scores == (8 + 2, 0)
