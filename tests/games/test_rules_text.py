"""What players read of the rules is true of their table: every number, every choice."""

import random
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import combinations

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ludomots.core.choosing import Option, options_of
from ludomots.core.options import DEFAULT_PRESET, TableOptions, Value, choose, presets
from ludomots.core.rules_text import facts_of, rules_text
from ludomots.core.shelf import SHELF
from ludomots.texts import LANGUAGES, texts

WRITTEN = [name for name in SHELF if rules_text(name, "fr")]
RANDOM_TABLES = 40

Expected = Callable[[TableOptions, dict[str, str | int]], object]


def of(name: str) -> Expected:
    """Return what an option says, by its JSON name."""
    return lambda options, facts: msgspec.to_builtins(options).get(name, facts.get(name))


READ_BACK: dict[str, list[tuple[str, str, Expected]]] = {
    "topword": [
        (r"plateau de (\d+) cases sur \1\.", r"board of (\d+) by \1 squares", of("board")),
        (r"- (\d+) lettres et un sac", r"- (\d+) letter tiles", of("tiles")),
        (r"pioche (\d+) lettres et les garde", r"takes (\d+) tiles and keeps", of("rackSize")),
        (r"revenir à (\d+) lettres", r"until you have (\d+) again", of("rackSize")),
        (r"Vous avez (\d+) seconde", r"You have (\d+) second", of("turnClock")),
        (r"pile s’arrête à (\d+) lettres", r"A pile stops at (\d+) tiles", of("stackLimit")),
        (r"d’un coup ajoute (\d+) points", r"at once adds (\d+) points", of("fullRackBonus")),
    ],
    "mots-de-tete": [
        (r"grille de (\d+) cases sur \1\.", r"grid of (\d+) by \1 squares", of("board")),
        (r"Atteindre le premier (\d+) points", r"first to reach (\d+) points", of("target")),
        (r"que quelqu’un a (\d+) points", r"somebody has (\d+) points", of("target")),
        (r"Vous avez (\d+) seconde", r"You have (\d+) second", of("turnClock")),
        (r"essayer (\d+) fois encore", r"may try (\d+) more time", of("retries")),
        (
            r"La partie dure (\d+) minute",
            r"lasts (\d+) minute",
            lambda o, _: (o.game_time or 0) / 60,
        ),
        (r"La partie dure (\d+) seconde", r"lasts (\d+) second", of("gameTime")),
        (r"vaut (\d+) si elle est orange", r"worth (\d+) if it is orange", lambda *_: 4),
    ],
    "topscore": [
        (r"- (\d+) lettres et \d+ jokers", r"- (\d+) letters and \d+ blanks", of("tokens")),
        (r"sablier de (\d+) seconde", r"sand timer of (\d+) second", of("turnClock")),
        (r", (\d+) le troisième", r", (\d+) the third", of("thirdBonus")),
    ],
    "typo": [
        (r"De (\d+) à \d+ joueurs", r"For (\d+) to \d+ players", of("fewest")),
        (r"^(\d+) cartes\. Chacune", r"^(\d+) cards\. Each", of("cards")),
        (r"Vous avez (\d+) seconde", r"You have (\d+) second", of("turnClock")),
        (r"à six (?:joueurs )?(\d+)", r"with six (?:players )?(\d+)", of("hand6")),
    ],
}
"""How a number stands in French and in English, and what it must be."""

FIXED = {
    "mots-de-tete": {"turn-count", "turn-one"},
    "topscore": {"box-boards", "score-letters"},
}
"""Blocks with numbers that no table can change: a roll of one, the rows of a pyramid."""


def tables(game: str) -> Iterator[TableOptions]:
    """Yield the options of every preset, and of random tables."""
    kind = SHELF[game]
    for preset in presets(kind.options):
        yield choose(kind.options, preset, {})
    chance, options = random.Random(game), options_of(kind, texts("en"))
    for _ in range(RANDOM_TABLES):
        values = {one.name: chance.choice(list(values_of(one))) for one in options}
        yield choose(kind.options, DEFAULT_PRESET, values)


def values_of(option: Option) -> Iterator[Value]:
    """Yield some values of an option: each choice, and numbers of its range."""
    yield from (one.value for one in option.choices)
    if option.low is not None and option.high is not None:
        yield from {option.low, min(option.low + 1, option.high), min(120, option.high)}


@pytest.mark.parametrize("game", READ_BACK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_the_page_are_those_of_the_table(game: str, language: str) -> None:
    seen: set[str] = set()
    for options in tables(game):
        text = rules_text(game, language, options)
        facts = facts_of(SHELF[game], options)
        for french, english, expected in READ_BACK[game]:
            pattern = french if language == "fr" else english
            for found in re.findall(pattern, text, re.MULTILINE):
                seen.add(pattern)
                assert int(found) == expected(options, facts), (pattern, options)
    assert len(seen) == len(READ_BACK[game])


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_told(game: str, language: str) -> None:
    """Another value of an option makes another page, at some table at least."""
    kind = SHELF[game]
    for option in options_of(kind, texts(language)):
        values = list(values_of(option))
        alike = list(combinations(values, 2))
        for options in tables(game):
            if not alike:
                break
            page = {
                value: rules_text(game, language, _with(options, option.name, value))
                for value in values
            }
            alike = [(one, other) for one, other in alike if page[one] == page[other]]
        assert not alike, f"{option.name}: these values read the same: {alike}"


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_section_tells_the_game_in_thirty_seconds(game: str, language: str) -> None:
    """200 words a minute are read with ease."""
    title = {"fr": "En trente secondes", "en": "In thirty seconds"}[language]
    for options in tables(game):
        section = rules_text(game, language, options).split("\n## ")[1]
        heading, *items = section.strip().splitlines()
        assert heading == title
        items = [item for item in items if item]
        assert [item[:3] for item in items] == [f"{one}. " for one in range(1, len(items) + 1)]
        assert 3 <= len(items) <= 5
        assert len(" ".join(items).split()) <= 100


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_written_by_hand(game: str, language: str) -> None:
    """Numbers come from the table, but for the worked example and what no table can change."""
    package = SHELF[game].rules.__module__.rpartition(".")[0]
    text = files(package).joinpath("rules-text", f"{language}.ftl").read_text(encoding="utf-8")
    for message in FluentResource(text).body:
        if isinstance(message, ast.Message) and not message.id.name.startswith("example"):
            literal = _Literal()
            literal.visit(message)
            numbers = re.findall(r"(?<![#\d])\d+(?!\. )", " ".join(literal.found))
            fixed = message.id.name in FIXED.get(game, ())
            assert bool(numbers) == fixed, f"{message.id.name}: {numbers}"


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_technical_name_is_told(game: str, language: str) -> None:
    """Players read what an option means, not what the code calls it."""
    kind = SHELF[game]
    names = {one.encode_name for one in msgspec.structs.fields(kind.options)}
    names = {name for name in names if not name.islower()} | {"--preset", "--option"}
    for options in tables(game):
        text = rules_text(game, language, options)
        assert not [name for name in names if name in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bag_is_listed_as_it_is(language: str) -> None:
    """TW-03, TX-02: an English table reads English counts."""
    kind = SHELF["topword"]
    for preset in presets(kind.options):
        options = choose(kind.options, preset, {})
        listed = re.search(r": (A\s\d+, .*)\.", rules_text("topword", language, options))
        assert listed
        counts = dict(pair.split() for pair in listed[1].split(", "))
        box = options.box_counts()  # type: ignore[attr-defined]
        assert {tile.upper(): int(count) for tile, count in counts.items()} == box


class _Literal(Visitor):
    """The text of a message that is written in it, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def _with(options: TableOptions, name: str, value: Value) -> TableOptions:
    field = next(one for one in msgspec.structs.fields(options) if one.encode_name == name)
    return msgspec.structs.replace(options, **{field.name: value})
