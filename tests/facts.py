"""What every fact must be: something that can be said in both languages, and sent."""

from collections.abc import Iterator
from functools import cache

import msgspec

from ludomots.core.facts import Fact, Joined, Text
from ludomots.texts import LANGUAGES
from tests.test_texts import messages


def check(text: Text) -> None:
    """Fail if a text names one that a language does not have, or lacks a value that one asks for,
    or is another one after it was sent."""
    for fact in facts_in(text):
        for language in LANGUAGES:
            asked = _asked_by(language).get(fact.text)
            assert asked is not None, f"{fact.text} is not in {language}"
            assert asked <= set(fact.values), f"{fact.text} in {language} asks for {asked}"
    sent = msgspec.json.encode(text)
    assert msgspec.json.decode(sent, type=Text) == text


def facts_in(text: Text | float) -> Iterator[Fact]:
    """Yield a fact and all facts that are its values or its parts."""
    match text:
        case Fact(values=values):
            yield text
            for value in values.values():
                yield from facts_in(value)
        case Joined(parts=parts):
            for part in parts:
                yield from facts_in(part)
        case _:
            return


@cache
def _asked_by(language: str) -> dict[str, set[str]]:
    return messages(language)
