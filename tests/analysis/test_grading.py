"""The formulas of docs/analysis.md."""

import pytest

from ludomots.analysis.decisions import (
    accuracy,
    game_accuracy,
    grade,
    is_certain,
    is_decided,
    volatility,
)


@pytest.mark.parametrize(
    ("lost", "name"),
    [
        (0, "good"),
        (0.0199, "good"),
        (0.02, "small"),
        (0.05, "medium"),
        (0.1, "large"),
        (1, "large"),
    ],
)
def test_a_loss_of_chance_has_a_grade(lost: float, name: str) -> None:
    assert grade(lost, is_best=False) == name
    assert grade(lost, is_best=True) == "best"


def test_a_loss_within_two_standard_errors_is_none() -> None:
    assert is_certain(4.0, 2.0)
    assert not is_certain(3.9, 2.0)
    assert not is_certain(0.0, 0.0)
    assert is_certain(0.1, 0.0)


def test_a_game_that_the_move_throws_away_was_not_decided() -> None:
    assert is_decided(0.99, 0.98)
    assert is_decided(0.02, 0.01)
    assert not is_decided(0.99, 0.5)
    assert not is_decided(0.04, 0.01)


def test_accuracy_falls_with_the_loss_from_100_to_0() -> None:
    figures = [accuracy(lost / 100) for lost in range(101)]
    assert figures[0] == 100
    assert figures == sorted(figures, reverse=True)
    assert figures[-1] == 0


def test_a_bad_move_counts_more_than_a_good_one_and_most_where_much_is_at_stake() -> None:
    assert game_accuracy([100, 100], [1, 1]) == 100
    assert game_accuracy([100, 50], [1, 1]) < 75
    assert game_accuracy([100, 50], [1, 3]) < game_accuracy([100, 50], [3, 1])
    assert volatility([0.5, 0.5]) < volatility([0.4, 0.5, 0.6]) < volatility([0.1, 0.9])
    assert volatility([1.0, 1.0]) > 0
