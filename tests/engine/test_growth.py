"""Words that grow by one tile: the engine gives the same answers as plain Python over a list."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import inf, isclose
from random import Random
from string import ascii_uppercase

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludomots._engine import Graph, Growth, GrowthRules, WordSet
from ludomots.words import lexicon
from ludomots.words.fold import TILE_SETS
from tests.engine.anagrams import french_anagrams

LETTERS = list(ascii_uppercase)
FRENCH = dict(
    zip(
        LETTERS,
        (7, 2, 2, 2, 12, 2, 2, 2, 6, 1, 1, 4, 2, 5, 5, 2, 1, 5, 5, 5, 5, 1, 1, 1, 1, 1),
        strict=True,
    )
)
BOX = {**FRENCH, "?": 4}
TILES = sorted(Counter(BOX).elements())

lists = st.lists(st.text("ABC", min_size=2, max_size=8), max_size=80)
racks = st.text("ABCD?", max_size=6)


def growth_of(words: list[str]) -> Growth:
    return Growth(Graph.build(words, LETTERS, gaddag=False))


def joined(words: list[list[str]]) -> list[str]:
    return ["".join(word) for word in words]


def blanks_for(needed: Counter[str], rack: str) -> str | None:
    """Return which letters blanks must stand for, None if the rack has too few blanks."""
    missing = needed - Counter(rack)
    return "".join(sorted(missing.elements())) if missing.total() <= rack.count("?") else None


def grown_plainly(words: list[str], word: str, rack: str) -> dict[str, tuple[bool, list[str]]]:
    """Try every word that is one letter longer."""
    found: dict[str, tuple[bool, list[str]]] = {}
    for longer in words:
        added = Counter(longer) - Counter(word)
        if len(longer) != len(word) + 1 or added.total() != 1:
            continue
        blank = blanks_for(added, rack)
        if blank is not None:
            tile = next(iter(added))
            found.setdefault(tile, (blank != "", []))[1].append(longer)
    return found


def chains_plainly(words: list[str], word: str, hand: str) -> list[int]:
    """Count the multisets a word grows into, length by length."""
    counts: list[int] = []
    now = {"".join(sorted(word))}
    while len(word) + len(counts) < 7:
        longer = [other for other in words if len(other) == len(word) + len(counts) + 1]
        now = {
            "".join(sorted(other))
            for other in longer
            for shorter in now
            if not Counter(shorter) - Counter(other)
            and blanks_for(Counter(other) - Counter(word), hand) is not None
        }
        counts.append(len(now))
    return counts


def longest_plainly(words: set[str], row: str, *, gaps: bool) -> list[int]:
    """Try every choice of squares, longest first, from the left."""
    for length in range(7, 2, -1):
        for squares in combinations(range(1, 8), length):
            beside = squares[-1] - squares[0] == length - 1
            if (gaps or beside) and "".join(row[square - 1] for square in squares) in words:
                return list(squares)
    return []


@given(lists, st.text("ABCD", min_size=1, max_size=7), racks)
def test_a_word_grows_by_one_tile(words: list[str], word: str, rack: str) -> None:
    words = sorted({word for word in words if 3 <= len(word) <= 7})
    found = growth_of(words).grow(list(word), list(rack))
    expected = grown_plainly(words, word, rack)
    assert [tile for tile, _, _ in found] == sorted(expected)
    assert {tile: (blank, joined(longer)) for tile, blank, longer in found} == expected


@given(lists, racks)
def test_the_first_word_has_three_tiles(words: list[str], rack: str) -> None:
    found = growth_of(words).starts(list(rack))
    made = {word: "".join(blanks) for blanks, group in found for word in joined(group)}
    plain = {word: blanks_for(Counter(word), rack) for word in words if len(word) == 3}
    assert made == {word: blanks for word, blanks in plain.items() if blanks is not None}


@given(lists, st.text("ABCD", min_size=3, max_size=6), racks)
def test_one_tile_is_swapped(words: list[str], word: str, rack: str) -> None:
    found = growth_of(words).swaps(list(word), list(rack))
    swapped = {(out, put, blank, other) for out, put, blank, g in found for other in joined(g)}
    expected = set()
    for other in words:
        out, put = Counter(word) - Counter(other), Counter(other) - Counter(word)
        blank = blanks_for(put, rack)
        if len(other) == len(word) and put.total() == 1 and blank is not None:
            expected.add((*out, *put, blank != "", other))
    assert swapped == expected


@given(lists, st.text("ABC", min_size=2, max_size=6), racks, st.text("ABC?", max_size=3))
def test_what_can_be_reached(words: list[str], word: str, rack: str, unseen: str) -> None:
    words = [word for word in words if 3 <= len(word) <= 7]
    found = growth_of(words).reach(list(word), list(rack), dict(Counter(unseen)))
    assert found == chains_plainly(words, word, rack + unseen)


@given(lists, st.text("ABC", min_size=7, max_size=7), st.booleans())
def test_the_longest_word_of_a_row(words: list[str], row: str, gaps: bool) -> None:
    found = growth_of(words).longest(list(row), gaps=gaps)
    assert found == longest_plainly(set(words), row, gaps=gaps)


@cache
def french() -> Growth:
    return Growth(lexicon("fr").graph())


@settings(deadline=None)
@given(st.randoms(use_true_random=False))
def test_french_words_grow(chance: Random) -> None:
    groups = french_anagrams()
    word = chance.choice([*groups])[:6]
    rack = chance.sample(TILES, 6)
    expected = {}
    for tile in LETTERS if "?" in rack else sorted(set(rack)):
        longer = groups.get("".join(sorted(word + tile)))
        if longer:
            expected[tile] = (tile not in rack, longer)
    found = french().grow(list(word), rack)
    assert {tile: (blank, joined(longer)) for tile, blank, longer in found} == expected


def test_the_chain_of_the_rulebook() -> None:
    """TS-E1f: ART, RATE, TRACE, CARTES, NECTARS."""
    growth = french()
    for word, tile, longer in (
        ("ART", "E", "RATE"),
        ("RATE", "C", "TRACE"),
        ("TRACE", "S", "CARTES"),
        ("CARTES", "N", "NECTARS"),
    ):
        assert longer in joined({t: w for t, _, w in growth.grow(list(word), [tile])}[tile])
    assert growth.reach(list("ART"), list("ECSN"))[-1] == 1
    assert growth.longest(list("AXEMOTS")) == [4, 5, 6, 7]
    assert ["M", "E", "R"] in {o: w for o, _, _, w in growth.swaps(list("MUR"), ["E"])}["U"]


def test_the_ij_is_one_tile() -> None:
    """TS-E3: RIJN becomes NOR or RIJK."""
    growth = Growth(Graph.build(["RIJN", "NOR", "RIJK"], TILE_SETS["ij"], gaddag=False))
    assert growth.swaps(["R", "IJ", "N"], ["O", "K"]) == [
        ("IJ", "O", False, [["N", "O", "R"]]),
        ("N", "K", False, [["R", "IJ", "K"]]),
    ]


def test_a_weaker_player_knows_fewer_words() -> None:
    words = lexicon("fr")
    graph = words.graph()
    known = words.vocabulary(frequency=6)
    growth = Growth(graph, known)
    assert len(growth) == sum(3 <= len(graph.word(number)) <= 7 for number in known.numbers())
    few, many = (one.grow(list("TRACE"), list("SN?")) for one in (growth, french()))
    assert 0 < len(few) < len(many)
    assert all(graph.number(word) in known for *_, group in few for word in joined(group))
    with pytest.raises(ValueError, match="another graph"):
        Growth(graph, WordSet.from_numbers(3, [1]))


def test_the_outlook_of_french() -> None:
    growth = french()
    outlook = growth.outlook(BOX)
    assert outlook.turns(list("NECTARS")) == 0
    assert 1 < outlook.turns(list("CARTES")) < 2 < outlook.turns(list("TRACE")) < 3
    assert outlook.turns(list("WOK")) == inf
    assert set(outlook.supply) == set(LETTERS)
    assert outlook.supply["E"] > outlook.supply["S"] > outlook.supply["W"]
    turns, step = outlook.plan(list("ART"), list("ECSNVV"))
    assert (turns, step) == (4, ("C", False))
    assert outlook.plan(list("CARTES"), list("VVVVVV")) == (1 + outlook.turns(list("CARTES")), None)
    chances = outlook.chances(list("CARTES"), list("VVVVVV"), 4, seed=1, samples=500)
    assert chances[0] == 0
    assert chances[1] > 0.9
    assert chances == sorted(chances)
    assert chances == outlook.chances(list("CARTES"), list("VVVVVV"), 4, seed=1, samples=500)


def test_letters_are_placed_for_a_long_word() -> None:
    growth = french()
    outlook = growth.outlook(BOX)
    letter, square, value = outlook.place([*"CHANTE", None], list("XMR"))[0]
    assert (letter, square, value) == ("R", 7, 175)
    row = [*"CHAN", None, None, None]
    placed = outlook.place(row, list("TXE"))
    assert len(placed) == 9
    assert placed[0][:2] == ("T", 5)
    assert [value for *_, value in placed] == sorted((v for *_, v in placed), reverse=True)
    whole = outlook.place([*"CHANTE", None], ["X"], gaps=True)[0][2]
    assert isclose(whole, 150)


def test_nonsense_is_refused() -> None:
    growth = growth_of(["ABC"])
    outlook = growth.outlook({"A": 3})
    for refused, message in (
        (lambda: growth.grow(["É"], []), "no tile"),
        (lambda: growth.grow(["?"], []), "no tile"),
        (lambda: growth.grow(["A"] * 8, []), "at most 7"),
        (lambda: growth.grow(["A"], ["A"] * 256), "more than 255"),
        (lambda: growth.reach(["A"], [], {"A": 256}), "more than 255"),
        (lambda: growth.longest(["A"] * 6), "7 squares"),
        (lambda: outlook.place([None] * 8, ["A"]), "7 squares"),
        (lambda: outlook.place([None] * 7, ["?"]), "no tile"),
        (lambda: outlook.chances(["A"], [], 101, seed=1), "at most 100"),
        (lambda: outlook.chances(["A"], [], 1, seed=1, samples=0), "samples"),
    ):
        with pytest.raises(ValueError, match=message):
            refused()
    assert growth.outlook({}).turns(list("ABC")) == inf
    assert growth.outlook({}).chances(list("ABC"), [], 3, seed=1) == [0, 0, 0]


def test_a_whole_turn() -> None:
    """The word with the most points first, then changes, trades and exchanges."""
    growth = Growth(Graph.build(["ABC", "CAB", "ABD", "ABCD", "DABCD"], [*"ABCDE"]))
    rules = GrowthRules(growth, [*"ABCD"])
    turn = rules.turn([("A", "B", "C"), ("A", "b", "C", "D")], 0, 1, ("B", "D"))
    assert list(turn) == [
        ("lay", (("D", "A", "b", "C", "D"), 1)),
        ("lay", (("A", "B", "C", "D"), None)),
        ("change", ("B", "B", ("C", "A", "B"))),
        ("change", ("C", "D", ("A", "B", "D"))),
        ("trade", ("B", 1)),
        ("exchange", (("B",),)),
        ("exchange", (("D",),)),
        ("exchange", (("B", "D"),)),
    ]
    assert len(turn) == 8
    assert turn[4] == ("trade", ("B", 1))
    owed = rules.turn([("A", "B", "C")], 0, None, ("?",), blank_owed=True, may_exchange=False)
    assert owed[0] == ("lay", (("A", "B", "C", "d"), None))


def test_nonsense_about_a_turn_is_refused() -> None:
    growth = Growth(Graph.build(["ABC"], [*"ABC"]))
    rules = GrowthRules(growth, [*"ABC"])
    with pytest.raises(IndexError):
        rules.turn([()], 0, None, (), may_exchange=False)[0]
    with pytest.raises(ValueError, match="each seat"):
        rules.turn([()], 1, None, ())
    with pytest.raises(ValueError, match="at most 7"):
        rules.turn([("A",) * 8], 0, None, ())
    with pytest.raises(ValueError, match="no tile"):
        rules.turn([("É",)], 0, None, ())
    with pytest.raises(ValueError, match="no tile"):
        GrowthRules(growth, ["Z"])
