"""The rulebook's examples, and those made for French words, replayed with their points."""

import pytest

from ludomots.core.game import Game
from ludomots.core.moves import Pass
from tests.games.topscore.tables import EMPTY, NONE, reason, table, texts_of, with_rack, word_of

CHAINS = {
    "dutch": ("ROENST", "A", ["ROE", "OREN", "SNOER", "ROTSEN", "SENATOR"]),
    "french": ("ARTECS", "N", ["ART", "RATE", "TRACE", "CARTES", "NECTARS"]),
}


def grown(preset: str) -> Game:
    """Return a table after a chain of words; its author is about to put a letter."""
    rack, last, words = CHAINS[preset]
    game = table(EMPTY, (rack, "ZZ"), preset=preset)
    for word in words:
        if word == words[-1]:
            game = with_rack(game, 0, last)
        game.push(word)
        if word != words[-1]:
            assert word_of(game, 0) == word
            game.push("-")
    return game


@pytest.mark.parametrize("preset", CHAINS)
def test_a_chain_from_three_letters_to_seven(preset: str) -> None:
    """TS-E1, TS-04, TS-05, TS-15, TS-19, TS-20, TS-24, TS-30: 5 + 10 + 15 + 20 + 25 = 75."""
    game = grown(preset)
    assert game.state.scores == (75, 0)
    assert word_of(game, 0) == CHAINS[preset][2][-1]
    assert game.state.phase == "put"


@pytest.mark.parametrize(
    ("preset", "small", "word", "shorter"),
    [
        ("dutch", "ALEKWAL", "KWAL", {"!ALE", "!LEK", "!WAL"}),
        ("french", "AXEMOTS", "MOTS", {"!AXE"}),
    ],
)
def test_the_longest_word_of_the_small_pyramids(
    preset: str, small: str, word: str, shorter: set[str]
) -> None:
    """TS-E2, TS-07, TS-31, TS-32, TS-35: squares 4 to 7, 100 points."""
    game = table(f":{small}/{NONE}/{NONE}", ("", "", ""), preset=preset)
    assert game.text(next(iter(game.legal_moves))) == f"!{word}"
    assert shorter <= texts_of(game)
    game.push(f"!{word}")
    assert game.state.scores == (100, 0, 0)
    assert game.to_act == (1,)


@pytest.mark.parametrize(
    ("preset", "board", "rack", "move", "word"),
    [
        ("dutch", "R(IJ)N", "OAAAAA", "(IJ)>O NOR", "NOR"),
        ("dutch", "R(IJ)N", "KAAAAA", "N>K R(IJ)K", "RIJK"),
        ("french", "MUR", "EAAAAA", "U>E MER", "MER"),
    ],
)
def test_a_word_changed(preset: str, board: str, rack: str, move: str, word: str) -> None:
    """TS-E3, TS-50, TS-51, TS-52, TS-54: no points and the turn is over; IJ is one token."""
    game = table(f"{board}{NONE}/{NONE}", (rack, "ZZZZZZ"), preset=preset)
    assert move in texts_of(game)
    game.push(move)
    assert word_of(game, 0) == word
    assert game.state.scores == (0, 0)
    assert game.to_act == (1,)
    assert len(game.state.racks[0]) == 6


def test_with_i_and_j_apart_rijn_has_four_letters() -> None:
    """TS-E3: R, I, J, N cannot be changed to NOR."""
    game = table(f"RIJN{NONE}/{NONE}", ("OAAAAA", "ZZZZZZ"), preset="dutch")
    assert reason(game, "I>O NOR") == ("not-one-swapped", "TS-50")


def test_a_word_taken_further_on_an_opponents_board() -> None:
    """TS-E4, TS-21, TS-22, TS-23, TS-58, TS-Q3, TS-Q6: 15 + 10 points, one token each."""
    game = table(f"RATE{NONE}/SOL{NONE}", ("ZZZZZZ", "COABDF"))
    game.push("-")
    game.push("@1 TRACE")
    assert word_of(game, 0) == "TRACE"
    assert game.state.scores == (0, 15)
    assert game.state.racks[1] == ("O", "A", "B", "D", "F")
    assert game.to_act == (1,)
    game.push("SOLO")
    assert game.state.scores == (0, 25)
    assert len(game.state.racks[1]) == 6
    assert game.to_act == (0,)
    game = with_rack(game, 0, "SPQXYZ")
    assert "CARTES" in texts_of(game)
    assert Pass() in game.legal_moves
    game.push("CARTES")
    assert game.state.scores == (20, 25)
