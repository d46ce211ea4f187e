"""Tiles on their way to the board."""

from collections.abc import Sequence

from ludomots.core.contract import IllegalMove
from ludomots.games.topword import Board, Options, Place, Placed
from ludomots.widgets.grid.cursor import Cursor
from ludomots.widgets.grid.trying import TriedPieces


class Laying(TriedPieces[Placed]):
    """A play that is being tried, with the rack that its tiles come from."""

    def __init__(self, options: Options, board: Board, rack: Sequence[str]) -> None:
        super().__init__(Cursor(board.side))
        self.options = options
        self.board = board
        self.rack = list(rack)

    @property
    def move(self) -> Place:
        """The play as it is now."""
        return Place(tuple(sorted(self.laid)))

    @property
    def slots(self) -> list[bool]:
        """Which places of the rack still have their tile."""
        used = [self.options.rack_tile(placed.tile) for placed in self.laid]
        free = []
        for tile in self.rack:
            free.append(tile not in used)
            if not free[-1]:
                used.remove(tile)
        return free

    @property
    def left(self) -> list[str]:
        """The tiles still on the rack, in its order."""
        return [tile for tile, free in zip(self.rack, self.slots, strict=True) if free]

    def type(self, letter: str) -> None:
        """Lay a letter on the cursor's square and move on, or say with ``IllegalMove`` why not.

        A letter that can be read there already is kept: no tile goes on the same letter (TW-17).
        A Q that may be laid as Q or Qu becomes the other one when it is typed again (TW-Q4).
        """
        if letter == "Q" and self._switch_q():
            return
        if self.cursor.is_past_the_edge:
            raise IllegalMove("off-board", "TW-Q8", squares=(self.cursor.ahead,))
        here = self.cursor.square
        mine = next((one for one in self.laid if one.square == here), None)
        if mine is not None or self.board.top(here)[:1] != letter:
            others = [placed for placed in self.laid if placed is not mine]
            tile = self._tile(letter, others)
            self.laid = [*others, Placed(here.row, here.col, tile)]
        self.cursor.go_on()

    def _tile(self, letter: str, laid: Sequence[Placed]) -> str:
        left = list(self.rack)
        for placed in laid:
            left.remove(self.options.rack_tile(placed.tile))
        for tile in left:
            if tile[0] == letter:
                return self.options.faces(tile)[-1]
        name = "Qu" if letter == "Q" and self.options.q_tile != "Q" else letter
        held = sum(tile[0] == letter for tile in self.rack)
        squares = (self.cursor.square,)
        raise IllegalMove("tile-not-on-rack", "TW-06", squares=squares, tile=name, held=held)

    def _switch_q(self) -> bool:
        if not self.laid or "QU" in self.left:
            return False
        last = self.laid[-1]
        faces = self.options.faces(self.options.rack_tile(last.tile))
        if len(faces) == 1 or last.tile not in faces:
            return False
        other = next(face for face in faces if face != last.tile)
        self.laid[-1] = Placed(last.row, last.col, other)
        return True
