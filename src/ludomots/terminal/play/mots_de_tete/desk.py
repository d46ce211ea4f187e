"""The desk of Mots de Tête: the grid, the die, and the letters being written."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from textual.events import Key
from textual.geometry import Size as Room
from textual.widget import Widget

from ludomots.games.contract import IllegalMove, Square
from ludomots.games.explain import explain
from ludomots.games.mots_de_tete import Board, MotsDeTete, State, Write
from ludomots.games.mots_de_tete.grid import grids
from ludomots.games.moves import Accept
from ludomots.terminal.play.face import Preview, Seen
from ludomots.terminal.play.grid import keys
from ludomots.terminal.play.grid.view import GridView, Mark, Segment, Size
from ludomots.terminal.play.mots_de_tete import cells
from ludomots.terminal.play.mots_de_tete.die import DieView
from ludomots.terminal.play.mots_de_tete.sentences import preview_title, score_lines
from ludomots.terminal.play.mots_de_tete.writing import Writing
from ludomots.terminal.play.phase import Over
from ludomots.terminal.play.table import Table
from ludomots.texts import Texts


class MotsDeTeteDesk:
    """Where letters are written before they are played."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rules = cast("MotsDeTete", table.game.rules)
        self.grid = grids()[self.rules.options.board]
        self.writing = Writing(self.rules.options, self._board())
        self.board = GridView(self.grid.side, cells.SIZES, self._draw)
        self.die = DieView()
        self._seen = Seen(None, Over())
        self._fresh: frozenset[Square] = frozenset()

    @property
    def state(self) -> State:
        """The game as it is."""
        return cast("State", self.table.game.state)

    @property
    def is_begun(self) -> bool:
        """Whether letters are written."""
        return bool(self.writing.written)

    @property
    def move(self) -> Write:
        """The turn as it is written."""
        return self.writing.move

    def widgets(self) -> Iterator[Widget]:
        """Yield the grid, then the die."""
        yield self.board
        yield self.die

    def take_up(self, holder: int | None) -> None:  # noqa: ARG002  (nobody has a hand here)
        """Begin to write anew, where the cursor is."""
        before = self.writing.cursor
        self.writing = Writing(self.rules.options, self._board())
        self.writing.cursor = before

    def key(self, event: Key, *, may_try: bool) -> bool:
        """Move the cursor, write a letter or take one back."""
        return keys.write(self.writing, event, may_try=may_try)

    def point(self, what: Square) -> None:
        """Move the cursor to a square."""
        keys.point(self.writing, what)

    def lay(self, move: Any) -> None:
        """Write a whole turn."""
        self.writing.lay(move)

    def clear(self) -> None:
        """Take all letters back."""
        self.writing.clear()

    def preview(self, say: Texts) -> Preview:
        """Tell the words and points of what is written, or what it lacks.

        Whether the words are good is never said: the rules say it when the turn is played.
        """
        if not self.writing.written:
            return Preview()
        try:
            letters = self.move.letters
            scored = self.rules.preview(self.writing.board, self.state.die, letters)
        except IllegalMove as refusal:
            return Preview(say("play-preview-not-yet"), [explain(refusal, say)])
        return Preview(preview_title(scored, say), list(score_lines(scored, say)))

    def show(self, seen: Seen, say: Texts) -> None:
        """Show grid and die."""
        self._seen, self._fresh = seen, self._written_by_others(seen.holder)
        self.board.refresh()
        options, state = self.rules.options, self.state
        is_rolled = options.variant != "quarte"
        used_up = state.end is not None or state.provisional is not None
        count = None if used_up or options.word_length is not None else state.die
        label = "" if used_up else say("mots-de-tete-die" if is_rolled else "mots-de-tete-quarte")
        letters = [one.letter for one in self.move.letters]
        self.die.show(label, count, letters, is_rolled=is_rolled)

    def fit(self, room: Room) -> None:
        """Choose the size of the squares."""
        self.board.fit(room)

    def _board(self) -> Board:
        """Return the grid with the letters that wait for a contest."""
        play = self.state.provisional
        return self.state.board.written(play.letters) if play else self.state.board

    def _draw(self, square: Square, size: Size, dark: bool) -> Sequence[Sequence[Segment]]:
        written = {one.square: one.letter for one in self.writing.written}
        board, grid = self.writing.board, self.grid
        mark = Mark.FRESH if square in self._fresh else Mark.NONE
        mark = Mark.LAID if square in written else mark
        mark = Mark.BAD if square in self._seen.bad else mark
        is_here = square == self.writing.cursor.square and not isinstance(self._seen.now, Over)
        cell = cells.Cell(
            letter=written.get(square, board.letter(square)),
            value=grid.values.get(square),
            colour=grid.colours.get(square),
            is_black=square in grid.black,
            is_start=board.is_empty and square in grid.start,
            is_odd=bool((square.row + square.col) % 2),
            mark=mark,
            cursor=self.writing.cursor.arrow if is_here else "",
        )
        return cells.draw(cell, size, cells.LAMP if dark else cells.DAY)

    def _written_by_others(self, holder: int | None) -> frozenset[Square]:
        """Return where others wrote since the person at the keyboard last moved."""
        fresh = set[Square]()
        for step in reversed(self.table.steps):
            if step.seat == holder and not isinstance(step.move, Accept):
                break
            if isinstance(step.move, Write):
                squares = {one.square for one in step.move.letters}
                fresh |= {square for square in squares if self.writing.board.letter(square)}
                if holder is None:
                    break
        return frozenset(fresh)
