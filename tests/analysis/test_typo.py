"""The analyst of Typo: positions in which the best choice is known, one for each decision."""

from typing import Any

import pytest

from ludomots.core.game import Game
from ludomots.core.moves import Accept, Contest
from ludomots.games.typo import Announce, Cannot, Choose
from ludomots.games.typo.players.belief import judge
from ludomots.games.typo.players.levels import Champion
from ludomots.games.typo.weighing import belief_of
from ludomots.words import lexicon
from tests.games.typo.tables import table

PLAYOUTS = 2000


def weighed(game: Game, made: Any, seat: int = 0) -> list[Any]:
    analyst = game.kind.analyst
    assert analyst is not None
    return analyst.weigh(game.rules, game.view(seat), made, playouts=PLAYOUTS, seed=1)


def parts_of(one: Any) -> dict[str, float]:
    return {part.kind: part.points for part in one.parts}


def test_a_place_that_leaves_the_next_one_none() -> None:
    """D makes FROND or GRAD; only GRAD leaves the Y of the other player without a place."""
    game = table("FRON/GRA/KWZKWZ/WZKWZ DY", ["A", "A"])
    best, *others = weighed(game, Announce(1, "right", "FRONDE"))
    assert best.move.row == 2
    assert best.theme == "place"
    made = next(one for one in others if one.move == Announce(1, "right", "FRONDE"))
    assert best.value - made.value > 2 * made.error
    assert parts_of(best)["closed"] > parts_of(made)["closed"] + 1


def test_a_card_that_has_a_place() -> None:
    """Only E finds a place; whoever chooses W now removes the row of six."""
    game = table("PRINC/KWZKWZ/WZKWZ/KKWZ", ["EW", "AB"])
    best, other = weighed(game, Choose("W"))
    assert (best.move, other.move) == (Choose("E"), Choose("W"))
    assert best.theme == "card"
    assert parts_of(best)["chance"] > parts_of(other)["chance"] + 3


def test_a_word_that_was_not_found() -> None:
    game = table("PRINC/KWZKWZ/WZKWZ/KKWZ EY", ["A", "A"])
    best, *others = weighed(game, Cannot(2))
    assert best.move.word.startswith("PRINCE")
    assert (best.theme, best.points) == ("word", 0)
    assert [one.points for one in others if one.move == Cannot(2)] == [-6]


def test_the_row_that_is_of_no_use_goes_first() -> None:
    """Both rows have four cards, but cards of the hand still fit POUR."""
    game = table("POUR/KWZK/WZ/S Z.", ["TSV", "TSV"])
    best, other = weighed(game, Cannot(1))
    assert (best.move, other.move) == (Cannot(2), Cannot(1))
    assert best.theme == "row"


def test_a_bluff_that_is_often_believed_beats_a_long_row() -> None:
    game = table("ANTIBOURGI/KWZKWZ/ELARGI/KKWZ VY", ["A", "A"], check="contest")
    best, *others = weighed(game, Cannot(1))
    assert isinstance(best.move, Announce)
    assert best.theme in {"bluff", "word"}
    assert any(one.move == Cannot(1) for one in others)


def test_a_bluff_that_nobody_believes_is_worse_than_giving_up() -> None:
    game = table("KWZ/KW/WZ/KK QY", ["A", "A"], check="contest")
    best, *others = weighed(game, Announce(1, "left", "QKWZKWZ"))
    assert isinstance(best.move, Cannot)
    made = next(one for one in others if one.move == Announce(1, "left", "QKWZKWZ"))
    assert made.theme == "bluff"
    assert parts_of(made)["chance"] < -3


@pytest.mark.parametrize(
    ("word", "best"), [("PRINCESSE", Accept()), ("PRINCEKWZ", Contest())], ids=["real", "invented"]
)
def test_doubts_follow_what_can_be_believed(word: str, best: Accept | Contest) -> None:
    game = table("PRINC/KWZKWZ/WZKWZ/KKWZ EY", ["A", "A"], check="contest")
    game.push(Announce(1, "right", word))
    wrong = Contest() if best == Accept() else Accept()
    first, second = weighed(game, wrong, seat=1)
    assert (first.move, second.move) == (best, wrong)
    assert first.value - second.value > 2 * second.error
    assert parts_of(first)["now"] == parts_of(second)["now"]


def test_to_believe_a_common_word_is_no_decision() -> None:
    game = table("PRINC/KWZKWZ/WZKWZ/KKWZ EY", ["A", "A"], check="contest")
    game.push(Announce(1, "right", "PRINCESSE"))
    assert weighed(game, Accept(), seat=1) == []


def test_whether_a_rare_word_is_in_the_list_is_not_asked() -> None:
    """Words of the list that nobody recognises are judged by their looks, as invented ones are."""
    fr = lexicon("fr")
    seen = judge(fr, Champion.vocabulary)
    rare = sorted(set(fr.words()) - set(fr.words(frequency=1)))[::500]
    beliefs = [belief_of(seen, word, 4, 0) for word in rare if len(word) > 4]
    assert len(beliefs) > 5
    assert all(0 < belief.mean < 0.95 and belief.deviation > 0 for belief in beliefs)


def test_one_card_or_one_row_is_no_decision() -> None:
    assert weighed(table("PRINC/K/W/Z", ["EE", "AB"]), Choose("E")) == []
    game = table("KWZKWZKW/KWZ/WZ/KK WY", ["A", "A"])
    assert weighed(game, Cannot(1)) == []
