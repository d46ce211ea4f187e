"""Contests: words stand unless they are contested."""

from tests.games.topscore.tables import (
    NONE,
    count,
    passing,
    reason,
    refused_of,
    table,
    texts_of,
    with_rack,
    word_of,
)

CONTEST = {"check": "contest"}


def test_a_word_waits() -> None:
    """TS-Q22: no points, no token drawn, until all accept or the window closes."""
    game = table(f"{NONE}/{NONE}/{NONE}", ("ARTXYZ", "", ""), **CONTEST)
    game.push("XYZ")
    assert game.state.scores == (0, 0, 0)
    assert (word_of(game, 0), game.state.racks[0]) == ("", ("A", "R", "T"))
    assert list(game.to_act) == [1, 2]
    assert texts_of(game) == {"=", "?"}
    shown = game.view("spectator").provisional
    assert (shown.seat, shown.on, shown.points) == (0, 0, 5)
    assert reason(game, "ART", seat=0) == ("window-open", "TS-Q22")
    assert reason(game, "-", seat=1) == ("window-open", "TS-Q22")
    game.push("=", 2)
    assert reason(game, "?", seat=2) == ("already-accepted", "TS-Q22")
    game.push("=", 1)
    assert (word_of(game, 0), game.state.scores) == ("XYZ", (5, 0, 0))
    assert game.to_act == (1,)


def test_a_bad_word_contested() -> None:
    """TS-16, TS-Q22: the tokens go back, the turn is over, no points."""
    game = table(racks=("ARTXYZ", ""), **CONTEST)
    game.push("XYZ")
    game.push("?")
    assert sorted(game.state.racks[0]) == sorted("ARTXYZ")
    assert (word_of(game, 0), game.state.scores) == ("", (0, 0))
    assert game.to_act == (1,)
    assert refused_of(game) == ("XYZ",)


def test_a_good_word_contested() -> None:
    """TS-Q22: it stands, and the challenger misses the next turn."""
    game = table(racks=("ARTXYZ", "SOLXYZ"), **CONTEST)
    game.push("ART")
    game.push("?")
    assert (word_of(game, 0), game.state.scores) == ("ART", (5, 0))
    assert game.to_act == (0,)
    assert game.state.skips == (0, 0)
    assert game.state.idle == (1,)
    game.push("-")
    assert game.to_act == (1,)


def test_a_free_contest() -> None:
    """TS-Q22: where the table chose so a failed contest costs nothing."""
    game = table(racks=("ARTXYZ", "SOLXYZ"), **CONTEST, failed_contest="nothing")
    game.push("ART")
    game.push("?")
    assert (game.to_act, game.state.scores) == ((1,), (5, 0))
    game.push("SOL")
    assert game.to_act == (0,)


def test_a_contest_that_costs_points() -> None:
    """TS-Q22: as many as the word is worth, a change too."""
    game = table(racks=("ARTXYZ", "SOLXYZ"), **CONTEST, failed_contest="points")
    game.push("ART")
    game.push("?")
    assert (game.to_act, game.state.scores) == ((1,), (5, -5))
    game = table(f"MURE{NONE}/{NONE}", ("SABCDX", "ABCDEF"), **CONTEST, failed_contest="points")
    game.push("E>S MURS")
    game.push("?")
    assert (word_of(game, 0), game.state.scores) == ("MURS", (0, -10))


def test_the_turn_missed_is_that_of_the_challenger() -> None:
    """TS-Q22: of three players the second is passed over once, and plays in the next round."""
    game = table(f"{NONE}/{NONE}/{NONE}", ("ARTXYZ", "", ""), **CONTEST)
    game.push("ART")
    game.push("?", 2)
    assert (game.to_act, game.state.skips) == ((1,), (0, 0, 1))
    game.push("-")
    assert (game.to_act, game.state.skips) == ((0,), (0, 0, 0))
    assert passing(game, 4) == [0, 1, 2, 0]


def test_a_turn_owed_lapses() -> None:
    """TS-Q22, TS-40: for a player who is done, and for one who is left alone."""
    game = table("CARTES:ABCDEF./:ABCDEFG/SOL:.......", ("NABCDE", "", "EXYZUV"), **CONTEST)
    game.push("NECTARS")
    game.push("?", 1)
    assert game.state.skips in {(), (0, 0, 0)}
    game = table("CARTES:ABCDEF./SOL:.......", ("NABCDE", "EXYZUV"), **CONTEST)
    game.push("NECTARS")
    game.push("?", 1)
    game.push("S7")
    game.push("-")
    assert game.to_act == (1,)


def test_missed_turns_do_not_keep_a_game_alive() -> None:
    """TS-Q22, TS-Q28: a turn that is missed lays nothing."""
    game = table(f"MUR{NONE}/{NONE}", ("EUEUEU", "ABCDEF"), **CONTEST)
    words = ["U>E MER", "E>U MUR"] * 3
    for word in words:
        if game.outcome() is None:
            game = with_rack(game, 0, "EUEUEU")
            game.push(word)
            game.push("?")
    assert game.state.end == "stuck"


def test_the_turn_goes_on_when_the_opponents_word_stands() -> None:
    """TS-Q6, TS-Q22: then the player lays their own; but a bad word ends the turn."""
    boards = f"SOL{NONE}/RATE-{NONE}"
    game = table(boards, ("COXYZU", "ABCDEF"), **CONTEST)
    game.push("@2 TRACE")
    game.push("close")
    assert (game.to_act, game.state.scores) == ((0,), (15, 0))
    game.push("SOLO")
    game.push("=")
    assert (game.to_act, game.state.scores) == ((1,), (25, 0))
    game = table(boards, ("XOCYZU", "ABCDEF"), **CONTEST)
    game.push("@2 XRATE")
    game.push("?")
    assert (game.to_act, word_of(game, 1)) == ((1,), "RATE")
    assert sorted(game.state.racks[0]) == sorted("XOCYZU")


def test_seven_letters_that_wait() -> None:
    """TS-25, TS-Q22: the letter is put when the word stands."""
    game = table(f"CARTES{NONE}/{NONE}", ("NXYZUV", "ABCDEF"), **CONTEST)
    game.push("NECTARS")
    assert reason(game, "S7", seat=0) == ("window-open", "TS-Q22")
    game.push("close")
    assert game.state.phase == "put"
    assert game.to_act == (0,)


def test_a_change_can_be_contested() -> None:
    """TS-50, TS-Q22: it is undone; the turn was over anyway."""
    game = table(f"MUR{NONE}/{NONE}", ("XABCDE", "ABCDEF"), **CONTEST)
    game.push("U>X MXR")
    assert word_of(game, 0) == "MUR"
    assert game.view(1).provisional.points == 0
    game.push("?")
    assert (word_of(game, 0), game.to_act) == ("MUR", (1,))
    assert sorted(game.state.racks[0]) == sorted("XABCDE")
    game = table(f"MUR{NONE}/{NONE}", ("EABCDX", "ABCDEF"), **CONTEST)
    game.push("U>E MER")
    game.push("=")
    assert (word_of(game, 0), game.to_act) == ("MER", (1,))


def test_a_blank_traded_for_a_bad_word() -> None:
    """TS-Q11, TS-Q22: word and trade are undone."""
    game = table(f"RaT{NONE}/{NONE}", ("AXYZUV", "ABCDEF"), **CONTEST)
    game.push("a>A")
    game.push("RATx")
    game.push("?")
    assert word_of(game, 0) == "RaT"
    assert sorted(game.state.racks[0]) == sorted("AXYZUV")
    assert count(game) == 87


def test_a_player_who_is_done_may_contest() -> None:
    """TS-39, TS-Q22: otherwise the last player could lay any letters at all."""
    game = table("CARTES:ABCDEF./:ABCDEFG", ("XABCDE", ""), **CONTEST)
    game.push("CARTESX")
    assert game.to_act == (1,)
    game.push("?")
    assert game.outcome() is not None


def test_a_named_word_is_looked_up_at_once() -> None:
    """TS-Q16, TS-Q22: in both modes."""
    game = table(f":AXEMOTS/{NONE}/{NONE}", ("", "", ""), **CONTEST)
    game.push("!MOTS")
    assert game.state.scores[0] == 100
    assert reason(game, "?", seat=1) == ("nothing-to-contest", "TS-Q22")


def test_the_author_cannot_contest() -> None:
    """TS-Q22: nor accept."""
    game = table(racks=("ARTXYZ", ""), **CONTEST)
    game.push("ART")
    assert reason(game, "?", seat=0) == ("own-play", "TS-Q22")
    assert reason(game, "=", seat=0) == ("own-play", "TS-Q22")


def test_an_opponent_leaves_while_a_word_waits() -> None:
    """TS-Q22: that opponent no longer counts among those who must accept."""
    game = table(f"{NONE}/{NONE}/{NONE}", ("ARTXYZ", "", ""), **CONTEST)
    game.push("ART")
    game.push("=", 1)
    game.push("leave", 2)
    assert game.state.scores == (5, 0, 0)
    game = table(racks=("ARTXYZ", ""), **CONTEST)
    game.push("ART")
    game.push("leave", 1)
    assert game.state.scores == (5, 0)
    assert game.state.end == "withdrawn"
