"""The rules of a game in our own words, made for the options of one table.

A game's page is a Fluent file, ``rules-text/fr.ftl``, whose messages are the blocks of a Markdown
page in their order: titles, paragraphs, items of lists. Its first section tells the game in thirty
seconds: it is what somebody reads who is invited to the table. Each block is given the options of
the table and the game's facts; one that comes out empty does not concern this table and is left
out. The blocks whose names begin with ``example`` are left out where the game's fact ``example`` is
``no``: points of an example are true at some tables only.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import NamedTuple

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludomots.core.definition import AnyGame
from ludomots.core.facts import FACTS, Text, Voice, listed
from ludomots.core.options import DEFAULT_PRESET, TableOptions, choose
from ludomots.core.shelf import definition_of
from ludomots.texts import Texts, texts

Fact = str | int
"""What a sentence about a table can be told: a number, a name of a choice, a piece of text."""

_LIST_MARK = re.compile(r"(-|\d+\.|\|) ")
_FENCE = "```"
_BREAKS = re.compile(r"[ \n]+")
_FRENCH_SPACE = re.compile(r" (?=[;:!?»])|(?<=«) ")


class _Page(NamedTuple):
    """The blocks of a page, by name and in order, not yet filled in."""

    bundle: FluentBundle
    names: tuple[str, ...]


def rules_text(game: str, language: str, options: TableOptions | None = None) -> str:
    """Return the rules of a table as Markdown; nothing if the game has none written.

    Without options the table is the usual one.
    """
    definition = definition_of(game)
    if options is None:
        options = choose(definition.options, DEFAULT_PRESET, {})
    page = _page(definition.rules.__module__.rpartition(".")[0], language)
    blocks = _blocks(page, facts_of(definition, options)) if page else iter(())
    text = "".join(_joined(chain(blocks, _left_out(options, texts(language)))))
    return _kept_together(text, language)


def _left_out(options: TableOptions, say: Texts) -> Iterator[str]:
    """Yield the section about the words that are not in the list of the table, if there are any."""
    names: list[Text] = [FACTS(f"left-out-{one}") for one in options.words_left_out]
    if names:
        yield say("rules-left-out-title")
        yield say("rules-left-out", words=Voice((), say)(listed(names, "story-nor")))


def _kept_together(text: str, language: str) -> str:
    """Keep the signs that French writes with a space on the line of their word."""
    return _FRENCH_SPACE.sub("\u00a0", text) if language == "fr" else text


def facts_of(definition: AnyGame, options: TableOptions) -> dict[str, Fact]:
    """Return what sentences about a table are made from: its options, and what follows from them.

    An option that is on or off is ``yes`` or ``no``, one that is not set is ``none``.
    """
    values = msgspec.to_builtins(options)
    facts = {name: _fact(value) for name, value in values.items()}
    return facts | dict(definition.facts(options))


def _fact(value: object) -> Fact:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


@cache
def _page(package: str, language: str) -> _Page | None:
    file = files(package).joinpath("rules-text", f"{language}.ftl")
    if not file.is_file():
        return None
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for one in resource.body:
        if isinstance(one, ast.Junk):
            raise ValueError(f"{package}, {file.name}: cannot be read from {one.content!r}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return _Page(
        bundle, tuple(one.id.name for one in resource.body if isinstance(one, ast.Message))
    )


def _blocks(page: _Page, facts: dict[str, Fact]) -> Iterator[str]:
    for name in page.names:
        if name.startswith("example") and facts.get("example") == "no":
            continue
        pattern = page.bundle.get_message(name).value
        if pattern is None:
            raise KeyError(name)
        text, errors = page.bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        block = str(text) if _FENCE in str(text) else _BREAKS.sub(" ", str(text)).strip()
        if block:
            yield block


def _joined(blocks: Iterator[str]) -> Iterator[str]:
    """Put an empty line between two blocks, but none inside a list or a table."""
    before = ""
    for block in blocks:
        mark, last = _LIST_MARK.match(block), _LIST_MARK.match(before)
        same_list = mark and last and mark[1][-1] == last[1][-1]
        if before:
            yield "\n" if same_list else "\n\n"
        yield block
        before = block
