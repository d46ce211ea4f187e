"""Worlds that fit a view, and the legal moves that a view tells."""

import random
from collections import Counter

import pytest

import ludomots
from ludomots.core.shelf import SHELF
from tests.games.playouts import playout, random_options, start

SEEDS = range(8)
_MOVES = 60


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", SHELF)
def test_a_world_looks_like_the_view(name: str, seed: int) -> None:
    chance = random.Random(f"{name} worlds {seed}")
    kind = SHELF[name]
    options = random_options(kind, chance)
    game = start(kind, options, chance.choice(options.allowed_seats(kind.seats)), f"worlds {seed}")
    for number, _ in enumerate(playout(game, chance)):
        if game.outcome() is not None or number > _MOVES:
            break
        for audience in ("spectator", *range(len(game.state.scores))):
            view = game.view(audience)
            world = ludomots.sample_world(view, chance)
            assert world.view(audience) == view
            box = kind.chance.box
            assert box(options, world.state) == box(options, game.state)


@pytest.mark.parametrize("name", SHELF)
def test_the_view_tells_the_legal_moves(name: str) -> None:
    chance = random.Random(f"{name} moves of views")
    game = ludomots.new(name, players=2, seed=5)
    for number, _ in enumerate(playout(game, chance)):
        if number > 12:
            break
        for seat in game.to_act:
            view = game.view(seat)
            assert Counter(ludomots.legal_moves(view)) == Counter(game.legal_moves_of(seat))


@pytest.mark.parametrize("name", SHELF)
def test_worlds_differ_where_something_is_hidden(name: str) -> None:
    view = ludomots.new(name, players=2, seed=5).view(0)
    one, same, other = (ludomots.sample_world(view, random.Random(n)) for n in (1, 1, 2))
    assert one.state == same.state != other.state


@pytest.mark.parametrize("name", SHELF)
def test_worlds_are_played_on(name: str) -> None:
    game = ludomots.new(name, players=2, seed=5)
    seat, chance = game.to_act[0], random.Random(5)
    world = ludomots.sample_world(game.view(seat), chance)
    before = game.state
    for _, _ in zip(range(10), playout(world, chance), strict=False):
        pass
    assert len(world.moves) >= 1
    assert game.state == before


@pytest.mark.parametrize("name", SHELF)
def test_views_without_a_move(name: str) -> None:
    game = ludomots.new(name, players=2, seed=5)
    with pytest.raises(ValueError, match="spectator"):
        ludomots.legal_moves(game.view("spectator"))
    for _ in playout(game, random.Random(3)):
        if game.outcome():
            break
    with pytest.raises(ValueError, match="over"):
        ludomots.sample_world(game.view(0), random.Random(1))
