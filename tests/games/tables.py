"""What tests of every game do with a table: change its facts, look for refusals, read bad texts."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from ludomots.core.contract import IllegalMove
from ludomots.core.explain import explain, explained
from ludomots.core.game import Game
from ludomots.core.notation import BadText
from ludomots.texts import texts
from tests.facts import check


def changed(game: Game, **facts: Any) -> Game:
    """Return the game with some facts changed; without its moves."""
    return Game(game.kind, game.options, replace(game.state, **facts))


def refusal(game: Game, move: Any, seat: int | None = None) -> IllegalMove:
    """Return why a move is refused, after checking that it changes nothing."""
    before = game.state
    with pytest.raises(IllegalMove) as caught:
        game.push(move, seat)
    assert game.state is before
    check(explained(caught.value))
    return caught.value


def sentences(error: IllegalMove | BadText) -> tuple[str, str]:
    """Return what a player is told, in French and in English."""
    return explain(error, texts("fr")), explain(error, texts("en"))


def unreadable(read: Callable[..., object], *given: object) -> BadText:
    """Return why a text cannot be read, after checking that both languages have a sentence."""
    with pytest.raises(BadText) as caught:
        read(*given)
    assert all(sentences(caught.value))
    check(explained(caught.value))
    return caught.value


def code_and_place(read: Callable[..., object], *given: object) -> tuple[str, int]:
    """Return what is wrong with a text, and where."""
    error = unreadable(read, *given)
    return error.code, error.position
