"""The letter sets: how many tokens, and where the counts come from."""

import pytest

from ludomots.core.game import new
from ludomots.games.topscore.model import letter_sets
from tests.games.topscore.letter_counts import letter_counts
from tests.games.topscore.tables import NAME, count


@pytest.mark.parametrize("name", letter_sets())
def test_every_box_has_83_letters_and_4_blanks(name: str) -> None:
    """TS-02, TS-Q2."""
    letters = letter_sets()[name]
    assert sum(letters.counts.values()) == 83
    assert letters.blanks == 4
    assert {letter for letter in letters.letters if len(letter) == 1} == set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    )


def test_the_english_counts_are_computed() -> None:
    """TS-Q2: from the English word list, as the file says."""
    assert letter_sets()["english"].counts == letter_counts("en")


def test_the_english_preset() -> None:
    """TS-Q2: English letters and English words."""
    game = new(NAME, preset="english", seed=1)
    options = game.options
    assert (options.letters, options.lexicon) == ("english", "en")
    assert count(game) == 87
