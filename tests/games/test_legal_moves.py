"""Legal moves as the engine finds them, compared with the rulebook's own finder."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import ludomots
from ludomots.core.contract import TABLE
from ludomots.core.finder import FoundMoves
from ludomots.core.game import Game
from ludomots.core.shelf import SHELF
from tests.games.playouts import playout, random_options, start

SEEDS = range(6)
_MOVES = 24
_COMPARED = 0.25
_RANKED = 600
"""With more moves than these the rulebook takes too long to score them all."""


def positions(name: str, seed: int) -> Iterator[Game]:
    """Yield positions of a random game with random options, some of all depths."""
    chance = random.Random(f"{name} {seed}")
    kind = SHELF[name]
    options = random_options(kind, chance)
    game = start(
        kind, options, chance.choice(options.allowed_seats(kind.seats)), f"legal moves {seed}"
    )
    yield game
    for number, _ in enumerate(playout(game, chance)):
        if chance.random() < _COMPARED:
            yield game
        if number > _MOVES:
            break


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", SHELF)
def test_the_engine_agrees_with_the_rulebook(name: str, seed: int) -> None:
    chance = random.Random(seed)
    disagreements = 0
    for game in positions(name, seed):
        for seat in (TABLE, *range(len(game.state.scores))):
            legal = game.legal_moves_of(seat)
            witness = list(game.rules.moves(game.state, seat))
            found = list(legal)
            once = set(witness)
            disagreements += len(once.symmetric_difference(found))
            disagreements += len(witness) - len(once) + abs(len(found) - len(witness))
            disagreements += len(legal) != len(witness)
            disagreements += bool(legal) != bool(witness)
            if witness:
                disagreements += legal.sample(chance) not in once
            if len(witness) < _RANKED:
                disagreements += _best_points(game, seat) != _points(game, seat, witness)[:5]
    assert disagreements == 0


def _best_points(game: Game, seat: int) -> list[float]:
    return [_worth(game, seat, move) for move in game.legal_moves_of(seat).best(5)]


def _points(game: Game, seat: int, moves: list[Any]) -> list[float]:
    return sorted((_worth(game, seat, move) for move in moves), reverse=True)


def _worth(game: Game, seat: int, move: Any) -> float:
    """Return the points of a move; dice that are still to be rolled count with their mean."""
    if game.kind.name == "mots-de-tete" and hasattr(move, "letters"):
        rules: Any = game.rules
        return float(rules.preview(game.state.board, game.state.die, move.letters).expected)
    return game.rules.formed(game.state, seat, move).points or 0


@pytest.mark.parametrize("name", SHELF)
def test_every_move_is_drawn(name: str) -> None:
    game = ludomots.new(name, seed=11)
    seat, chance = game.to_act[0], random.Random(1)
    few = next(
        seat_moves for seat_moves in _with_few_moves(game, seat) if 1 < len(seat_moves) < 200
    )
    drawn = {few.sample(chance) for _ in range(len(few) * 20)}
    assert drawn == set(few)


def _with_few_moves(game: Game, seat: int) -> Iterator[Any]:
    """Yield the moves of a seat, then those of later positions, until there are few."""
    while True:
        legal = game.legal_moves_of(seat)
        yield legal
        game.push(legal.best(1)[0], seat)
        seat = game.to_act[0]


def test_nothing_to_draw() -> None:
    game = ludomots.new("topword", seed=7)
    other = next(seat for seat in (0, 1) if seat not in game.to_act)
    with pytest.raises(IndexError, match="no legal move"):
        game.legal_moves_of(other).sample(random.Random(1))


def test_moves_by_number() -> None:
    found = FoundMoves([1, 2, 3], str, ["a"], ["x", "y"])
    assert list(found) == ["a", "1", "2", "3", "x", "y"] == [found[at] for at in range(6)]
    assert [found[-1], found[-6], found[1:4]] == ["y", "a", ["1", "2", "3"]]
    with pytest.raises(IndexError):
        found[6]
