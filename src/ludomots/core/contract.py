"""The word list of a table."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypedDict,
    TypeVar,
    get_args,
    get_origin,
)

import msgspec

from ludomots.core.draws import Draws
from ludomots.core.moves import Accept, Contest, Pass
from ludomots.core.options import TableOptions
from ludomots.errors import LudomotsError
from ludomots.words import Lexicon, lexicon
from ludomots.words.part import without


def words_of(options: TableOptions) -> Lexicon:
    """Return the installed list of a table's language, without the registers it leaves out.

    A list without some of its words takes seconds to make, once.
    """
    return without(lexicon(options.lexicon), options.words_left_out)


@dataclass(frozen=True, kw_only=True)
class Flow:
    """Which moves carry a game forward, and which of its ends come from going nowhere.

    ``idle`` are the moves by which a player gains and lays nothing, such as a pass or an exchange:
    a turn in which nothing else is legal is a turn without a useful move. ``asides`` are the moves
    that are no turn of their own: answers to another player's word, a card chosen in secret.
    ``guards`` are the reasons for which a game ends that led nowhere.
    """

    idle: tuple[type[msgspec.Struct], ...] = (Pass,)
    asides: tuple[type[msgspec.Struct], ...] = (Accept, Contest)
    guards: frozenset[str] = field(default=frozenset({"stalled"}))

    def is_idle(self, moves: Iterable[msgspec.Struct]) -> bool:
        """Return whether a turn made of some moves brought nothing."""
        return all(isinstance(move, self.idle) for move in moves)


TABLE = -1
"""The seat of moves that no player makes: a clock that ran out, a window that closed."""

JUDGE = -2
"""The place of somebody who judges and does not play, at tables that have such a judge.

A judge makes two moves, ``Accept`` and ``Contest``, and sees what spectators see.
"""

Audience = int | Literal["spectator", "reader"]
"""Who looks: a seat, a spectator of a running game, or the reader of a finished one."""


class Square(msgspec.Struct, frozen=True, order=True):
    """A square of a board, row 1 at the top, column 1 at the left."""

    row: int
    col: int


class IllegalMove(LudomotsError):
    """A refused move: a stable code, the rule it breaks, the squares and the words concerned.

    ``values`` fill the sentence ``refused-<code>`` of the texts.
    """

    def __init__(
        self,
        code: str,
        rule: str,
        *,
        squares: tuple[Square, ...] = (),
        words: tuple[str, ...] = (),
        **values: str | int,
    ) -> None:
        self.code = code
        self.rule = rule
        self.squares = squares
        self.words = words
        self.values = values
        where = "".join(f" ({square.row},{square.col})" for square in squares)
        super().__init__(f"{code} [{rule}]{where} {' '.join(words)}".rstrip())


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: why, who won (several share a victory), and the final scores."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def leaders(scores: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    """Return who has most points among some seats, several if they tie."""
    best = max((scores[seat] for seat in seats), default=None)
    return tuple(seat for seat in seats if scores[seat] == best)


class FormedWord(msgspec.Struct, frozen=True):
    """A word that a move would form, good or not, and its points."""

    word: str
    points: int
    squares: tuple[Square, ...] = ()


class BoardWord(msgspec.Struct, frozen=True):
    """A new word on a board, where it stands and its points."""

    word: str
    squares: tuple[Square, ...]
    points: int


class Formed(msgspec.Struct, frozen=True):
    """The words of a move and its points; those that ``dice`` still have to give are missing."""

    words: tuple[FormedWord, ...] = ()
    points: int | None = None
    dice: int = 0

    @classmethod
    def of_word(cls, word: str, points: int | None = None) -> Self:
        """Return a move of one word, with its points if it brings any by itself."""
        return cls((FormedWord(word, points or 0),), points)

    @classmethod
    def on_board(cls, words: Iterable[BoardWord], points: int, dice: int = 0) -> Self:
        """Return the words of a board as a move forms them."""
        formed = (FormedWord(one.word, one.points, one.squares) for one in words)
        return cls(tuple(formed), points, dice)


class OpenPlay(msgspec.Struct, frozen=True):
    """A play that waits until the others have accepted or contested it.

    A game's own struct has these two as fields, and whatever else its play is made of.
    """

    @property
    def seat(self) -> int:
        """Who made it."""
        raise NotImplementedError

    @property
    def accepted(self) -> tuple[int, ...]:
        """Who lets it stand."""
        raise NotImplementedError


Made_co = TypeVar("Made_co", bound=msgspec.Struct, covariant=True)


class LastMove(msgspec.Struct, Generic[Made_co], frozen=True):
    """The last move made: who made it, or ``TABLE``, and the bad words that were found by it."""

    seat: int
    move: Made_co
    refused: tuple[str, ...] = ()


class GameState(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What the state of every game has; its own facts are the fields of a subclass.

    Tuples with one entry a seat are in seat order. ``provisional`` is the play that waits, if any;
    ``withdrawn`` are the seats that left the table; ``end`` says why the game is over.
    """

    draws: Draws
    scores: tuple[int, ...]
    provisional: OpenPlay | None = None
    withdrawn: tuple[int, ...] = ()
    last: LastMove[msgspec.Struct] | None = None
    end: str | None = None

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have not left the table."""
        seats = range(len(self.scores))
        if not self.withdrawn:
            return tuple(seats)
        return tuple(seat for seat in seats if seat not in self.withdrawn)

    @property
    def refused(self) -> tuple[str, ...]:
        """The bad words that the last move brought to light."""
        return self.last.refused if self.last else ()


class GameView(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What every view has. A game's own struct has these as fields, and what else is to be seen.

    ``derived`` names the fields that follow from the others.
    """

    derived: ClassVar[frozenset[str]] = frozenset()

    @property
    def options(self) -> TableOptions:
        """What the table chose."""
        raise NotImplementedError

    @property
    def seat(self) -> int | None:
        """Whose view it is, ``None`` for a spectator and a reader."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        raise NotImplementedError

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now, the one whose turn it is first, or ``JUDGE`` alone."""
        raise NotImplementedError

    @property
    def provisional(self) -> OpenPlay | None:
        """The play that can be contested, always ``None`` in a game without such plays."""
        return None

    @property
    def withdrawn(self) -> tuple[int, ...]:
        """The seats that left the table."""
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, ``None`` while it runs."""
        raise NotImplementedError


def differences(view: GameView, other: GameView) -> dict[str, Any]:
    """Return the fields of a view that another view has not, or has otherwise."""
    return {
        name: value
        for name in view.__struct_fields__
        if (value := getattr(view, name)) != getattr(other, name)
    }


class Look(NamedTuple):
    """How an audience looks at a state: as which seat if any, and what everybody may know."""

    audience: Audience
    seat: int | None
    to_act: tuple[int, ...]
    outcome: Outcome | None

    @property
    def is_reader(self) -> bool:
        """Whether it is the reader of a finished game, to whom everything lies open."""
        return self.audience == "reader"


State = TypeVar("State", bound=GameState)
Move = TypeVar("Move", bound=msgspec.Struct)
View = TypeVar("View", bound=GameView)
Options = TypeVar("Options", bound=TableOptions)


class ViewHead(TypedDict, Generic[Options]):
    """The fields that every view has."""

    options: Options
    seat: int | None
    scores: tuple[int, ...]
    to_act: tuple[int, ...]
    withdrawn: tuple[int, ...]
    outcome: Outcome | None


def view_head(options: Options, state: GameState, look: Look) -> ViewHead[Options]:
    """Return the fields that every view has, to be passed on to a game's own view."""
    return {
        "options": options,
        "seat": look.seat,
        "scores": state.scores,
        "to_act": look.to_act,
        "withdrawn": state.withdrawn,
        "outcome": look.outcome,
    }


class Choices(NamedTuple, Generic[State, Move]):
    """The legal moves of a seat that need no search, and where words are to be searched for.

    ``plays_in`` is the state in which the seat may lay words, ``None`` if it may not; ``first`` are
    moves listed before those words, ``last`` those listed after them.
    """

    first: tuple[Move, ...] = ()
    plays_in: State | None = None
    last: tuple[Move, ...] = ()

    def with_plays(self, find: Callable[[State], Iterable[Move]]) -> Iterator[Move]:
        """Yield all moves, the words being found when it is their turn."""
        yield from self.first
        if self.plays_in is not None:
            yield from find(self.plays_in)
        yield from self.last


class SeatRules(NamedTuple):
    """The rules that are named where a seat can make no such move now.

    ``over``: the game is over; ``table``: only the table makes such moves, or it never does;
    ``seats``: there is no such seat; ``left``: it left the game.
    """

    over: str
    table: str
    seats: str
    left: str


class Rules(ABC, Generic[State, Move, View, Options]):
    """The rulebook of one game, with its options and its word list chosen.

    A game's rulebook names its four types where it names this base:
    ``class Ghost(Rules[State, Move, View, Options])``. ``table_moves`` are the moves that no player
    makes: a clock that ran out, a window that closed.
    """

    table_moves: tuple[type[msgspec.Struct], ...] = ()

    def __init__(self, options: Options | None = None, words: Lexicon | None = None) -> None:
        """Choose; without options these are the defaults, without words the installed list."""
        self.options = game_types(type(self)).options() if options is None else options
        self._words = words

    @cached_property
    def lexicon(self) -> Lexicon:
        """The word list of the table; nothing else is looked up in it."""
        return words_of(self.options) if self._words is None else self._words

    @abstractmethod
    def start(self, seats: int, draws: Draws) -> State:
        """Return the first state of a game for a number of seats."""

    @abstractmethod
    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that may move now, the one whose turn it is first; none at the end.

        It is ``JUDGE`` alone where the table waits for a judge who does not play.
        """

    @abstractmethod
    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a move, or raise ``IllegalMove``."""

    @abstractmethod
    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield the legal moves of a seat, one at a time.

        Only sound ones: words that are good, and no resignation. ``play`` may accept more.
        """

    def choices(self, state: State, seat: int) -> Choices[State, Move]:
        """Return the legal moves that need no search, and the state to search for others in."""
        return Choices(tuple(self.moves(state, seat)))

    @abstractmethod
    def view(self, state: State, audience: Audience) -> View:
        """Return what an audience may see, built from public fields only."""

    def private(self, state: State, seat: int, public: View) -> dict[str, Any]:
        """Return the fields of a seat's view that are not those of ``public``, the spectators' view
        of a game that is not over.

        A game may give them without making the whole view.
        """
        return differences(self.view(state, seat), public)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, ``None`` while it runs.

        Of those who stayed, the player with most points wins; a tie is a shared victory.
        """
        if state.end is None:
            return None
        scores = self.final_scores(state)
        return Outcome(state.end, leaders(scores, state.active), scores)

    def final_scores(self, state: State) -> tuple[int, ...]:
        """Return the points of each seat if the game ends in this state."""
        return state.scores

    def check_seat(self, state: State, seat: int, move: Move, rules: SeatRules) -> None:
        """Refuse a move that a seat cannot make now, whatever the move says."""
        if state.end:
            raise IllegalMove("game-over", rules.over)
        if isinstance(move, self.table_moves) != (seat == TABLE):
            raise IllegalMove("not-yours", rules.table)
        if seat == JUDGE and self.options.has_judge:
            if not isinstance(move, Accept | Contest):
                raise IllegalMove("not-yours", rules.table)
        elif seat != TABLE and seat not in range(len(state.scores)):
            raise IllegalMove("no-such-seat", rules.seats, seat=seat)
        if seat in state.withdrawn:
            raise IllegalMove("left-the-game", rules.left)

    def look(self, state: State, audience: Audience) -> Look:
        """Return how an audience looks; a reader is a spectator until the game is over."""
        outcome = self.outcome(state)
        if audience == "reader" and outcome is None:
            audience = "spectator"
        seat = audience if isinstance(audience, int) and 0 <= audience < len(state.scores) else None
        return Look(audience, seat, self.to_act(state), outcome)

    def seen(self, seat: int, move: Move, audience: Audience) -> Move:  # noqa: ARG002
        """Return a move of the log as an audience may see it; a reader sees a finished game."""
        return move

    def judge(self, state: State) -> int | None:  # noqa: ARG002
        """Return whose word decides about the open play, a seat or ``JUDGE``; usually nobody's."""
        return None

    def may_bluff(self, state: State) -> bool:  # noqa: ARG002
        """Return whether the seat to play may try words that are not in the list."""
        return False

    def in_turn(self, state: State) -> bool:  # noqa: ARG002
        """Return whether the turn under way had a part already, so that its time goes on."""
        return False

    def turn_seconds(self, state: State, usual: int) -> int:  # noqa: ARG002
        """Return how many seconds the seat to act has for what is to be done now.

        ``usual`` are those of a turn, at a table that gives each turn its time.
        """
        return usual

    def formed(self, state: State, seat: int, move: Move) -> Formed:  # noqa: ARG002
        """Return the words and points of a move, which must fit the board but need not be legal."""
        return Formed()


class GameTypes(NamedTuple, Generic[State, Move, View, Options]):
    """The four types of a game."""

    state: type[State]
    move: type[Move]
    view: type[View]
    options: type[Options]


def game_types(
    rules: type[Rules[State, Move, View, Options]],
) -> GameTypes[State, Move, View, Options]:
    """Return the four types that a rulebook names where it names its base."""
    for one in rules.__mro__:
        for base in one.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Rules:
                types: tuple[Any, ...] = get_args(base)
                return GameTypes(*types)
    raise TypeError(f"{rules.__name__} does not say Rules[State, Move, View, Options]")


AnyRules = Rules[GameState, msgspec.Struct, GameView, TableOptions]
"""The rules of some game, for code that serves all games."""
