"""The games on the shelf: what can be chosen when a table is opened."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath

from ludomots.core.choosing import Option, Preset, options_of, presets_of
from ludomots.core.definition import GameDefinition
from ludomots.core.options import choices_of
from ludomots.core.player import LEVELS
from ludomots.core.shelf import SHELF, players_of
from ludomots.server.language import language_of
from ludomots.server.problems import Unanswerable
from ludomots.texts import texts

AnyRequest = Request[Any, Any, Any]


class Game(msgspec.Struct, frozen=True):
    """A game: for how many, against which levels, in which languages."""

    name: str
    seats: tuple[int, ...]
    levels: tuple[str, ...]
    languages: tuple[str, ...]


class GameRules(msgspec.Struct, frozen=True):
    """The rules that a table of a game can have: named sets of them, and each on its own."""

    presets: tuple[Preset, ...]
    options: tuple[Option, ...]


@get("/api/games", tags=["games"], sync_to_thread=False)
def games() -> tuple[Game, ...]:
    """Return what is on the shelf."""
    return tuple(map(_game, SHELF.values()))


@get("/api/games/{game:str}", tags=["games"], sync_to_thread=False)
def game_rules(request: AnyRequest, game: FromPath[str]) -> GameRules:
    """Return which rules a table of a game can have, in the words of a language."""
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    return rules_of(game, language_of(request))


@cache
def rules_of(game: str, language: str) -> GameRules:
    """Return the rules that can be chosen, in the words of a language."""
    kind, say = SHELF[game], texts(language)
    return GameRules(presets_of(kind, say), options_of(kind, say))


def _game(kind: GameDefinition) -> Game:
    return Game(
        name=kind.name,
        seats=tuple(kind.seats),
        levels=tuple(level for level in LEVELS if level in players_of(kind.name)),
        languages=choices_of(kind.options, "lexicon"),
    )
