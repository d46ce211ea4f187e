"""The second edition: get rid of your cards."""

from typing import Any

import pytest

from ludomots.core.game import Game, new
from tests.games.tables import changed
from tests.games.typo.tables import EXAMPLE, NAME, push_all, table


def second(position: str, hands: list[str], **options: Any) -> Game:
    return table(position, hands, edition="second", **options)


@pytest.mark.parametrize(("players", "hand"), [(2, 14), (3, 13), (4, 12), (5, 11), (6, 10)])
def test_hands(players: int, hand: int) -> None:
    """TY-Q24: 14 to 10 cards, each of which costs a point at the end."""
    game = new(NAME, players, seed=1, preset="second")
    assert [len(one) for one in game.state.hands] == [hand] * players
    assert game.state.scores == (-hand,) * players


@pytest.mark.parametrize(
    ("longest", "taken", "gone"),
    [("PRINCE", "CEN", "IPR"), ("RINCE", "CEN", "IR"), ("PR", "R", "P")],
)
def test_a_player_who_fails_takes_cards(longest: str, taken: str, gone: str) -> None:
    """TY-Q24: the second half of the longest row, rounded up; the first half leaves the game."""
    game = second(f"{longest}/E/B/C V.", ["AZ", "AZ"])
    game.push("-1")
    assert game.state.hands[0] == tuple(sorted("AZ" + taken))
    assert game.state.discarded == tuple(gone)
    assert game.state.rows == ("V", "E", "B", "C")
    assert game.state.scores == (-2 - len(taken), -2)
    assert game.state.holder == 0


def test_the_player_chooses_among_longest_rows() -> None:
    """TY-Q24, TY-18: as in the first edition."""
    game = second("RONT/ELAN/PRI/BLO VX", ["A", "A"])
    game.push("-2")
    assert game.state.hands[0] == ("A", "A", "N")


def test_a_card_placed_is_a_card_less() -> None:
    """TY-Q24: the score counts the cards left; a card face down still counts."""
    game = second(EXAMPLE, ["FA", "SA"])
    game.push("F", 0)
    assert game.state.scores == (-2, -2)
    push_all(game, "1:S", "+1 FRONT")
    assert game.state.scores == (-1, -2)


def test_the_first_empty_hand_wins() -> None:
    """TY-Q24: at once, before others can place their last card."""
    game = second(f"{EXAMPLE} FS", ["", ""])
    game.push("+1 FRONT")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("hand-empty", (0,), (0, -1))
    assert game.view("spectator").turn is None


def test_a_last_card_that_finds_no_place_does_not_win() -> None:
    """TY-Q24: a player who fails takes cards again."""
    game = second("R/E/P/B VS", ["", "A"])
    game.push("-1", 1)
    game.push("-1", 0)
    assert game.outcome() is None
    assert list(game.to_act) == [0, 1]


def test_there_is_no_second_half() -> None:
    """TY-Q24: always from A to Z."""
    game = new(NAME, 2, seed=3, preset="second")
    while game.outcome() is None:
        for seat in game.to_act:
            game.push(next(iter(game.legal_moves_of(seat))), seat)
            if game.outcome():
                break
    assert game.state.half == 1
    assert game.state.end == "hand-empty"


def test_doubts() -> None:
    """TY-Q24: a bad word is a failure; a good word that was doubted brings no points."""
    game = second(f"{EXAMPLE} FS", ["A", "A"], check="contest")
    push_all(game, "+1 FRONTIERE", "?")
    assert game.state.scores == (-1, -2)
    game = second(f"{EXAMPLE} FS", ["A", "A"], check="contest")
    push_all(game, "+1 FRONTELLE", "?")
    assert game.state.hands[0] == ("A", "C", "E", "N")


def test_a_last_word_can_still_be_doubted() -> None:
    """TY-Q24, TY-21: the hand counts as empty only once the word stands."""
    game = second(f"{EXAMPLE} FS", ["", "A"], check="contest")
    game.push("+1 FRONTELLE")
    assert game.outcome() is None
    game.push("=")
    assert game.outcome() is not None


def test_nobody_can_place_anything() -> None:
    """TY-Q24: after two rounds of failures the player with the fewest cards wins."""
    game = second("R/E/P/B FS", ["AAA", "AAAA"])
    push_all(game, "-1", "-1", "0:A", "1:A", "-1", "-1")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("stalled", (0,))


def test_a_card_placed_interrupts_failures() -> None:
    """TY-Q24: the two rounds are counted from the last card that found a place."""
    game = changed(second(f"{EXAMPLE} FS", ["AAA", "AAAA"]), failures=3)
    game.push("+1 FRONT")
    assert game.state.failures == 0
    game.push("-3")
    assert (game.state.failures, game.outcome()) == (1, None)


def test_time() -> None:
    """TY-Q20, TY-Q24: half a minute, then the player fails."""
    game = second(f"{EXAMPLE} FS", ["A", "A"])
    game.push("time")
    assert game.state.hands[0] == ("A", "C", "E", "N")
