"""The rules that players read describe what the program does."""

import re

import pytest

from ludomots.core.rules_text import rules_text
from ludomots.texts import LANGUAGES
from tests.games.topscore.tables import NAME, NONE, table, with_rack


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_text(language: str) -> None:
    """TS-30, TS-35: the moves and the points of the text are those of the rulebook."""
    text = rules_text(NAME, language)
    game, score = table(racks=("ARTECS", "")), 0
    told = re.findall(r"^\d\. `([^`]+)`\s?: (\d+) points", text, re.MULTILINE)
    assert len(told) == 5
    for word, points in told:
        game = with_rack(game, 0, "N") if len(word) == 7 else game
        game.push(word)
        score += int(points)
        assert game.state.scores[0] == score
        if len(word) < 7:
            game.push("-")
    game = table(f":AXEMOTS/{NONE}/{NONE}", ("", "", ""))
    game.push("!MOTS")
    assert re.search(rf"`!MOTS` \w+ {game.state.scores[0]} points", text)
