"""A table on the screen, with its keys: the same for every game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import Worker, WorkerState

from ludomots.core.contract import IllegalMove, Square
from ludomots.core.player import Player
from ludomots.terminal.play import menu, pages
from ludomots.terminal.play.dialogs import Dialog
from ludomots.terminal.play.driver import Driver, Thought
from ludomots.terminal.play.face import Face, NotYet, Pointed, Seen, Unfinished
from ludomots.terminal.play.log import story
from ludomots.terminal.play.phase import Over, Phase, Thinking, Turn, Unkept, Window, contesters
from ludomots.terminal.play.sentences import expected, refusal_text
from ludomots.terminal.play.side import Side
from ludomots.terminal.play.table import Table

if TYPE_CHECKING:
    from ludomots.terminal.play.app import PlayApp

BESIDE = Size(36, 3)
"""What the desk leaves free: the side panel; what is below the board and the line of keys."""

_TICK = 0.25


class TableScreen(Screen[None]):
    """The desk on the left, the panels beside it. Keys go to the desk first; function keys, Enter
    and Escape do the rest. ``holder`` is the person at the keyboard; there is none while it changes
    hands."""

    def __init__(self, table: Table, players: dict[int, Player], face: Face) -> None:
        super().__init__()
        self.table = table
        self.face = face
        self.desk = face.desk(table)
        self.now: Phase = Over()
        self.holder = table.people[0] if len(table.people) == 1 else None
        self.refusal = ""
        self.bad: frozenset[Square] = frozenset()
        self.slip = ""
        self.driver = Driver(self, players)
        self._action_of = {key: name for name, key in pages.keys_of(face).items()}
        self._action_of["question_mark"] = "help"
        self._time = 0.0

    @property
    def house(self) -> "PlayApp":
        """The program this table stands in."""
        return cast("PlayApp", self.app)

    @property
    def view(self) -> Any:
        """What may be shown: what the person at the keyboard sees, or what everybody sees."""
        return self.table.game.view("spectator" if self.holder is None else self.holder)

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield from self.desk.widgets()
            yield Side(self.house.say)
        yield Static(self.house.say(f"play-keys-{self.face.game}"), id="keys", markup=False)

    def on_mount(self) -> None:
        """Take up the game where it is."""
        self._time = self.house.time()
        if self.driver.clock.is_there:
            self.set_interval(_TICK, self.tick)
        self.driver.go_on()

    def on_resize(self) -> None:
        """Let the desk use the room there is."""
        self.desk.fit(self.size - BESIDE)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Take what a computer player thought of."""
        thought = event.worker.result
        if event.state is WorkerState.SUCCESS and isinstance(thought, Thought):
            self.driver.thought(thought)

    def tick(self) -> None:
        """Let the clock go on to now."""
        before, self._time = self._time, self.house.time()
        self.driver.pass_time(self._time - before)
        self.query_one(Side).show_clock(self.driver.clock)

    def refuse(self, sentence: str, squares: tuple[Square, ...] = ()) -> None:
        """Say why something cannot be, until the next key."""
        self.refusal, self.bad = sentence, frozenset(squares)
        self.redraw()

    def forget_refusal(self) -> None:
        """Stop saying it."""
        self.refusal, self.bad = "", frozenset()

    def close_windows(self) -> None:
        """Close what is open over the table, without an answer."""
        while self.house.screen is not self:
            self.house.pop_screen()

    def redraw(self) -> None:
        """Show everything as it is now."""
        say, side = self.house.say, self.query_one(Side)
        self.desk.show(Seen(self.holder, self.now, self.bad), say)
        self.desk.fit(self.size - BESIDE)
        side.show_scores(self.table, self.face, self.now)
        side.show_clock(self.driver.clock)
        sentence = self.refusal or expected(self.table, self.now, say)
        side.show_expected(f"{self.slip} {sentence}".strip(), refused=bool(self.refusal))
        side.show_preview(self.desk.preview(say))
        side.show_story(story(self.table, say))

    def on_key(self, event: Key) -> None:
        """Do what a key says."""
        if self._try(event) or self._act(event.key):
            event.stop()
            event.prevent_default()

    def on_pointed(self, event: Pointed) -> None:
        """Do what a click says."""
        self.desk.point(event.what)
        self.redraw()

    def _try(self, event: Key) -> bool:
        """Let the desk have a key."""
        try:
            if not self.desk.key(event, may_try=isinstance(self.now, Turn)):
                return False
        except NotYet:
            self.refuse(self.house.say("play-wait"))
        except IllegalMove as refusal:
            self.refuse(refusal_text(refusal, self.house.say), refusal.squares)
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
            case Turn(seat=seat) if self.desk.is_begun or not contesters(self.table):
                self._play(seat)
            case Turn() | Window():
                menu.accept(self)
            case Thinking() if not self.workers:
                self.driver.go_on()
            case Unkept():
                self.forget_refusal()
                self.driver.go_on()
            case Over():
                self.driver.show_end()

    def _play(self, seat: int) -> None:
        try:
            move = self.desk.move
        except IllegalMove as refusal:
            self.refuse(refusal_text(refusal, self.house.say), refusal.squares)
        except Unfinished as lack:
            self.refuse(self.house.say(lack.text))
        else:
            self.driver.make((seat, move))

    def _escape(self) -> None:
        if self.desk.is_begun:
            self.desk.clear()
            self.forget_refusal()
            self.redraw()
        else:
            page = pages.menu(self.face, menu.possible(self), self.house.say)
            self.open(page, lambda name: menu.do(self, name))

    def open(self, page: Dialog, then: Callable[[str], None] = lambda _: None) -> None:
        """Open a window, and do something with the answer if there is one."""
        self.house.push_screen(page, lambda answer: None if answer is None else then(answer))
