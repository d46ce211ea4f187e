"""A round: all choose a card, all cards are revealed, the players place them in order."""

from ludomots.core.contract import TABLE
from ludomots.core.game import new
from ludomots.games.typo import Announce, Cannot, Choose
from tests.games.tables import changed, refusal
from tests.games.typo.tables import EXAMPLE, NAME, choose_all, push_all, table


def test_all_choose_at_the_same_time() -> None:
    """TY-09: in any order, each player once, a card of their own hand."""
    game = table(EXAMPLE, ["AF", "ES", "TT"])
    assert list(game.to_act) == [0, 1, 2]
    assert list(game.legal_moves_of(2)) == [Choose("T")]
    game.push("S", 1)
    assert list(game.to_act) == [0, 2]
    assert not game.legal_moves_of(1)
    assert refusal(game, "F", 2).code == "card-not-in-hand"
    assert refusal(game, "*", 2).code == "card-not-in-hand"


def test_a_choice_is_final() -> None:
    """TY-09: nobody chooses twice, not even the same card."""
    game = table(EXAMPLE, ["AF", "ES"])
    game.push("F", 0)
    for card in "FA":
        assert refusal(game, card, 0).code == "already-chosen"


def test_nothing_is_placed_before_the_reveal() -> None:
    """TY-10: cards are revealed once all have chosen, and then nobody can choose."""
    game = table(EXAMPLE, ["AF", "ES"])
    game.push("F", 0)
    assert refusal(game, "+1 FRONT", 0).code == "not-revealed"
    assert refusal(game, "-3", 1).code == "not-revealed"
    assert game.view(1).revealed is None
    game.push("S", 1)
    assert game.view(1).revealed == ("F", "S")
    assert refusal(game, "A", 0).code == "cards-revealed"


def test_the_order_of_the_alphabet() -> None:
    """TY-11: the earliest letter first, in the first half."""
    game = choose_all(table(EXAMPLE, ["V", "S", "F", "T"]), "VSFT")
    assert game.state.order == (2, 1, 3, 0)
    assert list(game.to_act) == [2]
    refused = refusal(game, "-3", 0)
    assert (refused.code, refused.rule, refused.values) == ("not-your-turn", "TY-11", {"seat": 2})


def test_the_order_backwards() -> None:
    """TY-29: in the second half from Z to A."""
    game = choose_all(table(f"{EXAMPLE} Z-A", ["V", "S", "F", "T"]), "VSFT")
    assert game.state.order == (0, 3, 1, 2)


def test_equal_letters() -> None:
    """TY-14: the holder of the dictionary first, then clockwise."""
    for holder, order in ((0, (3, 0, 1, 2)), (1, (3, 1, 2, 0)), (2, (3, 2, 0, 1))):
        game = changed(table(EXAMPLE, ["S", "S", "S", "A"]), holder=holder)
        assert choose_all(game, "SSSA").state.order == order


def test_equal_letters_in_the_second_half() -> None:
    """TY-Q17: in the same direction, clockwise from the holder."""
    game = table(f"{EXAMPLE} Z-A @2", ["S", "S", "S", "A"])
    assert choose_all(game, "SSSA").state.order == (1, 2, 0, 3)


def test_the_order_is_fixed_at_the_reveal() -> None:
    """TY-Q11, TY-20: the order does not change if the dictionary changes hands in the round."""
    game = table(f"{EXAMPLE} SASS", ["A"] * 4)
    assert game.state.order == (1, 0, 2, 3)
    game.push("-3", 1)
    assert game.state.holder == 1
    assert game.state.order == (0, 2, 3)
    game = push_all(game, "2+ ELASTIQUE", "-1", "-2")
    assert game.state.holder == 3
    assert choose_all(game, "AAAA").state.order == (3, 0, 1, 2)


def test_rounds_follow_each_other() -> None:
    """TY-15: when all have placed, all choose again; each player has one card in a round."""
    game = table(EXAMPLE, ["FA", "SA"])
    choose_all(game, "FS")
    push_all(game, "+1 FRONT", "2+ ELASTIQUE")
    assert list(game.to_act) == [0, 1]
    assert game.state.cards == (None, None)
    assert game.state.hands == (("A",), ("A",))


def test_what_was_done_in_the_round_is_told() -> None:
    """TY-15: it is shown until the next reveal, which begins a new round."""
    game = choose_all(table(EXAMPLE, ["FA", "VA"]), "FV")
    push_all(game, "+1 FRONTIERE", "-3")
    told = [(d.seat, d.card, d.row, d.word, d.points) for d in game.view("spectator").done]
    assert told == [(0, "F", 1, "FRONTIERE", 0), (1, "V", 3, None, -6)]
    game.push("A", 0)
    assert len(game.state.done) == 2
    game.push("A", 1)
    assert game.state.done == ()


def test_time_is_up_while_choosing() -> None:
    """TY-Q20: chance chooses for those who have not; what others chose stays."""
    seen = set()
    for seed in range(12):
        game = table(EXAMPLE, ["ABCDEFGH", "IJKLMNOP"], seed=seed)
        game.push("C", 0)
        game.push("time")
        assert game.moves[-1][0] == TABLE
        assert game.state.cards[0] == "C"
        assert game.state.order == (0, 1)
        seen.add(game.state.cards[1])
    assert len(seen) > 3


def test_time_is_up_while_placing() -> None:
    """TY-Q20: the player cannot place the card; of several longest rows the first one goes."""
    game = table("RONT/ELAN/PRI/BLO FS", ["A", "A"])
    game.push("time")
    assert game.position == "F/ELAN/PRI/BLO .S"
    assert game.state.scores == (-4, 0)


def test_no_clock_is_needed() -> None:
    """TY-Q20: by default nobody's time is measured."""
    assert new(NAME, seed=1).options.turn_clock is None


def test_whose_moves_they_are() -> None:
    """TY-01, TY-09: the table and the seats make only their own moves; nobody else makes any."""
    game = table(EXAMPLE, ["AF", "ES"])
    assert refusal(game, "time", 0).code == "not-yours"
    assert refusal(game, Choose("A"), TABLE).code == "not-yours"
    assert refusal(game, Choose("A"), 4).code == "no-such-seat"
    assert refusal(game, Announce(1, "up", "X"), 0).code == "not-revealed"  # type: ignore[arg-type]
    choose_all(game, "FS")
    assert refusal(game, Announce(1, "up", "X"), 0).code == "not-a-move"  # type: ignore[arg-type]
    assert Cannot(3) in game.legal_moves
    assert game.state.order == (0, 1)
