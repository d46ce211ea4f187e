"""Search on boards of piles: what the Rust search returns to Python."""

from collections import Counter
from collections.abc import Sequence

import pytest

from ludomots._engine import Graph, StackCandidate, StackRules, StackSearch, StackSituation

TILES = [*"ABCDEFGHIJKLMNOP", "QU", *"RSTUVWXYZ"]
WORDS = """AS AI RA RATE RATES RATEAU BATEAU RIRE TRI TRIS TRIE BRIS CRIS CRI BISE BISES SI SA TA
TAS RAT RATS TES SET SERA ET RE TE ES""".split()
BAG = {"A": 8, "B": 2, "C": 2, "E": 10, "I": 6, "R": 6, "S": 6, "T": 6, "U": 4}


def rules() -> StackRules:
    return StackRules(Graph.build(WORDS, TILES), side=6)


class Table:
    """A board with RATE in its middle, a rack and what is unseen."""

    def __init__(self, rack: str = "STIRBAE", word: str = "RATE") -> None:
        self.tops: list[str | None] = [None] * 36
        self.heights = [0] * 36
        for offset, tile in enumerate(word):
            self.tops[13 + offset] = tile
            self.heights[13 + offset] = 1
        self.rack = list(rack)
        self.unseen = dict(Counter(BAG) - Counter(rack) - Counter(word))
        self.board = (self.tops, self.heights)

    def situation(
        self, others: Sequence[int] = (7,), scores: list[int] | None = None
    ) -> StackSituation:
        return StackSituation(rules(), self.board, self.rack, self.unseen, others, scores)


def text(candidate: StackCandidate) -> tuple[object, ...]:
    tiles = candidate.play.tiles if candidate.play else candidate.exchange
    trial = candidate.trial
    return tiles, trial.playouts, trial.mean, trial.error


def test_equity_is_the_sum_of_its_parts() -> None:
    table = Table()
    search = StackSearch(rules(), {"S": [4.0, 1.0], "B": [-2.5]}, opening_weight=0.25)
    found = search.evaluate(table.situation(), 200)
    equities = [one.equity for one in found]
    assert equities == sorted(equities, reverse=True)
    for one in found:
        assert one.equity == pytest.approx(one.score + one.leave - 0.25 * one.opens, abs=0.002)
        assert one.opens > 0
    assert any(one.exchange == "B" for one in found)
    assert any(one.play is None and one.exchange is None for one in found)


def test_a_simulation_repeats_on_any_number_of_threads() -> None:
    table, search = Table(), StackSearch(rules(), {"S": [4.0]}, 0.25)
    situation = table.situation([7, 7], [10, 20, 5])
    one, two = (search.simulate(situation, 3, playouts=500, threads=threads) for threads in (1, 2))
    assert [text(each) for each in one] == [text(each) for each in two]
    assert sum(each.trial.playouts for each in one) <= 500
    assert one[0].trial.playouts == max(each.trial.playouts for each in one)
    timed = search.simulate(table.situation(), 3, milliseconds=5, objective="win", plies=1)
    assert all(0 <= each.trial.mean <= 1.2 for each in timed)


def test_the_end_of_a_game_is_exact() -> None:
    table, search = Table("S"), StackSearch(rules())
    best, value, exact = search.endgame(table.board, ["S"], ["I", "B"])
    assert exact
    assert best.play is not None
    assert best.play.words == [("RATES", 10)]
    assert value == 10 + 2 * 5
    best, value, exact = search.endgame(table.board, ["B"], ["B"], passed=True)
    assert (best.play, best.exchange, value, exact) == (None, None, 0, True)
    *_, exact = search.endgame(table.board, table.rack, ["S", "E", "I", "T"], positions=2)
    assert not exact


def test_pairs_of_games_and_what_is_learned() -> None:
    search = StackSearch(rules())
    same = search.game_pairs(search, 5, 1, bag=BAG, threads=2)
    assert [one + two for one, two in same] == [0] * 5
    other = StackSearch(rules(), {"S": [5.0]}, 0.5)
    first = search.game_pairs(other, 2, 1, bag=BAG, playouts=100)
    assert first == search.game_pairs(other, 2, 1, bag=BAG, playouts=100)
    values = search.learn_leaves(20, 1, bag=BAG, copies=3)
    assert set(values) == set(BAG)
    assert len(values["A"]) == 3
    assert len(values["B"]) == 2
    StackSearch(rules(), values)


def test_nonsense_is_refused() -> None:
    table, search = Table(), StackSearch(rules())
    with pytest.raises(ValueError, match="limit"):
        search.simulate(table.situation(), 1)
    with pytest.raises(ValueError, match="more tiles"):
        table.situation([8])
    with pytest.raises(ValueError, match="scores"):
        table.situation([7], [0])
    with pytest.raises(ValueError, match="objective"):
        search.simulate(table.situation(), 1, playouts=10, objective="beauty")
    with pytest.raises(ValueError, match="no value"):
        StackSearch(rules(), {"A": [float("nan")]})
    with pytest.raises(ValueError, match="no tile"):
        StackSearch(rules(), {"É": [1.0]})
