"""Turns: passing, running out of time, leaving."""

import pytest

from ludomots.core.contract import TABLE
from ludomots.games.mots_de_tete import Pass, TimeUp, Withdraw
from tests.games.mots_de_tete.tables import DISQUE, EMPTY, table
from tests.games.tables import refusal


def test_clockwise() -> None:
    """MT-08, MT-Q19: one after the other, each with their own die."""
    game = table(DISQUE, 1, 3)
    for seat in (0, 1, 2, 0):
        assert list(game.to_act) == [seat]
        error = refusal(game, Pass(), (seat + 1) % 3)
        assert (error.code, error.values["seat"]) == ("not-your-turn", seat)
        assert game.state.die in range(1, 7)
        game.push("-")


def test_passing() -> None:
    """MT-18, MT-Q15: a player who cannot write passes; one who could may pass too."""
    game = table(DISQUE, 1)
    assert len(game.legal_moves) > 1
    assert Pass() in list(game.legal_moves)
    game.push("-")
    assert (game.state.idle, game.state.misses) == ((0,), (1, 0))
    stuck = table(EMPTY, 1)
    assert list(stuck.legal_moves) == [Pass()]


def test_the_first_word_may_come_later() -> None:
    """MT-Q14, MT-11: the first word touches the cross, no matter who writes it."""
    game = table(EMPTY, 1)
    game.push("-")
    after = table(game.position, 3)
    assert refusal(after, "1A MUR").code == "off-cross"
    after.push("6G MUR")
    assert after.state.scores == (7, 0)


def test_time_up() -> None:
    """MT-Q33: the player to move passes. There is no clock unless the table wants one."""
    game = table(DISQUE, 1)
    assert game.view(0).options.turn_clock is None
    game.push("time")
    assert list(game.to_act) == [1]
    assert game.state.idle == (0,)
    assert table(preset="marathon").view(0).options.turn_clock == 120


def test_the_program_keeps_the_score() -> None:
    """MT-02, MT-08: players write no points and make no table moves."""
    game = table(DISQUE, 1)
    assert refusal(game, TimeUp(), 0).code == "not-yours"
    assert refusal(game, Pass(), TABLE).code == "not-yours"
    game.push("6L S")
    assert game.view("spectator").scores == (21, 0)


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_no_such_seat(seat: int) -> None:
    """MT-01: a seat that is not at the table."""
    assert refusal(table(DISQUE, 1), Pass(), seat).code == "no-such-seat"


def test_leaving() -> None:
    """MT-Q19: the others go on; the player who left keeps their points and cannot win."""
    game = table(DISQUE, 1, 3)
    game.push("6L S")
    game.push(Withdraw(), 0)
    assert list(game.to_act) == [1]
    assert refusal(game, Pass(), 0).code == "left-the-game"
    game.push("-")
    game.push("-")
    assert list(game.to_act) == [1]
    game.push("leave", 1)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("withdrawn", (2,), (21, 0, 0))
    assert refusal(game, Pass(), 2).code == "game-over"


def test_leaving_on_ones_turn() -> None:
    """MT-Q19: the turn passes on, with a new die."""
    game = table(DISQUE, 1, 3)
    before = game.state.draws
    game.push("leave")
    assert list(game.to_act) == [1]
    assert game.state.draws != before


def test_leaving_alone() -> None:
    """MT-01: nobody is left who could win."""
    game = table(DISQUE, 1, 1)
    game.push("leave")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("withdrawn", ())
