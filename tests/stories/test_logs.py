"""Whole games as they are told: any change of a sentence shows as a diff."""

import pytest

from ludomots.texts import LANGUAGES
from tests.facts import check
from tests.stories.logs import FOLDER, GAMES, facts, log


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_as_it_was_read(name: str) -> None:
    game = GAMES[name]()
    for language in LANGUAGES:
        golden = (FOLDER / f"{name}.{language}.txt").read_text(encoding="utf-8")
        assert log(game, language) == golden, (
            "review with: python -m tests.stories.logs && git diff"
        )
    for _, fact in facts(game):
        check(fact)


def test_every_file_is_of_a_game() -> None:
    names = {f"{name}.{language}.txt" for name in GAMES for language in LANGUAGES}
    assert {path.name for path in FOLDER.glob("*.txt")} == names
