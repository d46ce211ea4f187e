"""Words laid on a player's own pyramid and on the direct opponent's: what is allowed or not."""

import pytest

from ludomots.games.topscore.drawing import rows
from ludomots.games.topscore.turns import points_of
from tests.games.tables import changed, refusal
from tests.games.topscore.tables import EMPTY, NONE, reason, table, texts_of, with_rack, word_of

MISSED = f"ZOO{NONE}/RATE-{NONE}"
"""Seat 1 has just ended a turn without lengthening RATE."""


def test_the_first_word() -> None:
    """TS-13, TS-14, TS-15, TS-17, TS-18, TS-Q17: three letters of six, on the player's own
    pyramid."""
    game = table(racks=("ARTXYZ", "SOLXYZ"))
    game.push("ART")
    assert (word_of(game, 0), word_of(game, 1)) == ("ART", "")
    assert game.state.racks[0][:3] == ("X", "Y", "Z")
    assert len(game.state.racks[0]) == 6
    game.push("SOL")
    assert (word_of(game, 0), word_of(game, 1)) == ("ART", "SOL")
    assert game.state.scores == (5, 5)


@pytest.mark.parametrize("word", ["RATE", "AR", "A"])
def test_a_chain_begins_with_three_letters(word: str) -> None:
    """TS-04, TS-13."""
    assert reason(table(racks=("ARTEYZ", "")), word) == ("first-word", "TS-04")


def test_the_tokens_must_be_on_the_rack() -> None:
    """TS-05, TS-13: only the player's own tokens, each used once."""
    game = table(racks=("ARTXYZ", "E"))
    assert reason(game, "MER", "TAA") == ("tile-not-on-rack", "TS-05")
    assert refusal(game, "MER").values == {"tile": "M", "held": 0}


def test_one_token_more() -> None:
    """TS-05, TS-19, TS-20: all the old letters in any order, and one of the rack."""
    game = table(f"ART{NONE}/{NONE}", ("ESPXYZ", ""))
    assert {"RATE", "TARE", "ARTS", "STAR", "PART"} <= texts_of(game)
    assert reason(game, "PRES", "TAR", "RATES") == ("not-one-longer", "TS-05")
    assert reason(game, "TARD") == ("tile-not-on-rack", "TS-05")
    assert refusal(game, "PRES").words == ("PRES", "ART")
    game.push("TARE")
    assert word_of(game, 0) == "TARE"


def test_points_and_rows() -> None:
    """TS-30, TS-Q27: 5 to 25 points; a word lies in the row of its length."""
    assert [points_of(("A",) * length) for length in range(3, 8)] == [5, 10, 15, 20, 25]
    board = table(f"RATE{NONE}/{NONE}").state.boards[0]
    assert [len(row) for row in rows(board)] == [3, 4, 5, 6, 7]
    assert [any(row) for row in rows(board)] == [False, True, False, False, False]


def test_a_bad_word_is_refused_and_another_may_be_tried() -> None:
    """TS-16, TS-Q22, TS-Q23: checked at once, with the reason; a player without a word passes for
    no points."""
    game = table(racks=("KXMLEO", "ABCDEF"))
    assert reason(game, "XKM") == ("word-unknown", "TS-Q23")
    assert reason(game, "LEO") == ("word-refused", "TS-Q23")
    assert refusal(game, "LEO").words == ("LEO",)
    game.push("-")
    assert game.state.scores == (0, 0)
    assert game.to_act == (1,)


@pytest.mark.parametrize("word", ["ARTS", "FUIT"])
def test_inflected_forms_are_good(word: str) -> None:
    """TS-Q23."""
    board = {"ARTS": "ART", "FUIT": "FUI"}[word]
    assert word in texts_of(table(f"{board}{NONE}/{NONE}", (word[-1], "")))


def test_only_on_ones_own_turn() -> None:
    """TS-53: a move of another seat is refused."""
    game = table(racks=("ARTXYZ", "SOLXYZ"))
    for move in ("SOL", "-", "-S", "!ABC", "S1", "@1 ARTS"):
        assert reason(game, move, seat=1) == ("not-your-turn", "TS-53")
    assert reason(game, "time", seat=0) == ("not-yours", "TS-53")
    assert reason(game, "ART", seat=7) == ("no-such-seat", "TS-01")
    assert not game.legal_moves_of(1)


def test_the_direct_opponents_word() -> None:
    """TS-21, TS-57, TS-58, TS-Q4: it stays on the opponent's board, the player scores, and the turn
    goes on."""
    game = table(MISSED, ("CXYZUV", ""))
    assert "@2 TRACE" in texts_of(game)
    game.push("@2 TRACE")
    assert (word_of(game, 0), word_of(game, 1)) == ("ZOO", "TRACE")
    assert game.state.scores == (15, 0)
    assert game.to_act == (0,)
    assert game.state.parts == ("lengthened",)


def test_only_if_the_opponent_has_just_failed() -> None:
    """TS-21, TS-Q4: pass, time, exchange and change all count as failing; a table may always allow
    it."""
    boards = f"ZOO{NONE}/RATE{NONE}"
    assert reason(table(boards, ("CXYZUV", "")), "@2 TRACE") == ("not-open", "TS-21")
    assert "@2 TRACE" in texts_of(table(boards, ("CXYZUV", ""), steal_always=True))
    for move in ("-", "time", "-A", "E>S ARTS"):
        game = table(f"RATE{NONE}/ZOO{NONE}", ("ASBDFG", "CXYSUV"))
        game.push(move)
        word = "TRACE" if move != "E>S ARTS" else "TSARS"
        assert f"@1 {word}" in texts_of(game)
    game = table(f"RATE{NONE}/ZOO{NONE}", ("CXYZUV", "SXYZUV"))
    game.push("TRACE")
    assert reason(game, "@1 CARTES") == ("not-open", "TS-21")


def test_lengthening_only_another_players_word_is_failing_too() -> None:
    """TS-Q4: only lengthening their own word on the turn just ended protects it."""
    game = table(f"SOL{NONE}/{NONE}/RATE-{NONE}", ("CXYZUV", "OXYZUV", ""))
    game.push("@3 TRACE")
    game.push("-")
    assert "@1 SOLO" in texts_of(game)


def test_the_direct_opponent_plays_right_before() -> None:
    """TS-57, TS-Q3: among those still playing; nobody else's word."""
    boards = f"ZOO{NONE}/RATE-{NONE}/SOL-{NONE}"
    game = table(boards, ("COXYZU", "", ""))
    assert reason(game, "@2 TRACE") == ("not-direct-opponent", "TS-57")
    assert reason(game, "@9 TRACE") == ("no-such-seat", "TS-01")
    assert "@3 SOLO" in texts_of(game)
    game.push("leave", 2)
    assert "@2 TRACE" in texts_of(game)


def test_once_a_turn() -> None:
    """TS-Q5, TS-55: the player may not lengthen the same word again, nor change their own."""
    game = table(MISSED, ("CSXYZU", ""))
    game.push("@2 TRACE")
    assert reason(game, "@2 CARTES") == ("lengthened-already", "TS-Q5")
    assert reason(game, "Z>U OUO") == ("turn-begun", "TS-50")
    assert not any(text.startswith("@") or ">" in text for text in texts_of(game))


def test_no_three_letter_word_on_anothers_pyramid() -> None:
    """TS-56."""
    game = table(f"ZOO{NONE}/{NONE}", ("ARTXYZ", ""), steal_always=True)
    assert reason(game, "@2 ART") == ("nothing-to-lengthen", "TS-56")


def test_seven_letters_are_the_most() -> None:
    """TS-05."""
    game = table(f"ZOO{NONE}/NECTARS-{NONE}", ("IXYZUV", ""))
    assert reason(game, "@2 CANTRIES") == ("word-complete", "TS-05")


def test_a_first_word_after_the_opponents() -> None:
    """TS-23, TS-Q7: from the five tokens left, without drawing in between."""
    game = table(f"{NONE}/RATE-{NONE}", ("CARTXY", ""))
    game.push("@2 TRACE")
    assert game.state.racks[0] == ("A", "R", "T", "X", "Y")
    game.push("ART")
    assert game.state.scores == (20, 0)
    assert len(game.state.racks[0]) == 6
    assert game.to_act == (1,)


def test_after_the_opponents_word_one_may_stop() -> None:
    """TS-54, TS-Q6: the rack is filled; the same when time is up."""
    for move in ("-", "time"):
        game = table(MISSED, ("CSXYZU", ""))
        game.push("@2 TRACE")
        game.push(move)
        assert len(game.state.racks[0]) == 6
        assert game.to_act == (1,)
        assert game.state.missed == (1, 0)


def test_ones_own_word_ends_the_turn() -> None:
    """TS-54, TS-Q6: so the opponent's comes first."""
    game = table(MISSED, ("CSXYZU", ""))
    game.push("ZOOS")
    assert game.to_act == (1,)
    assert reason(game, "@2 TRACE", seat=0) == ("not-your-turn", "TS-53")


def test_the_word_helps_its_owner() -> None:
    """TS-58: the owner goes on from the longer word."""
    game = table(f"ZOO{NONE}/RATE-{NONE}", ("CSXYZU", "SBDFGH"))
    game.push("@2 TRACE")
    game.push("-")
    game.push("CARTES")
    assert game.state.scores == (15, 20)
    assert game.state.boards[1].is_own


def test_alone_there_is_no_opponent() -> None:
    """TS-Q3: nobody plays before the one player who is left."""
    game = table(f"ZOO{NONE}/:ABCDEFG", ("SXYZUV", ""))
    assert reason(game, "@2 ABCS") == ("not-direct-opponent", "TS-57")
    assert game.view(0).target is None


def test_the_turn_goes_clockwise() -> None:
    """TS-Q24."""
    game = table(f"{EMPTY}/{NONE}", ("ABCDEF", "ABCDEF", "ABCDEF"))
    seats = []
    for _ in range(6):
        seats.append(game.to_act[0])
        game.push("-")
    assert seats == [0, 1, 2, 0, 1, 2]
    assert with_rack(changed(game, turn=2), 2, "ART").to_act == (2,)


def test_the_words_that_a_word_grew_from_stay_engraved() -> None:
    """TS-Q27: the same tokens move down a row, and the rows above show what was there."""
    game = table(f"ART{NONE}/{NONE}", ("ECSN??", "ABCDEF"))

    def built(seat: int = 0) -> list[str]:
        return ["".join(word) for word in game.view("spectator").built[seat]]

    for word, before in (
        ("RATE", ["ART"]),
        ("TRACE", ["ART", "RATE"]),
        ("CARTES", ["ART", "RATE", "TRACE"]),
        ("NECTARS", ["ART", "RATE", "TRACE", "CARTES"]),
    ):
        game = with_rack(game, 0, "ECSN??")
        game.push(word)
        assert built() == before
        if game.state.phase == "play":
            game.push("-")
    game.push("S7")
    assert built() == ["ART", "RATE", "TRACE", "CARTES", "NECTARS"]
    game = with_rack(game, 0, "SOLABC")
    game.push("-")
    game.push("SOL")
    assert built() == []
