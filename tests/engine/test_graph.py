"""The word graph gives the same answers as plain Python over a list of words."""

from contextlib import suppress
from pathlib import Path
from string import ascii_uppercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludomots._engine import MAX_DISTANCE, MAX_INPUT, MAX_NEAREST, Graph, WordSet

from .plain import can_make, distance, fits

LETTERS = list(ascii_uppercase)

lists = st.lists(st.text("ABCD", min_size=1, max_size=7), max_size=60)
limits = st.integers(0, 9)


def graph_of(words: list[str]) -> Graph:
    return Graph.build(words, LETTERS)


@given(lists, st.text("ABCDE", max_size=8))
def test_membership_and_numbers(words: list[str], other: str) -> None:
    graph = graph_of(words)
    ordered = sorted(set(words))
    assert len(graph) == len(ordered)
    assert graph.words() == ordered
    assert [graph.word(number) for number in range(len(graph))] == ordered
    assert [graph.number(word) for word in ordered] == list(range(len(graph)))
    assert all(word in graph and word.lower() in graph for word in ordered)
    assert (other in graph) == (other in ordered) == (graph.number(other) is not None)


@given(lists, st.integers(0, 70), st.integers(0, 70) | st.none())
def test_slices(words: list[str], start: int, stop: int | None) -> None:
    assert graph_of(words).words(start, stop) == sorted(set(words))[start:stop]


@given(lists, st.text("ABCDE", max_size=3), limits)
def test_prefix(words: list[str], prefix: str, limit: int) -> None:
    expected = [word for word in sorted(set(words)) if word.startswith(prefix)]
    assert graph_of(words).prefix(prefix, limit) == (expected[:limit], len(expected))


@given(lists, st.text("ABCDE?*", max_size=6), limits)
def test_pattern(words: list[str], pattern: str, limit: int) -> None:
    expected = [word for word in sorted(set(words)) if fits(pattern, word)]
    assert graph_of(words).pattern(pattern, limit) == (expected[:limit], len(expected) > limit)


@given(lists, st.text("ABCDE?", max_size=6), limits, st.integers(0, 7) | st.none())
def test_anagrams(words: list[str], rack: str, limit: int, shortest: int | None) -> None:
    least = len(rack) if shortest is None else shortest
    made = [word for word in sorted(set(words)) if len(word) >= least and can_make(rack, word)]
    expected = sorted(made, key=len, reverse=True)
    found = graph_of(words).anagrams(rack, limit, shortest=shortest)
    assert found == (expected[:limit], len(expected) > limit)


@given(lists, st.text("ABCDE", max_size=5))
def test_hooks_and_growth(words: list[str], word: str) -> None:
    graph = graph_of(words)
    front = [letter for letter in LETTERS if letter + word in words]
    back = [letter for letter in LETTERS if word + letter in words]
    assert graph.hooks(word) == (front, back)
    grown = [longer for longer in sorted(set(words)) if len(longer) == len(word) + 1]
    assert graph.grow(word) == [longer for longer in grown if can_make(word + "?", longer)]


@given(
    lists,
    st.text("ABCDE", max_size=18),
    st.integers(0, 5),
    st.binary(min_size=60, max_size=60),
    st.sets(st.integers(0, 59)),
)
def test_nearest(words: list[str], word: str, count: int, ranks: bytes, ban: set[int]) -> None:
    graph = graph_of(words)
    rank = ranks[: len(graph)]
    banned = WordSet.from_numbers(len(graph), [number for number in ban if number < len(graph)])
    candidates = [
        (distance(word, other), -rank[number], other)
        for number, other in enumerate(graph.words())
        if number not in ban
    ]
    near = sorted(candidate for candidate in candidates if candidate[0] <= MAX_DISTANCE)
    expected = [(other, far) for far, _, other in near[:count]]
    assert graph.nearest(word, count, rank=rank, banned=banned) == expected


@given(st.text())
def test_any_text_is_answered_or_refused(text: str) -> None:
    graph = graph_of(["A", "AB", "BA", "CAB"])
    assert (text in graph) == (text.upper() in ("A", "AB", "BA", "CAB") and text.isascii())
    asked = (
        graph.number,
        graph.hooks,
        graph.grow,
        lambda text: graph.prefix(text, 5),
        lambda text: graph.pattern(text, 5),
        lambda text: graph.anagrams(text, 5, shortest=1),
        lambda text: graph.nearest(text, 3),
    )
    for ask in asked:
        with suppress(ValueError):
            ask(text)


def test_characters_that_are_not_letters_are_in_no_graph() -> None:
    graph = graph_of(["A"])
    assert 1 not in graph
    assert None not in graph
    assert b"A" not in graph
    assert "\ud800" not in graph


def test_inputs_are_limited() -> None:
    graph = graph_of(["A"])
    assert "A" * 1000 not in graph
    longest = "A" * MAX_INPUT
    assert graph.number(longest) is None
    assert graph.nearest("A" * 12, 1) == [("A", 11)]
    for ask in (graph.number, graph.hooks, graph.grow):
        with pytest.raises(ValueError, match="more than 64 characters"):
            ask(longest + "A")
    with pytest.raises(ValueError, match="are the most"):
        graph.nearest("A", MAX_NEAREST + 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [("AB4", "character 3: '4'"), ("É?", "character 1: 'É'"), ("A(QU", r"character 2: \(QU\)")],
)
def test_a_wrong_character_is_named_with_its_place(text: str, message: str) -> None:
    graph = graph_of(["A"])
    with pytest.raises(ValueError, match=message):
        graph.pattern(text, 1)
    with pytest.raises(ValueError, match=message):
        graph.anagrams(text, 1)


def test_a_bad_word_of_the_list_is_named() -> None:
    with pytest.raises(ValueError, match="ÉTÉ"):
        graph_of(["MOT", "ÉTÉ"])


def test_tiles_of_several_letters() -> None:
    words = ["COQ", "COQUE", "QUAI", "QUI"]
    in_place = Graph.build(words, [tile.replace("Q", "QU") for tile in LETTERS])
    assert in_place.words() == ["COQUE", "QUAI", "QUI"]
    assert "quai" in in_place
    assert in_place.pattern("(QU)*", 9) == (["QUAI", "QUI"], False)
    assert in_place.anagrams("AIQ", 9) == (["QUAI"], False)
    assert in_place.prefix("QU", 1) == (["QUAI"], 2)
    assert in_place.hooks("I") == (["QU"], [])
    beside = Graph.build(words, [*LETTERS, "QU"])
    assert len(beside) == 7
    assert beside.tiles[-1] == "QU"


def test_a_graph_is_saved_opened_and_verified(tmp_path: Path) -> None:
    graph = graph_of(["CHAT", "CHIEN"])
    path = tmp_path / "animals.graph"
    graph.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["animals.graph"]
    opened = Graph.open(path)
    opened.verify()
    assert opened.words() == ["CHAT", "CHIEN"]
    assert opened.byte_size == path.stat().st_size == len(opened.to_bytes())
    assert repr(opened) == f"<Graph: 2 words, 26 tiles, {opened.node_count} nodes>"
    assert Graph.build(["A"], LETTERS, gaddag=False).node_count == 3


def test_a_bad_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Graph.open(tmp_path / "missing")
    path = tmp_path / "bad"
    path.write_bytes(b"")
    with pytest.raises(ValueError, match="empty"):
        Graph.open(path)
    data = graph_of(["CHAT"]).to_bytes()
    with pytest.raises(ValueError, match="size"):
        Graph.from_bytes(data[:-1])


def test_a_number_out_of_range() -> None:
    graph = graph_of(["A"])
    for number in (-1, 1, 2**40):
        with pytest.raises(IndexError, match="no word has number"):
            graph.word(number)


@given(st.sets(st.integers(0, 199)), st.sets(st.integers(0, 199)))
def test_word_sets(one: set[int], two: set[int]) -> None:
    first = WordSet.from_numbers(200, sorted(one))
    second = WordSet.from_bools(bytes(number in two for number in range(200)))
    assert first.numbers() == sorted(one)
    assert (first & second).numbers() == sorted(one & two)
    assert len(second) == len(two)
    assert all((number in second) == (number in two) for number in range(-1, 202))
    assert WordSet.from_bools(first.to_bytes()).numbers() == sorted(one)


def test_word_sets_of_different_graphs_do_not_mix() -> None:
    small, large = WordSet.from_bools(b"\1"), WordSet.from_bools(b"\1\0")
    with pytest.raises(ValueError, match="different graphs"):
        _ = small & large
    with pytest.raises(ValueError, match="no word has number 2 of 2"):
        WordSet.from_numbers(2, [2])
    with pytest.raises(ValueError, match="all 1 words"):
        graph_of(["A"]).nearest("B", 1, banned=large)
