"""A game on the shelf: everything that code for all games needs to know of one.

A definition is made of a few parts. Rules and notation are a game's own; the others have defaults
that work for any game, so that a new game begins small.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from html import escape
from typing import Any, Generic, Literal, Never, Self, get_args

import msgspec

from ludomots.core.analyst import Analyst
from ludomots.core.contract import (
    Audience,
    Flow,
    GameState,
    GameTypes,
    GameView,
    Move,
    Options,
    Rules,
    State,
    View,
    game_types,
)
from ludomots.core.drawing import Drawing
from ludomots.core.draws import Draws
from ludomots.core.finder import Finder, RulebookFinder
from ludomots.core.narration import Hint, Narration, Telling
from ludomots.core.notation import BadText
from ludomots.core.options import TableOptions
from ludomots.core.player import Team
from ludomots.core.site_face import SiteFace, read_site
from ludomots.core.solution import Solvable
from ludomots.core.timing import Figures
from ludomots.texts import Texts


def no_hand(state: object, seat: int) -> str:  # noqa: ARG001
    """Tell of a game in which nobody holds anything."""
    return ""


def no_study(
    options: object,  # noqa: ARG001
    text: str,
    hands: Sequence[str],  # noqa: ARG001
    players: int,  # noqa: ARG001
    draws: Draws,  # noqa: ARG001
) -> Never:
    """Refuse a position in a game whose positions cannot be read."""
    raise BadText("no-positions", 1, text=text)


def nothing_drawn(options: object, before: object, after: object) -> str:  # noqa: ARG001
    """Tell of a game in which nothing is drawn in the open."""
    return ""


def nothing_told(options: object, text: str) -> tuple[int, ...]:  # noqa: ARG001
    """Read what was drawn in such a game."""
    if text:
        raise BadText("drawn", 1, text=text)
    return ()


def all_known(
    options: object,  # noqa: ARG001
    state: State,
    seat: int,  # noqa: ARG001
    hand: str | None,  # noqa: ARG001
    move: Move,
) -> tuple[State, Move]:
    """Return the state and the move of a game in which nothing is hidden."""
    return state, move


def never_opened(seat: int, later: object) -> bool:  # noqa: ARG001
    """Tell of a game in which no move is laid open before the end."""
    return False


def other_draws(state: State, audience: Audience, chance: random.Random) -> State:  # noqa: ARG001
    """Return a state with other draws to come: all that is hidden where players hide nothing."""
    return msgspec.structs.replace(state, draws=Draws.from_seed(chance.random().hex()))


def nothing_held(state: object, seat: int) -> tuple[str, ...]:  # noqa: ARG001
    """Tell of a game in which nobody holds anything in secret."""
    return ()


def nothing_in_the_box(options: object, state: object) -> tuple[str, ...]:  # noqa: ARG001
    """Tell of a game without tiles or cards."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[State, Move, Options]):
    """Moves and positions as text.

    ``read_position`` makes a state for a study from a position's text, racks (or other hands), the
    number of players and the draws to come. ``write_hand`` tells what a seat holds, in one word, as
    records show it; ``held`` lists every tile or card that only the seat sees.
    """

    read_move: Callable[[str, Options], Move]
    write_move: Callable[[Move], str]
    write_position: Callable[[State], str]
    read_position: Callable[[Options, str, Sequence[str], int, Draws], State] = no_study
    write_hand: Callable[[State, int], str] = no_hand
    held: Callable[[State, int], tuple[str, ...]] = nothing_held


@dataclass(frozen=True, kw_only=True)
class Chance(Generic[State, Move, View, Options]):
    """What is drawn in the open and in secret.

    ``drawn`` tells what chance gave in the open by a move, in one word: dice, tiles laid bare. Of
    the first state (nothing before it) it tells the draw for the first turn. What a seat draws in
    secret is told by its hands. ``told`` reads such a word, or its beginning, and returns the
    numbers to be drawn so that it comes true.

    ``suppose`` makes a move possible whose author's hand is hidden or was drawn from a real bag:
    from a state, a seat, its hand if known and its move it returns the state and the move with the
    unknown filled in. Of a move of the table it is given the word of ``drawn`` in place of a hand.
    ``opened`` tells whether a move that a seat made in secret lies open in a later state. ``box``
    lists every tile or card, wherever it is: no move changes that.

    ``twin`` returns another state that an audience cannot tell from this one: with other draws to
    come, other tiles in the bag and in the hands that it does not see. The tests of secrecy compare
    what is shown of the two. ``world`` makes a state that fits a view, the unknown drawn at random;
    a game whose views show every field of its state but the draws needs none. ``open_hands`` says
    that what a seat goes by is drawn in the open, as a die is: the last sign of ``drawn``.
    """

    drawn: Callable[[Options, State | None, State], str] = nothing_drawn
    told: Callable[[Options, str], tuple[int, ...]] = nothing_told
    suppose: Callable[[Options, State, int, str | None, Move], tuple[State, Move]] = all_known
    opened: Callable[[int, State], bool] = never_opened
    box: Callable[[Options, State], Sequence[str]] = nothing_in_the_box
    twin: Callable[[State, Audience, random.Random], State] = other_draws
    world: Callable[[View, random.Random], State] | None = None
    open_hands: bool = False


@dataclass(frozen=True, kw_only=True)
class Faces(Generic[State, Options]):
    """How a game looks: as text, in a notebook and on the site.

    ``text`` and ``html`` draw a state; without them the position's text is shown. ``text`` is also
    given the names of the seats. ``shown_for`` says how many seconds the page takes to show what
    led to a state, where that is longer than a computer player usually takes for a turn.
    """

    text: Callable[[Options, State, Texts, Sequence[str]], Drawing] | None = None
    html: Callable[[Options, State, Texts], str] | None = None
    site: SiteFace = field(default_factory=SiteFace)
    shown_for: Callable[[State], float] = lambda _state: 0

    @classmethod
    def of_folder(
        cls,
        package: str,
        text: Callable[[Options, State, Texts, Sequence[str]], Drawing],
        html: Callable[[Options, State, Texts], str],
        printed: Mapping[str, object] | None = None,
        shown_for: Callable[[State], float] = lambda _state: 0,
    ) -> Self:
        """Return the faces of a game in whose folder ``site.toml`` says what the site must know,
        but for what is ``printed`` on the box."""
        return cls(text=text, html=html, site=read_site(package, printed), shown_for=shown_for)


@dataclass(frozen=True, kw_only=True)
class GameDefinition(Generic[State, Move, View, Options]):
    """A game: its name, how many play it, and its parts.

    ``rulebook`` numbers the rules: it changes when an old game would be judged otherwise; ``older``
    are the earlier rulebooks, which the games that began under them still follow (see
    ``with_older``). ``hints`` proposes moves to a seat, the best first. ``finder`` finds legal
    moves, by the rulebook unless the game has an engine. ``solver`` reads a position and a hand,
    which is a rack or a die, as ``hand`` says, and finds their best plays. ``plays`` are the kinds
    of moves that lay, write or say a word, where one is asked for now: a seat that has no such move
    is told so. ``facts`` are numbers and lists for the page of rules that follow from the options
    of a table; ``flow`` says which turns are idle, for the lab; ``analyst`` weighs moves for
    reviews; ``speed`` measures the engine on this machine. ``place`` says where the
    game stands on the shelf, the lowest first.
    """

    name: str
    seats: range
    rules: type[Rules[State, Move, View, Options]]
    notation: Notation[State, Move, Options]
    chance: Chance[State, Move, View, Options] = field(default_factory=Chance)
    narration: Narration[State, Move, View, Options] = field(default_factory=Narration)
    players: Team[Options, View, Move] = field(default_factory=dict)
    hints: Callable[[Telling[State, Move, View, Options], State, int], list[Hint[Move]]] = (
        lambda _telling, _state, _seat: []
    )
    finder: Finder[State, Move, View, Options] = field(default_factory=RulebookFinder)
    solver: Callable[[Options, str, str | None], Solvable] | None = None
    hand: Literal["rack", "die"] = "rack"
    faces: Faces[State, Options] = field(default_factory=Faces)
    plays: Callable[
        [Rules[State, Move, View, Options], State], tuple[type[msgspec.Struct], ...]
    ] = lambda _rules, _state: ()
    facts: Callable[[Options], Mapping[str, str | int]] = lambda _options: {}
    flow: Flow = field(default_factory=Flow)
    analyst: Analyst[State, Move, View, Options] | None = None
    speed: Callable[[], Figures] | None = None
    rulebook: int = 1
    older: "tuple[GameDefinition[State, Move, View, Options], ...]" = ()
    place: int = 100

    @cached_property
    def _types(self) -> GameTypes[State, Move, View, Options]:
        return game_types(self.rules)

    @property
    def state(self) -> type[State]:
        """The type of its states."""
        return self._types.state

    @property
    def move(self) -> type[Move]:
        """The type of its moves: a union of structs, each with its tag."""
        return self._types.move

    def as_move(self, value: object) -> Move:
        """Return a move from what JSON holds, or raise ``msgspec.ValidationError``."""
        made: Move = msgspec.convert({"move": value}, self._holder).move
        return made

    @cached_property
    def _holder(self) -> type[Any]:
        """A struct with a move: msgspec prepares the types of a struct only once."""
        return msgspec.defstruct("Holder", [("move", self.move)])

    @property
    def view(self) -> type[View]:
        """The type of its views."""
        return self._types.view

    @property
    def options(self) -> type[Options]:
        """The type of its options."""
        return self._types.options

    @property
    def table_moves(self) -> tuple[type[msgspec.Struct], ...]:
        """The moves that no player makes."""
        return self.rules.table_moves

    @cached_property
    def plain_moves(self) -> tuple[tuple[str, Move], ...]:
        """The moves of a player that have no content, by name: pass, contest, withdraw, …"""
        return tuple(
            (str(one.__struct_config__.tag), one())
            for one in get_args(self.move) or (self.move,)
            if one not in self.table_moves and not one.__struct_fields__
        )

    def with_older(self, *rules: type[Rules[State, Move, View, Options]]) -> Self:
        """Return the game with its earlier rulebooks, the first one first.

        An earlier rulebook is a subclass of the rules of today that says what was otherwise then,
        with the options of its time. Notation, narration and players are those of today.
        """
        older = tuple(
            replace(self, rules=one, rulebook=number, older=())
            for number, one in enumerate(rules, start=1)
        )
        return replace(self, rulebook=len(older) + 1, older=older)

    def drawing(
        self, options: Options, state: State, say: Texts, names: Sequence[str] = ()
    ) -> Drawing:
        """Return a state as a drawing of text; seats without a name are called by their number."""
        seats = range(len(state.scores))
        called = names or [say("draw-seat", seat=seat + 1) for seat in seats]
        if self.faces.text is not None:
            return self.faces.text(options, state, say, called)
        board, write_hand = self.notation.write_position(state), self.notation.write_hand
        hands = tuple(write_hand(state, seat) for seat in seats)
        needs_hand = any(hands)
        return Drawing((board,), tuple(called), state.scores, hands, needs_hand=needs_hand)

    def draw(self, options: Options, state: State, say: Texts) -> str:
        """Return a state as text, with all hands."""
        return str(self.drawing(options, state, say))

    def draw_html(self, options: Options, state: State, say: Texts) -> str:
        """Return a state as a drawing for a page."""
        drawn = self.faces.html
        if drawn:
            return drawn(options, state, say)
        return f"<pre>{escape(self.draw(options, state, say))}</pre>"


AnyGame = GameDefinition[GameState, msgspec.Struct, GameView, TableOptions]
"""Some game, for code that serves all games."""
