"""Sentences before they have a language: a fact is the name of a text and the values that fill it.

A fact is made once for everybody. It is said in the reader's language where it is shown, from the
Fluent files: by this program with a ``Voice``, by the page of the site with its own.

>>> from ludomots.texts import texts
>>> won = FACTS("story-winner", players=listed([SeatName(0), SeatName(1)]), count=2)
>>> Voice(["Ada", "Blaise"], texts("en"))(won)
'Ada and Blaise win together!'
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import msgspec

from ludomots.texts import LANGUAGES, Texts, texts
from ludomots.texts.shown import exact_time


class Fact(msgspec.Struct, frozen=True, array_like=True, tag="say"):
    """The name of a text, and what fills it in."""

    text: str
    values: dict[str, "Value"] = {}


class SeatName(msgspec.Struct, frozen=True, array_like=True, tag="seat"):
    """What a seat is called: a person's name, or what its computer player is called."""

    seat: int


class Word(msgspec.Struct, frozen=True, array_like=True, tag="word"):
    """A word of the game, in capitals: the site may offer to say what it means."""

    word: str


class Time(msgspec.Struct, frozen=True, array_like=True, tag="time"):
    """A day and a time, in milliseconds: the page says them in the reader's words and time zone."""

    at: int


class Joined(msgspec.Struct, frozen=True, array_like=True, tag="join"):
    """Some texts one after the other."""

    parts: tuple["Text", ...]
    between: str = " "


Text = str | Fact | SeatName | Word | Time | Joined
"""Something to be said. A string is the same in every language."""
Value = Text | int | float


class FactMaker:
    """Makes facts as ``Texts`` makes sentences: ``FACTS("story-pass", player=SeatName(0))``."""

    def __call__(self, name: str, /, **values: Value) -> Fact:
        """Return the fact of a text with its values."""
        return Fact(name, values)

    def __contains__(self, name: str) -> bool:
        return _has_text(name)


FACTS = FactMaker()


@dataclass(frozen=True, slots=True)
class Voice:
    """Says facts in a language, to readers for whom the seats have these names."""

    names: Sequence[str]
    say: Texts

    def __call__(self, text: Text) -> str:
        """Return a text as a sentence."""
        match text:
            case Fact(text=name, values=values):
                return self.say(name, **{key: self._filled(one) for key, one in values.items()})
            case SeatName(seat=seat):
                return self.names[seat]
            case Word(word=word):
                return word
            case Time(at=at):
                return exact_time(at)
            case Joined(parts=parts, between=between):
                return between.join(self(part) for part in parts)
            case _:
                return text

    def lines(self, told: Iterable[Text]) -> str:
        """Return some texts, a line each."""
        return "\n".join(self(text) for text in told)

    def _filled(self, value: Value) -> str | int | float:
        return value if isinstance(value, int | float) else self(value)


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    """Return some texts as one; empty ones are left out."""
    kept = tuple(part for part in parts if part != "")
    if not kept:
        return ""
    return kept[0] if len(kept) == 1 else Joined(kept, between)


def listed(items: Sequence[Text], between: str = "story-and") -> Text:
    """Return some texts as people list them: A, B and C. ``story-or`` makes it A, B or C."""
    if not items:
        return ""
    *first, last = items
    return FACTS(between, first=joined(first, ", "), last=last) if first else last


def all_words(words: Iterable[str]) -> Text:
    """Return some words of the game as people list them."""
    return listed([Word(word) for word in words])


def words_in(text: Value) -> Iterator[str]:
    """Yield the words of the game that a text names, in the order of its values."""
    match text:
        case Fact(values=values):
            for value in values.values():
                yield from words_in(value)
        case Joined(parts=parts):
            for part in parts:
                yield from words_in(part)
        case Word(word=word):
            yield word


@cache
def _has_text(name: str) -> bool:
    """Return whether there is such a text; a test sees to it that all languages have the same."""
    return name in texts(LANGUAGES[0])
