"""Contest mode: words wait until nobody can contest them."""

from typing import Any

from ludomots.core.contract import TABLE
from ludomots.core.game import Game
from ludomots.games.mots_de_tete import Accept, CloseWindow, Contest, Pass, TimeOver
from tests.games.mots_de_tete.tables import DISQUE, table, with_die
from tests.games.tables import changed, refusal

GOOD, BAD = "6L S", "6L X"


def contested(move: str = GOOD, players: int = 2, board: str = DISQUE, **options: Any) -> Game:
    """Return a table where seat 0 has just written words that can be contested."""
    game = table(board, 1, players, check="contest", **options)
    game.push(move)
    return game


def test_nothing_is_rolled_or_scored_before_the_words_stand() -> None:
    """MT-Q5, MT-37: neither bonus dice nor the next die; the grid is as before."""
    before = table(DISQUE, 1, check="contest")
    game = contested()
    assert (game.state.scores, game.state.draws) == ((0, 0), before.state.draws)
    assert (game.position, game.state.rolls) == (DISQUE, (1,))
    shown = game.view("spectator").provisional
    assert [(word.word, word.points) for word in shown.scored.words] == [("DISQUES", 21)]
    game.push("close")
    assert game.state.draws != before.state.draws
    assert game.state.scores == (21, 0)


def test_the_next_turn_waits() -> None:
    """MT-37: a dispute is settled before the next turn, whose die is not rolled yet."""
    game = contested()
    assert list(game.to_act) == [1]
    assert list(game.legal_moves_of(1)) == [Accept(), Contest()]
    assert refusal(game, Pass(), 1).code == "window-open"
    assert refusal(game, "7K N", 1).code == "window-open"
    assert refusal(game, "time").code == "nobody-to-play"
    assert not game.legal_moves_of(0)


def test_all_opponents_accept() -> None:
    """MT-37: the words stand when the last opponent has accepted."""
    game = contested(players=3)
    assert list(game.to_act) == [1, 2]
    game.push("=", 2)
    assert list(game.to_act) == [1]
    assert refusal(game, "?", 2).code == "already-accepted"
    assert refusal(game, "?", 0).code == "own-play"
    game.push("=", 1)
    assert game.state.scores == (21, 0, 0)
    assert list(game.to_act) == [1]


def test_the_window_closes() -> None:
    """MT-37: only the table closes it, and only when it is open."""
    game = contested()
    assert list(game.legal_moves_of(TABLE)) == [CloseWindow()]
    assert refusal(game, CloseWindow(), 1).code == "not-yours"
    assert refusal(game, "?", TABLE).code == "not-yours"
    game.push("close")
    for text in ("close", "?", "="):
        assert refusal(game, text).code == "nothing-to-contest"


def test_a_bad_word_is_erased() -> None:
    """MT-37, MT-38, MT-Q16: no points, no second try, and the turn passes on."""
    game = contested(BAD)
    game.push("?")
    assert game.state.last.refused == ("DISQUEX",)
    assert (game.position, game.state.scores) == (DISQUE, (0, 0))
    assert list(game.to_act) == [1]
    assert game.state.idle == (0,)
    assert game.state.skips == (0, 0)


def test_a_bad_word_that_nobody_contests_stands() -> None:
    """MT-37: contesting is up to the players."""
    game = contested(BAD)
    game.push("=")
    assert game.state.scores == (21, 0)


def test_a_bad_crossing_word() -> None:
    """MT-35, MT-37: every new word is looked up."""
    game = table(DISQUE, 2, check="contest")
    game.push("5J IL")
    game.push("?")
    assert game.state.last.refused == ("IU",)


def test_contesting_a_good_word_costs_the_next_turn() -> None:
    """MT-39, MT-Q17: with two players the author plays twice."""
    game = contested()
    game.push("?")
    assert game.state.scores == (21, 0)
    assert list(game.to_act) == [0]
    game.push("-")
    assert list(game.to_act) == [1]
    assert game.state.skips == (0, 0)


def test_the_penalty_waits_for_the_challengers_turn() -> None:
    """MT-39, MT-Q17: only the challenger pays, when their turn comes; two words cost two turns."""
    game = contested(players=3)
    game.push("?", 2)
    assert (list(game.to_act), game.state.skips) == ([1], (0, 0, 1))
    game = with_die(game, 1)
    game.push("7K N")
    game.push("?", 2)
    assert (list(game.to_act), game.state.skips) == ([0], (0, 0, 1))
    game.push("-")
    game.push("-")
    assert (list(game.to_act), game.state.skips) == ([0], (0, 0, 0))


def test_the_penalty_lapses_at_the_end() -> None:
    """MT-Q18: a challenger loses no turn after the end of the game, nor the last roll of a
    Marathon."""
    game = changed(contested(), scores=(290, 0))
    game.push("?")
    assert game.outcome() is not None
    marathon = table(DISQUE, 1, variant="marathon")
    marathon = changed(marathon, skips=(0, 1), misses=(1, 0))
    marathon.push("-", 0)
    assert marathon.state.last_roll
    assert list(marathon.to_act) == [1]


def test_check_mode_has_no_contest() -> None:
    """MT-Q17: words stand at once, and there is nothing to contest."""
    game = table(DISQUE, 1)
    game.push(GOOD)
    assert game.state.scores == (21, 0)
    assert refusal(game, "?").code == "nothing-to-contest"


def test_retries() -> None:
    """MT-38, MT-Q16: where words are checked the table says how many more tries there are."""
    assert refusal(table(DISQUE, 1), BAD).code == "word-unknown"
    game = table(DISQUE, 1, retries=1)
    game.push(BAD)
    assert (game.state.tries, game.state.last.refused) == (1, ("DISQUEX",))
    assert (list(game.to_act), game.position) == ([0], DISQUE)
    game.push(BAD)
    assert (list(game.to_act), game.position, game.state.tries) == ([1], DISQUE, 0)
    game = table(DISQUE, 1, retries=0)
    game.push(BAD)
    assert list(game.to_act) == [1]
    assert game.state.idle == (0,)


def test_leaving_with_words_on_the_table() -> None:
    """MT-37: unsettled words leave with their author; an opponent who leaves counts as
    accepting."""
    game = contested(players=3)
    game.push("leave", 0)
    assert (game.position, list(game.to_act)) == (DISQUE, [1])
    game = contested(players=3)
    game.push("=", 1)
    game.push("leave", 2)
    assert game.state.scores[0] == 21


def test_time_over_in_a_window() -> None:
    """MT-Q22, MT-37: the turn is finished, with its window."""
    game = contested(game_time=60)
    game.push(TimeOver(), TABLE)
    assert game.outcome() is None
    game.push("=")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("time-over", (0,))
