"""A table on the screen, with its keys: the same for every game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.geometry import Size
from textual.widgets import Static

from ludomots.core.contract import GameView, IllegalMove, Square
from ludomots.terminal.play import menu, pages
from ludomots.terminal.play.base import PlayScreen
from ludomots.terminal.play.driver import Driver
from ludomots.terminal.play.sentences import own_text, refusal_text
from ludomots.terminal.play.side import Side
from ludomots.terminal.play.tables import ScreenTable
from ludomots.widgets.dialogs import Dialog
from ludomots.widgets.face import AnyFace, NotYet, Pointed, Seen, Unfinished
from ludomots.widgets.phase import Over, Phase, Turn, Waiting, Window, contesters

if TYPE_CHECKING:
    from ludomots.terminal.play.app import PlayApp

BESIDE = Size(36, 3)
"""What the workspace leaves free: the side panel; what is below the board and the line of keys."""

_TICK = 0.25


class TableScreen(PlayScreen):
    """The workspace on the left, the panels beside it. Keys go to the workspace first; function
    keys, Enter and Escape do the rest. ``holder`` is the person at the keyboard; there is none
    while it changes hands."""

    def __init__(self, program: "PlayApp", table: ScreenTable, face: AnyFace) -> None:
        super().__init__(program)
        self.table = table
        self.face = face
        self.workspace = face.workspace(table)
        self.now: Phase = Over()
        self.holder = table.people[0] if len(table.people) == 1 else None
        self.refusal = ""
        self.bad: frozenset[Square] = frozenset()
        self.slip = ""
        self.driver = Driver(self)
        self._action_of = {key: name for name, key in pages.keys_of(face).items()}
        self._action_of["question_mark"] = "meaning"

    @property
    def view(self) -> GameView:
        """What may be shown: what the person at the keyboard sees, or what everybody sees."""
        return self.table.view(self.holder)

    def play(self, seat: int, move: msgspec.Struct) -> None:
        """Make a move."""
        self.driver.make((seat, move))

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield from self.workspace.widgets()
            yield Side(self.say)
        yield Static(own_text("keys", self.face.game, self.say), id="keys", markup=False)

    def on_mount(self) -> None:
        """Take up the game where it is."""
        self.set_interval(_TICK, self.tick)
        self.driver.go_on()

    def on_resize(self) -> None:
        """Let the workspace use the room there is."""
        self.workspace.fit(self.size - BESIDE)

    def tick(self) -> None:
        """Let the clock go on to now."""
        self.driver.tick()
        self.query_one(Side).show_time(self.table.time_left())

    def refuse(self, sentence: str, squares: tuple[Square, ...] = ()) -> None:
        """Say why something cannot be, until the next key."""
        self.refusal, self.bad = sentence, frozenset(squares)
        self.redraw()

    def forget_refusal(self) -> None:
        """Stop saying it."""
        self.refusal, self.bad = "", frozenset()

    def close_windows(self) -> None:
        """Close what is open over the table, without an answer."""
        while self.program.screen is not self:
            self.program.pop_screen()

    def redraw(self) -> None:
        """Show everything as it is now."""
        say, side = self.say, self.query_one(Side)
        self.workspace.show(Seen(self.holder, self.now, self.bad), say)
        self.workspace.fit(self.size - BESIDE)
        side.show_scores(self.table, self.face, self.now)
        side.show_time(self.table.time_left())
        sentence = self.refusal or self.table.expected(self.now)
        told = f"{self.table.advice} {self.slip} {sentence}".strip()
        side.show_expected(told, refused=bool(self.refusal))
        side.show_preview(self.workspace.preview(say))
        side.show_story(self.table.story)

    def on_key(self, event: Key) -> None:
        """Do what a key says."""
        if self._try(event) or self._act(event.key):
            event.stop()
            event.prevent_default()

    def on_pointed(self, event: Pointed) -> None:
        """Do what a click says."""
        self.workspace.point(event.what)
        self.redraw()

    def _try(self, event: Key) -> bool:
        """Let the workspace have a key."""
        try:
            if not self.workspace.key(event, may_try=isinstance(self.now, Turn)):
                return False
        except NotYet:
            self.refuse(self.say("play-wait"))
        except IllegalMove as refusal:
            self.refuse(refusal_text(refusal, self.say), refusal.squares)
        else:
            self.forget_refusal()
            self.redraw()
        return True

    def _act(self, key: str) -> bool:
        match key:
            case "enter":
                self._enter()
            case "escape":
                self._escape()
            case "pageup" | "pagedown":
                self.query_one(Side).scroll_story(1 if key == "pagedown" else -1)
            case _ if key in self._action_of:
                menu.do(self, self._action_of[key])
            case _:
                return False
        return True

    def _enter(self) -> None:
        match self.now:
            case Turn(seat=seat) if self.workspace.is_begun or not contesters(self.table):
                self._play(seat)
            case Turn() | Window():
                menu.accept(self)
            case Waiting() if not self.workers:
                self.forget_refusal()
                self.driver.go_on()
            case Over():
                self.driver.show_end()

    def _play(self, seat: int) -> None:
        try:
            move = self.workspace.move
        except IllegalMove as refusal:
            self.refuse(refusal_text(refusal, self.say), refusal.squares)
        except Unfinished as lack:
            self.refuse(self.say(lack.text))
        else:
            self.driver.make((seat, move))

    def _escape(self) -> None:
        if self.workspace.is_begun:
            self.workspace.clear()
            self.forget_refusal()
            self.redraw()
        else:
            page = pages.menu(self.face, menu.possible(self), self.say)
            self.open(page, lambda name: menu.do(self, name))

    def open(self, page: Dialog, then: Callable[[str], None] = lambda _: None) -> None:
        """Open a window, and do something with the answer if there is one."""
        self.program.push_screen(page, lambda answer: None if answer is None else then(answer))
