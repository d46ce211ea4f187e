"""Two halves, and how a game ends."""

from collections import Counter

import pytest

from ludomots.core.game import Game, new
from ludomots.games.typo.model import decks
from tests.games.tables import changed, refusal
from tests.games.typo.tables import EXAMPLE, NAME, choose_all, push_all, table


def last_card(rows: str = EXAMPLE, players: int = 2, **options: object) -> Game:
    """Return a table where the last seat has the last card of the first half to place."""
    game = table(f"{rows} {'.' * (players - 1)}S", [""] * players, **options)
    assert list(game.to_act) == [players - 1]
    return game


def test_the_second_half() -> None:
    """TY-27, TY-28, TY-29, TY-Q15: rows stay, hands are dealt again, the order is Z to A."""
    game = last_card()
    game.push("2+ ELASTIQUE")
    state = game.state
    assert state.half == 2
    assert state.rows == ("RONT", "ELAS", "PRINCE", "BLO")
    assert [len(hand) for hand in state.hands] == [12, 12]
    assert game.position.endswith(" Z-A")
    assert game.outcome() is None


def test_all_other_cards_are_shuffled() -> None:
    """TY-27, TY-Q13: including those set aside and those of removed rows."""
    game = last_card()
    game.push("-3")
    state = game.state
    assert (state.discarded, len(state.aside)) == ((), 64 - 11 - 24)
    assert Counter(game.kind.chance.box(game.options, state)) == decks()["french"]
    dealt = set()
    for seed in range(30):
        again = last_card(seed=seed)
        again.push("-3")
        dealt |= {card for hand in again.state.hands for card in hand}
    assert set("PINC") <= dealt


@pytest.mark.parametrize(
    ("players", "in_rows", "hand"),
    [(6, 4, 10), (5, 10, 10), (4, 16, 12), (4, 17, 11), (3, 28, 12), (3, 29, 11), (2, 40, 12)],
)
def test_the_second_hands(players: int, in_rows: int, hand: int) -> None:
    """TY-28, TY-Q14: twelve, or an equal share of the cards that are not in rows."""
    deck = list(Counter(decks()["french"]).elements())
    row, (card, *others), rest = deck[: in_rows - 4], deck[in_rows - 4 : in_rows], deck[in_rows:]
    game = changed(
        last_card(players=players, check="contest"),
        rows=("".join(row), *others),
        cards=(*[None] * (players - 1), card),
        aside=tuple(rest),
    )
    push_all(game, f"1+ {''.join(row)}{card}", "close")
    assert sum(map(len, game.state.rows)) == in_rows
    assert [len(one) for one in game.state.hands] == [hand] * players


def test_no_cards_for_the_second_half() -> None:
    """TY-Q16: rows that hold nearly everything end the game."""
    game = changed(last_card(), aside=("A",))
    game.push("2+ ELASTIQUE")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "no-cards"


def test_the_end() -> None:
    """TY-30: when the cards of the second half are played, the fewest points lost win."""
    game = last_card()
    game = changed(game, half=2, scores=(-3, -2))
    game.push("2+ ELASTIQUE")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("played-out", (1,), (-3, -2))
    assert list(game.to_act) == []
    assert refusal(game, "A", 0).code == "game-over"


def test_points_won_count() -> None:
    """TY-Q19, TY-23: two points for a doubted word make up for two lost."""
    game = changed(last_card(check="contest"), half=2, scores=(-3, -4))
    push_all(game, "2+ ELASTIQUE", "0:?")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (-3, -2))


def test_a_shared_victory() -> None:
    """TY-Q18: equal scores win together."""
    game = changed(last_card(players=3), half=2, scores=(-3, -5, -3))
    game.push("2+ ELASTIQUE")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)


def test_a_whole_game_has_two_halves() -> None:
    """TY-04, TY-28, TY-30: 24 rounds of two cards if everybody places or removes."""
    game = new(NAME, 2, seed=5, preset="checked")
    rounds = 0
    while game.outcome() is None:
        for seat in game.to_act:
            game.push(next(iter(game.legal_moves_of(seat))), seat)
        rounds += bool(game.state.order) and len(game.state.order) == 2
    assert rounds == 24
    assert game.state.half == 2


def test_leaving_while_choosing() -> None:
    """TY-10: the leaver's card is taken back; if only the leaver had not chosen, all are
    revealed."""
    game = table(EXAMPLE, ["FA", "SA", "VA"])
    push_all(game, "0:F", "1:S", "2:leave")
    assert game.state.order == (0, 1)
    game = table(EXAMPLE, ["FA", "SA", "VA"])
    push_all(game, "0:F", "0:leave")
    assert (game.state.cards, game.state.hands[0]) == ((None, None, None), ("A", "F"))
    assert list(game.to_act) == [1, 2]
    assert refusal(game, "A", 0).code == "left-the-game"


def test_leaving_in_the_middle_of_a_round() -> None:
    """TY-15: the leaver's card is not placed; the round goes on without it, or is over."""
    game = choose_all(table(EXAMPLE, ["FA", "SA", "VA"]), "FSV")
    push_all(game, "2:leave", "+1 FRONT", "1:leave")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("withdrawn", (0,))
    game = choose_all(table(EXAMPLE, ["FA", "SA", "VA"]), "FSV")
    push_all(game, "+1 FRONT", "2+ ELASTIQUE", "2:leave")
    assert list(game.to_act) == [0, 1]


def test_the_dictionary_of_a_player_who_leaves() -> None:
    """TY-14: the next player clockwise takes it, so that there is always a holder."""
    game = table(f"{EXAMPLE} @2", ["FA", "SA", "VA"])
    game.push("leave", 1)
    assert game.state.holder == 2


def test_the_second_half_without_a_player() -> None:
    """TY-28: those who are left share the cards, including the leaver's."""
    game = changed(last_card(players=3), withdrawn=(0,), hands=(("A", "B"), (), ()))
    game.push("2+ ELASTIQUE")
    assert [len(hand) for hand in game.state.hands] == [0, 12, 12]
    assert len(game.kind.chance.box(game.options, game.state)) == 64 + 2
