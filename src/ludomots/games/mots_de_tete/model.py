"""The model of Mots de Tête: the die, options, moves, letters on the grid, points and states."""

from collections.abc import Iterable
from math import isqrt
from typing import Annotated, Literal

import msgspec

from ludomots.core.contract import BoardWord, GameState, LastMove, OpenPlay, Square
from ludomots.core.draws import Draws
from ludomots.core.moves import CloseWindow, CommonMove, TimeUp
from ludomots.core.notation import OnSquare
from ludomots.core.options import TableOptions
from ludomots.games.mots_de_tete.grid import Colour, grids

FACES = 6
MEAN_ROLL = (FACES + 1) / 2


def roll(draws: Draws, times: int = 1) -> tuple[tuple[int, ...], Draws]:
    """Roll the die ``times`` times; return the rolls, and the draws after them (MT-05)."""
    rolls = []
    for _ in range(times):
        value, draws = draws.below(FACES)
        rolls.append(value + 1)
    return tuple(rolls), draws


QUARTE = 4
"""How many letters a turn of Quarté has (MT-46)."""


class Options(TableOptions, frozen=True, kw_only=True, rename="camel"):
    """The rules of one table; the defaults are those of the box, words checked by the program.

    ``variant``: a single player always plays Solo. ``target``: the points that win; it has no
    effect in Marathon, in Solo, or if ``game_time``, the seconds a game lasts, is set. ``retries``:
    how many more words a player may try after a bad one, if words are checked; with ``None`` a bad
    word is refused and costs nothing. ``check``: the program finds bad words, or players must
    contest them. ``reroll_one_on_empty``: a one on the empty grid is rolled again, since no word
    has one letter; as printed it is a pass.
    """

    board: int = 17
    lexicon: Literal["fr", "en", "nl"] = "fr"
    variant: Literal["normal", "marathon", "quarte"] = "normal"
    target: Annotated[int, msgspec.Meta(ge=1, le=2000)] = 300
    game_time: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    finish_round: bool = False
    reroll_one_on_empty: bool = True
    quarte_exact_word: bool = False
    retries: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    turn_clock: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    check: Literal["check", "contest"] = "check"

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the grids there are (MT-Q2)."""
        return {"board": tuple(map(str, grids()))}

    @property
    def word_length(self) -> int | None:
        """How long the word of a turn must be, ``None`` if any length will do (MT-Q27)."""
        return QUARTE if self.variant == "quarte" and self.quarte_exact_word else None

    @property
    def has_target(self) -> bool:
        """Whether points alone can end a game (MT-42, MT-Q25)."""
        return self.variant != "marathon" and self.game_time is None


class Written(OnSquare, frozen=True, order=True):
    """A letter written on a square (MT-03)."""

    letter: str


class Write(msgspec.Struct, frozen=True, tag="write"):
    """Write letters on one line (MT-08). Their order has no meaning."""

    letters: tuple[Written, ...]


class TimeOver(msgspec.Struct, frozen=True, tag="time-over"):
    """The time of the whole game is over: this turn is the last. The table makes this move
    (MT-Q22)."""


Move = Write | TimeOver | CommonMove
"""The moves of Mots de Tête and those of every table: ``Pass`` (MT-18, MT-Q15), ``Contest``,
``Accept`` and ``CloseWindow`` (MT-37), ``TimeUp`` (MT-Q33), ``Withdraw``."""

TABLE_MOVES = (CloseWindow, TimeUp, TimeOver)
"""The moves that the table makes, not a player."""


def write(letters: Iterable[tuple[int, int, str]]) -> Write:
    """Return the move that writes these letters, given as (row, column, letter).

    >>> write([(6, 7, "I"), (6, 6, "D")]).letters[0].square
    Square(row=6, col=6)
    """
    return Write(tuple(sorted(Written(row, col, letter) for row, col, letter in letters)))


EMPTY = "."

Run = tuple[Square, ...]
"""Neighbouring squares of one row or column."""


class Board(msgspec.Struct, frozen=True):
    """One sign a square, row by row from the top left: its letter, or ``.`` for an empty one."""

    letters: str

    @classmethod
    def empty(cls, side: int) -> "Board":
        """Return a wiped grid (MT-51)."""
        return cls(EMPTY * (side * side))

    @property
    def side(self) -> int:
        """How many squares a row has."""
        return isqrt(len(self.letters))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is written."""
        return self.letters.count(EMPTY) == len(self.letters)

    def __contains__(self, square: Square) -> bool:
        side = self.side
        return 1 <= square.row <= side and 1 <= square.col <= side

    def letter(self, square: Square) -> str:
        """Return the letter of a square, ``""`` if there is none."""
        if square not in self:
            return ""
        return self.letters[(square.row - 1) * self.side + square.col - 1].replace(EMPTY, "")

    def written(self, letters: Iterable[Written]) -> "Board":
        """Return the grid with these letters added."""
        signs, side = list(self.letters), self.side
        for one in letters:
            signs[(one.row - 1) * side + one.col - 1] = one.letter
        return Board("".join(signs))

    def run(self, square: Square, *, across: bool) -> Run:
        """Return the squares with letters around a square, without a gap, in one direction.

        A black square never has a letter, so it ends a word like the border (MT-Q13).
        """
        before, after = ((0, -1), (0, 1)) if across else ((-1, 0), (1, 0))
        return (
            *reversed(self._letters_from(square, before)),
            square,
            *self._letters_from(square, after),
        )

    def read(self, run: Run) -> str:
        """Return what the letters spell."""
        return "".join(map(self.letter, run))

    def _letters_from(self, square: Square, step: tuple[int, int]) -> list[Square]:
        found = []
        while self.letter(square := Square(square.row + step[0], square.col + step[1])):
            found.append(square)
        return found


class Word(BoardWord, frozen=True):
    """A new word, where it is written and its points, without dice that are not rolled yet."""


class Bonus(msgspec.Struct, frozen=True):
    """A coloured square of this turn; ``words`` is how many new words use it (MT-23, MT-30).

    ``rolls`` are its dice; ``value`` is ``None`` until they are rolled.
    """

    square: Square
    colour: Colour
    words: int
    rolls: tuple[int, ...] = ()
    value: int | None = None


class Scored(msgspec.Struct, frozen=True):
    """The new words of a turn and its coloured squares.

    ``total`` are the certain points, ``expected`` those with the mean of the dice not rolled yet.
    """

    words: tuple[Word, ...]
    bonuses: tuple[Bonus, ...]
    total: int
    expected: float


End = Literal["target", "time-over", "stalled", "last-roll", "not-placed", "withdrawn"]
"""Why a game is over: MT-40, MT-Q22, MT-Q23, MT-44, MT-50, or all but one have left."""


class Rolled(msgspec.Struct, frozen=True):
    """The roll of a seat for the first turn (MT-Q19)."""

    seat: int
    die: int


class Provisional(OpenPlay, frozen=True):
    """Letters that can still be contested: not yet on the grid, no bonus die rolled (MT-Q5)."""

    seat: int
    letters: tuple[Written, ...]
    accepted: tuple[int, ...] = ()


class Stood(msgspec.Struct, frozen=True):
    """The last turn that stands, with its words, its bonus dice and its points."""

    seat: int
    letters: tuple[Written, ...]
    scored: Scored


class Last(LastMove[Move], frozen=True):
    """The last move; ``refused`` are the bad words that were found."""


class State(GameState, frozen=True, kw_only=True, rename="camel"):
    """A moment of a game. Tuples with one entry a seat are in seat order.

    ``turn`` is the seat whose turn it is; provisional letters still belong to it. ``rolls`` are the
    rolls of this turn, of which the last one counts; in Quarté it is always 4. ``tries`` counts the
    bad words of this turn. ``idle`` are the seats whose turn wrote nothing since a word was last
    written, ``misses`` how many such turns each seat has had in a row. ``dropped_out`` are the
    seats out of a Marathon, ``withdrawn`` those that left the table.
    """

    board: Board
    turn: int
    first: int
    rolls: tuple[int, ...]
    start_rolls: tuple[tuple[Rolled, ...], ...] = ()
    provisional: Provisional | None = None
    tries: int = 0
    idle: tuple[int, ...] = ()
    misses: tuple[int, ...]
    skips: tuple[int, ...]
    dropped_out: tuple[int, ...] = ()
    last_roll: bool = False
    time_over: bool = False
    stood: Stood | None = None
    last: Last | None = None
    end: End | None = None

    @property
    def die(self) -> int:
        """How many letters this turn must write (MT-05)."""
        return self.rolls[-1]

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that still have turns."""
        return tuple(seat for seat in self.active if seat not in self.dropped_out)

    @property
    def is_solo(self) -> bool:
        """Whether the game has one player only (MT-49)."""
        return len(self.scores) == 1

    @property
    def board_to_be(self) -> Board:
        """The board with the waiting letters, if any."""
        play = self.provisional
        return self.board if play is None else self.board.written(play.letters)
