"""The finder finds exactly what a slow finder, written independently, finds."""

import random

import pytest

from ludomots.core.game import Game
from ludomots.games.topscore import Change, Lay, Options, Trade
from ludomots.games.topscore.legal import changes, longer_words, word_index
from ludomots.games.topscore.model import Board, arrange, spell
from ludomots.words import lexicon
from tests.games.topscore import brute
from tests.games.topscore.tables import NONE, keen_move, rules_of, table, texts_of

FRENCH = (
    "/ARTESN /AEI?TT /A??X ART/ESPXYZ RaT/EA?XYZ RATE/CSP?LA TRACE/SNLHA TAxER/ISN? CARTES/NEI?"
)
DUTCH = "ROE/NSTIJ? RIJK/ENST R,IJ,K/ENTS? R,ij,N/ESK"
CASES = [
    (letters, language, *case.split("/"))
    for letters, language, cases in (("french", "fr", FRENCH), ("dutch", "nl", DUTCH))
    for case in cases.split()
]
"""A set of letters, the language, the word on the pyramid and the rack."""


def tokens_of(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if "," in text else tuple(text)


@pytest.mark.parametrize(("letters", "language", "text", "rack"), CASES)
def test_words_one_token_longer(letters: str, language: str, text: str, rack: str) -> None:
    """TS-05, TS-13, TS-20, TS-42: all of them, each set of tokens once."""
    word, options = tokens_of(text), Options(letters=letters)
    index = word_index(lexicon(language), options.letter_set.letters)
    found = list(longer_words(index, word, tuple(rack)))
    expected = brute.longer(lexicon(language), options.letter_set.letters, word, rack)
    assert {(spell(one), tuple(sorted(one))) for one in found} == expected
    assert len({(spell(one), tuple(sorted(one))) for one in found}) == len(set(found))


@pytest.mark.parametrize(("letters", "language", "text", "rack"), [c for c in CASES if c[2]][:8])
def test_words_changed(letters: str, language: str, text: str, rack: str) -> None:
    """TS-50, TS-Q18, TS-Q19."""
    word, options = tokens_of(text), Options(letters=letters)
    index = word_index(lexicon(language), options.letter_set.letters)
    found = {
        (move.out, move.token, (spell(move.word), tuple(sorted(move.word))))
        for move in changes(index, Board(word), tuple(rack))
    }
    assert found == brute.changed(lexicon(language), options.letter_set.letters, word, rack)


def random_moments(seed: int) -> list[Game]:
    """Return states of a game in which somebody may play and no traded blank waits."""
    game, chance = (
        Game.from_position(f"{NONE}/{NONE}", game="topscore", seed=seed),
        random.Random(seed),
    )
    moments = []
    while game.outcome() is None:
        is_free = game.state.phase == "play" and game.state.traded is None
        if is_free and chance.random() < 0.15:
            moments.append(Game(game.kind, game.options, game.state))
        game.push(keen_move(game, chance))
    return moments


@pytest.mark.parametrize("seed", range(3))
def test_what_is_found_is_legal_and_what_is_legal_is_found(seed: int) -> None:
    """TS-05, TS-21, TS-45, TS-50: in real positions, on both boards."""
    checked = 0
    for game in random_moments(seed):
        state, letters = game.state, Options().letter_set.letters
        seat, words = game.to_act[0], rules_of(game).lexicon
        moves = list(game.legal_moves)
        assert len(set(moves)) == len(moves)
        assert all(move in game.legal_moves for move in moves)
        target = game.view(seat).target
        for on in (seat, target):
            if on is None or len(state.boards[on].word) > 5:
                continue
            rack = "".join(state.racks[seat])
            mine = None if on == seat else on
            laid = [move.word for move in moves if isinstance(move, Lay) and move.on == mine]
            expected = brute.longer(words, letters, state.boards[on].word, rack)
            assert {(spell(one), tuple(sorted(one))) for one in laid} == expected
            checked += 1
    assert checked > 5


def test_what_is_proposed_after_a_trade() -> None:
    """TS-46: only words that use the blank."""
    game = table(f"RaT{NONE}/SOL-{NONE}", ("AXYZUV", ""))
    assert any(isinstance(move, Trade) for move in game.legal_moves)
    game.push("a>A")
    assert all(isinstance(move, Lay) for move in list(game.legal_moves)[:-1])
    assert "@2 SOLo" in texts_of(game)


def test_one_order_of_equal_letters() -> None:
    """TS-44: it makes no difference which of two equal letters is the blank."""
    assert arrange(tuple("TARA"), ("a", "T", "R", "A")) == ("T", "A", "R", "a")
    game = table(f"RAT{NONE}/{NONE}", ("?XYZUV", ""))
    assert "TARa" in texts_of(game)
    assert "TaRA" not in texts_of(game)
    game.push("TaRA")
    assert spell(game.state.boards[0].word) == "TARA"


def test_whose_word_can_be_changed() -> None:
    """TS-Q18: that of one's pyramid, whoever laid it; only one's own where the table chose so."""
    boards, racks = f"MUR+{NONE}/{NONE}", ("EXYZUV", "")
    assert "U>E MER" in texts_of(table(boards, racks))
    game = table(boards, racks, change_word="laid")
    assert not any(isinstance(move, Change) for move in game.legal_moves)
