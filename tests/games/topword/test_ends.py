"""How a game ends, and who wins."""

from ludomots.core.contract import Outcome
from ludomots.core.game import Game
from tests.games.tables import refusal
from tests.games.topword.tables import RATEAU, table


def outcome_of(game: Game) -> Outcome:
    """Return how a finished game ended, after checking that nothing more can be played."""
    outcome = game.outcome()
    assert outcome is not None
    assert list(game.to_act) == []
    assert not game.legal_moves
    assert refusal(game, "-").code == "game-over"
    return outcome


def test_going_out() -> None:
    """TW-44, TX-27: the bag is empty and a player has no tile. TW-31, TX-20, TW-Q27: 5 points off
    for each tile left, even below zero, and nothing more for the player who went out."""
    game = table(RATEAU, ("IRE", "AB", "C"), bag="")
    game.push("D6 IRE")
    assert outcome_of(game) == Outcome("went-out", (0,), (8, -10, -5))


def test_an_empty_rack_is_filled_while_the_bag_has_tiles() -> None:
    """TW-44: the game ends only if both the rack and the bag are empty."""
    game = table(RATEAU, ("IRE", "AB"), bag="A")
    game.push("D6 IRE")
    assert game.outcome() is None


def test_blocked() -> None:
    """TW-45, TX-28, TW-Q26: nobody can make a word; the rules verify what the table declares."""
    game = table(RATEAU, ("ZZ", "Z"), bag="")
    game.push("blocked")
    assert outcome_of(game) == Outcome("blocked", (1,), (-10, -5))


def test_blocked_without_those_who_left() -> None:
    """TW-45: a word that only a player who has left could make does not count."""
    game = table(RATEAU, ("ZZ", "B", "Z"), bag="")
    assert refusal(game, "blocked").code == "can-still-play"
    game.push("leave", 1)
    game.push("blocked")
    assert outcome_of(game).reason == "blocked"


def test_not_blocked() -> None:
    """TW-45: not while there are tiles in the bag, a play to settle or a word to make."""
    assert refusal(table(RATEAU, ("KW", "WK"), bag="E"), "blocked").code == "bag-not-empty"
    assert refusal(table(RATEAU, ("ZZ", "B"), bag=""), "blocked").code == "can-still-play"
    game = table(RATEAU, ("KWB", "W"), bag="", check="contest")
    game.push("5D B")
    assert refusal(game, "blocked").code == "window-open"


def test_all_passed_with_an_empty_bag() -> None:
    """TW-46, TW-Q26: everybody has passed, one after the other."""
    game = table(RATEAU, ("IREW", "BK", "C"), bag="")
    game.push("-")
    game.push("5D B")
    for _ in range(3):
        assert game.outcome() is None
        game.push("-")
    assert outcome_of(game).reason == "all-passed"


def test_all_passed_with_tiles_in_the_bag() -> None:
    """TW-Q25: the game goes on, but ends after two rounds in which nothing was laid."""
    game = table(RATEAU, ("IRE", "B"))
    for move in ("-", "-", "-I", "-"):
        assert game.outcome() is None
        game.push(move)
    assert outcome_of(game).reason == "stalled"


def test_a_word_between_two_rounds_of_passes() -> None:
    """TW-Q25: only passes in a row count."""
    game = table(RATEAU, ("IRE", "B"))
    for move in ("-", "-", "-", "5D B", "-", "-", "-"):
        game.push(move)
        assert game.outcome() is None
    game.push("-")
    assert game.outcome() is not None


def test_all_pass_ends_always() -> None:
    """TW-Q25: the American rule; there an exchange is not a pass."""
    game = table(RATEAU, ("IRE", "B"), preset="international")
    for move in ("-", "-B", "-"):
        game.push(move)
        assert game.outcome() is None
    game.push("-")
    assert outcome_of(game).reason == "all-passed"


def test_a_lost_turn_is_a_pass() -> None:
    """TW-40, TW-46: a turn lost by a contest is a pass; a missed turn is not."""
    game = table(RATEAU, ("IRX", "BK"), bag="", check="contest")
    game.push("D6 IRX")
    game.push("?")
    game.push("-")
    assert outcome_of(game).reason == "all-passed"


def test_winner() -> None:
    """TW-05, TW-47, TX-05, TX-29: the most points after the tiles left are deducted."""
    game = table(RATEAU, ("IRE", "W"), bag="")
    game.push("-")
    game.push("-")
    outcome = outcome_of(game)
    assert (outcome.scores, outcome.winners) == ((-15, -5), (1,))


def test_shared_victory() -> None:
    """TW-Q28: the same highest total."""
    game = table(RATEAU, ("IK", "KW", "AKW"), bag="")
    for _ in range(3):
        game.push("-")
    outcome = outcome_of(game)
    assert (outcome.scores, outcome.winners) == ((-10, -10, -15), (0, 1))
