"""What can be made of a view: its legal moves, and whole games that fit it.

A computer player is given a view and nothing else. A view names its options, so that both need no
more than the view itself.
"""

import random

import msgspec

from ludomots.core.contract import GameState, GameView
from ludomots.core.definition import AnyGame
from ludomots.core.finder import AnyLegalMoves
from ludomots.core.game import Game
from ludomots.core.player import check_to_act
from ludomots.core.shelf import SHELF
from ludomots.core.worlds import fitting, fresh_draws
from ludomots.words import Lexicon


def game_of(view: GameView) -> AnyGame:
    """Return the game that a view is of."""
    for game in SHELF.values():
        if isinstance(view, game.view):
            return game
    raise TypeError(f"{type(view).__name__} is no view of a game on the shelf")


def legal_moves(view: GameView, words: Lexicon | None = None) -> AnyLegalMoves:
    """Return the legal moves of the seat of a view, which must be one of those to act.

    They depend on nothing that the seat does not see. Without ``words``, they are those of the
    installed word list of the language.

    >>> from ludomots import new
    >>> game = new("topword", seed=7)
    >>> view = game.view(game.to_act[0])
    >>> set(legal_moves(view)) == set(game.legal_moves)
    True
    """
    check_to_act(view)
    world = sample_world(view, random.Random(0), words)  # noqa: S311
    return world.legal_moves_of(view.seat or 0)


def sample_world(view: GameView, rng: random.Random, words: Lexicon | None = None) -> Game:
    """Return a whole game that looks like this view to its seat, the unknown drawn by ``rng``.

    Play on in it to see how a move might go. A game that is over has no such worlds.

    >>> import random
    >>> from ludomots import new
    >>> game = new("topword", seed=7)
    >>> world = sample_world(game.view(0), random.Random(1))
    >>> world.view(0) == game.view(0), world.state.racks[1] == game.state.racks[1]
    (True, False)
    """
    if view.outcome is not None:
        raise ValueError("the game is over: nothing in it is left to guess")
    game = game_of(view)
    world = game.chance.world
    state = world(view, rng) if world else _open_world(game, view, rng)
    return Game(game, view.options, state, words=words)


def _open_world(game: AnyGame, view: GameView, rng: random.Random) -> GameState:
    """Return the state of a game that hides nothing but its draws: the fields that views show."""
    known = {*view.__struct_fields__, "draws"}
    fields = msgspec.structs.fields(game.state)
    lacking = [one.name for one in fields if one.required and one.name not in known]
    if lacking:
        raise TypeError(f"{game.name} does not say which worlds fit a view ({', '.join(lacking)})")
    return fitting(game.state, view, draws=fresh_draws(rng))
