"""The words of a game are those that stand: neither refused nor still open to a contest."""

import random

import pytest

from ludomots.core.game import LaidWord, words_laid
from ludomots.core.shelf import SHELF
from tests.games.playouts import options_for_two, playout, start
from tests.games.topword.test_contests import BAD, contested

RIRE = LaidWord(0, "RIRE", 8)


def test_a_word_is_laid_once_nobody_can_contest_it() -> None:
    game = contested()
    assert words_laid(game) == []
    game.push("close")
    assert words_laid(game) == [RIRE]


def test_the_next_play_lets_a_word_stand() -> None:
    game = contested()
    game.push("5D B")
    assert words_laid(game) == [RIRE]


def test_a_word_that_was_contested_with_success_is_not_laid() -> None:
    game = contested(BAD)
    game.push("?")
    assert words_laid(game) == []


def test_a_word_that_was_contested_in_vain_is_laid() -> None:
    game = contested()
    game.push("?")
    assert words_laid(game) == [RIRE]


@pytest.mark.parametrize("name", sorted(SHELF))
def test_every_game_has_its_words(name: str) -> None:
    chance, kind = random.Random(7), SHELF[name]
    found = []
    for number in range(3):
        game = start(kind, options_for_two(kind, chance), 2, f"{name} {number}")
        for _ in playout(game, chance):
            pass
        found += words_laid(game)
    assert found
    assert all(one.word.isalpha() and one.word.isupper() for one in found)
