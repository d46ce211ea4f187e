"""The other things a turn may be used for: exchange, change of word, pass, time."""

from ludomots.games.topscore import Exchange
from tests.games.topscore.tables import NONE, count, reason, table, texts_of, with_rack, word_of


def test_exchange() -> None:
    """TS-48, TS-49, TS-54, TS-Q17: one token or more for the same number of new ones, and the turn
    is over."""
    for tokens in ("A", "ABC", "ABCDEF"):
        game = table(racks=("ABCDEF", "ABCDEF"))
        game.push(f"-{tokens}")
        kept = tuple("ABCDEF"[len(tokens) :])
        assert game.state.racks[0][: len(kept)] == kept
        assert len(game.state.racks[0]) == 6
        assert count(game) == 87
        assert game.to_act == (1,)
        assert game.state.scores == (0, 0)


def test_tokens_exchanged_are_in_the_bag_before_others_are_drawn() -> None:
    """TS-48, TS-Q20: a player may get the same token back."""
    came_back = 0
    for seed in range(120):
        game = table(racks=("ZABCDE", "ABCDEF"), seed=seed)
        assert "Z" not in game.state.bag
        game.push("-Z")
        came_back += "Z" in game.state.racks[0]
    assert 0 < came_back < 30


def test_what_cannot_be_exchanged() -> None:
    """TS-48, TS-49: no token, a token that is not on the rack, or any after a word was laid."""
    game = table(f"ZOO{NONE}/RATE-{NONE}", ("CSXYZU", ""))
    assert reason(game, Exchange(())) == ("nothing-exchanged", "TS-48")
    assert reason(game, "-A", "-CC") == ("tile-not-on-rack", "TS-05")
    assert reason(game, "-?") == ("no-blank-on-rack", "TS-05")
    game.push("@2 TRACE")
    assert reason(game, "-S") == ("turn-begun", "TS-49")
    assert "-S" not in texts_of(game)


def test_every_choice_of_tokens_can_be_exchanged() -> None:
    """TS-48: each set once."""
    game = table(racks=("AAB", ""))
    exchanges = sorted(text for text in texts_of(game) if text.startswith("-") and text != "-")
    assert exchanges == ["-A", "-AA", "-AAB", "-AB", "-B"]


def test_change_of_word() -> None:
    """TS-50, TS-51: the token taken off is in the bag, the rack has six tokens again."""
    game = table(f"MUR{NONE}/{NONE}", ("EABCDZ", "ABCDEF"))
    us = game.state.bag.count("U")
    game.push("U>E MER")
    drawn = game.state.racks[0][5]
    assert game.state.bag.count("U") + (drawn == "U") == us + 1
    assert game.state.racks[0][:5] == ("A", "B", "C", "D", "Z")
    assert count(game) == 87


def test_a_change_gives_another_word_of_the_same_length() -> None:
    """TS-50, TS-Q18: exactly one token swapped, and not the same word."""
    game = table(f"MUR{NONE}/{NONE}", ("EUMSAX", ""))
    assert reason(game, "U>E MERS", "U>E MES", "Z>E MER") == ("not-one-swapped", "TS-50")
    assert reason(game, "U>U MUR") == ("same-word", "TS-Q18")
    assert reason(game, "U>I MIR") == ("tile-not-on-rack", "TS-05")
    assert reason(game, "U>X MXR") == ("word-unknown", "TS-Q23")
    assert "U>E MER" in texts_of(game)


def test_a_token_may_be_swapped_for_the_same_letter() -> None:
    """TS-50: if the order makes another word."""
    game = table(f"ART{NONE}/{NONE}", ("AEUMSX", ""))
    game.push("A>A RAT")
    assert word_of(game, 0) == "RAT"


def test_not_only_the_word_of_the_very_last_turn() -> None:
    """TS-Q18: after a pass it can still be changed."""
    game = table(f"MUR{NONE}/{NONE}", ("EABCDZ", "ABCDEF"))
    game.push("-")
    game.push("-")
    assert "U>E MER" in texts_of(game)


def test_the_owner_may_change_a_word_that_an_opponent_lengthened() -> None:
    """TS-Q18: so nobody is locked by a word that cannot grow; not where the table chose so."""
    boards, racks = f"ZOO{NONE}/GOIM-{NONE}", ("YSXYZU", "ASBDFH")
    game = table(boards, racks)
    game.push("@2 GOYIM")
    game.push("-")
    assert not game.state.boards[1].is_own
    game = with_rack(game, 1, "ENRSTL")
    change = next(text for text in texts_of(game) if ">" in text)
    game.push(change)
    assert game.state.boards[1].is_own
    assert (game.state.scores, game.to_act) == ((15, 0), (0,))
    game = table(boards, racks, change_word="laid")
    game.push("@2 GOYIM")
    game.push("-")
    assert reason(game, change) == ("not-your-word", "TS-Q18")


def test_abandoning_ones_word() -> None:
    """TS-Q18: its tokens go into the bag, the turn is over; only where the table chose so."""
    boards, racks = f"MUR+{NONE}/{NONE}", ("EABCDZ", "ABCDEF")
    assert reason(table(boards, racks), "--") == ("no-abandoning", "TS-Q18")
    assert "--" not in texts_of(table(boards, racks))
    game = table(boards, racks, abandon_word=True)
    assert "--" in texts_of(game)
    bag = game.state.bag
    game.push("--")
    assert sorted(game.state.bag) == sorted((*bag, "M", "U", "R"))
    assert (word_of(game, 0), game.state.racks[0]) == ("", tuple("EABCDZ"))
    assert (game.to_act, game.state.scores, game.state.idle) == ((1,), (0, 0), (0,))
    assert reason(game, "--") == ("no-word-to-abandon", "TS-Q18")
    assert count(game) == 87


def test_no_word_is_abandoned_within_a_turn() -> None:
    """TS-Q18, TS-25, TS-46: neither after another part of it, nor before a letter is put."""
    game = table(f"ZOO{NONE}/RATE-{NONE}", ("CSXYZU", ""), abandon_word=True)
    game.push("@2 TRACE")
    assert reason(game, "--") == ("turn-begun", "TS-Q18")
    assert "--" not in texts_of(game)
    game = table(f"NECTARS{NONE}/{NONE}", ("ABCDEF", ""), abandon_word=True)
    assert reason(game, "--") == ("put-first", "TS-25")
    game = table(f"RaT{NONE}/{NONE}", ("AESTUV", ""), abandon_word=True)
    game.push("a>A")
    assert reason(game, "--") == ("blank-owed-already", "TS-46")


def test_nothing_to_change() -> None:
    """TS-50: a player without a word of their own."""
    assert reason(table(racks=("EABCDZ", "")), "U>E MER") == ("no-word-to-change", "TS-50")


def test_a_word_just_laid_is_not_changed() -> None:
    """TS-55: the turn is over with it."""
    game = table(racks=("MUREAX", "ABCDEF"))
    game.push("MUR")
    assert reason(game, "U>E MER", seat=0) == ("not-your-turn", "TS-53")


def test_time_is_up() -> None:
    """TS-11, TS-54, TS-Q21: one minute for each turn; then it is over, without points."""
    game = table(racks=("MUREAX", "ABCDEF"))
    assert game.options.turn_clock == 60
    game.push("time")
    assert game.to_act == (1,)
    assert game.state.scores == (0, 0)
    assert game.state.missed == (0,)


def test_time_passes_while_nobody_is_to_play() -> None:
    """TS-Q21: the sand does not run while a word can be contested."""
    game = table(racks=("MUREAX", "ABCDEF"), check="contest")
    game.push("MUR")
    assert reason(game, "time") == ("nobody-to-play", "TS-Q21")


def test_nothing_to_put_or_to_name() -> None:
    """TS-25, TS-31, TS-41: before a word, or the small pyramids, have seven letters."""
    game = table("MUR:ABCDEF./:.......", ("EABCDZ", ""))
    assert reason(game, "M7") == ("nothing-to-put", "TS-25")
    assert reason(game, "!ABC") == ("nothing-to-name", "TS-31")
