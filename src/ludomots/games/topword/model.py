"""The model of Topword: boards and letter sets, options, moves, piles and states.

A tile is a letter, or ``"QU"``. At some tables the Qu tile may be laid as Q or as Qu (TW-Q4); on a
rack and in the bag it is always ``"QU"``.
"""

import tomllib
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from math import isqrt
from typing import Annotated, Literal

import msgspec

from ludomots.core.contract import BoardWord, GameState, LastMove, OpenPlay, Square
from ludomots.core.moves import CloseWindow, CommonMove, Pass, TimeUp
from ludomots.core.notation import OnSquare
from ludomots.core.options import TableOptions
from ludomots.core.tiles import Drawn, Tiles, read_sets


@cache
def boards() -> dict[int, frozenset[Square]]:
    """Return the start squares of each board, by the length of its side (TW-01, TW-Q8)."""
    text = files(__package__).joinpath("boards.toml").read_text(encoding="utf-8")
    return {
        int(side): frozenset(Square(row, col) for row, col in board["start"])
        for side, board in tomllib.loads(text).items()
    }


def printed() -> dict[str, object]:
    """Return what the site draws of the boards: their start squares."""
    return {"start": {str(side): sorted(squares) for side, squares in boards().items()}}


@cache
def letter_sets() -> dict[str, dict[str, int]]:
    """Return the tiles of each set, by name (TW-03, TX-02): one file ``letters-NAME.toml`` each."""
    return {name: one["counts"] for name, one in read_sets(__package__, "letters").items()}


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the French box.

    ``bonus_letters``: ``each`` gives +2 for each J, K, Qu, W, X, Y, Z laid, ``flatQu`` only for a
    Qu in a word all one tile high. ``lost_contest``: the author of a bad word loses the ``turn`` or
    may ``retry``. ``failed_contest``: contesting a good word costs ``nothing`` or the ``nextTurn``.
    ``all_pass_ends``: one round of passes ends the game with an empty bag only, ``always`` or
    ``never``; two rounds of passes always do. ``check``: bad words are refused at once, or must be
    contested. ``full_rack_bonus`` is for seven tiles: a table with smaller racks never pays it.
    """

    board: int = 10
    letters: str = "french"
    lexicon: Literal["fr", "en"] = "fr"
    q_tile: Literal["QU", "Q", "either"] = "QU"
    keep_one_letter: bool = False
    no_lone_s: bool = False
    full_rack_bonus: Literal[10, 20] = 10
    bonus_letters: Literal["each", "flatQu"] = "each"
    lost_contest: Literal["turn", "retry"] = "turn"
    failed_contest: Literal["nothing", "nextTurn"] = "nothing"
    all_pass_ends: Literal["bagEmpty", "always", "never"] = "bagEmpty"  # noqa: S105 (no password)
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    check: Literal["check", "contest"] = "check"
    stack_limit: Annotated[int, msgspec.Meta(ge=1, le=5)] = 5
    rack_size: Annotated[int, msgspec.Meta(ge=2, le=7)] = 7

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the boards and letter sets there are (TW-Q8)."""
        return {"board": tuple(map(str, boards())), "letters": tuple(letter_sets())}

    def rack_tile(self, tile: str) -> str:
        """Return the name of a tile on a rack and in the bag (TW-Q4).

        A tile that may be laid as Q or as Qu is one tile, ``QU``, until it lies on the board.
        """
        return "QU" if tile == "Q" and self.q_tile == "either" else tile

    def faces(self, tile: str) -> tuple[str, ...]:
        """Return how a tile of the rack may be laid: the Qu of some tables as Q or as Qu
        (TW-Q4)."""
        return ("Q", "QU") if tile == "QU" and self.q_tile == "either" else (tile,)

    def box_counts(self) -> dict[str, int]:
        """Return how many of each tile are in the box (TW-03, TX-02)."""
        counts = dict(letter_sets()[self.letters])
        if self.q_tile == "Q":
            counts["Q"] = counts.pop("QU", 0)
        return counts


_KEPT = 4096
"""More than there are tiles on squares of the largest board."""

HIDDEN = "?"
"""How other players see the tile of an exchange."""


class Placed(OnSquare, frozen=True, order=True):
    """A tile laid on a square."""

    tile: str


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Lay tiles on one line (TW-14). The order of the tiles has no meaning."""

    tiles: tuple[Placed, ...]


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Pass, and exchange one tile with the bag (TW-42, TX-26)."""

    tile: str


class Blocked(msgspec.Struct, frozen=True, tag="blocked"):
    """Nobody can make a word; the table declares it and the rules verify it (TW-45)."""


TurnMove = Place | Pass | Exchange
Move = Place | Exchange | Blocked | CommonMove
"""The moves of Topword and those of every table: ``Pass`` (TW-41, TW-43, TX-26), ``Contest``
(TW-39, TX-25), ``Accept`` and ``CloseWindow`` (TW-Q22), ``TimeUp`` (TW-Q32), ``Withdraw``."""

TABLE_MOVES = (CloseWindow, TimeUp, Blocked)
"""The moves that the table makes, not a player."""


def place(tiles: Iterable[tuple[int, int, str]]) -> Place:
    """Return the move that lays these tiles, given as (row, column, tile).

    >>> place([(5, 4, "R"), (5, 5, "A")]).tiles[1].square
    Square(row=5, col=5)
    """
    return Place(tuple(sorted(_placed(*one) for one in tiles)))


@lru_cache(maxsize=_KEPT)
def _placed(row: int, col: int, tile: str) -> Placed:
    """Return a tile on a square, the same object each time: many logs hold the same ones."""
    return Placed(row, col, tile)


Run = tuple[Square, ...]
"""Neighbouring squares of one row or column."""


class Board(msgspec.Struct, frozen=True):
    """Piles row by row from the top left, each from its lowest tile to its top."""

    piles: tuple[Tiles, ...]

    @classmethod
    def empty(cls, side: int) -> "Board":
        """Return a board without tiles."""
        return cls(((),) * (side * side))

    @property
    def side(self) -> int:
        """How many squares a row has."""
        return isqrt(len(self.piles))

    @property
    def is_empty(self) -> bool:
        """Whether no tile lies on it."""
        return not any(self.piles)

    def __contains__(self, square: Square) -> bool:
        side = self.side
        return 1 <= square.row <= side and 1 <= square.col <= side

    def pile(self, square: Square) -> Tiles:
        """Return the tiles of a square, lowest first; nothing for a square off the board."""
        row, col = square.row, square.col
        side = isqrt(len(self.piles))
        if not (1 <= row <= side and 1 <= col <= side):
            return ()
        return self.piles[(row - 1) * side + col - 1]

    def top(self, square: Square) -> str:
        """Return the tile that can be read on a square, ``""`` if there is none."""
        pile = self.pile(square)
        return pile[-1] if pile else ""

    def height(self, square: Square) -> int:
        """Return how many tiles a pile has."""
        return len(self.pile(square))

    def laid(self, tiles: Iterable[Placed]) -> "Board":
        """Return the board with these tiles added, each on top of its square."""
        piles, side = list(self.piles), self.side
        for placed in tiles:
            piles[(placed.row - 1) * side + placed.col - 1] += (placed.tile,)
        return Board(tuple(piles))

    def run(self, square: Square, *, across: bool) -> Run:
        """Return the squares with tiles around a square of the board, without a gap, in one
        direction."""
        piles, side = self.piles, self.side
        here, step = (square.row - 1) * side + square.col - 1, 1 if across else side
        start = here - here % side if across else here % side
        end = start + side if across else len(piles)
        first = last = here
        while first - step >= start and piles[first - step]:
            first -= step
        while last + step < end and piles[last + step]:
            last += step
        return squares(side)[first : last + 1 : step]

    def read(self, run: Run) -> str:
        """Return what the top tiles spell."""
        return "".join(self.top(square) for square in run)


@cache
def squares(side: int) -> tuple[Square, ...]:
    """Return the squares of a board in the order of its piles."""
    return tuple(Square(row, col) for row in range(1, side + 1) for col in range(1, side + 1))


def neighbours(square: Square) -> tuple[Square, ...]:
    """Return the four squares that touch a square, on the board or not."""
    row, col = square.row, square.col
    return (Square(row, col - 1), Square(row, col + 1), Square(row - 1, col), Square(row + 1, col))


class Word(BoardWord, frozen=True):
    """A new word, where it lies and its points."""


class Scored(msgspec.Struct, frozen=True):
    """The new words of a play, its bonus points, and the total of the turn."""

    words: tuple[Word, ...]
    bonus: int
    total: int


End = Literal["went-out", "blocked", "all-passed", "stalled", "nothing-laid", "withdrawn"]
"""Why a game is over: TW-44, TW-45, TW-46, TW-Q25 (both), or all but one have left."""


class Provisional(OpenPlay, frozen=True):
    """A play that can still be contested: it lies on the table, not yet on the board (TW-Q22)."""

    seat: int
    tiles: tuple[Placed, ...]
    accepted: tuple[int, ...] = ()


class Last(LastMove[Move], frozen=True):
    """The last move; ``refused`` are the bad words that a contest found."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``turn`` is the seat whose turn it is; a provisional play still belongs to its author's turn.
    ``passes`` are the seats that passed since a tile was last laid or exchanged, one entry a pass.
    ``idle`` are the seats whose turn laid nothing since a tile was last laid; exchanges count.
    ``skips`` are the turns each seat still has to miss.
    """

    bag: Tiles
    racks: tuple[Tiles, ...]
    board: Board
    turn: int
    start_draws: tuple[tuple[Drawn, ...], ...] = ()
    provisional: Provisional | None = None
    retrying: bool = False
    passes: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    skips: tuple[int, ...]
    free_exchanges: int = 0
    last: Last | None = None
    end: End | None = None

    @property
    def board_to_be(self) -> Board:
        """The board with the waiting play, if any."""
        play = self.provisional
        return self.board if play is None else self.board.laid(play.tiles)
