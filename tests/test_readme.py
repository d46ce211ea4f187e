"""Run the examples of the READMEs and of the pages of ``docs``."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.in_process import ask

ROOT = Path(__file__).parent.parent
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
PAGES = {
    "README.md": "en",
    "README.fr.md": "fr",
    **{str(page.relative_to(ROOT)): "en" for page in sorted((ROOT / "docs").rglob("*.md"))},
}


def pages_with(sign: str) -> list[str]:
    return [name for name in PAGES if sign in (ROOT / name).read_text(encoding="utf-8")]


@pytest.mark.parametrize("name", pages_with("\n>>> "))
def test_python_examples(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("name", pages_with("\n```console\n"))
def test_commands(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    examples = [
        (command, output)
        for block in CONSOLE.findall(text)
        for command, output in re.findall(
            r"^\$ (ludomots .*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE
        )
    ]
    assert examples
    for command, output in examples:
        assert ask(*shlex.split(command)[1:], lang=PAGES[name]).out == output, command
