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

from ludomots.games.contract import IllegalMove, Square
from ludomots.games.moves import Accept, Pass, Withdraw
from ludomots.players import Player
from ludomots.terminal.play import pages
from ludomots.terminal.play.dialogs import Dialog
from ludomots.terminal.play.driver import Driver, Thought
from ludomots.terminal.play.face import Face, NotYet, Pointed, Seen
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
_CONFIRMED = {"pass": Pass(), "withdraw": Withdraw()}


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
        sentence = self.refusal or expected(self.table, self.face, self.now, say)
        side.show_expected(f"{self.slip} {sentence}".strip(), refused=bool(self.refusal))
        side.show_preview(self.desk.preview(say))
        told = story(self.table, self.face, say)
        side.show_story([*self.face.beginning(self.table, say), *told])

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
                self.do(self._action_of[key])
            case _:
                return False
        return True

    def _enter(self) -> None:
        match self.now:
            case Turn(seat=seat) if self.desk.is_begun or not contesters(self.table):
                self._play(seat)
            case Turn() | Window():
                self._accept()
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
        else:
            self.driver.make((seat, move))

    def _escape(self) -> None:
        if self.desk.is_begun:
            self.desk.clear()
            self.forget_refusal()
            self.redraw()
        else:
            self.open(pages.menu(self.face, self.possible(), self.house.say), self.do)

    def possible(self) -> list[str]:
        """Return what can be done now."""
        possible = ["help", "light", "leave", "quit"]
        possible += [action.name for action in self.face.actions if action.when(self)]
        if self.holder is not None and not isinstance(self.now, Over):
            possible.append("withdraw")
        if isinstance(self.now, Turn):
            if self.table.setup.hints and self.face.hints:
                possible.append("hint")
            if Pass() in self.table.game.legal_moves_of(self.now.seat):
                possible.append("pass")
        if contesters(self.table) and isinstance(self.now, Turn | Window):
            possible += ["contest", "accept"]
        return possible

    def do(self, name: str) -> None:
        """Do something of the menu, or say why it cannot be done now."""
        say = self.house.say
        if name not in self.possible():
            no_hints = name == "hint" and not self.table.setup.hints
            self.refuse(say("play-hints-off" if no_hints else "play-not-now"))
            return
        self.forget_refusal()
        actions: dict[str, Callable[[], object]] = {
            "help": lambda: self.open(pages.help_page(self.table, self.face, say)),
            "hint": self._hint,
            "contest": self._contest,
            "accept": self._accept,
            "light": self.house.switch_light,
            "leave": lambda: self.house.show_start(self.face.game),
            "quit": self.house.exit,
        }
        own = {action.name: action.do for action in self.face.actions}
        if name in own:
            own[name](self)
        else:
            actions.get(name, lambda: self._confirm(name))()
        self.redraw()

    def open(self, page: Dialog, then: Callable[[str], None] = lambda _: None) -> None:
        """Open a window, and do something with the answer if there is one."""
        self.house.push_screen(page, lambda answer: None if answer is None else then(answer))

    def _contest(self) -> None:
        """Contest in the name of the person at the keyboard, or of one who sits around it."""
        seats = contesters(self.table)
        self.driver.contest_by((self.holder,) if self.holder in seats else seats)

    def _accept(self) -> None:
        """Accept in the name of the person at the keyboard, or of all who sit around it."""
        seats = contesters(self.table)
        mine = (self.holder,) if self.holder in seats else seats
        self.driver.make(*((seat, Accept()) for seat in mine))

    def _hint(self) -> None:
        if self.face.hints is None or not isinstance(self.now, Turn):
            return
        found = self.face.hints(self.table, self.now.seat, self.house.say)

        def lay(answer: str) -> None:
            self.desk.lay(found[int(answer)].move)
            self.redraw()

        self.open(pages.hints_page(found, self.house.say), lay)

    def _confirm(self, name: str) -> None:
        """Ask before something that cannot be taken back, then do it."""
        seat, say = self.holder, self.house.say
        if seat is None:
            return
        alone = "-solo" if len(self.table.setup.seats) == 1 else ""
        page = pages.yes_or_no(say, say(f"play-ask-{name}{alone}"))
        move = _CONFIRMED[name]
        self.open(page, lambda answer: self.driver.make((seat, move)) if answer == "yes" else None)
