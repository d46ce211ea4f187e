"""The rules that players read describe what the program does."""

import re

import pytest

from ludomots.core.rules_text import rules_text
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
