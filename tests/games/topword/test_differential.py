"""The engine and the rulebook, written independently, never disagree; nor does brute force."""

import random

import pytest
from msgspec.structs import replace

from ludomots.games.topword import Topword
from ludomots.games.topword.engine import best_plays, engine_rules
from tests.games.topword import brute
from tests.games.topword.differential import by_engine, compare, random_game, random_options


@pytest.mark.parametrize("seed", range(8))
def test_engine_and_rulebook_find_the_same_plays(seed: int) -> None:
    """The same legal plays, the same points; ``make bench`` compares 11,200 positions."""
    compare(seed, 80).check(80)


@pytest.mark.parametrize("seed", range(4))
def test_engine_and_brute_force_find_the_same_small_plays(seed: int) -> None:
    rng = random.Random(seed)
    rules = Topword(random_options(rng))
    for state in [*random_game(rules, rng)][::9]:
        expected = brute.plays(
            rules.options, rules.lexicon, state.board, state.racks[state.turn], 2
        )
        found = {
            frozenset((p.row, p.col, p.tile) for p in play.tiles): points
            for play, points in by_engine(rules, state).items()
            if len(play.tiles) <= 2
        }
        assert found == expected


@pytest.mark.parametrize("seed", range(4))
def test_the_best_plays_are_the_best_of_all(seed: int) -> None:
    rng = random.Random(seed)
    rules = Topword(random_options(rng))
    for state in random_game(rules, rng):
        points = sorted(by_engine(rules, state).values(), reverse=True)
        for wanted in (1, 5):
            best = best_plays(
                engine_rules(rules.options), state.board, state.racks[state.turn], wanted
            )
            assert [play.score for play in best] == points[:wanted]


@pytest.mark.parametrize("seed", range(4))
def test_the_engine_says_whether_a_seat_can_play_as_the_rulebook_does(seed: int) -> None:
    """TW-45: a game is blocked for the engine when it is for the rulebook's own finder."""
    rng = random.Random(seed)
    found = set[bool]()
    while len(found) < 2:
        rules = Topword(random_options(rng))
        for state in random_game(rules, rng):
            short = replace(state, racks=tuple(rack[:2] for rack in state.racks))
            for seat in (0, 1):
                can_play = rules.can_play(short, seat)
                assert can_play == any(True for _ in rules.plays(short, seat))
                found.add(can_play)
