"""What a game gives to be played in a terminal: plain functions of its table, and a workspace.

Everything else, from move to move, is the same for all games. ``docs/terminal.md`` tells which
files and texts a new game needs.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec
from textual.events import Key
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from ludomots.core.contract import AnyRules, GameView, Move, Options, Square, View
from ludomots.core.options import TableOptions
from ludomots.texts import Texts
from ludomots.widgets.dialogs import Dialog
from ludomots.widgets.phase import Phase, Turn
from ludomots.widgets.table import KnownTable, Rulebook

Space = TypeVar("Space")
Space_co = TypeVar("Space_co", covariant=True)


class NotYet(Exception):
    """A key that would change a move, while it is nobody's turn at the keyboard."""


class Unfinished(Exception):
    """Enter, before what is tried is a move; ``text`` names the sentence that says what lacks."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(text)


class Pointed(Message):
    """Something in the workspace was clicked."""

    def __init__(self, what: object) -> None:
        self.what = what
        super().__init__()


class Seen(NamedTuple):
    """The moment that is shown. ``holder`` is the person at the keyboard, whose hand may be seen;
    there is none while the keyboard changes hands. ``bad`` are squares that a refusal names."""

    holder: int | None
    now: Phase
    bad: frozenset[Square] = frozenset()

    def covered(self, turn: int | None) -> int:
        """Return whose hand is shown covered: that of who takes the keyboard, or has the turn."""
        return self.now.seat if isinstance(self.now, Turn) else turn or 0


class Preview(NamedTuple):
    """A move being tried, told beforehand: a title, some lines, and a note in small print."""

    title: str = ""
    lines: Sequence[str] = ()
    note: str = ""


class Workspace(Protocol[Move]):
    """The left side of a table, where the person at the keyboard tries a move.

    Nothing that is tried is known to the rules before it is played.
    """

    @property
    def is_begun(self) -> bool:
        """Whether something is tried that Escape takes back."""

    @property
    def move(self) -> Move:
        """What Enter plays; ``IllegalMove`` or ``Unfinished`` if it is no move yet."""

    def widgets(self) -> Iterable[Widget]:
        """Yield what lies on the left side, from top to bottom."""

    def take_up(self, holder: int | None) -> None:
        """Begin to try anew, after a move or when the keyboard has changed hands."""

    def key(self, event: Key, *, may_try: bool) -> bool:
        """Do what a key says and return whether it says something here.

        ``IllegalMove`` tells why not; ``NotYet`` if a move would be tried where none may be.
        """

    def point(self, what: object) -> None:
        """Do what a click on something here says."""

    def lay(self, move: Move) -> None:
        """Try a whole move instead, one of the hints."""

    def clear(self) -> None:
        """Take back all that is tried."""

    def preview(self, say: Texts) -> Preview:
        """Tell what is tried."""

    def show(self, seen: Seen, say: Texts) -> None:
        """Show everything as it is now."""

    def fit(self, room: Size) -> None:
        """Use the room there is on the screen."""


class AtTable(Protocol[Space_co, Move, View]):
    """The screen of a table, as the actions of a game use it; ``workspace`` is the game's own."""

    @property
    def say(self) -> Texts:
        """The texts in the language of the screen."""

    @property
    def table(self) -> KnownTable[object, Move, View]:
        """The table."""

    @property
    def workspace(self) -> Space_co:
        """Where a move is tried."""

    @property
    def holder(self) -> int | None:
        """The person at the keyboard."""

    @property
    def now(self) -> Phase:
        """What the table waits for."""

    @property
    def view(self) -> View:
        """What may be shown now."""

    def open(self, page: Dialog, then: Callable[[str], None] = ...) -> None:
        """Open a window, and do something with the answer if there is one."""

    def play(self, seat: int, move: Move) -> None:
        """Make a move."""


class Action(NamedTuple, Generic[Space, Move, View]):
    """Something of the menu that only this game has, on a function key.

    Its text is ``play-does-<name>``. ``when`` says whether it can be done now.
    """

    name: str
    key: str
    do: Callable[[AtTable[Space, Move, View]], None]
    when: Callable[[AtTable[Space, Move, View]], bool] = lambda _: True


class Choices(NamedTuple, Generic[Options]):
    """What the start screen asks for this game only.

    ``values`` are the rows with what can be chosen, the first by default; their texts are
    ``play-wish-<row>`` and ``play-wish-<row>-<value>``. ``shown`` picks the rows that matter, given
    what is chosen; the row ``mode`` is ``computer``, ``people`` or ``alone``. ``options`` makes the
    table's options of it.
    """

    values: Mapping[str, Sequence[str]]
    shown: Callable[[Mapping[str, str]], Sequence[str]]
    options: Callable[[Mapping[str, str]], Options]


class Notes(NamedTuple, Generic[View]):
    """What is said beside the players, from what everybody sees.

    ``seat`` is a word behind a player's points, ``below`` the lines under them.
    """

    seat: Callable[[View, int, Texts], str] = lambda _view, _seat, _say: ""
    below: Callable[[View, Texts], list[str]] = lambda _view, _say: []


class Face(NamedTuple, Generic[Rulebook, Space, Move, View, Options]):
    """One game at the terminal.

    ``keys`` are the keys of the help page in order (``play-key-<name>`` unless it is a function
    key, ``play-does-<name>``). ``hides`` says whether the players to move see a secret hand now:
    people then say that they have taken the keyboard over. ``best_of`` names the list of best
    results in which a game of one player counts, from its options and whether there are hints.
    """

    game: str
    workspace: Callable[[KnownTable[Rulebook, Move, View]], Space]
    choices: Choices[Options]
    notes: Notes[View]
    keys: Sequence[str]
    actions: Sequence[Action[Space, Move, View]] = ()
    hides: Callable[[View], bool] = lambda _: True
    best_of: Callable[[Options, bool], str] | None = None


AnyWorkspace = Workspace[msgspec.Struct]
AnyFace = Face[AnyRules, AnyWorkspace, msgspec.Struct, GameView, TableOptions]
"""A workspace and a face of some game, for code that serves all games."""
