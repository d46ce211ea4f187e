"""The rules of a game in our own words, as they are stored: Markdown, one file a language."""

from importlib.resources import files

from ludomots.core.shelf import definition_of

_PACKAGE = "ludomots.games"


def rules_text(game: str, language: str) -> str:
    """Return the rules of a game in a language."""
    folder = definition_of(game).name.replace("-", "_")
    file = files(f"{_PACKAGE}.{folder}").joinpath("rules-text", f"{language}.md")
    return file.read_text(encoding="utf-8").strip()
