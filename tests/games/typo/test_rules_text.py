"""The rules that players read describe what the program does."""

import re

import msgspec
import pytest

from ludomots.core.options import presets
from ludomots.core.rules_text import rules_text
from ludomots.games.typo import Options
from ludomots.texts import LANGUAGES
from tests.games.typo.tables import EXAMPLE, NAME, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_text(language: str) -> None:
    """TY-E1: the moves of the text are those of the rulebook."""
    text = rules_text(NAME, language)
    game = table(f"{EXAMPLE} FSTV")
    moves = re.findall(r"^\d\. `([^`]+)`\s?: ", text, re.MULTILINE)
    for move in moves:
        game.push(move)
    assert len(moves) == 4
    assert f"`{game.position}`" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_told(language: str) -> None:
    """TY-31: the rules name everything that a table may choose."""
    text = rules_text(NAME, language)
    assert all(f"`{field.encode_name}`" in text for field in msgspec.structs.fields(Options))
    told = set(re.findall(r"--preset ([a-z]+)", text))
    assert told == presets(Options).keys() - {"french"}
