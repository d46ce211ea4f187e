"""What every game on the shelf guarantees, checked by random playouts."""

import base64
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludomots.core.contract import TABLE, Audience, IllegalMove
from ludomots.core.game import Game
from ludomots.core.shelf import SHELF
from tests.games.playouts import LONGEST, playout, random_options, start

SECRETS = {"draws", "key", "bag", "secret"}
"""Names of fields that no view may have."""

CASES = [(name, seed) for name in SHELF for seed in range(12)]
"""A few games of each kind; ``make soak`` plays ten thousand."""


def case(name: str, seed: int) -> tuple[Game, random.Random]:
    """Return a new game of any options and number of players."""
    chance = random.Random(f"{name} {seed}")
    kind = SHELF[name]
    options = random_options(kind, chance)
    players = chance.choice(options.allowed_seats(kind.seats))
    return start(kind, options, players, f"{name} {seed}"), chance


def names_in(value: Any) -> Iterator[str]:
    """Yield the names of all the fields of a decoded JSON value."""
    if isinstance(value, dict):
        yield from value
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)


def seats(game: Game) -> int:
    return len(game.state.scores)


def audiences(game: Game) -> list[Audience]:
    return [*range(seats(game)), "spectator", "reader"]


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_playout(name: str, seed: int) -> None:
    """A game ends, loses no piece of its box, and is written and read move by move."""
    game, chance = case(name, seed)
    kind, first = game.kind, game.state
    box = kind.chance.box(game.options, first)
    for _, move in playout(game, chance):
        state = game.state
        assert msgspec.json.decode(msgspec.json.encode(state), type=kind.state) == state
        assert msgspec.json.decode(msgspec.json.encode(move), type=kind.move) == move
        assert kind.notation.read_move(kind.notation.write_move(move), game.options) == move
        assert kind.chance.box(game.options, state) == box
        assert bool(game.to_act) == (game.outcome() is None)
    assert len(game.moves) < LONGEST
    assert game.outcome() is not None
    replayed = start(kind, game.options, seats(game), f"{name} {seed}")
    for seat, move in game.moves:
        replayed.push(move, seat)
    assert replayed.states == game.states
    while game.moves:
        game.pop()
    assert game.state == first


@pytest.mark.parametrize(("name", "seed"), CASES[::2])
def test_views_hide_what_is_hidden(name: str, seed: int) -> None:
    """Two states that differ in hidden facts only look the same, to every audience."""
    game, chance = case(name, seed)
    differed = 0
    for _ in playout(game, chance):
        for audience in audiences(game):
            view = msgspec.json.encode(game.view(audience))
            twin = SHELF[name].chance.twin(game.state, audience, chance)
            differed += replace(twin, draws=game.state.draws) != game.state
            assert msgspec.json.encode(game.rules.view(twin, audience)) == view
            assert not SECRETS & set(names_in(msgspec.json.decode(view)))
            assert base64.b64encode(game.state.draws.key) not in view
            assert msgspec.json.encode(msgspec.json.decode(view, type=game.kind.view)) == view
    assert bool(differed) == game.kind.faces.site.secrets


@pytest.mark.parametrize(("name", "seed"), CASES[::4])
def test_only_those_who_may_act_have_moves(name: str, seed: int) -> None:
    """A seat has moves if and only if it may act; the table's moves are accepted too."""
    game, chance = case(name, seed)
    for _ in playout(game, chance):
        for seat in range(seats(game)):
            assert bool(game.legal_moves_of(seat)) == (seat in game.to_act)
        for move in game.legal_moves_of(TABLE):
            assert move in game.legal_moves_of(TABLE)


@pytest.mark.parametrize("name", SHELF)
def test_the_options_can_be_written(name: str) -> None:
    kind, chance = SHELF[name], random.Random(name)
    for _ in range(50):
        options = random_options(kind, chance)
        assert msgspec.json.decode(msgspec.json.encode(options), type=kind.options) == options


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("thing", [None, 7, "no move at all", object()])
def test_a_value_that_is_not_a_move_is_refused(name: str, thing: object) -> None:
    """A value that is not a move is never legal, and playing it is refused like a bad move."""
    game, _ = case(name, 0)
    assert thing not in game.legal_moves
    if not isinstance(thing, str):
        with pytest.raises(IllegalMove, match="not-a-move"):
            game.push(thing, game.to_act[0])
