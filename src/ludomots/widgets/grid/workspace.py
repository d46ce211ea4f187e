"""The workspace of a game whose moves put letters on a board of squares."""

from collections.abc import Iterator
from typing import Generic

from textual.events import Key
from textual.geometry import Size as Room

from ludomots.core.contract import Move, Square, View
from ludomots.core.moves import Accept
from ludomots.widgets.face import Seen, Workspace
from ludomots.widgets.grid import keys
from ludomots.widgets.grid.keys import Trying
from ludomots.widgets.grid.view import GridView
from ludomots.widgets.marks import Mark
from ludomots.widgets.phase import Over
from ludomots.widgets.table import KnownTable, Rulebook


class GridWorkspace(Workspace[Move], Generic[Rulebook, Move, View]):
    """What such workspaces share: the keys, and what is special about a square.

    A game's own workspace says what lies below the board, how a square is drawn, and how one
    begins to try anew. ``fresh`` are the squares that others have changed.
    """

    def __init__(
        self,
        table: KnownTable[Rulebook, Move, View],
        trying: Trying[Move],
        board: GridView,
    ) -> None:
        self.table = table
        self.rules = table.rules
        self.trying = trying
        self.board = board
        self.seen = Seen(None, Over())
        self.fresh: frozenset[Square] = frozenset()

    @property
    def view(self) -> View:
        """The game as everybody sees it."""
        return self.table.view(None)

    @property
    def is_begun(self) -> bool:
        """Whether letters are laid."""
        return bool(self.trying.squares)

    @property
    def move(self) -> Move:
        """The move as it is laid."""
        return self.trying.move

    def key(self, event: Key, *, may_try: bool) -> bool:
        """Move the cursor, lay a letter or take one back."""
        return keys.write(self.trying, event, may_try=may_try)

    def point(self, what: object) -> None:
        """Move the cursor to a square."""
        if isinstance(what, Square):
            keys.point(self.trying, what)

    def clear(self) -> None:
        """Take all letters back."""
        self.trying.clear()

    def fit(self, room: Room) -> None:
        """Choose the size of the squares."""
        self.board.fit(room)

    def mark(self, square: Square) -> Mark:
        """Return what is special about a square; a refusal goes before a letter being laid."""
        if square in self.seen.bad:
            return Mark.BAD
        if square in self.trying.squares:
            return Mark.LAID
        return Mark.FRESH if square in self.fresh else Mark.NONE

    def arrow(self, square: Square) -> str:
        """Return the cursor's sign if it is on a square."""
        is_here = square == self.trying.cursor.square and not isinstance(self.seen.now, Over)
        return self.trying.cursor.arrow if is_here else ""

    def moves_of_others(self, holder: int | None) -> Iterator[Move]:
        """Yield what others did since the person at the keyboard last moved, the latest first."""
        for step in reversed(self.table.made):
            if step.seat == holder and not isinstance(step.move, Accept):
                return
            yield step.move
