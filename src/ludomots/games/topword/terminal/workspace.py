"""The workspace of Topword: the board, one's rack, and the tiles on their way to the board."""

import random
from collections.abc import Iterator, Sequence

from textual.widget import Widget

from ludomots.core.contract import IllegalMove, Square
from ludomots.core.explain import explain
from ludomots.games.topword import Board, Move, Place, Topword, View
from ludomots.games.topword.model import boards
from ludomots.games.topword.terminal import cells
from ludomots.games.topword.terminal.laying import Laying
from ludomots.games.topword.terminal.sentences import pile_line, score_lines
from ludomots.texts import Texts
from ludomots.widgets.face import Preview, Seen
from ludomots.widgets.grid.view import GridView, Size
from ludomots.widgets.grid.workspace import GridWorkspace
from ludomots.widgets.marks import Segment
from ludomots.widgets.rack import RackView, in_order
from ludomots.widgets.table import KnownTable

Table = KnownTable[Topword, Move, View]
"""A table of Topword."""


class TopwordWorkspace(GridWorkspace[Topword, Move, View]):
    """Where tiles are laid before they are played."""

    def __init__(self, table: Table) -> None:
        board = table.view(None).board
        self.laying = Laying(table.rules.options, board, ())
        super().__init__(table, self.laying, GridView(board.side, cells.SIZES, self._draw))
        self.rack = RackView()
        self._orders: dict[int, list[str]] = {}
        self._holder: int | None = None

    def widgets(self) -> Iterator[Widget]:
        """Yield the board, then the rack."""
        yield self.board
        yield self.rack

    def take_up(self, holder: int | None) -> None:
        """Begin to lay anew, with the rack of the person at the keyboard in his own order."""
        self._keep_order()
        self._holder = holder
        rack: list[str] = []
        if holder is not None:
            rack = in_order(self._orders.get(holder, ()), self.table.view(holder).rack or ())
            self._orders[holder] = rack
        before = self.laying.cursor
        self.trying = self.laying = Laying(self.rules.options, self._board, rack)
        self.laying.cursor = before

    def lay(self, move: Move) -> None:
        """Lay a whole play."""
        if isinstance(move, Place):
            self.laying.lay_all(move.tiles)

    def shuffle(self) -> None:
        """Put the tiles of the rack in another order."""
        random.shuffle(self.laying.rack)
        if self._holder is not None:
            self._orders[self._holder] = self.laying.rack

    def preview(self, say: Texts) -> Preview:
        """Tell the words and points of what is laid, or what it lacks, and the pile at the cursor.

        Whether the words are good is never said: the rules say it when the play is made.
        """
        pile = pile_line(self.laying.board, self.laying.cursor.square, say)
        if not self.is_begun:
            return Preview(note=pile)
        try:
            scored = self.rules.preview(self.laying.board, self.laying.move.tiles)
        except IllegalMove as refusal:
            return Preview(say("play-preview-not-yet"), [explain(refusal, say)], pile)
        title = say("play-preview", points=scored.total)
        return Preview(title, list(score_lines(scored, say)), pile)

    def show(self, seen: Seen, say: Texts) -> None:
        """Show board and rack."""
        self.seen, self.fresh = seen, self._laid_by_others(seen.holder)
        self.board.refresh()
        label = say("topword-rack")
        if seen.holder is None:
            self.rack.hide(label, self.view.rack_counts[seen.covered(self.view.turn)])
        else:
            faces = [tile.capitalize() for tile in self.laying.rack]
            self.rack.show(label, faces, self.laying.slots)

    def _draw(self, square: Square, size: Size, dark: bool) -> Sequence[Sequence[Segment]]:
        laid = {placed.square: placed.tile for placed in self.laying.laid}
        board = self.laying.board
        cell = cells.Cell(
            face=laid.get(square, board.top(square)).capitalize(),
            height=board.height(square) + (square in laid),
            mark=self.mark(square),
            is_start=square in boards()[self.rules.options.board],
            is_odd=bool((square.row + square.col) % 2),
            cursor=self.arrow(square),
        )
        return cells.draw(cell, size, cells.LAMP if dark else cells.DAY)

    @property
    def _board(self) -> Board:
        """The board with the tiles that wait for a contest."""
        play = self.view.provisional
        return self.view.board.laid(play.tiles) if play else self.view.board

    def _keep_order(self) -> None:
        """Remember the order of what is left of the rack from which a play was just made."""
        last = self.table.made[-1] if self.table.made else None
        if last and self.is_begun and (last.seat, last.move) == (self._holder, self.move):
            self._orders[last.seat] = self.laying.left

    def _laid_by_others(self, holder: int | None) -> frozenset[Square]:
        """Return where others laid tiles that can still be seen."""
        board, fresh = self._board, set[Square]()
        for move in self.moves_of_others(holder):
            if isinstance(move, Place):
                fresh |= {one.square for one in move.tiles if board.top(one.square) == one.tile}
                if holder is None:
                    break
        return frozenset(fresh)
