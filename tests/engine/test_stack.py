"""Boards of piles: what the Rust generator returns to Python."""

import pytest

from ludomots._engine import Graph, StackPlay, StackRules

TILES = [*"ABCDEFGHIJKLMNOP", "QU", *"RSTUVWXYZ"]
WORDS = """AS AE AI RA RATE RATEAU BATEAU RIRE TRI TRIS TRIE BRIS CRIS CRI BISE BISES RETRACE SOJA
QUAI QUAIS SI SA TA TAS""".split()
WORDS.remove("AE")
FRENCH_BONUS = ["J", "K", "QU", "W", "X", "Y", "Z"]

EXAMPLES = [
    ("R54 A55 T56 E57 A58 U59", 12, [("RATEAU", 12)]),
    ("I64 R74 E84", 8, [("RIRE", 8)]),
    ("T62 R63 S65", 12, [("TRIS", 8), ("AS", 4)]),
    ("B62", 5, [("BRIS", 5)]),
    ("B54 S74", 13, [("BISE", 6), ("BATEAU", 7)]),
    ("R12 E22 T32 R42 A52 C62 E72", 25, [("RETRACE", 9), ("CRIS", 6)]),
    ("S94 O95 J96 A97", 17, [("SOJA", 8), ("BISES", 7)]),
]
"""TW-E0 to TW-E6: tiles with row and column, the points of the turn, the words."""


def rules_of(words: list[str] = WORDS, **options: object) -> StackRules:
    graph = Graph.build(words, TILES)
    return StackRules(graph, **{"bonus_tiles": FRENCH_BONUS, **options})  # type: ignore[arg-type]


class Board:
    """A board that follows the plays."""

    def __init__(self, side: int = 10) -> None:
        self.side = side
        self.tops: list[str | None] = [None] * side**2
        self.heights = [0] * side**2

    def lay(self, tiles: list[tuple[int, int, str]]) -> None:
        for row, column, tile in tiles:
            square = (row - 1) * self.side + column - 1
            self.tops[square] = tile
            self.heights[square] += 1


def read(text: str) -> list[tuple[int, int, str]]:
    return sorted((int(tile[-2]), int(tile[-1]), tile[:-2]) for tile in text.split())


def by_tiles(plays: list[StackPlay]) -> dict[tuple[tuple[int, int, str], ...], StackPlay]:
    found = {tuple(sorted(play.tiles)): play for play in plays}
    assert len(found) == len(plays)
    return found


def test_the_game_of_the_rulebook() -> None:
    """TW-E0 to TW-E6 are found with the printed points, and with the words that make them."""
    rules, board = rules_of(), Board()
    for text, score, words in EXAMPLES:
        tiles = read(text)
        plays = rules.moves((board.tops, board.heights), [tile for _, _, tile in tiles])
        play = by_tiles(plays)[tuple(tiles)]
        assert play.score == score
        assert sorted(play.words) == sorted(words)
        board.lay(tiles)


def test_a_bad_crossing_word_is_not_a_play() -> None:
    """TW-E2n: TRIE would make AE."""
    rules, board = rules_of(), Board()
    for text, _, _ in EXAMPLES[:2]:
        board.lay(read(text))
    plays = by_tiles(rules.moves((board.tops, board.heights), ["T", "R", "E"]))
    assert tuple(read("T62 R63 E65")) not in plays


def test_the_best_come_first() -> None:
    rules, board = rules_of(), Board()
    board.lay(read(EXAMPLES[0][0]))
    rack = list("IRETRSA")
    scores = [play.score for play in rules.moves((board.tops, board.heights), rack)]
    best = rules.best((board.tops, board.heights), rack, 5)
    assert [play.score for play in best] == sorted(scores, reverse=True)[:5]
    assert [play.equity for play in best] == [play.score for play in best]


def test_the_tiles_kept_count() -> None:
    rules, board = rules_of(), Board()
    board.lay(read(EXAMPLES[0][0]))
    rack = list("IRES")
    best = rules.best((board.tops, board.heights), rack, 1, {("S",): 100.0, ("I", "S"): 300.5})
    [play] = best
    laid = [tile for _, _, tile in play.tiles]
    assert "S" not in laid
    assert play.equity - play.score in {100.0, 300.5}


def test_options() -> None:
    board = Board()
    board.lay(read("R54 A55"))

    def tiles_with(rack: list[str], **options: object) -> set[tuple[tuple[int, int, str], ...]]:
        rules = rules_of(["RA", "RAS", "AS", "SI", "QUAI", "QAT"], **options)
        return set(by_tiles(rules.moves((board.tops, board.heights), rack)))

    assert tuple(read("S56")) in tiles_with(["S"])
    assert tuple(read("S56")) not in tiles_with(["S"], no_lone_s=True)
    assert tuple(read("S54 I55")) in tiles_with(["S", "I"])
    assert tuple(read("S54 I55")) not in tiles_with(["S", "I"], keep_one_letter=True)
    assert not tiles_with(["S", "I"], stack_limit=1) & {tuple(read("S54 I55"))}


def test_a_tile_laid_as_another() -> None:
    """TW-Q4: the Qu tile may be laid as Q."""
    graph = Graph.build(["QAT", "QUAI"], [*"ABCDEFGHIJKLMNOPQ", "QU", *"RSTUVWXYZ"])
    rules = StackRules(graph, lay_as={"QU": ["Q", "QU"]}, bonus_tiles=["QU"])
    empty = Board()
    plays = rules.moves((empty.tops, empty.heights), ["QU", "A", "T", "I"])
    assert {play.words[0] for play in plays} == {("QAT", 6), ("QUAI", 6)}
    assert {play.score for play in plays} == {8}


def test_games_repeat_on_any_number_of_threads() -> None:
    rules = rules_of()
    bag = dict.fromkeys(TILES, 3)
    one = rules.games(6, 7, bag=bag, threads=1)
    two = rules.games(6, 7, 2, bag=bag, threads=2)
    assert [scores for scores, _ in one] == [scores for scores, _ in two]
    assert [[turn.tiles for turn in turns] for _, turns in one] == [
        [turn.tiles for turn in turns] for _, turns in two
    ]
    assert rules.games(6, 8, bag=bag) != one
    for scores, turns in rules.games(3, 1, 4, bag=bag, policy="leave", leave={("S",): 2.0}):
        assert len(scores) == 4
        board = Board()
        for turn in turns:
            if turn.tiles:
                plays = by_tiles(rules.moves((board.tops, board.heights), turn.rack))
                assert plays[tuple(sorted(turn.tiles))].score == turn.score
            board.lay(turn.tiles)


def test_nonsense_is_refused() -> None:
    graph = Graph.build(WORDS, TILES)
    rules = StackRules(graph)
    empty = Board()
    for bad in ({"side": 18}, {"stack_limit": 6}, {"rack_size": 8}, {"start_squares": [(0, 1)]}):
        with pytest.raises(ValueError, match=r"\w"):
            StackRules(graph, **bad)
    with pytest.raises(ValueError, match="no tile"):
        rules.moves((empty.tops, empty.heights), ["É"])
    with pytest.raises(ValueError, match="squares"):
        rules.moves(([None], [0]), ["A"])
    with pytest.raises(ValueError, match="row 1 and column 1"):
        rules.moves((["A", *empty.tops[1:]], empty.heights), ["A"])
    with pytest.raises(ValueError, match="rack holds 7"):
        rules.best((empty.tops, empty.heights), ["A"] * 8)
    with pytest.raises(ValueError, match="two tiles"):
        StackRules(graph, lay_as={"A": ["A", "B"], "C": ["B"]})
    with pytest.raises(ValueError, match="policy"):
        rules.games(1, 1, bag={"A": 9}, policy="luck")


def test_pieces_are_made_once() -> None:
    made: list[tuple[int, int, str]] = []

    def make(row: int, column: int, tile: str) -> tuple[int, int, str]:
        made.append((row, column, tile))
        return row, column, tile

    table, empty = rules_of(), Board()
    pieces = table.pieces(make)
    plays = table.moves((empty.tops, empty.heights), ["T", "R", "I", "S"])
    for _ in range(2):
        assert all(play.tiles_as(pieces) == tuple(play.tiles) for play in plays)
    assert len(made) == len(set(made))
    with pytest.raises(ValueError, match="other rules"):
        plays[0].tiles_as(rules_of().pieces(make))
