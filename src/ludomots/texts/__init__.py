"""Everything a player reads, in French and English: Fluent files.

What games share is here, one folder a language. What a game says is in its own folder, one file a
language (``texts/fr.ftl``), and is found by the game's entry point.
"""

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")

_REMEMBERED = 4096
"""Sentences that were made last: a server says the same ones again and again."""

GAMES = "ludomots.games"
"""The group of entry points in which games are found."""

_LOCALE_VARIABLES = ("LUDOMOTS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Texts:
    """The texts of one language. ``texts("word-unknown", word="ZZZ")`` gives a sentence.

    A file is parsed only when one of its texts is asked for; the files of the games are looked for
    when a text is in no other.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._lock = Lock()
        self._said = lru_cache(_REMEMBERED, typed=True)(self._say)
        self._waiting = [
            "\n" + file.read_text(encoding="utf-8")
            for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda f: f.name)
            if file.name.endswith(".ftl")
        ]
        self._has_games = False

    def __call__(self, name: str, /, **values: str | int | float) -> str:
        """Return the text ``name`` with its values filled in."""
        return self._said(name, tuple(values.items()))

    def _say(self, name: str, values: tuple[tuple[str, str | int | float], ...]) -> str:
        if name not in self:
            raise KeyError(name)
        message = self._bundle.get_message(name)
        if message.value is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            raise errors[0]
        return str(text)

    def __contains__(self, name: str) -> bool:
        if self._bundle.has_message(name):
            return True
        with self._lock:
            if not self._find(name) and not self._has_games:
                self._waiting += ["\n" + text for text in game_texts(self.language)]
                self._has_games = True
                self._find(name)
        return self._bundle.has_message(name)

    def _find(self, name: str) -> bool:
        """Parse the file that has a text, if there is one."""
        for text in self._waiting:
            if f"\n{name} =" in text:
                self._bundle.add_resource(FluentResource(text))
                self._waiting.remove(text)
                return True
        return False


def game_folders() -> dict[str, Path]:
    """Return the folder of each installed game, without importing the game."""
    found = {}
    for one in sorted(entry_points(group=GAMES), key=lambda one: one.name):
        spec = find_spec(one.module.rpartition(".")[0] or one.module)
        if spec is not None and spec.origin is not None:
            found[one.name] = Path(spec.origin).parent
    return found


def game_texts(language: str) -> list[str]:
    """Return what the installed games say, a text each; a game without texts says nothing."""
    files_of = [folder / "texts" / f"{language}.ftl" for folder in game_folders().values()]
    return [file.read_text(encoding="utf-8") for file in files_of if file.is_file()]


@cache
def texts(language: str) -> Texts:
    """Return the texts of a language, ``fr`` or ``en``."""
    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}: choose among {', '.join(LANGUAGES)}")
    return Texts(language)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language an environment asks for: French where it does, English elsewhere."""
    for variable in _LOCALE_VARIABLES:
        value = environment.get(variable, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"
