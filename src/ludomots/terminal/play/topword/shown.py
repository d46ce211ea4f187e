"""The table of Topword as it is seen."""

from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from ludomots.games.contract import Audience, Square
from ludomots.games.topword import Accept, Place, State, Topword, View
from ludomots.games.topword.box import boards
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.topword.board import BoardView, Scene
from ludomots.terminal.play.topword.laying import Laying, in_order
from ludomots.terminal.play.topword.log import beginning, board_to_play, story
from ludomots.terminal.play.topword.phase import Over, Phase, Turn
from ludomots.terminal.play.topword.rack import RackView
from ludomots.terminal.play.topword.sentences import expected, pile_line, preview
from ludomots.terminal.play.topword.side import Side

if TYPE_CHECKING:
    from ludomots.terminal.play.app import PlayApp

BESIDE = Size(36, 3)
"""What the board leaves free: the side panel; the rack and the line of keys."""


class ShownTable(Screen[None]):
    """The board, a rack and the panels. ``holder`` is the person at the keyboard, whose rack can
    be seen; there is none while the keyboard changes hands."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.rules = cast("Topword", table.game.rules)
        self.now: Phase = Over()
        self.holder = table.people[0] if len(table.people) == 1 else None
        self.orders: dict[int, list[str]] = {}
        self.laying = Laying(self.rules.options, self.state.board, ())
        self.refusal = ""
        self.bad: frozenset[Square] = frozenset()
        self.slip = ""

    @property
    def house(self) -> "PlayApp":
        """The program this table stands in."""
        return cast("PlayApp", self.app)

    @property
    def state(self) -> State:
        """The game as it is."""
        return cast("State", self.table.game.state)

    @property
    def view(self) -> View:
        """What may be shown: what the person at the keyboard sees, or what everybody sees."""
        audience: Audience = "spectator" if self.holder is None else self.holder
        return cast("View", self.table.game.view(audience))

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield BoardView()
                yield RackView()
            yield Side(self.house.say)
        yield Static(self.house.say("play-keys"), id="keys", markup=False)

    def on_resize(self) -> None:
        """Choose the size of the squares."""
        self.query_one(BoardView).fit(self.size - BESIDE)

    def refuse(self, sentence: str, squares: tuple[Square, ...] = ()) -> None:
        """Say why something cannot be, until the next key."""
        self.refusal, self.bad = sentence, frozenset(squares)
        self.redraw()

    def forget_refusal(self) -> None:
        """Stop saying it."""
        self.refusal, self.bad = "", frozenset()

    def take_up_rack(self) -> None:
        """Begin to lay anew, with the rack of the person at the keyboard in his own order."""
        rack: list[str] = []
        if self.holder is not None:
            rack = in_order(self.orders.get(self.holder, ()), self.state.racks[self.holder])
            self.orders[self.holder] = rack
        before = self.laying
        self.laying = Laying(self.rules.options, board_to_play(self.state), rack)
        self.laying.cursor, self.laying.across = before.cursor, before.across

    def redraw(self) -> None:
        """Show everything as it is now."""
        say = self.house.say
        self._show_board()
        self._show_rack()
        side = self.query_one(Side)
        side.show_scores(self.table, self.view)
        sentence = self.refusal or expected(self.table, self.now, say)
        side.show_expected(f"{self.slip} {sentence}".strip(), refused=bool(self.refusal))
        pile = pile_line(board_to_play(self.state), self.laying.cursor, say)
        side.show_preview(*preview(self.rules, self.laying, say), pile)
        side.show_story([*beginning(self.table, say), *story(self.table, say)])

    def _show_board(self) -> None:
        laying, board = self.laying, self.query_one(BoardView)
        board.show(
            Scene(
                board_to_play(self.state).laid(laying.laid),
                start=boards()[self.rules.options.board],
                laid=frozenset(placed.square for placed in laying.laid),
                fresh=self._fresh(),
                bad=self.bad,
                cursor=None if isinstance(self.now, Over) else laying.cursor,
                across=laying.across,
            )
        )
        board.fit(self.size - BESIDE)

    def _fresh(self) -> frozenset[Square]:
        """Return where others laid tiles since the person at the keyboard last moved."""
        board, fresh = board_to_play(self.state), set[Square]()
        for step in reversed(self.table.steps):
            if step.seat == self.holder and not isinstance(step.move, Accept):
                break
            if isinstance(step.move, Place):
                fresh |= {
                    one.square for one in step.move.tiles if board.top(one.square) == one.tile
                }
                if self.holder is None:
                    break
        return frozenset(fresh)

    def _show_rack(self) -> None:
        rack, label = self.query_one(RackView), self.house.say("play-rack")
        if self.holder is None:
            seat = self.now.seat if isinstance(self.now, Turn) else self.state.turn
            rack.hide(label, len(self.state.racks[seat]))
        else:
            rack.show(label, self.laying.rack, self.laying.slots)
