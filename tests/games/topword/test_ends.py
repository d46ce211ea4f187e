"""How a game ends, and who wins."""

import random
from collections import Counter
from functools import partial

import pytest

from ludomots.core.contract import Outcome
from ludomots.core.game import Game
from ludomots.core.options import presets
from ludomots.core.turns import declared_move
from ludomots.games.topword import Blocked, Exchange, Options
from ludomots.games.topword.legal import find
from tests.games.tables import refusal
from tests.games.topword.tables import RATEAU, RATEAU_8, table


def exchange(game: Game) -> None:
    """Let the seat whose turn it is exchange its first tile."""
    game.push(Exchange(game.state.racks[game.to_act[0]][0]))


def ended_by_passes(game: Game, turns: int) -> str:
    """Return why the game ends after this many passes, and not before the last of them."""
    for _ in range(turns):
        assert game.outcome() is None
        game.push("-")
    return outcome_of(game).reason


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
    assert ended_by_passes(game, 3) == "all-passed"


def test_all_passed_with_tiles_in_the_bag() -> None:
    """TW-Q25: the game goes on, but ends after two rounds of passes."""
    game = table(RATEAU, ("IRE", "B"))
    assert ended_by_passes(game, 4) == "stalled"


@pytest.mark.parametrize("preset", presets(Options))
def test_exchanges_never_end_a_game(preset: str) -> None:
    """TW-Q25: an exchange changes a rack, so it is no pass and breaks a row of passes."""
    game = table(RATEAU if preset != "short" else RATEAU_8, ("IRE", "B"), preset=preset)
    for _ in range(6):
        exchange(game)
        exchange(game)
    assert game.outcome() is None
    for _ in range(3):
        game.push("-")
        exchange(game)
        assert game.outcome() is None
        assert game.state.passes == ()


def test_an_exchange_breaks_a_row_of_passes() -> None:
    """TW-Q25: the last of four turns without a word is an exchange; two rounds of passes follow."""
    game = table(RATEAU, ("IRE", "B"))
    for move in ("-", "-", "-"):
        game.push(move)
    exchange(game)
    assert ended_by_passes(game, 4) == "stalled"


def test_exchanging_for_ever() -> None:
    """TW-Q25: every game ends, also one in which everybody only exchanges: after fifty rounds."""
    game = table(RATEAU, ("IRE", "B"))
    for _ in range(2 * 50):
        assert game.outcome() is None
        exchange(game)
    assert outcome_of(game).reason == "nothing-laid"


def test_a_round_of_passes_by_the_later_printing() -> None:
    """TW-Q26, TX-26: passing is a right there, and one round of it ends nothing; two rounds are the
    guard of TW-Q25."""
    game = table(RATEAU, ("IREW", "BK"), bag="", preset="later")
    assert ended_by_passes(game, 4) == "stalled"


def test_the_two_printings_differ() -> None:
    """TW-46, TX-27, TX-28, TW-Q26: the same passes end a game of 1994 and not a later one, in which
    a player may still go out."""
    old = table(RATEAU, ("IRE", "BK"), bag="", preset="1994")
    later = table(RATEAU, ("IRE", "BK"), bag="", preset="later")
    for game in (old, later):
        game.push("-")
        game.push("-")
    assert outcome_of(old).reason == "all-passed"
    assert later.outcome() is None
    later.push("D6 IRE")
    later.push("=", 1)
    assert outcome_of(later).reason == "went-out"
    changed = {
        name
        for name in Options.__struct_fields__
        if getattr(old.options, name) != getattr(later.options, name)
    }
    assert changed == {"all_pass_ends"}


@pytest.mark.parametrize("preset", ["french", "1994", "later"])
def test_the_program_sees_that_nobody_can_make_a_word(preset: str) -> None:
    """TW-45, TX-28, TW-Q26: after each turn with an empty bag, without a pass of anybody."""
    game = table(RATEAU, ("BZ", "Z"), bag="", preset=preset)
    assert declared_move(game.kind, game.rules, game.state) is None
    game.push("5D B")
    if preset != "french":
        assert declared_move(game.kind, game.rules, game.state) is None
        game.push("=", 1)
    declared = declared_move(game.kind, game.rules, game.state)
    assert declared == Blocked()
    game.push(declared)
    assert outcome_of(game).reason == "blocked"


def test_the_engine_and_the_rulebook_agree_that_nobody_can_play() -> None:
    """TW-45: what the engine finds decides whether the table asks; the rulebook is the witness."""
    chance, seen = random.Random(45), Counter[bool]()
    for number in range(60):
        racks = ["".join(chance.choices("ZB", (5, 1), k=2)) for _ in range(2)]
        game = table(RATEAU, racks, bag="", seed=number)
        blocked = declared_move(game.kind, game.rules, game.state) is not None
        plays = partial(find, game.options, game.rules.lexicon, game.state.board)
        assert blocked == (not any(any(plays(rack)) for rack in game.state.racks)), racks
        seen[blocked] += 1
    assert min(seen[True], seen[False]) >= 5, seen


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
