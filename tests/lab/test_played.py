"""What a game counts for in the lab: its turns, and what is told of them."""

from itertools import pairwise

import pytest

import ludomots
from ludomots.arena.match import play_game
from ludomots.core.contract import Flow, Outcome
from ludomots.core.moves import Accept, Pass
from ludomots.core.shelf import SHELF
from ludomots.lab.trial import NO_END, Played, Turn, count, observe, turns_of
from ludomots.texts import texts

FLOW = Flow()


def turn(seat: int, useful: int, scores: tuple[int, ...], *, idle: bool = False) -> Turn:
    """Return a turn in which something was played, or nothing."""
    return Turn(seat, (Pass() if idle else Accept(),), useful, scores)


def counted(turns: list[Turn], winner: int, reason: str = "target") -> Played:
    return count(turns, Outcome(reason, (winner,), turns[-1].scores), FLOW)


def test_turns_without_a_useful_move_are_counted_apart_from_idle_ones() -> None:
    played = counted(
        [
            turn(0, 2, (5, 0)),
            turn(1, 0, (5, 0), idle=True),
            turn(0, 1, (9, 0)),
            turn(1, 2, (9, 0), idle=True),
        ],
        winner=0,
    )
    assert (played.turns, played.rounds) == (4, 2)
    assert (played.idle, played.useless, played.forced) == (2, 1, 1)


@pytest.mark.parametrize(("last_useful", "shut_out"), [(0, 1), (1, 0)])
def test_a_seat_is_shut_out_if_it_has_no_useful_move_to_the_end(
    last_useful: int, shut_out: int
) -> None:
    """Three turns without any; one useful move at the very end, and it is not."""
    played = counted(
        [
            turn(0, 2, (1, 0)),
            *(turn(1, 0, (1, 0), idle=True) for _ in range(3)),
            turn(1, last_useful, (1, 0), idle=True),
        ],
        winner=0,
    )
    assert played.shut_out == shut_out
    assert played.longest_wait == 4 - last_useful


def test_the_lead_changes_when_somebody_else_is_ahead_alone() -> None:
    """A tie between two leads of the same seat changes nothing."""
    scores = [(5, 0), (5, 5), (8, 5), (8, 9), (9, 9), (12, 9)]
    played = counted([turn(at % 2, 2, one) for at, one in enumerate(scores)], winner=0)
    assert played.lead_changes == 2


@pytest.mark.parametrize(("at_half", "is_comeback"), [((3, 9), True), ((9, 9), False)])
def test_a_comeback_is_won_by_the_last_at_half_time(
    at_half: tuple[int, int], is_comeback: bool
) -> None:
    played = counted([turn(0, 2, (3, 0)), turn(1, 2, at_half), turn(0, 2, (20, 9))], winner=0)
    assert played.is_comeback is is_comeback


def test_a_shared_victory_is_shared_by_the_seat_that_began() -> None:
    turns = [turn(1, 2, (0, 4)), turn(0, 2, (4, 4))]
    assert count(turns, Outcome("target", (0, 1), (4, 4)), FLOW).first_won == 0.5
    assert count(turns, Outcome("target", (0,), (4, 4)), FLOW).first_won == 0.0


def test_points_between_the_two_best() -> None:
    assert counted([turn(0, 2, (10, 40, 25))], winner=1).margin == 15
    assert counted([turn(0, 2, (10,))], winner=0).margin == 0


def test_nobody_plays_and_the_guard_ends_the_game() -> None:
    game = ludomots.new("topword", players=2, seed=7)
    while game.outcome() is None:
        game.push("-")
    played = observe(game)
    assert played.idle == played.turns == len(game.moves)
    assert played.useless == 0, "there were words, nobody laid one"
    assert played.is_guard


def test_a_turn_of_several_parts_is_one_turn() -> None:
    """At Topscore a letter is put, a neighbour's word lengthened and one's own laid in one turn."""
    game = ludomots.new("topscore", players=2, seed=3)
    players = [ludomots.player("topscore", "greedy", seed=seat) for seat in range(2)]
    turns = turns_of(play_game(game, players))
    assert max(len(turn.moves) for turn in turns) >= 2
    assert sum(len(turn.moves) for turn in turns) == len(game.moves)
    # Naming has its own time, and the last turn is that of a player who is left alone.
    together = [turn for turn in turns[:-1] if type(turn.moves[0]).__name__ != "Name"]
    assert all(one.seat != other.seat for one, other in pairwise(together))


def test_cards_chosen_and_doubts_are_no_turns() -> None:
    """A round of Typo is one turn for each player, though each chooses a card before it."""
    game = ludomots.new("typo", players=2, seed=3)
    players = [ludomots.player("typo", "greedy", seed=seat) for seat in range(2)]
    turns = turns_of(play_game(game, players))
    chosen = [move for _, move in game.moves if type(move).__name__ == "Choose"]
    assert len(turns) == len(chosen) < len(game.moves)


def test_a_game_that_goes_on_and_on_is_stopped() -> None:
    game = ludomots.new("topword", players=2, seed=7)
    players = [ludomots.player("topword", "greedy", seed=seat) for seat in range(2)]
    played = observe(play_game(game, players, most_moves=4))
    assert played.turns == 4
    assert played.outcome.reason == NO_END
    assert played.is_guard


@pytest.mark.parametrize("name", SHELF)
def test_every_end_that_guards_has_its_sentence(name: str) -> None:
    """A reason that no sentence tells is none of the game's."""
    assert SHELF[name].flow.guards
    for guard in SHELF[name].flow.guards:
        assert f"end-{guard}" in texts("en")
