"""Every text exists in French and English, with the same values."""

import re
from pathlib import Path

import pytest

from ludomots import texts as texts_package
from ludomots.server.operators.limits import Limits
from ludomots.texts import game_folders, language_of, texts
from ludomots.words.build import french
from ludomots.words.reading import REGISTERS, Reason

FOLDER = Path(texts_package.__file__).parent
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=((?:.*\n(?: +.*\n)*))", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """Return the values each message of a language asks for."""
    found = {}
    own = [folder / "texts" / f"{language}.ftl" for folder in game_folders().values()]
    for path in [*sorted((FOLDER / language).glob("*.ftl")), *own]:
        for name, text in MESSAGE.findall(path.read_text(encoding="utf-8")):
            assert name not in found, f"{name} twice"
            found[name] = set(re.findall(r"\$(\w+)", text))
    return found


def test_both_languages_have_the_same_texts() -> None:
    assert messages("fr") == messages("en")


def test_every_text_can_be_said() -> None:
    for language in ("fr", "en"):
        say = texts(language)
        for name, values in messages(language).items():
            assert say(name, **dict.fromkeys(values, 3))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_reason_tag_and_register_has_a_text(language: str) -> None:
    say = texts(language)
    tags = {*french._PARTS_OF_SPEECH.values(), *french._PREFIXED_PARTS.values()}
    tags |= set(french._INFLECTIONS.values())
    assert all(f"reason-{reason}" in say for reason in Reason)
    assert all(f"tag-{tag}" in say for tag in tags)
    assert all(f"register-{register}" in say for register in REGISTERS)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_limit_has_a_name_for_operators(language: str) -> None:
    say = texts(language)
    names = [name.replace("_", "-") for name in Limits._fields]
    assert [name for name in names if f"site-operator-limit-{name}" not in say] == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LUDOMOTS_LANG": "en", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_language_comes_from_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_numbers_and_plurals_follow_the_language() -> None:
    assert texts("fr")("number", value=418358) == "418\u202f358"
    assert texts("en")("number", value=418358) == "418,358"
    assert "le premier seulement" in texts("fr")("found-more", count=1)


def test_unknown_languages_and_texts_are_errors() -> None:
    with pytest.raises(ValueError, match="choose among fr, en"):
        texts("de")
    with pytest.raises(LookupError):
        texts("fr")("no-such-text")
