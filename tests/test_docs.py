"""The documentation site is complete: it builds without a warning, and needs no other host."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType

import pytest
import typer

from docs_site import docstrings, hooks
from ludomots.cli import app

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"])
NO_COMMANDS = {"draws"}
"""Words that follow ``ludomots`` in code without being a command: a text used to make draws."""

_CODE = re.compile(r"```.*?\n(.*?)```|`([^`\n]+)`|^ {4}(.*)$", re.DOTALL | re.MULTILINE)
_MAKE = re.compile(r"(?:^|&& )make ([a-z][a-z-]*)")
_COMMAND = re.compile(r"^(?:\$ |[A-Z_]+=\S+ )?ludomots ([a-z]+)(?: ([a-z]+(?:-[a-z]+)*))?")
_LOADED_BY_STYLE = re.compile(r"(?:url\(|@import\s+)[\"']?([^\"')]+)")
_OTHER_HOST = re.compile(r"(?:[a-z]+:)?//")


class Page(HTMLParser):
    """What a page loads by itself (scripts, styles, pictures), and what it links to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value for name, value in attrs if value}
        self.loads += [given[name] for name in ("src", "srcset", "data", "poster") if name in given]
        self.loads += _LOADED_BY_STYLE.findall(given.get("style", ""))
        if "href" in given:
            (self.loads if tag == "link" else self.links).append(given["href"])


@pytest.mark.packages
def test_site_is_built_and_needs_no_other_host(tmp_path: Path) -> None:
    """Two checks in one test, because the site is built for it; a warning is an error."""
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", tmp_path],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr

    written = {path.relative_to(DOCS).with_suffix(".html") for path in DOCS.rglob("*.md")}
    assert {str(path) for path in written} <= set(Page(tmp_path / "index.html").links)

    loaded = [
        (page.parent, address)
        for page in tmp_path.rglob("*.html")
        if page.name != "404.html"  # its addresses begin at the root of a server
        for address in Page(page).loads
    ]
    loaded += [
        (sheet.parent, address)
        for sheet in tmp_path.rglob("*.css")
        for address in _LOADED_BY_STYLE.findall(sheet.read_text(encoding="utf-8"))
    ]
    assert loaded
    for folder, address in loaded:
        assert not _OTHER_HOST.match(address), (folder, address)
        if not address.startswith(("data:", "#")):
            assert (folder / re.split(r"[?#]", address)[0]).exists(), (folder, address)


@pytest.mark.parametrize("module", [docstrings, hooks])
def test_docstring_examples(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_pages_made_from_the_code_are_new() -> None:
    """In a process of its own, since the command line has one language in a process."""
    asked = [sys.executable, "-m", "docs_site.pages", "--check"]
    checked = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_that_a_page_names_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    commands = getattr(typer.main.get_command(app), "commands", {})
    for code in _code_of(page):
        assert targets.issuperset(_MAKE.findall(code)), code
        for name, part in _COMMAND.findall(code):
            if name in NO_COMMANDS:
                continue
            assert name in commands, code
            below = getattr(commands[name], "commands", None)
            assert below is None or not part or part in below, code


def _code_of(page: Path) -> Iterator[str]:
    """Yield each line of code of a page."""
    for parts in _CODE.findall(page.read_text(encoding="utf-8")):
        yield from "".join(parts).splitlines()
