"""What a seat sees besides what everybody sees, laid over it, is what the seat sees."""

import random

import pytest
from msgspec.structs import replace

from ludomots.core.game import Game
from ludomots.core.shelf import EDITIONS
from tests.games.playouts import playout, random_options, start

LONGEST = 50


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: f"{one[0]}-{one[1]}")
@pytest.mark.parametrize("seed", range(4))
def test_private_fields_over_the_public_view_are_the_seats_own_view(
    edition: tuple[str, int], seed: int
) -> None:
    """In random games of any options, after each move that does not end the game."""
    kind = EDITIONS[edition]
    chance = random.Random(f"private {edition} {seed}")
    options = random_options(kind, chance)
    seats = chance.choice(list(options.allowed_seats(kind.seats)))
    game = start(kind, options, seats, f"private {seed}")
    compare(game)
    for _ in playout(game, chance):
        if game.outcome() is not None or len(game.moves) > LONGEST:
            break
        compare(game)
    assert len(game.moves) > 0


def compare(game: Game) -> None:
    public = game.rules.view(game.state, "spectator")
    for seat in range(len(game.state.scores)):
        private = game.rules.private(game.state, seat, public)
        assert replace(public, **private) == game.rules.view(game.state, seat)
