"""The rules of a game in our own words, as they are stored: Markdown, one file a language."""

from importlib.resources import files

from ludomots.core.shelf import definition_of


def rules_text(game: str, language: str) -> str:
    """Return the rules of a game in a language; nothing if its folder has none."""
    package = definition_of(game).rules.__module__.rpartition(".")[0]
    file = files(package).joinpath("rules-text", f"{language}.md")
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""
