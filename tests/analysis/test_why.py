"""Why one move is better than another, as people say it."""

from typing import Any

import pytest

from ludomots.analysis.decisions import why
from ludomots.analysis.report import Choice
from ludomots.core.analyst import Part, PartKind
from ludomots.core.facts import FACTS, Text, Voice, Word
from ludomots.texts import texts


def choice(word: str, points: int, *parts: Part, text: str = "") -> Choice:
    """Return a choice of a word; only what is said of it matters here."""
    figures: dict[str, Any] = dict.fromkeys(("value", "loss", "error", "chance"), 0.0)
    return Choice(
        text=text, move={}, label=Word(word), points=points, theme="", parts=parts, **figures
    )


def kept(points: float, tiles: str) -> Part:
    return Part("kept", points, FACTS("review-topword-kept", tiles=tiles))


def reply(points: float, taken: int) -> Part:
    kind: PartKind = "closed" if points > 0 else "opened"
    return Part(kind, points, FACTS("review-topword-reply", points=taken))


def said(language: str, text: Text) -> str:
    return Voice([], texts(language))(text)


MADE = choice("BATIR", 18, kept(-4, "V"), reply(-6, 25))


@pytest.mark.parametrize(
    ("best", "english", "french"),
    [
        (
            choice("VERITE", 14, kept(5, "R"), reply(2, 12)),
            (
                "Compared with BATIR, VERITE scores 4 points less, but keeps R"
                " and leaves the next player only about 12 points to take."
            ),
            (
                "Par rapport à BATIR, VERITE rapporte 4 points de moins, mais garde R"
                " et ne laisse qu’environ 12 points à prendre au joueur suivant."
            ),
        ),
        (
            choice("VERITE", 19, kept(-3.5, "V"), reply(-1, 19)),
            (
                "Compared with BATIR, VERITE scores 1 point more,"
                " and also leaves the next player only about 19 points to take."
            ),
            (
                "Par rapport à BATIR, VERITE rapporte 1 point de plus,"
                " et en outre ne laisse qu’environ 19 points à prendre au joueur suivant."
            ),
        ),
        (
            choice("VERITE", 18, kept(1, "R"), reply(-6, 25)),
            "Compared with BATIR, VERITE scores as many points, but keeps R.",
            "Par rapport à BATIR, VERITE rapporte autant de points, mais garde R.",
        ),
        (
            choice("VERITE", 30),
            "Compared with BATIR, VERITE scores 12 points more.",
            "Par rapport à BATIR, VERITE rapporte 12 points de plus.",
        ),
        (
            choice("VERITE", 18, Part("end", 3.0)),
            "Compared with BATIR, VERITE brings more in the turns that follow.",
            "Par rapport à BATIR, VERITE rapporte davantage aux tours suivants.",
        ),
    ],
    ids=["less", "more", "same", "more only", "later"],
)
def test_the_greatest_differences_are_the_reasons(best: Choice, english: str, french: str) -> None:
    assert (said("en", why(best, MADE)), said("fr", why(best, MADE))) == (english, french)


def test_the_same_word_laid_in_two_ways_is_told_apart_by_notation() -> None:
    one, two = choice("TUBEE", 20, text="E7 TU"), choice("TUBEE", 18, text="E7 TUB")
    assert said("en", why(one, two)) == "Compared with E7 TUB, E7 TU scores 2 points more."
