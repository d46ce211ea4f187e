"""The workspace of Mots de Tête: the grid, the die, and the letters being written."""

from collections.abc import Iterator, Sequence

from textual.widget import Widget

from ludomots.core.contract import IllegalMove, Square
from ludomots.core.explain import explain
from ludomots.games.mots_de_tete import Board, MotsDeTete, Move, View, Write
from ludomots.games.mots_de_tete.grid import grids
from ludomots.games.mots_de_tete.terminal import cells
from ludomots.games.mots_de_tete.terminal.die import DieView
from ludomots.games.mots_de_tete.terminal.sentences import preview_title, score_lines
from ludomots.games.mots_de_tete.terminal.writing import Writing
from ludomots.texts import Texts
from ludomots.widgets.face import Preview, Seen
from ludomots.widgets.grid.view import GridView, Size
from ludomots.widgets.grid.workspace import GridWorkspace
from ludomots.widgets.marks import Segment
from ludomots.widgets.table import KnownTable

Table = KnownTable[MotsDeTete, Move, View]
"""A table of Mots de Tête."""


class MotsDeTeteWorkspace(GridWorkspace[MotsDeTete, Move, View]):
    """Where letters are written before they are played."""

    def __init__(self, table: Table) -> None:
        options = table.rules.options
        self.grid = grids()[options.board]
        self.writing = Writing(options, _board(table.view(None)))
        view = GridView(self.grid.side, cells.SIZES, self._draw)
        super().__init__(table, self.writing, view)
        self.die = DieView()

    def widgets(self) -> Iterator[Widget]:
        """Yield the grid, then the die."""
        yield self.board
        yield self.die

    def take_up(self, holder: int | None) -> None:  # noqa: ARG002  (nobody has a hand here)
        """Begin to write anew, where the cursor is."""
        before = self.writing.cursor
        self.trying = self.writing = Writing(self.rules.options, _board(self.view))
        self.writing.cursor = before

    def lay(self, move: Move) -> None:
        """Write a whole move."""
        if isinstance(move, Write):
            self.writing.lay_all(move.letters)

    def preview(self, say: Texts) -> Preview:
        """Tell the words and points of what is written, or what it lacks.

        Whether the words are good is never said: the rules say it when the turn is played.
        """
        if not self.is_begun:
            return Preview()
        try:
            letters = self.writing.move.letters
            scored = self.rules.preview(self.writing.board, self.view.die or 0, letters)
        except IllegalMove as refusal:
            return Preview(say("play-preview-not-yet"), [explain(refusal, say)])
        return Preview(preview_title(scored, say), list(score_lines(scored, say)))

    def show(self, seen: Seen, say: Texts) -> None:
        """Show grid and die."""
        self.seen, self.fresh = seen, self._written_by_others(seen.holder)
        self.board.refresh()
        options, view = self.rules.options, self.view
        is_rolled = options.variant != "quarte"
        used_up = view.outcome is not None or view.provisional is not None
        count = None if used_up or options.word_length is not None else view.die
        label = "" if used_up else say("mots-de-tete-die" if is_rolled else "mots-de-tete-quarte")
        letters = [one.letter for one in self.writing.move.letters]
        self.die.show(label, count, letters, is_rolled=is_rolled)

    def _draw(self, square: Square, size: Size, dark: bool) -> Sequence[Sequence[Segment]]:
        written = {one.square: one.letter for one in self.writing.laid}
        board, grid = self.writing.board, self.grid
        cell = cells.Cell(
            letter=written.get(square, board.letter(square)),
            value=grid.values.get(square),
            colour=grid.colours.get(square),
            is_black=square in grid.black,
            is_start=board.is_empty and square in grid.start,
            is_odd=bool((square.row + square.col) % 2),
            mark=self.mark(square),
            cursor=self.arrow(square),
        )
        return cells.draw(cell, size, cells.LAMP if dark else cells.DAY)

    def _written_by_others(self, holder: int | None) -> frozenset[Square]:
        """Return where others wrote what was not wiped out."""
        fresh = set[Square]()
        for move in self.moves_of_others(holder):
            if isinstance(move, Write):
                squares = {one.square for one in move.letters}
                fresh |= {square for square in squares if self.writing.board.letter(square)}
                if holder is None:
                    break
        return frozenset(fresh)


def _board(view: View) -> Board:
    """Return the grid with the letters that wait for a contest."""
    play = view.provisional
    return view.board.written(play.letters) if play else view.board
