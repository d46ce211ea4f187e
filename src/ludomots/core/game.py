"""A game as one object, in the manner of python-chess: push moves, take them back, print it."""

import secrets
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self

from ludomots.core.contract import JUDGE, TABLE, Audience, GameState, GameView, Outcome
from ludomots.core.definition import AnyGame, GameDefinition
from ludomots.core.draws import Draws, secret_of_seed
from ludomots.core.finder import LegalMoves
from ludomots.core.options import DEFAULT_PRESET, TableOptions, choose
from ludomots.core.shelf import EDITIONS, definition_of
from ludomots.core.turns import check_players
from ludomots.texts import texts
from ludomots.words import Lexicon

if TYPE_CHECKING:
    import msgspec
    from typing_extensions import TypeVar

    State = TypeVar("State", bound=GameState, default=Any)
    Move = TypeVar("Move", bound=msgspec.Struct, default=Any)
    View = TypeVar("View", bound=GameView, default=Any)
    Options = TypeVar("Options", bound=TableOptions, default=Any)
else:
    from ludomots.core.contract import Move, Options, State, View

_LANGUAGE = "en"


class Recorded(NamedTuple):
    """What a record without secret says of a move; the rest was guessed.

    ``hand`` says whether it names what the seat held, ``drawn`` how many signs of the draws it has.
    """

    hand: bool
    drawn: int


class Game(Generic[State, Move, View, Options]):
    """A game being played by somebody who may see everything.

    >>> game = new("topword", players=2, seed=7)
    >>> game.push(next(iter(game.legal_moves)))
    >>> len(game.moves), game.outcome()
    (1, None)
    >>> seat, move = game.pop()
    >>> game.moves
    ()
    """

    def __init__(
        self,
        kind: GameDefinition[State, Move, View, Options],
        options: Options,
        state: State,
        secret: bytes | None = None,
        contributions: Sequence[bytes] = (),
        words: Lexicon | None = None,
    ) -> None:
        """Go on from a state. ``new``, ``from_position`` and ``records.replay`` call this.

        The draws of the game come from ``secret`` and ``contributions``. Without ``words``, the
        installed word list of the language is used.
        """
        self.kind = kind
        self.options = options
        self.secret = secret
        self.contributions = tuple(contributions)
        self.rules = kind.rules(options, words)
        self._states = [state]
        self._moves: list[tuple[int, Move]] = []
        self.recorded: dict[int, Recorded] = {}
        """Of a game that was replayed without its secret: what was known of each move, by its
        number from 1; number 0 is its usual start."""

    @staticmethod
    def from_position(
        position: str,
        rack: str | Sequence[str] = (),
        *,
        game: str = "topword",
        players: int = 2,
        seed: int | str = 0,
        preset: str = DEFAULT_PRESET,
        **options: object,
    ) -> "Game":
        """Return a study: the position of a text, with one rack or several, seat 0 to play.

        >>> game = Game.from_position("10/10/10/10/3RATEAU1/10/10/10/10/10", "IREBSTU")
        >>> "D6 IRE" in [game.text(move) for move in game.legal_moves]
        True
        """
        kind = definition_of(game)
        chosen = _options(kind, preset, options)
        racks = [rack] if isinstance(rack, str) else list(rack)
        check_players(game, chosen.allowed_seats(kind.seats), max(players, len(racks)))
        state = kind.notation.read_position(chosen, position, racks, players, Draws.from_seed(seed))
        return Game(kind, chosen, state)

    @property
    def state(self) -> State:
        """The state now."""
        return self._states[-1]

    @property
    def states(self) -> tuple[State, ...]:
        """Every state so far: the first one, then the one after each move."""
        return tuple(self._states)

    @property
    def moves(self) -> tuple[tuple[int, Move], ...]:
        """The moves made so far, each with its seat."""
        return tuple(self._moves)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now, the one whose turn it is first."""
        return self.rules.to_act(self.state)

    @property
    def legal_moves(self) -> LegalMoves[State, Move, View, Options]:
        """The legal moves of the first seat to act."""
        return self._legal_moves(self._first_seat())

    def legal_moves_of(self, seat: int) -> LegalMoves[State, Move, View, Options]:
        """Return the legal moves of a seat, of the table (``TABLE``) or of a judge (``JUDGE``)."""
        if seat not in {TABLE, JUDGE}:
            self._check_seat(seat, "TABLE")
        return self._legal_moves(seat)

    def _legal_moves(self, seat: int) -> LegalMoves[State, Move, View, Options]:
        return LegalMoves(self.rules, self.kind.finder, self.state, seat, self._read)

    def push(self, move: Move | str, seat: int | None = None) -> None:
        """Make a move, given as a value or as text.

        ``IllegalMove`` is raised if the rules refuse it, ``BadText`` if the text is no move; both
        are a ``LudomotsError``, and nothing changes then. Without ``seat``, the first seat to act
        makes the move, or the table if it is a move that no player makes.
        """
        if isinstance(move, str):
            move = self._read(move)
        if seat is None:
            seat = TABLE if isinstance(move, self.kind.table_moves) else self._first_seat()
        self._states.append(self.rules.play(self.state, seat, move))
        self._moves.append((seat, move))

    def copy(self) -> Self:
        """Return the same game again, to go on from it in another way."""
        twin = object.__new__(type(self))
        twin.__dict__.update(
            self.__dict__,
            _states=[*self._states],
            _moves=[*self._moves],
            recorded={**self.recorded},
        )
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()  # states, moves, options and rules never change

    def __getstate__(self) -> dict[str, Any]:
        """Pickle all but the definition, which is found again by its name and rulebook."""
        return {**self.__dict__, "kind": (self.kind.name, self.kind.rulebook)}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields, kind=EDITIONS[fields["kind"]])

    def suppose(self, state: State) -> None:
        """Replace the present state by one in which hidden facts are guessed or known."""
        self._states[-1] = state

    def pop(self) -> tuple[int, Move]:
        """Take the last move back and return it with its seat."""
        if not self._moves:
            raise IndexError("no move to take back")
        self._states.pop()
        self.recorded.pop(len(self._moves), None)
        return self._moves.pop()

    def outcome(self) -> Outcome | None:
        """Return how the game ended, ``None`` while it runs."""
        return self.rules.outcome(self.state)

    def view(self, audience: Audience) -> View:
        """Return what a seat, a ``"spectator"`` or a ``"reader"`` may see."""
        if audience not in ("spectator", "reader"):
            self._check_seat(audience, "'spectator' or 'reader'")
        return self.rules.view(self.state, audience)

    def text(self, move: Move) -> str:
        """Return a move as text."""
        return self.kind.notation.write_move(move)

    @property
    def position(self) -> str:
        """The position as text."""
        return self.kind.notation.write_position(self.state)

    def __str__(self) -> str:
        return self.kind.draw(self.options, self.state, texts(_LANGUAGE))

    def __repr__(self) -> str:
        return f"<Game {self.kind.name}: {len(self._moves)} moves, {self.position}>"

    def _repr_html_(self) -> str:
        return self.kind.draw_html(self.options, self.state, texts(_LANGUAGE))

    def _read(self, text: str) -> Move:
        return self.kind.notation.read_move(text, self.options)

    def _check_seat(self, seat: object, others: str) -> None:
        """Refuse what is no seat, telling what is possible."""
        count = len(self.state.scores)
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(count):
            raise ValueError(f"no seat {seat!r}: choose among 0 to {count - 1}, or {others}")

    def _first_seat(self) -> int:
        return next(iter(self.to_act), 0)


def new(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    preset: str = DEFAULT_PRESET,
    **options: object,
) -> Game:
    """Start a game: ``new("topword", players=2, seed=7, keep_one_letter=True)``.

    Options are named as in Python or as in JSON (``keepOneLetter``). The same seed gives the same
    draws; without one nobody can foretell them.
    """
    kind = definition_of(game)
    chosen = _options(kind, preset, options)
    secret = secrets.token_bytes(32) if seed is None else secret_of_seed(seed)
    state = kind.rules(chosen, None).start(players, Draws.from_secret(secret))
    return Game(kind, chosen, state, secret)


def _options(kind: AnyGame, preset: str, options: dict[str, object]) -> TableOptions:
    return choose(kind.options, preset, {_camel(name): value for name, value in options.items()})


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


class LaidWord(NamedTuple):
    """A word that a seat laid, with the points that it has by itself."""

    seat: int
    word: str
    points: int


def words_laid(game: Game) -> list[LaidWord]:
    """Return the words of a game in the order in which they were laid.

    A word that was refused, or taken back after a contest, is not among them, nor one that can
    still be contested.
    """
    return list(_words_laid(game))


def _words_laid(game: Game) -> Iterator[LaidWord]:
    states, waiting = game.states, list[LaidWord]()
    for at, (seat, move) in enumerate(game.moves):
        before, after = states[at], states[at + 1]
        formed = game.rules.formed(before, seat, move).words if seat >= 0 else ()
        laid = [LaidWord(seat, str(one.word), one.points) for one in formed]
        if waiting and (laid or after.provisional is None):
            if laid or not after.refused:
                yield from waiting
            waiting = []
        if laid and after.provisional is not None:
            waiting = laid
        elif not after.refused:
            yield from laid
