"""Turns: drawing, passing, exchanging, running out of time, leaving, playing alone."""

from collections import Counter

import pytest

from ludomots.core.contract import TABLE
from ludomots.core.game import new
from ludomots.games.topword import Exchange, Pass, Withdraw
from tests.games.tables import refusal
from tests.games.topword.tables import EMPTY, RATEAU, count, table

RACKS = ("IREABST", "BSTUVWL", "AEIOULN")


def test_clockwise() -> None:
    """TW-13, TX-10: one after the other; out of turn a move is refused."""
    game = table(RATEAU, RACKS)
    for seat in (0, 1, 2, 0):
        assert list(game.to_act) == [seat]
        error = refusal(game, Pass(), (seat + 1) % 3)
        assert (error.code, error.values["seat"]) == ("not-your-turn", seat)
        game.push("-" if seat else ("D6 IRE" if not game.moves else "-"))


@pytest.mark.parametrize(("bag", "left"), [(None, 7), ("AE", 6), ("", 4)])
def test_drawing(bag: str | None, left: int) -> None:
    """TW-19, TX-16: as many tiles as were laid. TW-20: fewer only when the bag is empty."""
    game = table(RATEAU, RACKS[:2], bag=bag)
    before = count(game)
    game.push("D6 IRE")
    assert len(game.state.racks[0]) == left
    assert count(game) == before


def test_passing() -> None:
    """TW-41, TW-43, TX-26: a player may pass, even if they could play."""
    game = table(RATEAU, ("IRE", "Z"))
    game.push("-")
    game.push("-")
    assert game.state.passes == (0, 1)
    assert list(game.to_act) == [0]


def test_exchange() -> None:
    """TW-42, TX-26: exactly one tile, and the turn is over."""
    game = table(RATEAU, RACKS[:2], bag="Z")
    game.push("-I")
    assert game.state.racks[0] == ("R", "E", "A", "B", "S", "T", "Z")
    assert game.state.bag == ("I",)
    assert list(game.to_act) == [1]
    assert refusal(game, "-A").code == "tile-not-on-rack"


def test_exchange_draws_first() -> None:
    """TW-Q24: so the tile given away cannot come back at once; no exchange with an empty bag."""
    for seed in range(30):
        game = table(RATEAU, RACKS[:2], bag="ZZ", seed=seed)
        game.push("-I")
        assert "Z" in game.state.racks[0]
    game = table(RATEAU, RACKS[:2], bag="")
    assert refusal(game, "-I").code == "nothing-to-exchange"
    assert not any(isinstance(move, Exchange) for move in game.legal_moves)


def test_nobody_sees_what_is_exchanged() -> None:
    """TW-06: the others see that a tile was exchanged; only its owner sees which."""
    game = table(RATEAU, RACKS[:2])
    game.push("-I")
    assert game.view(0).last.move == Exchange("I")
    assert game.view(1).last.move == game.view("spectator").last.move == Exchange("?")
    assert game.rules.seen(0, Exchange("I"), 1) == Exchange("?")
    assert game.rules.seen(0, Exchange("I"), 0) == Exchange("I")


def test_the_first_word_may_come_later() -> None:
    """TW-Q30, TW-12: the first word goes through the centre, no matter who lays it."""
    game = table(EMPTY, ("Z", "MUR"))
    game.push("-")
    assert refusal(game, "1A MUR").code == "off-centre"
    game.push("5E MUR")
    assert game.state.scores == (0, 6)


def test_time_up() -> None:
    """TW-Q32: the player to move passes. There is no clock unless the table wants one."""
    game = table(RATEAU, RACKS[:2])
    assert game.view(0).options.turn_clock is None
    game.push("time")
    assert list(game.to_act) == [1]
    assert game.state.passes == (0,)
    assert table(turn_clock=120).view(0).options.turn_clock == 120


def test_the_program_keeps_the_score() -> None:
    """TW-07, TX-06, TW-Q33: players write no points and make no table moves."""
    game = table(RATEAU, RACKS[:2])
    game.push("D6 IRE")
    assert game.view("spectator").scores == (8, 0)
    assert refusal(game, "time", 1).code == "not-yours"
    assert refusal(game, Pass(), TABLE).rule == "TW-Q33"


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_no_such_seat(seat: int) -> None:
    """TW-02: a seat that is not at the table."""
    assert refusal(table(RATEAU, RACKS[:2]), Pass(), seat).code == "no-such-seat"


def test_solo_exchanges() -> None:
    """TW-Q9: alone, five tiles may be exchanged in a game without losing the turn."""
    game = table(RATEAU, ("IREABST",))
    for used in range(5):
        assert game.view(0).exchanges_left == 5 - used
        game.push(Exchange(game.state.racks[0][0]))
        assert list(game.to_act) == [0]
    assert refusal(game, Exchange(game.state.racks[0][0])).code == "no-exchange-left"


def test_solo_words_are_checked() -> None:
    """TW-Q9: there is nobody to contest them, whatever the mode."""
    game = table(RATEAU, ("IREX",), check="contest")
    assert refusal(game, "D6 IRX").code == "word-unknown"
    game.push("D6 IRE")
    assert game.state.scores == (8,)


def test_solo_ends_with_a_pass() -> None:
    """TW-Q9: nobody else will change the board, so a pass means that the player is done."""
    game = table(RATEAU, ("IREABST",))
    game.push("-")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("all-passed", (0,), (-35,))


def test_leaving() -> None:
    """TW-13: the others go on; the leaver's tiles stay out of the game, and the leaver cannot
    win."""
    game = table(RATEAU, RACKS)
    before = count(game)
    game.push("D6 IRE")
    game.push(Withdraw(), 0)
    assert list(game.to_act) == [1]
    assert refusal(game, Pass(), 0).code == "left-the-game"
    game.push("-")
    assert list(game.to_act) == [2]
    game.push("-")
    assert list(game.to_act) == [1]
    assert count(game) == before
    game.push(Withdraw(), 1)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("withdrawn", (2,))
    assert outcome.scores[0] > outcome.scores[2]


def test_leaving_on_ones_turn() -> None:
    """TW-13: the turn passes to the next player."""
    game = table(RATEAU, RACKS)
    game.push("leave")
    assert list(game.to_act) == [1]


def test_leaving_with_a_play_on_the_table() -> None:
    """TW-Q22: an unsettled play leaves with its author; an opponent who leaves counts as
    accepting."""
    game = table(RATEAU, RACKS, check="contest")
    game.push("D6 IRE")
    game.push("=", 1)
    game.push("leave", 2)
    assert game.state.scores[0] == 8
    game.push("5D B", 1)
    game.push("leave", 1)
    assert game.outcome() is not None
    assert game.position == "10/10/10/10/3RATEAU1/3I6/3R6/3E6/10/10"


def test_leaving_may_complete_a_round_of_passes() -> None:
    """TW-46: those who are left have all passed."""
    game = table(RATEAU, RACKS, bag="")
    game.push("-")
    game.push("-")
    game.push("leave", 2)
    assert game.outcome() is not None
    assert game.state.end == "all-passed"


def test_draws_follow_from_the_seed() -> None:
    """TW-04: the same seed and moves give the same tiles, another seed gives others."""

    def racks(seed: int) -> Counter[str]:
        game = table(RATEAU, RACKS[:2], seed=seed)
        game.push("D6 IRE")
        return Counter(game.state.racks[0])

    assert racks(1) == racks(1)
    assert len({tuple(sorted(racks(seed).elements())) for seed in range(20)}) > 5
    assert new("topword").state.draws != new("topword").state.draws
