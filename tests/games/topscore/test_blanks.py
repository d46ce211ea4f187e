"""Blanks: what they stand for, how they are traded, and where they never go."""

import pytest

from tests.games.topscore.tables import NONE, count, reason, table, texts_of, word_of


def test_a_blank_stands_for_any_letter() -> None:
    """TS-42, TS-43: the player who lays it names the letter, written as a small letter."""
    game = table(f"ART{NONE}/{NONE}", ("?XYZUV", ""))
    assert {"RATe", "pART", "ARTs", "fART"} <= texts_of(game)
    assert reason(game, "RATE") == ("tile-not-on-rack", "TS-05")
    game.push("RATe")
    assert word_of(game, 0) == "RATe"
    assert game.state.scores == (10, 0)
    assert "?" not in game.state.racks[0][:5]


def test_several_blanks_in_a_first_word() -> None:
    """TS-42: all the blanks of the rack, even for a letter that is on the rack too."""
    game = table(racks=("??ART", ""))
    assert {"aRT", "arT", "muR", "ART"} <= texts_of(game)
    assert reason(game, "art") == ("no-blank-on-rack", "TS-05")


def test_a_blank_may_be_ij_where_that_is_a_token() -> None:
    """TS-42: any letter of the set, but no other."""
    game = table(racks=("R?NABC", ""), preset="dutch")
    assert "R(ij)N" in texts_of(game)
    french = table(racks=("R?NABC", ""))
    bad = game.kind.notation.read_move("R(ij)N", game.options)
    assert reason(french, bad) == ("no-such-letter", "TS-42")


def test_it_keeps_its_letter() -> None:
    """TS-44, TS-Q12: even when the word is lengthened."""
    game = table(f"RaT{NONE}/{NONE}", ("EIXYZU", ""))
    assert {"RaTE", "TaRE", "TaRI"} <= texts_of(game)
    assert reason(game, "RiTE", "RATE") == ("blank-changed", "TS-44")
    game.push("RaTE")
    assert word_of(game, 0) == "RaTE"


def test_a_trade_on_ones_own_board() -> None:
    """TS-45, TS-46: the letter replaces the blank, which can then be another letter."""
    game = table(f"RaT{NONE}/{NONE}", ("AXYZUV", ""))
    assert "a>A" in texts_of(game)
    game.push("a>A")
    assert word_of(game, 0) == "RAT"
    assert game.state.racks[0] == ("X", "Y", "Z", "U", "V", "?")
    assert game.to_act == (0,)
    game.push("RATe")
    assert word_of(game, 0) == "RATe"
    assert game.to_act == (1,)
    assert count(game) == 87


def test_a_trade_on_anybodys_board() -> None:
    """TS-45, TS-Q3: not only the direct opponent's."""
    boards = f"SOL{NONE}/RaT{NONE}/MUR{NONE}"
    game = table(boards, ("AXYZUV", "", ""))
    assert "@2 a>A" in texts_of(game)
    game.push("@2 a>A")
    assert word_of(game, 1) == "RAT"
    assert game.state.boards[1].is_own
    game.push("SOLs")
    assert word_of(game, 0) == "SOLs"


def test_no_such_trade() -> None:
    """TS-45: there must be such a blank, and the player must have its letter."""
    game = table(f"RaT{NONE}/{NONE}", ("EXYZU?", ""))
    assert reason(game, "a>A") == ("tile-not-on-rack", "TS-05")
    assert reason(game, "e>E", "r>R", "@2 a>A") == ("no-such-blank", "TS-45")
    assert reason(game, "@7 a>A") == ("no-such-seat", "TS-01")


def test_the_blank_must_be_the_token_added() -> None:
    """TS-46, TS-Q11: before that no other word, exchange, change or second trade."""
    game = table(f"RaT{NONE}/SeL-{NONE}", ("AESBDF", ""))
    game.push("a>A")
    assert reason(game, "RATE") == ("blank-owed", "TS-46")
    assert reason(game, "@2 e>E", "-S", "T>S RAS") == ("blank-owed-already", "TS-46")
    words = texts_of(game) - {"-"}
    assert words
    assert all(any(letter.islower() for letter in word) for word in words)


def test_the_blank_may_go_to_the_opponents_word() -> None:
    """TS-46: any word of the turn may use it; after that the player's own need not."""
    game = table(f"SOL{NONE}/RaTE-{NONE}", ("AOXYZU", ""))
    game.push("@2 a>A")
    game.push("@2 TRAcE")
    assert word_of(game, 1) == "TRAcE"
    game.push("SOLO")
    assert game.state.scores == (25, 0)


@pytest.mark.parametrize("move", ["-", "time"])
def test_a_trade_without_a_word_is_undone(move: str) -> None:
    """TS-Q11: the blank is where it was, the letter on the rack."""
    game = table(f"RaT{NONE}/{NONE}", ("AXYZUV", ""))
    before = game.state
    game.push("a>A")
    game.push(move)
    assert game.state.boards == before.boards
    assert sorted(game.state.racks[0]) == sorted(before.racks[0])
    assert game.state.traded is None
    assert game.to_act == (1,)


def test_only_trades_with_a_word_are_proposed() -> None:
    """TS-Q11: a trade makes no sense if no word can use the blank."""
    game = table("WaX:......./QZY:.......", ("AKJVWX", ""))
    assert not any(">A" in text and text.startswith("a") for text in texts_of(game))
    game.push("a>A")
    assert texts_of(game) == {"-"}


def test_a_table_may_let_the_blank_stay_on_the_rack() -> None:
    """TS-Q11: ``blankToRack``; the trade is still a part of the turn (TS-49)."""
    game = table("WaX:......./QZY:.......", ("AKJVWX", ""), blank_to_rack=True)
    game.push("a>A")
    assert reason(game, "-K") == ("turn-begun", "TS-49")
    game.push("-")
    assert "?" in game.state.racks[0]
    assert word_of(game, 0) == "WAX"


def test_a_blank_may_be_swapped_off() -> None:
    """TS-Q19: by a change of the word; the blank goes into the bag."""
    game = table(f"RaT{NONE}/{NONE}", ("OXYZUV", ""))
    blanks = game.state.bag.count("?")
    game.push("a>O ROT")
    drawn = game.state.racks[0][5:].count("?")
    assert word_of(game, 0) == "ROT"
    assert game.state.bag.count("?") + drawn == blanks + 1


def test_a_blank_may_be_swapped_in() -> None:
    """TS-50, TS-42: a blank is a token of the rack like any other."""
    game = table(f"RAT{NONE}/{NONE}", ("?XYZUV", ""))
    game.push("A>o RoT")
    assert word_of(game, 0) == "RoT"


def test_a_blank_never_goes_to_a_small_pyramid() -> None:
    """TS-47, TS-Q10: neither as a blank nor as its letter."""
    game = table(f"NeCTARS{NONE}/{NONE}", ("", ""))
    assert reason(game, "e1", "E1") == ("blank-not-put", "TS-47")
    assert {text[0] for text in texts_of(game)} == set("NCTARS")


def test_a_seven_letter_word_always_has_a_letter_to_put() -> None:
    """TS-Q10: there are four blanks."""
    game = table(f"nectARS{NONE}/{NONE}", ("", ""))
    assert {text[0] for text in texts_of(game)} == set("ARS")
