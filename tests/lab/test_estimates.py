"""Values with intervals, and differences of games with the same draws."""

import random
from math import sqrt

import pytest

from ludomots.lab.estimates import Sample, difference


def shares(*counts: float) -> Sample:
    return Sample(counts, [1.0] * len(counts), is_share=True)


def means(*counts: float) -> Sample:
    return Sample(counts, [1.0] * len(counts), is_share=False)


def test_a_share_of_none_still_has_an_upper_end() -> None:
    estimate = shares(*[0.0] * 240).estimate
    assert (estimate.value, estimate.low) == (0.0, 0.0)
    assert estimate.high == pytest.approx(0.0158, abs=1e-4), "Wilson's interval of 0 in 240"


def test_a_mean_has_the_usual_interval() -> None:
    estimate = means(1.0, 2.0, 3.0, 4.0).estimate
    half = 1.959964 * sqrt((5 / 3) / 4)
    assert estimate.low == pytest.approx(2.5 - half)
    assert estimate.high == pytest.approx(2.5 + half)


def test_a_ratio_counts_every_turn_once() -> None:
    """A long game weighs more than a short one: the shares of games are not averaged."""
    sample = Sample([10, 1], [100, 10], is_share=True)
    assert sample.value == pytest.approx(0.1)
    assert Sample([10, 10], [100, 10], is_share=True).value == pytest.approx(20 / 110)


def test_turns_of_one_game_are_not_independent() -> None:
    """The same number of idle turns, all in a few games, says less than one in each game."""
    even = Sample([1.0, 2.0] * 20, [10.0] * 40, is_share=True).estimate
    lumped = Sample([6.0, 0.0, 0.0, 0.0] * 10, [10.0] * 40, is_share=True).estimate
    assert even.value == lumped.value == pytest.approx(0.15)
    assert lumped.high - lumped.low > 2 * (even.high - even.low)


def test_the_same_games_do_not_differ() -> None:
    for sample in (means(1, 5, 2, 8), shares(1, 0, 0, 1)):
        found = difference(sample, sample)
        assert found.value == 0
        assert not found.excludes_zero
    assert difference(means(1, 5, 2, 8), means(1, 5, 2, 8)).high == pytest.approx(0, abs=1e-6)


def test_draws_in_common_make_a_difference_clearer() -> None:
    """Each game is three turns longer: clear in pairs, hidden by the spread without them."""
    lengths = [20.0, 60.0, 35.0, 48.0, 27.0, 71.0]
    longer = [length + 3 + (-1) ** at / 2 for at, length in enumerate(lengths)]
    paired = difference(means(*lengths), means(*longer))
    mixed = difference(means(*lengths), means(*reversed(longer)))
    assert paired.excludes_zero
    assert not mixed.excludes_zero
    assert paired.value == pytest.approx(mixed.value)


def test_a_rare_thing_against_none_is_clear_only_if_seen_often_enough() -> None:
    """Three of 240 games may be chance, twelve are not."""
    none = shares(*[0.0] * 240)
    assert not difference(none, shares(*[1.0] * 3, *[0.0] * 237)).excludes_zero
    assert difference(none, shares(*[1.0] * 12, *[0.0] * 228)).excludes_zero


def test_intervals_hold_what_they_promise() -> None:
    """Of 400 samples of 60 games with clustered idle turns, about 95 % hold the true share."""
    chance = random.Random(5)
    held = 0
    for _ in range(400):
        rates = [chance.choice((0.0, 0.2)) for _ in range(60)]
        counts = [sum(chance.random() < rate for _ in range(12)) for rate in rates]
        estimate = Sample(counts, [12.0] * 60, is_share=True).estimate
        held += estimate.low <= 0.1 <= estimate.high
    assert 370 <= held <= 395


def test_intervals_of_differences_hold_what_they_promise() -> None:
    """Two shares of 30 and 40 % that have half of their chance in common."""
    chance = random.Random(6)
    held = 0
    for _ in range(400):
        common = [chance.random() for _ in range(80)]
        first = [float((one + chance.random()) % 1 < 0.3) for one in common]
        second = [float((one + 0.5 * chance.random()) % 1 < 0.4) for one in common]
        found = difference(shares(*first), shares(*second))
        held += found.low <= 0.1 <= found.high
    assert 370 <= held <= 398
