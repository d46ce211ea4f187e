"""Chances to win: what must hold whatever was learned, and that what was learned is there."""

import math
import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bench.chances.calibration import calibrate
from bench.chances.decisions import Weighed
from bench.chances.fit import fit_gain
from bench.chances.positions import Kind, Played, play
from ludomots.analysis.chances import chance_with_gain, chances, learned, model_of
from ludomots.core.analyst import Standing
from ludomots.core.game import new
from ludomots.core.options import choose, presets
from ludomots.core.shelf import SHELF

LEARNED = ("topword", "topscore", "typo", "mots-de-tete")


def _standings(game: str, count: int) -> Iterator[Standing]:
    """Yield standings of all kinds of a game."""
    dice = random.Random(game)
    for model in learned(game):
        for seats in (2, 3, 4):
            for _ in range(count):
                yield Standing(
                    points=tuple(dice.gauss(0, 1.5 * model.spread) for _ in range(seats)),
                    left=dice.random() ** 2 + 0.001,
                    next_to_act=tuple(dice.sample(range(seats), seats)),
                    progress=tuple(dice.random() for _ in range(seats)),
                    ending=model.ending,
                )


@pytest.mark.parametrize("game", LEARNED)
def test_chances_add_up_to_one(game: str) -> None:
    for standing in _standings(game, 20):
        assert sum(chances(game, standing)) == pytest.approx(1)


@pytest.mark.parametrize("game", LEARNED)
def test_more_points_are_never_worse(game: str) -> None:
    for standing in _standings(game, 50):
        for more in (0.1, 1, 10, 100):
            points = (standing.points[0] + more, *standing.points[1:])
            better = chances(game, replace(standing, points=points))
            assert better[0] >= chances(game, standing)[0]


@pytest.mark.parametrize("game", LEARNED)
def test_to_gain_more_by_the_end_is_never_worse(game: str) -> None:
    for standing in _standings(game, 50):
        found = [chance_with_gain(game, standing, 0, gained) for gained in (-100, -10, 0, 10, 100)]
        assert found == sorted(found)
        assert found[2] == pytest.approx(chances(game, standing)[0])


def test_at_topscore_a_move_costs_chances_long_before_points_do() -> None:
    """Points on the board say nothing there at first: whoever is earlier gets more of them."""
    level = Standing(
        points=(0.0, 0.0), left=0.95, next_to_act=(0, 1), progress=(0.05, 0.05), ending=""
    )
    behind = replace(level, points=(-100.0, 0.0))
    even = chances("topscore", level)[0]
    assert chances("topscore", behind)[0] == pytest.approx(even, abs=0.02)
    assert chance_with_gain("topscore", level, 0, -100) < even - 0.05


def test_what_points_gained_count_for_is_learned_from_who_won() -> None:
    """Of seats that should win by a whole spread seven in ten did, whatever was left."""
    model = learned("topscore")[0]
    found = [
        Weighed("", left, 0.0, margin * model.spread, won)
        for left in (0.0, 0.2, 0.5, 0.9, 1.0)
        for margin, wins in ((1, 7), (-1, 3))
        for won in [1.0] * wins + [0.0] * (10 - wins)
        for _ in range(50)
    ]
    assert fit_gain(model, found) == pytest.approx([math.log(7 / 3)] * len(model.knots), rel=0.05)


@pytest.mark.parametrize("game", LEARNED)
def test_a_large_lead_near_the_end_is_nearly_won(game: str) -> None:
    for model in learned(game):
        ahead = Standing(
            points=(5 * model.spread, *[0.0] * (model.seats - 1)),
            left=0.02,
            next_to_act=tuple(range(model.seats)),
            progress=(0.9,) * model.seats,
            ending=model.ending,
        )
        assert chances(game, ahead)[0] > 0.9


def test_at_the_end_the_winner_has_all_and_a_tie_is_shared() -> None:
    over = Standing(points=(7.0, 9.0, 9.0, 20.0), left=0.0, next_to_act=(0, 1, 2, 3), out=(3,))

    assert chances("topword", over) == (0.0, 0.5, 0.5, 0.0)
    assert chances("topword", replace(over, out=(2, 3))) == (0.0, 1.0, 0.0, 0.0)


def test_seats_that_left_have_no_chance_and_the_others_have_all() -> None:
    standing = Standing(points=(7.0, 9.0, 20.0), left=0.5, next_to_act=(0, 1, 2), out=(2,))

    first, second, left = chances("topword", standing)
    assert left == 0
    assert first + second == pytest.approx(1)


def test_a_game_of_which_nothing_was_learned_goes_by_points() -> None:
    ahead = Standing(points=(30.0, 10.0), left=0.5, next_to_act=(0, 1))

    assert chances("ghost", ahead)[0] > 0.5
    assert chances("ghost", replace(ahead, points=(10.0, 10.0))) == (0.5, 0.5)


@pytest.mark.parametrize("game", LEARNED)
def test_every_preset_has_chances_for_every_number_of_players(game: str) -> None:
    definition = SHELF[game]
    analyst = definition.analyst
    assert analyst is not None
    for preset in presets(definition.options):
        for seats in choose(definition.options, preset, {}).allowed_seats(definition.seats):
            started = new(game, players=seats, seed=1, preset=preset)
            view = started.rules.view(started.state, "spectator")
            standing = analyst.standing(started.rules, view)
            assert model_of(game, seats, standing.ending) in learned(game)
            assert sum(chances(game, standing)) == pytest.approx(1)


@pytest.mark.parametrize("game", LEARNED)
def test_chances_hold_roughly_in_a_few_fresh_games(game: str) -> None:
    """A seeded sample, too small for more than a gross mistake: who is likelier wins more often."""
    fresh = play(Kind(game, 2), games=60, seed=77, jobs=1)

    found = calibrate(fresh, lambda standing: chances(game, standing))
    assert found.log_loss < 0.69  # that of a coin
    assert found.mean_error < 0.12


def test_many_moments_of_one_game_do_not_make_it_more_certain() -> None:
    level = Standing(points=(0.0, 0.0), left=0.5, next_to_act=(0, 0))
    won, lost = (1.0, 0.0), (0.0, 1.0)

    def error(moments: int) -> float:
        games = [Played("club", [level] * moments, share, (1, 0)) for share in (won, lost, lost)]
        return calibrate(games, lambda _: (0.4, 0.6)).bins[0].error

    assert error(1) == pytest.approx(error(50))
