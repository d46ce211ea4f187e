"""The rulebook's example, move by move."""

from ludomots.core.game import Game
from tests.games.typo.tables import EXAMPLE, NAME, choose_all, push_all


def test_the_example() -> None:
    """TY-E1, TY-16, TY-Q10: FRONT, ELAS, ELAST; the player of V loses 6 and has the dictionary."""
    hands = ["FA", "SA", "TA", "VA"]
    game = Game.from_position(EXAMPLE, hands, game=NAME, players=4, preset="checked")
    choose_all(game, "FSTV")
    assert game.state.order == (0, 1, 2, 3)
    push_all(game, "+1 frontière")
    assert game.position == "FRONT/ELA/PRINCE/BLO .STV"
    push_all(game, "2+ élastique", "2+ élastique")
    assert game.state.rows == ("FRONT", "ELAST", "PRINCE", "BLO")
    assert [game.text(move) for move in game.legal_moves] == ["-3"]
    push_all(game, "-3")
    assert game.position == "FRONT/ELAST/V/BLO @4"
    assert game.state.scores == (0, 0, 0, -6)
    assert game.state.holder == 3


def test_the_example_where_words_are_doubted() -> None:
    """TY-E1: everybody believes every word."""
    game = Game.from_position(f"{EXAMPLE} FSTV", ["A"] * 4, game=NAME, players=4, preset="printed")
    push_all(game, "+1 frontière", "1:=", "2:=")
    push_all(game, "2+ élastique", "close", "2+ élastique", "0:=", "1:=")
    push_all(game, "-3")
    assert game.position == "FRONT/ELAST/V/BLO @4"
    assert game.state.scores == (0, 0, 0, -6)
