"""The engine of Ludomots: words, moves and players. Written in Rust, see crates/engine-py."""

from collections.abc import Callable, Iterator, Sequence
from os import PathLike
from typing import Final, Generic, Self, TypeVar, final

from typing_extensions import disjoint_base

__all__ = [
    "GRAPH_FORMAT",
    "MAX_DISTANCE",
    "MAX_INPUT",
    "MAX_NEAREST",
    "Graph",
    "GridCandidate",
    "GridOutlook",
    "GridPlay",
    "GridRules",
    "GridSearch",
    "GridTurn",
    "GridWords",
    "Growth",
    "GrowthOutlook",
    "GrowthRules",
    "GrowthTurn",
    "Members",
    "Pieces",
    "RowTrial",
    "StackCandidate",
    "StackPlay",
    "StackRules",
    "StackSearch",
    "StackSituation",
    "StackTurn",
    "StackWeighed",
    "Trial",
    "WordSet",
]

_Piece = TypeVar("_Piece")

GRAPH_FORMAT: Final[int]
"""The version of the graph's file format."""

MAX_INPUT: Final[int]
"""The longest text accepted as a word, prefix, pattern or rack, in characters."""

MAX_DISTANCE: Final[int]
"""The distance beyond which `Graph.nearest` gives no word."""

MAX_NEAREST: Final[int]
"""The most words that `Graph.nearest` gives."""

@disjoint_base
class Members:
    """What a word list inherits so that `word in words` runs in Rust."""

    def __new__(cls, graph: Graph, fold: Callable[[str], str]) -> Self: ...
    def __contains__(self, word: object, /) -> bool:
        """True if the text is a word; False for anything else."""

@final
class WordSet:
    """A set of words of one graph, by their numbers: a vocabulary, a stop list."""

    @staticmethod
    def from_numbers(graph_len: int, numbers: Sequence[int]) -> WordSet:
        """The words with these numbers, of a graph of `graph_len` words."""
    @staticmethod
    def from_bools(bools: bytes) -> WordSet:
        """One byte for each word, in order: not zero if the word is in."""
    def __contains__(self, number: object, /) -> bool:
        """True if the word with this number is in; False for anything else."""
    def __len__(self) -> int: ...
    def __and__(self, other: WordSet, /) -> WordSet:
        """The words that are in both sets."""
    def __rand__(self, other: WordSet, /) -> WordSet: ...
    def numbers(self) -> list[int]:
        """The numbers of the words that are in, in order."""
    def to_bytes(self) -> bytes:
        """One byte for each word, in order: 1 if the word is in, else 0."""

@final
class Graph:
    """A list of words as one flat array that holds a DAWG and a GADDAG."""

    @staticmethod
    def build(words: Sequence[str], tiles: Sequence[str], *, gaddag: bool = True) -> Graph:
        """Build the graph of these words, in letters A–Z, in any order."""
    @staticmethod
    def open(path: str | PathLike[str]) -> Graph:
        """Open a saved graph. The file is mapped into memory, where processes share it."""
    @staticmethod
    def from_bytes(data: bytes) -> Graph:
        """Read a graph from the bytes of its file."""
    def save(self, path: str | PathLike[str]) -> None:
        """Write the file, under another name first and then renamed."""
    def to_bytes(self) -> bytes:
        """The bytes of the file."""
    def verify(self) -> None:
        """Compare the nodes with their checksum; ValueError if the file is damaged."""
    @property
    def tiles(self) -> list[str]:
        """What is written on each tile, in order."""
    @property
    def node_count(self) -> int:
        """How many 32-bit nodes the graph has."""
    @property
    def byte_size(self) -> int:
        """The size of the file, in bytes."""
    def __len__(self) -> int: ...
    def __contains__(self, word: object, /) -> bool:
        """True if the text, in ASCII letters of either case, is a word; False for anything else."""
    def number(self, word: str) -> int | None:
        """The number of a word, or None if it is not in the graph."""
    def word(self, number: int) -> str:
        """The word with this number; IndexError if there is none."""
    def words(self, start: int = 0, stop: int | None = None) -> list[str]:
        """The words from number `start` up to and without number `stop`, in order."""
    def prefix(self, prefix: str, limit: int) -> tuple[list[str], int]:
        """The first `limit` words that begin with this text, and how many there are in all."""
    def pattern(self, pattern: str, limit: int) -> tuple[list[str], bool]:
        """The first `limit` words that fit a pattern, and whether there are more.

        A letter is itself, ? any one tile, * any run of tiles, (QU) a tile of several letters.
        """
    def anagrams(
        self, rack: str, limit: int, *, shortest: int | None = None
    ) -> tuple[list[str], bool]:
        """The words made from a rack, longest first, and whether there are more than `limit`.

        ? is any tile. All tiles are used, or at least `shortest` of them.
        """
    def hooks(self, word: str) -> tuple[list[str], list[str]]:
        """The tiles that make a word when set in front of this text, and those behind it."""
    def grow(self, word: str) -> list[str]:
        """The words made of all tiles of this text and one more, in order."""
    def nearest(
        self,
        word: str,
        count: int,
        *,
        rank: bytes | None = None,
        banned: WordSet | None = None,
    ) -> list[tuple[str, int]]:
        """The `count` words nearest to a text, each with its distance.

        The distance counts tiles added, left out, replaced or swapped with their neighbour.
        Equally near words come by `rank` (a byte for each word number, higher first), then in
        order. Words in `banned` never come, nor words farther than MAX_DISTANCE.
        """

@final
class Growth:
    """The words of 3 to 7 tiles of a graph, by the tiles they are made of."""

    def __new__(cls, graph: Graph, known: WordSet | None = None) -> Growth:
        """Make the index of the words of a graph, with `known` only of those.

        Words, racks and rows are sequences of tiles; on a rack "?" is a blank. The tiles of a
        word on the board are those its blanks stand for.
        """
    def __len__(self) -> int: ...
    @property
    def byte_size(self) -> int:
        """How many bytes the index takes."""
    def grow(
        self, word: Sequence[str], rack: Sequence[str]
    ) -> list[tuple[str, bool, list[list[str]]]]:
        """All ways to make a word longer by one tile of a rack.

        Each is the tile, whether a blank has to stand for it, and the words as their tiles.
        """
    def starts(self, rack: Sequence[str]) -> list[tuple[list[str], list[list[str]]]]:
        """All words of three tiles of a rack, with the tiles that blanks have to stand for."""
    def swaps(
        self, word: Sequence[str], rack: Sequence[str]
    ) -> list[tuple[str, str, bool, list[list[str]]]]:
        """All ways to make other words by swapping one tile for another of a rack.

        Each is the tile taken off, the tile put there, whether a blank has to stand for it, and
        the words. A tile is not swapped for its like.
        """
    def reach(
        self, word: Sequence[str], rack: Sequence[str], unseen: dict[str, int] = ...
    ) -> list[int]:
        """How many multisets of tiles a word can grow into through words.

        With one tile more, two tiles more, up to seven tiles in all, by tiles of the rack and the
        unseen ones.
        """
    def longest(self, row: Sequence[str | None], *, gaps: bool = False) -> list[int]:
        """The squares, from 1, of the longest word in a row of seven, the leftmost of several.

        Its squares are neighbours unless gaps are allowed.
        """
    def outlook(self, unseen: dict[str, int], rack_size: int = 6) -> GrowthOutlook:
        """What these unseen tiles promise, for racks of `rack_size`."""

@final
class GrowthOutlook:
    """What the tiles not seen promise. Made by `Growth.outlook`."""

    @property
    def supply(self) -> dict[str, float]:
        """For each tile the chance that it is in a player's next word of seven tiles."""
    def turns(self, word: Sequence[str]) -> float:
        """How many turns a word is from seven tiles if each turn's rack were drawn afresh.

        Infinitely many if no chain of words leads there.
        """
    def plan(
        self, word: Sequence[str], rack: Sequence[str]
    ) -> tuple[float, tuple[str, bool] | None]:
        """How many turns a word is from seven tiles with this rack now, and the step to make.

        The step is the tile and whether a blank has to stand for it; None if new tiles are better.
        """
    def chances(
        self,
        word: Sequence[str],
        rack: Sequence[str],
        turns: int,
        *,
        seed: int,
        samples: int = 200,
    ) -> list[float]:
        """The chance that a word has become one of seven tiles within 1 turn, up to `turns`.

        It is the share of `samples` games played alone by `plan`, with a new rack in a turn
        without a step.
        """
    def place(
        self, row: Sequence[str | None], letters: Sequence[str], *, gaps: bool = False
    ) -> list[tuple[str, int, float]]:
        """All ways to place one of these letters on an empty small pyramid, most promising first.

        Each is the letter, the square from 1, and the points to be expected of the longest word in
        the end.
        """

@final
class GrowthRules:
    """The rules of one table with pyramids, and its words."""

    def __new__(
        cls, growth: Growth, letters: Sequence[str], *, blank_to_rack: bool = False
    ) -> GrowthRules:
        """Make the rules of a table where a blank may stand for any of `letters`.

        With `blank_to_rack` a blank that was traded may stay on the rack.
        """
    def turn(
        self,
        words: Sequence[Sequence[str]],
        seat: int,
        target: int | None,
        rack: Sequence[str],
        *,
        blank_owed: bool = False,
        may_change: bool = True,
        may_exchange: bool = True,
    ) -> GrowthTurn:
        """All that a seat may do in its turn but pass, the words with the most points first.

        `words` are those of the big pyramids by seat, blanks as small letters; `target` is the
        other seat whose word may be made longer. With `blank_owed` the blank on the rack was traded
        and must be laid.
        """

@final
class GrowthTurn:
    """All that a seat may do in its turn, each made when it is asked for.

    Each is what it is and its parts: "lay" with the word and the seat whose pyramid it is on, None
    for one's own; "change" with the token taken off, the token put there and the word; "trade" with
    the letter and the seat; "exchange" with the tokens.
    """

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> tuple[str, tuple[object, ...]]: ...
    def __iter__(self) -> Iterator[tuple[str, tuple[object, ...]]]: ...

_Piles = tuple[Sequence[str | None], Sequence[int]]
"""A board of piles, row by row: the top of each pile, or None, and its height."""

@final
class StackPlay:
    """Tiles laid in one turn, with the points of the turn."""

    @property
    def tiles(self) -> list[tuple[int, int, str]]:
        """The tiles laid, as (row, column, tile), rows and columns counted from 1."""
    def tiles_as(self, pieces: Pieces[_Piece]) -> tuple[_Piece, ...]:
        """The same as `pieces` makes them of row, column and tile, each made once."""
    @property
    def score(self) -> int:
        """The points of the turn."""
    @property
    def equity(self) -> float:
        """The score with the value of the tiles kept, as `best` was given it."""
    @property
    def words(self) -> list[tuple[str, int]]:
        """The words made, each with its points: the one along the tiles, then those across.

        Bonuses are in no word's points.
        """

@final
class StackTurn:
    """One turn of a game played by `StackRules.games`."""

    @property
    def seat(self) -> int:
        """Whose turn it was, from 0."""
    @property
    def rack(self) -> list[str]:
        """What that seat held before."""
    @property
    def tiles(self) -> list[tuple[int, int, str]]:
        """The tiles laid, as (row, column, tile); none if it passed."""
    @property
    def score(self) -> int:
        """The points of the turn."""
    @property
    def exchanged(self) -> tuple[str, str] | None:
        """The tile given back and the tile drawn for it, if it passed and exchanged."""

@final
class StackRules:
    """The rules of one table with boards of piles, and its words."""

    def __new__(
        cls,
        graph: Graph,
        side: int = 10,
        stack_limit: int = 5,
        rack_size: int = 7,
        start_squares: Sequence[tuple[int, int]] | None = None,
        full_rack_bonus: int = 10,
        bonus_tiles: Sequence[str] = ...,
        bonus_flat_only: bool = False,
        keep_one_letter: bool = False,
        no_lone_s: bool = False,
        lay_as: dict[str, Sequence[str]] | None = None,
        all_pass_ends: str = "bagEmpty",  # noqa: S107 (no password)
    ) -> StackRules:
        """Check the rules and prepare the words.

        `start_squares` are (row, column) counted from 1, by default the four or the one in the
        middle. `lay_as` tells for a tile of the rack all tiles it may be laid as. `all_pass_ends`
        tells when one round of passes ends a game: bagEmpty, always or never.
        """
    def pieces(self, make: Callable[[int, int, str], _Piece]) -> Pieces[_Piece]:
        """What `make` makes of row, column and tile, for `StackPlay.tiles_as`."""
    def moves(self, board: _Piles, rack: Sequence[str]) -> list[StackPlay]:
        """Every legal play of this rack on this board, which is given row by row."""
    def can_play(self, board: _Piles, rack: Sequence[str]) -> bool:
        """Whether this rack has a legal play on this board."""
    def best(
        self,
        board: _Piles,
        rack: Sequence[str],
        n: int = 1,
        leave: dict[tuple[str, ...], float] | None = None,
    ) -> list[StackPlay]:
        """The `n` best plays, best first, by score or, with `leave`, by score and tiles kept.

        The tiles kept are worth their entry, or else the sum of the entries of each.
        """
    def games(
        self,
        count: int,
        seed: int,
        players: int = 2,
        *,
        bag: dict[str, int],
        policy: str = "score",
        leave: dict[tuple[str, ...], float] | None = None,
        threads: int | None = None,
        turns: bool = True,
    ) -> list[tuple[list[int], list[StackTurn]]]:
        """Play whole games of players that look at the present turn only.

        Gives for each game the final scores and its turns. The policy is "score" or "leave". A
        game depends on `seed` and its number alone, not on `threads`.
        """

@final
class StackCandidate:
    """A move that was considered: a play, an exchange or a pass, with what it is worth."""

    @property
    def play(self) -> StackPlay | None:
        """The play; None if it is an exchange or a pass."""
    @property
    def exchange(self) -> str | None:
        """The tile to exchange; None if it is a play or a mere pass."""
    @property
    def score(self) -> int:
        """The points of the turn."""
    @property
    def leave(self) -> float:
        """The value of the tiles kept, in points."""
    @property
    def opens(self) -> float:
        """The mean of the next player's best single tile, in points; 0 if it does not count."""
    @property
    def equity(self) -> float:
        """What it is worth at sight: score and leave, less a share of what it opens."""
    @property
    def trial(self) -> Trial:
        """How it did in sampled worlds."""

@final
class StackWeighed:
    """What a move is worth beside others, in points."""

    @property
    def gain(self) -> float:
        """How many points it gains on the best other seat; alone, how many it gains."""
    @property
    def error(self) -> float:
        """The standard error of how far it is behind the best of the moves compared."""
    @property
    def reply(self) -> float:
        """How many points the next player's turn brings; 0 alone."""
    @property
    def opens(self) -> float:
        """How many more these are than if nothing had been laid."""

@final
class StackSituation:
    """What a player knows when it is to move."""

    def __new__(
        cls,
        rules: StackRules,
        board: _Piles,
        rack: Sequence[str],
        unseen: dict[str, int],
        others: Sequence[int],
        scores: Sequence[int] | None = None,
        passes: int = 0,
    ) -> StackSituation:
        """Check it against the rules.

        `unseen` counts the tiles in the bag and on the other racks, `others` tells how many tiles
        each of those racks holds, the next player's first. `scores` are the points of all seats,
        its own first, by default 0 each.
        """

@final
class StackSearch:
    """A player of one table: it ranks moves at sight, simulates and solves ends."""

    def __new__(
        cls,
        rules: StackRules,
        leave: dict[str, list[float]] | None = None,
        opening_weight: float = 0.0,
    ) -> StackSearch:
        """Set what moves are ranked by at sight.

        `leave` gives for a tile what the first copy kept adds in points, the second and so on.
        `opening_weight` is the share of the next player's best single tile that counts against
        a move.
        """
    def evaluate(self, situation: StackSituation, n: int = 10) -> list[StackCandidate]:
        """The `n` best moves at sight, best first, exchanges and passing among them."""
    def simulate(
        self,
        situation: StackSituation,
        seed: int,
        *,
        milliseconds: int | None = None,
        playouts: int | None = None,
        candidates: int | None = None,
        plies: int | None = None,
        to_end: int | None = None,
        objective: str | None = None,
        threads: int = 1,
    ) -> list[StackCandidate]:
        """The best moves tried in sampled worlds, the choice first.

        It stops when one move is left that may be the best, or the budget is used up:
        `milliseconds`, or `playouts` (one for each move and world), which gives the same answer on
        any machine and number of threads.
        `plies` turns are played after each move; to the end of the game with at most `to_end`
        tiles in the bag. The objective is "win" or "points".
        """
    def endgame(
        self,
        board: _Piles,
        rack: Sequence[str],
        other: Sequence[str],
        *,
        passed: bool = False,
        milliseconds: int | None = None,
        positions: int | None = None,
    ) -> tuple[StackCandidate, int, bool]:
        """The best move of two when the bag is empty, its value, and whether that is certain.

        The value is what it gains on the other from here on with the tiles left taken off.
        `passed` tells that the other has just passed. The budget is a time, a number of
        positions, or none: then it goes on until it is certain.
        """
    def weigh(
        self,
        situation: StackSituation,
        moves: Sequence[StackPlay | str | None],
        worlds: int,
        seed: int,
    ) -> list[StackWeighed]:
        """Given moves tried in the same sampled worlds, this many each, in the order given.

        A move is a play, the tile to exchange, or None to pass; it must be legal.
        """
    def weigh_end(
        self,
        board: _Piles,
        rack: Sequence[str],
        other: Sequence[str],
        moves: Sequence[StackPlay | None],
        *,
        passed: bool = False,
        positions: int,
    ) -> list[tuple[int, bool]]:
        """What given moves of two are worth when the bag is empty, and whether that is certain.

        Values are those of `endgame`. A move is a play, or None to pass; it must be legal.
        `positions` is the budget of each.
        """
    def game_pairs(
        self,
        other: StackSearch,
        pairs: int,
        seed: int,
        *,
        bag: dict[str, int],
        playouts: int | None = None,
        threads: int = 1,
    ) -> list[tuple[int, int]]:
        """Play pairs of games of two with the same bag and seats swapped.

        Gives how many points ahead this player was in both. Both play at sight; with `playouts`
        this one simulates with that many a move, and looks at that many positions at the end.
        """
    def learn_leaves(
        self,
        games: int,
        seed: int,
        *,
        bag: dict[str, int],
        rounds: int = 2,
        copies: int = 2,
        threads: int = 1,
    ) -> dict[str, list[float]]:
        """Play games with itself and give what the tiles kept turned out to be worth.

        The form is that of `leave`.
        """

@final
class GridWords:
    """The words of a graph in the form that grids want; tables share them."""

    def __new__(cls, graph: Graph) -> GridWords: ...

@final
class GridPlay:
    """Letters written in one turn, with what they are worth."""

    @property
    def letters(self) -> list[tuple[int, int, str]]:
        """The letters written, as (row, column, letter), rows and columns counted from 1."""
    def letters_as(self, pieces: Pieces[_Piece]) -> tuple[_Piece, ...]:
        """The same as `pieces` makes them of row, column and letter, each made once."""
    @property
    def score(self) -> int:
        """The points that are certain."""
    @property
    def expected(self) -> float:
        """The points with the mean of the dice of coloured squares."""
    @property
    def dice(self) -> int:
        """How many dice will be added, one for each word in which it counts."""
    @property
    def words(self) -> list[tuple[str, int]]:
        """The words made, each with its certain points: the one along the letters, then others."""

@final
class GridCandidate:
    """A play that was considered, with what it is worth."""

    @property
    def play(self) -> GridPlay:
        """The play."""
    @property
    def opens(self) -> float:
        """What the next player can expect: the mean over the dice of their best play."""
    @property
    def equity(self) -> float:
        """The expected points, less a share of what it opens."""
    @property
    def trial(self) -> Trial:
        """How it did in sampled worlds."""

@final
class GridOutlook:
    """What follows a play if both players write what brings most points."""

    @property
    def replies(self) -> list[float]:
        """The expected points of the best reply, for each die that the next player may roll."""
    @property
    def later(self) -> float:
        """The mean over all dice of the best play after the reply."""

@final
class GridTurn:
    """One turn of a game played by `GridRules.games`."""

    @property
    def seat(self) -> int:
        """Whose turn it was, from 0."""
    @property
    def die(self) -> int:
        """What the die showed."""
    @property
    def letters(self) -> list[tuple[int, int, str]]:
        """The letters written, as (row, column, letter); none if it passed."""
    @property
    def score(self) -> int:
        """The points of the turn, with the rolls of coloured squares."""

@final
class GridRules:
    """A printed grid and its words."""

    def __new__(
        cls,
        words: GridWords,
        points: Sequence[int],
        dice: Sequence[int],
        *,
        black: Sequence[tuple[int, int]],
        start_squares: Sequence[tuple[int, int]],
        word_length: int | None = None,
    ) -> GridRules:
        """Check the rules.

        `points` and `dice` tell for each square, row by row, its figure and how many dice give
        its value. Squares elsewhere are (row, column) counted from 1. With `word_length` the word
        of a turn has that length and the die does not matter.
        """
    def pieces(self, make: Callable[[int, int, str], _Piece]) -> Pieces[_Piece]:
        """What `make` makes of row, column and letter, for `GridPlay.letters_as`."""
    def moves(self, letters: str, die: int) -> list[GridPlay]:
        """Every legal play of a die on a grid.

        The grid is given row by row: a letter a square, or `.` where there is none.
        """
    def find(
        self, letters: str, die: int, written: Sequence[tuple[int, int, str]]
    ) -> GridPlay | None:
        """The legal play of a die that writes these letters, (row, column, letter) in any order.

        There is none if the letters break a rule or make a word that is not in the list.
        """
    def count(self, letters: str, die: int) -> int:
        """How many legal plays of a die there are."""
    def best(
        self, letters: str, die: int, n: int = 1, *, of_window: int | None = None
    ) -> list[GridPlay]:
        """The `n` plays with the highest expected points, best first.

        With `of_window` no more than that many of those that fill the same squares, which are all
        worth the same.
        """
    def values(self, letters: str, dice: Sequence[int] = ...) -> list[float]:
        """The expected points of the best play of each die; 0 where there is none."""
    def evaluate(
        self,
        letters: str,
        die: int,
        n: int = 10,
        *,
        opening_weight: float = 0.0,
        next_dice: Sequence[int] = ...,
        windows: int = 32,
        tries: int = 100,
    ) -> list[GridCandidate]:
        """The `n` best plays by expected points, less a share of what the next player can expect.

        That is the mean over `next_dice` of their best play. Of the stretches of squares where
        words fit, the most promising `windows` are looked at; of the words of each, `tries` are
        tried, spread over the alphabet.
        """
    def games(
        self,
        count: int,
        seed: int,
        opening_weights: Sequence[float] = ...,
        *,
        target: int | None = ...,
        without_die: int | None = None,
        reroll_one_on_empty: bool = False,
        windows: int = 32,
        tries: int = 100,
        threads: int | None = None,
        turns: bool = True,
    ) -> list[tuple[list[int], list[GridTurn]]]:
        """Play whole games of players that look at the present turn only.

        Gives for each game the final scores and its turns. There is a seat for each weight of
        `opening_weights`, the share of what a play leaves to the next player that counts against
        it. A game is over at `target` points (300), or is a Marathon if that is None; with
        `without_die` all turns write that many letters. What a seat rolls depends on `seed`, the
        number of the game and the number of the seat's turn alone, not on `threads`.
        """

@final
class GridSearch:
    """A player of one table: it tries its best plays in games played on with sampled dice."""

    def __new__(
        cls,
        rules: GridRules,
        seats: int,
        *,
        target: int | None = None,
        marathon: bool = False,
        without_die: int | None = None,
        reroll_one_on_empty: bool = False,
        opening_weight: float = 0.0,
        windows: int = 32,
        tries: int = 100,
        candidates: int | None = None,
        of_window: int | None = None,
        taken: float | None = None,
        left: float | None = None,
        finalists: int | None = None,
        near: int | None = None,
        plies: int | None = None,
        objective: str | None = None,
    ) -> GridSearch:
        """Check the table.

        A game is over at `target` points, is a `marathon`, or has an end that nobody knows; alone
        it is over with the first number not placed. With `without_die` all turns write that many
        letters. `plies` turns are played after a play, 0 for all until the end, and the objective
        is "win" or "points".
        """
    def simulate(
        self,
        letters: str,
        die: int,
        scores: Sequence[int],
        seed: int,
        *,
        misses: Sequence[int] = ...,
        idle: Sequence[int] = ...,
        skips: Sequence[int] = ...,
        is_last_roll: bool = False,
        milliseconds: int | None = None,
        playouts: int | None = None,
    ) -> list[GridCandidate]:
        """The best plays tried in the same sampled worlds, the choice first.

        `scores` and the other lists have one number a seat, in the order of their turns, its own
        first: turns in a row without a word, such turns since the last word of anybody, turns that
        will be missed. It stops when one play is left that may be the best, or the budget is used
        up: `milliseconds`, or `playouts` (one for each play and world), which gives the same answer
        on any machine. There is none if nothing can be written.
        """
    @property
    def taken(self) -> float:
        """The share of the mean reply that counts against a play, if there are two seats."""
    @property
    def left(self) -> float:
        """The share of the mean play after the reply that counts for it."""
    def promising(self, letters: str, die: int) -> list[GridCandidate]:
        """The plays worth a thought, the best at sight first: not too many for the same squares."""
    def outlook(self, letters: str, plays: Sequence[GridPlay | None]) -> list[GridOutlook]:
        """What follows each of some plays of a grid; `None` is a pass."""
    def play_on(
        self,
        letters: str,
        die: int,
        scores: Sequence[int],
        plays: Sequence[GridPlay | None],
        worlds: int,
        seed: int,
        *,
        misses: Sequence[int] = ...,
        idle: Sequence[int] = ...,
        skips: Sequence[int] = ...,
        is_last_roll: bool = False,
        turns: int | None = None,
    ) -> list[list[int]]:
        """Play games on from each of some plays, all in the same sampled worlds.

        `None` is a pass. Gives for each play its points ahead of the best other seat at the end of
        each world, which is the end of the game or so many `turns` later. The other arguments are
        those of `simulate`.
        """
    def pairs(
        self,
        other: GridSearch,
        pairs: int,
        seed: int,
        *,
        playouts: int = 0,
        other_playouts: int = 0,
        threads: int = 1,
    ) -> list[tuple[int, int]]:
        """Play pairs of games of two against another player, seats swapped.

        A seat rolls the same in the same turn of both games. Both simulate with that many playouts
        a move, or choose at sight with 0. Gives this player's points ahead in both games of a pair.
        """

@final
class Pieces(Generic[_Piece]):
    """Objects for tiles on squares. Made by `StackRules.pieces` and `GridRules.pieces`."""

@final
class RowTrial:
    """Choices of a seat at rows of cards, tried side by side in worlds that the unseen cards allow.

    A choice is a card of the hand; a row, numbered from 1, and the letters that the card whose turn
    it is makes of it; or a row that this card takes away. Every choice meets the same worlds. Those
    that are surely worse are dropped as the worlds get more, but never the one with the number
    `keep`.

    `ease` is for each letter the share of short rows that can take it, `hidden` how many cards of
    each other seat nobody else sees, `cards` the open cards of those in `order`, who are still to
    place them. Without `order` the others choose their cards, too. In the second edition a row that
    is removed gives half of its cards to the hand, and the first empty hand ends the game.
    """

    def __new__(
        cls,
        graph: Graph,
        ease: dict[str, float],
        choices: Sequence[str | tuple[int, str] | int],
        *,
        rows: Sequence[str],
        hand: Sequence[str],
        own: int,
        hidden: Sequence[int],
        unseen: dict[str, int],
        cards: dict[int, str],
        order: Sequence[int],
        holder: int,
        withdrawn: Sequence[int],
        backwards: bool,
        second_edition: bool,
        rounds: int,
        seed: int,
        keep: int | None = None,
    ) -> Self: ...
    def try_out(self, playouts: int, *, worlds: int = 0) -> int:
        """Try the choices that are left for so many playouts; returns how many it took.

        They are tried in so many worlds in all, however few playouts that leaves.
        """
    @property
    def worlds(self) -> int:
        """In how many worlds choices were tried."""
    @property
    def left(self) -> list[int]:
        """The numbers of the choices that are still tried."""
    @property
    def best(self) -> int:
        """The number of the choice that gained most."""
    def total(self, choice: int) -> float:
        """The points that a choice gained on the others in all the worlds it met."""
    def mean(self, choice: int) -> tuple[float, float, float]:
        """The points that a choice gains on the others on average.

        By the seat's losses in the round under way and later, and by what the others lose. One that
        was dropped met fewer worlds: it is compared with the best one in those it met.
        """
    def error(self, one: int, other: int) -> float:
        """The standard error of the difference of two choices, world by world."""

@final
class Trial:
    """How a move did in sampled worlds."""

    @property
    def playouts(self) -> int:
        """In how many worlds it was tried."""
    @property
    def mean(self) -> float:
        """The mean of the results.

        Points ahead, or the chance to win (0 to 1), at grids with a little for points ahead.
        """
    @property
    def error(self) -> float:
        """The standard error of the mean."""
