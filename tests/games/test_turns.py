"""Who must answer now, and what is played for a seat that has no move of its own."""

import pytest

from ludomots.core.game import new
from ludomots.core.moves import Accept, Pass
from ludomots.core.shelf import SHELF
from ludomots.core.turns import acting, fallback_move


@pytest.mark.parametrize("name", SHELF)
def test_a_game_can_be_played_by_fallback_moves_alone(name: str) -> None:
    """Each seat that must answer has a legal way out, as long as the game lasts."""
    game = new(name, players=2, seed=3)
    for _ in range(60):
        seats = acting(game.rules, game.state)
        if not seats:
            break
        game.push(fallback_move(game.rules, game.state, seats[-1]), seats[-1])
    assert len(game.moves) > 1


def test_a_seat_that_accepted_a_play_is_not_asked_again() -> None:
    game = new("topword", players=3, seed=7, check="contest")
    author = game.to_act[0]
    play = next(move for move in game.legal_moves if move != Pass())
    game.push(play, author)
    asked = acting(game.rules, game.state)
    assert set(asked) == {0, 1, 2} - {author}
    assert fallback_move(game.rules, game.state, asked[-1]) == Accept()
    game.push(Accept(), asked[0])
    assert asked[0] in game.to_act
    assert acting(game.rules, game.state) == (asked[1],)
