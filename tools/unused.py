"""Find code that nothing uses: names of Python, and dependencies of the Rust crates.

``vulture`` reads the Python files. Tests are no users of the other folders: code that only a test
calls is dead. The site is one, for the fields that the server sends, and so are the settings that
name code (entry points, plugins). ``EXCEPTIONS`` lists the names that something else calls.
``python -m tools.unused`` prints what is found, and fails if there is anything.
"""

import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from vulture import Vulture
from vulture.core import Item

ROOT = Path(__file__).parents[1]
SOURCES = ("src", "bench", "docs_site", "tools", "examples")
LEAST_SURE = 60
"""The percentage that ``vulture`` gives to names that are only defined."""

EXCEPTIONS = {
    "_repr_html_": "notebooks call it",
    "__call__": "calls do not name it",
    "memo": "copy.deepcopy passes it",
    "TIC_TAC_TOE": "an entry point written by hand names it",
    "with_older": "the first game with a second rulebook calls it; a test does with a made-up one",
    "themes": "tests look for the text of each theme that an analyst states",
    "place_in_synset isolation": "senses are compared as tuples",
    "ONOMATOPOEIA NOT_A_WORD FOREIGN_WORD IMPOSSIBLE_FORM REGIONAL SLANG VULGAR VERY_RARE": (
        "reasons are read by their value from the decisions about words"
    ),
    "OurHabits on_package on_class on_files on_page_markdown": "mkdocs and griffe call them",
    "down_revision": "alembic reads it",
    "middleware request_max_body_size text_factory should_exit": "set for another library",
    "EN NL FR": "typer reads the members of an enumeration",
    "__signature__ __annotations__ *_PANEL_TITLE": "typer reads them",
    "TITLE CSS_PATH ENABLE_COMMAND_PALETTE AUTO_FOCUS cursor_position": "textual reads them",
    "get_theme_variable_defaults key_*": "textual calls them",
    "compose render on_* action_* display can_focus": "textual calls or reads them",
    "*_of_person *_of_address *_of_recipient": "limits are looked up by name",
    "usual_a_second chance_lost aside_count unrated": "programs of others read them as JSON",
    "pytestmark Test* pytest_* visit_* handle_*": "pytest and visitors of trees call them",
    "teardown": "hypothesis calls it",
    "install_signal_handlers main_loop optionxform": "uvicorn and configparser read them",
    "remark": "a column of a file",
}
"""Names, or patterns of names, that are used although no file says so, and by what."""

DECORATORS = ("@*.command", "@_command", "@pytest.fixture", "@rule", "@invariant", "@initialize")
"""What these decorate is called by typer, pytest or hypothesis."""


def unused_names(root: Path = ROOT) -> list[str]:
    """Return a line for each Python name that nothing uses."""
    named = _named_outside_python(root)
    sources = [item for item in _found(root, SOURCES) if _camel_case(item.name) not in named]
    tests = [
        item
        for item in _found(root, (*SOURCES, "tests"))
        if item.filename.is_relative_to(root / "tests")
    ]
    return [
        f"{item.filename.relative_to(root)}:{item.first_lineno}: {item.message}"
        for item in [*sources, *tests]
    ]


def _found(root: Path, folders: Iterable[str]) -> list[Item]:
    vulture = Vulture(ignore_names=" ".join(EXCEPTIONS).split(), ignore_decorators=list(DECORATORS))
    vulture.scavenge([str(root / folder) for folder in folders])
    # Ruff knows better which imports are used: vulture reads no annotation in quotes.
    return [item for item in vulture.get_unused_code(LEAST_SURE) if item.typ != "import"]


def _named_outside_python(root: Path) -> set[str]:
    """Return the words of the site's sources and of settings that name code."""
    files = [
        file for file in (root / "web" / "src").rglob("*.*") if file.suffix in {".ts", ".svelte"}
    ]
    files = [file for file in files if file.name != "schema.d.ts"]  # made from the server's types
    files += [root / "pyproject.toml", root / "mkdocs.yml"]
    files += [file for folder in ("bench", "examples") for file in (root / folder).rglob("*.toml")]
    return {word for file in files for word in re.findall(r"\w+", file.read_text(encoding="utf-8"))}


def _camel_case(name: str) -> str:
    """Return a name as the site writes it.

    >>> _camel_case("offers_rematch"), _camel_case("GHOST")
    ('offersRematch', 'GHOST')
    """
    return re.sub(r"(?<=[a-z\d])_([a-z])", lambda found: found[1].upper(), name)


def unused_crates(root: Path = ROOT) -> list[str]:
    """Return a line for each dependency that the sources of its crate never name."""
    found = []
    for manifest in sorted((root / "crates").glob("*/Cargo.toml")):
        settings = tomllib.loads(manifest.read_text(encoding="utf-8"))
        files = [file for file in manifest.parent.rglob("*.rs") if "target" not in file.parts]
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        for section in ("dependencies", "dev-dependencies", "build-dependencies"):
            found += [
                f"{manifest.relative_to(root)}: unused {section.removesuffix('ies')}y '{name}'"
                for name in settings.get(section, {})
                if not re.search(
                    rf"\b{name.replace('-', '_')}::|\buse {name.replace('-', '_')}\b", text
                )
            ]
    return found


def main() -> int:
    """Print what nothing uses; return 1 if there is anything."""
    found = [*unused_names(), *unused_crates()]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
