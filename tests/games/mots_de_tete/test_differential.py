"""The engine and the rulebook, written independently, never disagree; nor does brute force."""

import random

import pytest

from ludomots.games.mots_de_tete import MotsDeTete, Options
from ludomots.games.mots_de_tete.engine import all_plays, as_move, best_plays, dice_of, engine_rules
from ludomots.games.mots_de_tete.grid import grids
from tests.games.mots_de_tete import brute
from tests.games.mots_de_tete.differential import (
    Position,
    by_engine,
    compare_all,
    compare_some,
    random_game,
    some_positions,
)


@pytest.mark.parametrize("seed", range(8))
def test_the_rulebook_judges_as_the_engine_does(seed: int) -> None:
    """2,000 positions in all: plays that were found and plays made wrong on purpose, legality and
    points."""
    compare_some(seed, 250, 3).check(250)


@pytest.mark.parametrize("seed", range(4))
def test_engine_and_rulebook_find_the_same_plays(seed: int) -> None:
    compare_all(seed, 25, most=1500).check(25)


@pytest.mark.parametrize("seed", range(2))
def test_engine_and_brute_force_find_the_same_small_plays(seed: int) -> None:
    rng = random.Random(seed)
    rules = MotsDeTete(Options(board=rng.choice([13, 17])))
    for board in [*random_game(rules, rng)][::12]:
        for die in (1, 2):
            expected = brute.plays(grids()[rules.options.board], rules.lexicon, board, (die,))
            found = by_engine(Position(rules, board, die))
            assert {frozenset(play): points[1] for play, points in found.items()} == expected


@pytest.mark.parametrize("seed", range(2))
def test_the_best_plays_are_the_best_of_all(seed: int) -> None:
    for rules, board, die in some_positions(random.Random(seed), 60, 3000):
        engine = engine_rules(rules.options)
        points = sorted((play.expected for play in all_plays(engine, board, die)), reverse=True)
        for wanted in (1, 5, 100):
            best = best_plays(engine, board, die, wanted)
            assert [play.expected for play in best] == points[:wanted]
        assert engine.values(board.letters, [die]) == [max(points, default=0)]
        assert engine.count(board.letters, die) == len(points)


@pytest.mark.parametrize("seed", range(3))
def test_what_a_play_opens_is_what_the_next_player_can_expect(seed: int) -> None:
    """The table updated after a play equals a table made for the new grid."""
    for rules, board, die in some_positions(random.Random(seed), 12, 20_000):
        engine, dice = engine_rules(rules.options), dice_of(rules.options)
        judged = engine.evaluate(board.letters, die, 40, opening_weight=0.7, next_dice=dice)
        for candidate in judged:
            after = board.written(as_move(candidate.play).letters)
            opens = sum(engine.values(after.letters, dice)) / len(dice)
            assert candidate.opens == pytest.approx(opens, abs=0.001)
            equity = candidate.play.expected - 0.7 * opens
            assert candidate.equity == pytest.approx(equity, abs=0.002)


def test_no_play_that_was_left_out_is_better() -> None:
    """The bounds are right: the best play stays the same if every window and word is tried."""
    for rules, board, die in some_positions(random.Random(7), 8, 300):
        engine, dice = engine_rules(rules.options), dice_of(rules.options)
        equities = []
        for play in all_plays(engine, board, die):
            after = board.written(as_move(play).letters)
            opens = sum(engine.values(after.letters, dice)) / len(dice)
            equities.append(play.expected - 0.5 * opens)
        best = engine.evaluate(
            board.letters, die, 3, opening_weight=0.5, next_dice=dice, windows=1000, tries=1000
        )
        found = [candidate.equity for candidate in best]
        assert found == pytest.approx(sorted(equities, reverse=True)[:3], abs=0.002)
