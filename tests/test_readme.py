"""The READMEs tell the truth: their Python examples and their commands are run."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.in_process import ask

ROOT = Path(__file__).parent.parent
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
READMES = {"README.md": "en", "README.fr.md": "fr"}


@pytest.mark.parametrize("name", READMES)
def test_python_examples(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize(("name", "lang"), READMES.items())
def test_commands(name: str, lang: str) -> None:
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
        assert ask(*shlex.split(command)[1:], lang=lang).out == output, command
