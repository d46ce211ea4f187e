"""The games on the shelf: what can be chosen when a table is opened."""

from functools import cache
from typing import Any, Literal

import msgspec
from litestar import Request, get
from msgspec import inspect

from ludomots.games.kind import Kind
from ludomots.games.options import TableOptions, choices_of, presets
from ludomots.games.shelf import SHELF
from ludomots.players.player import LEVELS
from ludomots.players.team import players_of
from ludomots.server.language import language_of
from ludomots.texts import Texts, texts


class Preset(msgspec.Struct, frozen=True):
    """A named set of rules, and what it is called."""

    name: str
    label: str


class Option(msgspec.Struct, frozen=True):
    """Something that can be chosen. A number may be a range, ``1…9``; ``null`` is for none."""

    name: str
    kind: Literal["bool", "int", "choice"]
    default: bool | int | str | None
    choices: tuple[str, ...]


class Game(msgspec.Struct, frozen=True):
    """A game: for how many, with which rules, against which levels, in which languages."""

    name: str
    seats: tuple[int, ...]
    presets: tuple[Preset, ...]
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    languages: tuple[str, ...]


@get("/api/games", tags=["games"], sync_to_thread=False)
def games(request: Request[Any, Any, Any]) -> tuple[Game, ...]:
    """Return what is on the shelf."""
    return shelf(language_of(request))


@cache
def shelf(language: str) -> tuple[Game, ...]:
    """Return the games, their presets in the words of a language."""
    return tuple(_game(kind, texts(language)) for kind in SHELF.values())


def _game(kind: Kind, say: Texts) -> Game:
    return Game(
        name=kind.name,
        seats=tuple(kind.seats),
        presets=tuple(
            Preset(name, say(f"preset-{kind.name}-{name}")) for name in presets(kind.options)
        ),
        options=tuple(_options(kind.options)),
        levels=tuple(level for level in LEVELS if level in players_of(kind.name)),
        languages=choices_of(kind.options, "lexicon"),
    )


def _options(options: type[TableOptions]) -> list[Option]:
    defaults = msgspec.to_builtins(options())
    in_data = options.choices_in_data()
    return [
        Option(
            name=field.encode_name,
            kind="choice" if field.encode_name in in_data else _kind(field.type),
            default=defaults[field.encode_name],
            choices=choices_of(options, field.encode_name),
        )
        for field in msgspec.structs.fields(options)
    ]


def _kind(of: Any) -> Literal["bool", "int", "choice"]:
    match inspect.type_info(of):
        case inspect.BoolType():
            return "bool"
        case inspect.IntType():
            return "int"
        case inspect.UnionType(types=types) if any(isinstance(t, inspect.IntType) for t in types):
            return "int"
        case _:
            return "choice"
