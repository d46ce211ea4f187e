"""The games on the shelf: what can be chosen when a table is opened."""

from functools import cache
from importlib.resources import files

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from ludomots.core.choosing import Group, Option, Preset, groups_of, options_of, presets_of
from ludomots.core.definition import AnyGame
from ludomots.core.options import (
    DEFAULT_PRESET,
    TableOptions,
    Value,
    choices_of,
    choose,
    read_pairs,
)
from ludomots.core.rules_text import rules_text
from ludomots.core.shelf import SHELF, levels_of
from ludomots.core.site_face import Colours, ScorePad, UsualRules
from ludomots.server.language import language_of
from ludomots.server.node import Node
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.tables.pace import Pace, pace_from_afar
from ludomots.texts import LANGUAGES, Texts, texts


class GameTexts(msgspec.Struct, frozen=True):
    """What a box says in one language: the game's name, what it is about, players and minutes."""

    title: str
    about: str
    facts: str


class Game(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A game on the shelf: for how many, against which levels, with words of which languages.

    ``listed_pace`` and ``friends_pace`` are how fast people play from several devices if nothing
    else is chosen, at a table of the list and at one that is found by its link. ``lesson`` tells
    whether there is a lesson.
    ``texts``, and the rules of a quick game with others (``usual``) or ``alone``, are by the
    reader's language. What the other fields mean is told in ``SiteFace``.
    """

    name: str
    seats: tuple[int, ...]
    listed_pace: Pace
    friends_pace: Pace
    levels: tuple[str, ...]
    languages: tuple[str, ...]
    texts: dict[str, GameTexts]
    colours: Colours
    usual: dict[str, UsualRules]
    alone: dict[str, UsualRules]
    secrets: bool
    lesson: bool
    pad: ScorePad


class GameRules(msgspec.Struct, frozen=True):
    """The rules that a table of a game can have: named sets of them, and each on its own.

    ``groups`` are the options as they are offered, ``languages`` what a table changes to play with
    the words of a language.
    ``example`` is a record of a game that shows how it is played; nothing if there is none.
    ``printed`` is what the site draws of its box.
    """

    presets: tuple[Preset, ...]
    options: tuple[Option, ...]
    groups: tuple[Group, ...]
    languages: dict[str, dict[str, Value]]
    example: str
    printed: dict[str, object]


@get("/api/games", tags=["games"], sync_to_thread=False)
def games() -> tuple[Game, ...]:
    """Return what is on the shelf."""
    return tuple(map(_game, SHELF))


@get("/api/games/{game:str}", tags=["games"], sync_to_thread=False)
def game_rules(request: AnyRequest, game: FromPath[str]) -> GameRules:
    """Return which rules a table of a game can have, in the words of a language."""
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    return rules_of(game, language_of(request))


@get(
    "/api/games/{game:str}/texts/{language:str}",
    tags=["games"],
    media_type="text/plain",
    sync_to_thread=False,
)
def game_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """Return what is said of a game in a language, as Fluent source; facts name these texts."""
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    if language not in LANGUAGES:
        raise NotFoundException
    return source_of_texts(game, language)


@cache
def source_of_texts(game: str, language: str) -> str:
    """Return the texts of a game, nothing if it has none of its own."""
    package = SHELF[game].rules.__module__.rpartition(".")[0]
    file = files(package).joinpath("texts", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def rules_of(game: str, language: str) -> GameRules:
    """Return the rules that can be chosen, in the words of a language."""
    kind, say = SHELF[game], texts(language)
    face = kind.faces.site
    return GameRules(
        presets=presets_of(kind, say),
        options=options_of(kind, say),
        groups=groups_of(kind, say),
        languages={
            language: {"lexicon": language, **face.languages.get(language, {})}
            for language in choices_of(kind.options, "lexicon")
        },
        example=face.example,
        printed=face.printed,
    )


def usual_options(kind: AnyGame, language: str) -> TableOptions:
    """Return the options of a quick game for somebody who reads a language."""
    usual = kind.faces.site.usual.get(language, UsualRules())
    return choose(kind.options, usual.preset, usual.changes)


@cache
def _game(name: str) -> Game:
    kind = SHELF[name]
    face = kind.faces.site
    clock = kind.options().online_clock
    usual = {language: face.usual.get(language, UsualRules()) for language in LANGUAGES}
    return Game(
        name=kind.name,
        seats=tuple(kind.seats),
        listed_pace=pace_from_afar(clock, listed=True),
        friends_pace=pace_from_afar(clock, listed=False),
        levels=levels_of(kind.name),
        languages=choices_of(kind.options, "lexicon"),
        texts={language: _texts(kind, texts(language)) for language in LANGUAGES},
        colours=face.colours,
        usual=usual,
        alone={
            language: msgspec.structs.replace(rules, preset=face.alone or rules.preset)
            for language, rules in usual.items()
        },
        secrets=face.secrets,
        lesson=bool(face.lessons),
        pad=face.pad,
    )


def _texts(kind: AnyGame, say: Texts) -> GameTexts:
    """Return what the box says; a game without these texts is known by its name and its seats."""

    def said(part: str, otherwise: str) -> str:
        name = f"site-{part}-{kind.name}"
        return say(name) if name in say else otherwise

    players = say("site-facts", least=kind.seats[0], most=kind.seats[-1])
    return GameTexts(
        title=said("game", kind.name.replace("-", " ").title()),
        about=said("about", ""),
        facts=said("facts", players),
    )


@get("/api/rules/{game:str}", tags=["games"], media_type="text/markdown", sync_to_thread=False)
def rules(
    request: AnyRequest,
    game: FromPath[str],
    preset: FromQuery[str | None] = None,
    option: FromQuery[list[str] | None] = None,
) -> str:
    """Return the rules of a game in our own words, as Markdown.

    They are those of a quick game, or of a table with this preset and these options, each written
    as ``KEY=VALUE``.
    """
    if game not in SHELF:
        raise Unanswerable("no-game", 404)
    language = language_of(request)
    if preset is None and not option:
        return rules_text(game, language, usual_options(SHELF[game], language))
    chosen = choose(SHELF[game].options, preset or DEFAULT_PRESET, read_pairs(option or ()))
    return rules_text(game, language, chosen)


@get("/api/tables/{table_id:str}/rules", tags=["games"], media_type="text/markdown")
async def table_rules(
    request: AnyRequest, table_id: FromPath[str], node: NamedDependency[Node]
) -> str:
    """Return the rules of one table in our own words, as Markdown."""
    table = await node.tables.load(table_id)
    return rules_text(table.opened.game, language_of(request), table.rules.options)
