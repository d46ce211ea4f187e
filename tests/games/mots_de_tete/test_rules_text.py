"""The rules that players read describe what the program does."""

import re

import pytest

from ludomots.core.rules_text import rules_text
from ludomots.texts import LANGUAGES
from tests.games.mots_de_tete.tables import EMPTY, EXAMPLE, NAME, table, write_next


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_text(language: str) -> None:
    """MT-Q1: the moves and the points of the text are those of the rulebook."""
    text = rules_text(NAME, language)
    game = table(EMPTY)
    for move, points in re.findall(r"^\d\. `([^`]+)`\s?: (\d+) points", text, re.MULTILINE):
        game = write_next(game, move)
        assert game.state.stood.scored.total == int(points)
    assert game.position == EXAMPLE
    assert EXAMPLE in text
