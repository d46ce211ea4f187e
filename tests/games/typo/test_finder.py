"""The finder finds only legal moves, and finds one wherever there is one."""

import random

import pytest

from ludomots.games.typo import Announce, Cannot
from ludomots.games.typo.placing import find
from ludomots.words import lexicon
from tests.games.typo.tables import EXAMPLE, table

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LONGEST = 5
"""Letters of a row, to which one more is added."""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_against_the_whole_list(language: str) -> None:
    """TY-12, TY-13: a place is found if and only if a word of the list begins with its row."""
    chosen, chance = lexicon(language), random.Random(language)
    words = chosen.words()
    beginnings = {word[:length] for word in words for length in range(1, LONGEST + 2)}
    for _ in range(12):
        rows = [chance.choice(words)[: chance.randint(1, LONGEST)] for _ in range(4)]
        card = chance.choice(LETTERS)
        found: dict[tuple[int, str], str] = {
            (move.row, move.side): move.word for move in find(chosen, rows, card)
        }
        for number, row in enumerate(rows, start=1):
            for side, letters in (("left", card + row), ("right", row + card)):
                word = found.get((number, side))
                assert (word is not None) == (letters in beginnings)
                assert word is None or (word.startswith(letters) and word in chosen)


def test_the_commonest_word_is_said() -> None:
    """TY-13: no commoner word with that beginning may be proposed."""
    french = lexicon("fr")
    assert french.commonest("FRONT") == "FRONT"
    assert french.commonest("XQZ") is None
    for start in ("ELAS", "MAI", "Q", "ZY"):
        word = french.commonest(start)
        assert word is not None
        best = max(reading.frequency or 0 for reading in french.readings(word))
        for other in french.prefix(start, 0).words:
            classes = [reading.frequency or 0 for reading in french.readings(other)]
            assert max(classes) <= best or not french.may_propose(other)


def test_every_move_found_is_legal() -> None:
    """TY-17: "I cannot" is always among them."""
    game = table(f"{EXAMPLE} FSTV")
    moves = list(game.legal_moves)
    assert all(move in game.legal_moves for move in moves)
    assert Announce(1, "left", "FRONT") in moves
    assert moves[-1] == Cannot(3)
