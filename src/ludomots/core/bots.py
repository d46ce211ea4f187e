"""Computer players that other packages bring, found by entry point.

An entry point of the group ``ludomots.players`` is named ``game:name``, or it is named by the
player alone and the class says its ``game``. It is a class or a function that makes a bot; it gets
those of ``options``, ``seed``, ``budget`` and ``words`` that it names as parameters.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from inspect import signature

from ludomots.core.player import Player

GROUP = "ludomots.players"

MakeBot = Callable[..., Player]


def bots_of(game: str) -> dict[str, MakeBot]:
    """Return what makes the bots of a game that other packages bring, by their names."""
    return found().get(game, {})


def make_bot(make: MakeBot, **given: object) -> Player:
    """Return a bot, made with those of the given values that it asks for."""
    asked = signature(make).parameters
    return make(**{name: value for name, value in given.items() if name in asked})


@cache
def found() -> dict[str, dict[str, MakeBot]]:
    """Return all of them, by game and name; they are looked for once."""
    bots: dict[str, dict[str, MakeBot]] = {}
    for one in entry_points(group=GROUP):
        game, colon, name = one.name.rpartition(":")
        make = one.load()
        game = game if colon else getattr(make, "game", "")
        if not game:
            raise TypeError(f"the player {one.name!r} ({one.value}) does not say its game")
        bots.setdefault(game, {})[name] = make
    return bots
