"""The text table: the position, the seats, the log, what is expected, and a line to type a move."""

import textwrap
from collections.abc import Callable, Coroutine, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from ludomots.core.drawing import Drawing
from ludomots.core.explain import explain
from ludomots.core.moves import Accept, Contest, Pass, Withdraw
from ludomots.core.notation import BadText
from ludomots.errors import NotDone
from ludomots.terminal.play.page import Answer, Page, yes_or_no
from ludomots.terminal.play.table import PlayedTable, Turn, Window, title

if TYPE_CHECKING:
    from ludomots.terminal.play.app import PlayApp

_TICK = 0.25
_LEAST_SIDE = 28
_NAME = 16
_MINUTE = 60
_KEYS = {
    "help": "f1",
    "light": "f2",
    "hint": "f3",
    "look": "f4",
    "pass": "f6",
    "contest": "f8",
    "accept": "f9",
}
_WITHOUT_KEY = ("withdraw", "other", "quit")
_SHOWN_KEYS = ("help", "hint", "pass", "contest", "accept")
_PARTS = ("board", "scores", "log", "story", "said", "hand", "typed", "keys")
_MARKS = "¹²³⁴⁵+"


class TableScreen(Screen[None]):
    """One table. ``holder`` is the person at the keyboard, ``None`` while it changes hands: then
    no hand is shown."""

    BINDINGS = [  # noqa: RUF012
        *(Binding(key, f"do('{name}')") for name, key in _KEYS.items()),
        Binding("tab", "complete", priority=True),
        Binding("escape", "escape"),
        Binding("pageup", "scroll(-1)"),
        Binding("pagedown", "scroll(1)"),
    ]
    AUTO_FOCUS = "#typed"

    def __init__(self, program: "PlayApp", table: PlayedTable) -> None:
        super().__init__()
        self.program = program
        self.table = table
        self.say = program.say
        self.now = table.phase()
        self.holder = table.people[0] if len(table.people) == 1 else None
        self.refusal = ""
        self._fleeting = {self.say("play-wait"), self.say("play-not-now")}
        self._story = ""
        self._before: tuple[str, ...] = ()
        self._in_the_open = False
        self._asked_to: int | None = None
        self._end_is_shown = False
        self._completed: list[str] = []
        self._hints: list[str] = []
        table.changed = self._changed

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(id="table"):
            yield Static(id="board", markup=False)
            with Vertical(id="side"):
                yield Static(id="scores", markup=False)
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story", markup=False)
        yield Static(id="said", markup=False)
        with Horizontal(id="line"):
            yield Static(id="hand", markup=False)
            yield Static("› ", id="mark", markup=False)
            yield Input(id="typed", select_on_focus=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Take up the game where it is."""
        self._before = self.table.drawing(None).board
        self.set_interval(_TICK, self.tick)
        self.go_on()

    def on_resize(self) -> None:
        """Use the room there is."""
        self.redraw()

    def tick(self) -> None:
        """Let the time go on to now."""
        self._try(self.table.go_on)
        if self._is_whole and any(one is not None for one in self.table.time_left()):
            self._show_scores(self.table.drawing(None))

    @property
    def typed(self) -> Input:
        """The line in which a move is typed."""
        return self.query_one("#typed", Input)

    def go_on(self) -> None:
        """Do what the game waits for: ask people, let others move, or show the end."""
        before, self.now = self.now, self.table.phase()
        if self.now != before and self.refusal in self._fleeting:
            self.refusal = ""
        match self.now:
            case Turn(seat=seat) if seat != self.holder or self._in_the_open:
                self._give_keyboard(seat)
            case Window() if len(self.table.people) > 1:
                self.holder = None
        self.redraw()
        if self.table.outcome is not None and not self._end_is_shown:
            self._end_is_shown = True
            self._show_end()
        self._try(self.table.go_on)

    @property
    def _is_whole(self) -> bool:
        """Whether all parts are there: a screen is also resized while it comes and goes."""
        return self.is_mounted and all(self.query(f"#{part}") for part in _PARTS)

    def redraw(self) -> None:
        """Show everything as it is now."""
        if not self._is_whole:
            return
        drawing = self.table.drawing(self.holder)
        width = max(map(len, drawing.board), default=0)
        self.set_class(width + _LEAST_SIDE > self.size.width, "stacked")
        self.query_one("#board", Static).update(coloured(drawing.board, self._before))
        self._show_scores(drawing)
        self._show_story()
        self.call_after_refresh(self._show_story)  # once the log has its new width
        hand = self.query_one("#hand", Static)
        shown = self._hand(drawing)
        hand.update(shown)
        hand.display = bool(shown)
        self.query_one("#keys", Static).update(self._keys_now())
        self._show_said()

    def _show_story(self) -> None:
        if not self._is_whole:
            return
        log = self.query_one("#log", VerticalScroll)
        lines = map(self.table.voice, self.table.facts)
        story = "\n".join(wrapped(line, log.size.width - 1) for line in lines)
        if story != self._story:
            self._story = story
            self.query_one("#story", Static).update(story)
            log.scroll_end(animate=False)

    def _hand(self, drawing: Drawing) -> str:
        """Return the hand of the person at the keyboard, nothing if others could see it."""
        alone = len(self.table.people) == 1
        if self.holder is None or not drawing.hands or not (alone or drawing.needs_hand):
            return ""
        return drawing.hands[self.holder] if self.holder >= 0 else ""

    def _show_scores(self, drawing: Drawing) -> None:
        view, say = self.table.view(None), self.say
        outcome = self.table.outcome
        scores = outcome.scores if outcome else drawing.scores
        play = view.provisional
        active = play.seat if play else drawing.turn
        parts: list[tuple[str, str]] = []
        for seat, name in enumerate(drawing.names):
            note = say("play-left") if seat in view.withdrawn else ""
            if drawing.notes:
                note = f"{drawing.notes[seat]} {note}"
            lead = "▸" if seat == active else " "
            line = f"{lead} {name[:_NAME]:<{_NAME}} {scores[seat]:>4} {note}".rstrip()
            parts.append((f"{line}\n", "bold" if seat == active else ""))
        left = self.table.time_left()._asdict().items()
        times = [say(f"play-time-{name}", time=clock(one)) for name, one in left if one is not None]
        below = " · ".join((*drawing.below, *times))
        self.query_one("#scores", Static).update(Content.assemble(*parts, (f"  {below}", "$soft")))

    def _show_said(self) -> None:
        """Say why something was refused, or what is expected and what is typed."""
        typed, parts = self.typed.value, [(f"✗ {self.refusal}", "$error")]
        if not self.refusal:
            expected = self.table.expected(self.holder)
            parts = [(f"{self.table.advice} {expected}".strip(), "")]
            if typed.startswith("?") and len(typed) > 1:
                parts.append((self.say("play-preview-word", word=typed[1:].upper()), "$soft"))
            elif typed.strip() and isinstance(self.now, Turn):
                parts.append((self.table.preview(self.now.seat, typed), "bold"))
        room = self.size.width - 2
        shown = [(f"{wrapped(text, room)}\n", style) for text, style in parts]
        self.query_one("#said", Static).update(Content.assemble(*shown))

    def _keys_now(self) -> str:
        """Return the keys that do something now."""
        say, may, game = self.say, self._possible(), self.table.kind.name
        parts = []
        for name in (one for one in _SHOWN_KEYS if one in may):
            own = f"play-short-{name}-{game}"
            text = own if own in say else f"play-short-{name}"
            parts.append(f"{_KEYS[name].upper()} {say(text)}")
        return " · ".join([*parts, say("play-short-typing")])

    def _possible(self) -> list[str]:
        """Return what can be done now besides typing a move."""
        table, now = self.table, self.now
        found = ["help", "look", "light", "other", "quit"]
        if isinstance(now, Turn):
            found += ["hint"] if table.gives_hints else []
            found += ["pass"] if table.may(now.seat, "pass") else []
            found += ["withdraw"] if table.may(now.seat, "withdraw") else []
        if table.contesters and isinstance(now, Turn | Window):
            found += ["contest", "accept"]
        return found

    def on_input_changed(self) -> None:
        """Say what is typed."""
        self.refusal = ""
        if self.typed.value not in self._completed:
            self._completed = []
        self._show_said()

    def on_input_submitted(self) -> None:
        """Play what is typed, look a word up, or accept the open play."""
        typed = self.typed.value.strip()
        if typed.startswith("?") and len(typed) > 1:
            self.typed.value = ""
            self.open(Page(self.say, typed[1:].upper(), self.table.meaning(typed[1:].strip())))
        elif typed:
            self._play(typed)
        elif self.table.outcome is not None:
            self._show_end()
        elif self.table.contesters and isinstance(self.now, Turn | Window):
            self._accept()

    def _play(self, typed: str) -> None:
        now = self.now
        if isinstance(now, Window) and typed in {"=", "?"}:
            return self._accept() if typed == "=" else self._contest()
        if not isinstance(now, Turn) or self.holder is None:
            return self.refuse(self.say("play-wait"))
        try:
            move = self.table.read(now.seat, typed)
        except BadText as error:
            return self.refuse(explain(error, self.say))
        if isinstance(move, Withdraw):
            return self._confirm("withdraw", Withdraw())
        return self.make((now.seat, move))

    def make(self, *moves: tuple[int, msgspec.Struct]) -> None:
        """Make moves; if one is refused say why, and keep what is typed."""

        async def whole() -> None:
            before = self.table.drawing(None).board
            for seat, move in moves:
                await self.table.play(seat, move)
            self._before = before
            self._hints, self._completed = [], []
            self.typed.value, self.refusal = "", ""

        self._run(whole())

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be, until something else is typed."""
        self.refusal = sentence
        self._show_said()

    def action_complete(self) -> None:
        """Complete what is typed; again: the next completion."""
        now, line = self.now, self.typed
        if not isinstance(now, Turn):
            return
        if not self._completed:
            found = self.table.completions(now.seat, line.value)
            self._completed = found and [*found, line.value]
            at = 0
        else:
            at = (self._completed.index(line.value) + 1) % len(self._completed)
        if self._completed:
            self._type(self._completed[at])

    def action_do(self, name: str) -> None:
        """Do what a key or the menu says, or say that it cannot be done now."""
        if name not in self._possible():
            off = name == "hint" and not self.table.gives_hints
            self.refuse(self.say("play-hints-off" if off else "play-not-now"))
            return
        self.refusal = ""
        actions: dict[str, Callable[[], object]] = {
            "help": self._help,
            "look": self._look,
            "light": self.program.switch_light,
            "hint": self._hint,
            "pass": lambda: self._confirm("pass", Pass()),
            "withdraw": lambda: self._confirm("withdraw", Withdraw()),
            "contest": self._contest,
            "accept": self._accept,
            "other": self.program.choose_again,
            "quit": self.program.exit,
        }
        actions[name]()

    def action_escape(self) -> None:
        """Clear the line; if it is empty, open the help with everything that can be done."""
        if self.typed.value or self.refusal:
            self.refusal, self.typed.value = "", ""
            self.redraw()
        else:
            self._help()

    def action_scroll(self, pages: int) -> None:
        """Read the log again."""
        log = self.query_one("#log", VerticalScroll)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)

    def open(self, page: Page, then: Callable[[str], object] = lambda _: None) -> None:
        """Open a window, and do something with the answer if there is one."""

        def answered(answer: str | None) -> None:
            if answer is not None:
                then(answer)

        self.app.push_screen(page, answered)

    def _help(self) -> None:
        say, kind = self.say, self.table.kind
        check = getattr(self.table.rules.options, "check", "")
        lines = [say(f"play-help-{check}")] if f"play-help-{check}" in say else []
        own = f"play-notation-{kind.name}"
        lines += [say(own)] if own in say else []
        lines += ["", say("play-help-line")]
        answers = [
            Answer(name, f"{_KEYS.get(name, '').upper():<4}{say(f'play-does-{name}')}")
            for name in (*_KEYS, *_WITHOUT_KEY)
            if name in self._possible() and name != "help"
        ]
        self.open(Page(say, title(kind.name, say), lines, answers), self.action_do)

    def _look(self) -> None:
        """Show the position as one line of text, and the letters that the holder has not seen."""
        state = self.table.state(self.holder)
        lines = [self.table.kind.notation.write_position(state)]
        unseen = getattr(self.table.view(self.holder), "unseen", None)
        if unseen:
            counts = "   ".join(
                f"{letter.capitalize()} {count}" for letter, count in unseen.items()
            )
            lines += ["", self.say("play-unseen"), counts]
        self.open(Page(self.say, self.say("play-does-look"), lines))

    def _hint(self) -> None:
        """Type the best move; again: the next best."""
        now = self.now
        if not isinstance(now, Turn):
            return

        async def look() -> None:
            if not self._hints:
                write = self.table.kind.notation.write_move
                self._hints = [write(one.move) for one in await self.table.hints(now.seat)]
            if not self._hints:
                self.refuse(self.say("play-no-hint"))
                return
            typed = self.typed.value
            at = self._hints.index(typed) + 1 if typed in self._hints else 0
            self._type(self._hints[at % len(self._hints)])

        self._run(look())

    def _contest(self) -> None:
        """Contest for the person at the keyboard, or for one of those around it."""
        seats = self._reacting()
        if len(seats) == 1:
            self._asked_to = None
            self.make((seats[0], Contest()))
            return

        def chosen(answer: str | None) -> None:
            self._asked_to = None
            if answer is None:
                self.go_on()
            else:
                self.make((int(answer), Contest()))

        names = [Answer(str(seat), self.table.names[seat]) for seat in seats]
        page = Page(self.say, self.say("play-who-contests"), answers=names)
        self.app.push_screen(page, chosen)

    def _accept(self) -> None:
        """Accept for the person at the keyboard, or for all who sit around it."""
        self.make(*((seat, Accept()) for seat in self._reacting()))

    def _reacting(self) -> tuple[int, ...]:
        seats = self.table.contesters
        return (self.holder,) if self.holder in seats and self.holder is not None else seats

    def _confirm(self, name: str, move: msgspec.Struct) -> None:
        """Ask before something that cannot be taken back, then do it."""
        now = self.now
        if not isinstance(now, Turn):
            return
        alone = "-solo" if len(self.table.names) == 1 else ""
        page = yes_or_no(self.say, self.say(f"play-ask-{name}{alone}"))

        def answered(answer: str) -> None:
            if answer == "yes":
                self.make((now.seat, move))

        self.open(page, answered)

    def _give_keyboard(self, seat: int) -> None:
        """Let a person take the keyboard over, at once where there is nothing to hide."""
        table = self.table
        needs_hand = table.drawing(None).needs_hand
        self._in_the_open = len(table.people) == 1 or not needs_hand
        self.holder = seat if self._in_the_open else None
        if self._in_the_open or self._asked_to == seat:
            return
        self._asked_to, self.typed.value, self._hints, self._completed = seat, "", [], []
        table.stand_still()
        answers = [Answer("ready", self.say("play-ready", player=table.names[seat]))]
        if table.contesters:
            answers.append(Answer("contest", self.say("play-contest-together"), "f8"))

        def taken(answer: str) -> None:
            is_taken = answer != "contest"
            self._asked_to = None if is_taken else seat
            self.holder = seat if is_taken else None
            self._try(table.take_keyboard)
            if not is_taken:
                self._contest()
            self.redraw()

        last = [table.voice(fact) for fact in table.facts[-1:]]
        heading = self.say("play-hand-over", player=table.names[seat])
        self.open(Page(self.say, heading, last, answers, must=True, opaque=True), taken)

    def _show_end(self) -> None:
        heading, lines = self.table.end()
        kept = self.program.put_away(self.table)
        answers = [
            Answer(name, self.say(f"play-end-{name}"))
            for name in ("rematch", "look", "other", "quit")
        ]
        actions: dict[str, Callable[[], object]] = {
            "rematch": self.program.play_again,
            "other": self.program.choose_again,
            "quit": self.program.exit,
        }
        page = Page(self.say, heading, [*lines, "", *kept] if kept else lines, answers)
        self.open(page, lambda answer: actions.get(answer, lambda: None)())

    def _type(self, text: str) -> None:
        self.typed.value = text
        self.typed.cursor_position = len(text)

    def _changed(self) -> None:
        if self.is_mounted:
            self.call_later(self.go_on)

    def _try(self, act: Callable[[], None]) -> None:
        """Do something with the table; say why if it does not do it."""
        try:
            act()
        except NotDone as refusal:
            self.refuse(refusal.sentence)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes time; say why if the table does not do it."""

        async def whole() -> None:
            try:
                await work
            except NotDone as refusal:
                self.refuse(refusal.sentence)

        self.run_worker(whole())


def coloured(board: Sequence[str], before: Sequence[str] = ()) -> Content:
    """Return a board in colours: letters, open plays, empty squares, and what is new on it."""
    signs: list[tuple[str, str]] = []
    for row, line in enumerate(board):
        old = before[row] if row < len(before) else ""
        is_head = row == 0 and line.split()[:2] == ["A", "B"]
        for column, sign in enumerate(line):
            if is_head or not sign.isalpha():
                signs.append((sign, "$accent" if sign in _MARKS else "$soft"))
                continue
            is_tile = not (line[column - 1 : column] + line[column + 1 : column + 2]).isalpha()
            is_new = is_tile and column < len(old) and old[column] != sign
            colour = "$warning" if sign.islower() and is_tile else "$foreground"
            signs.append((sign, f"bold {'underline ' if is_new else ''}{colour}"))
        signs.append(("\n", "$soft"))
    runs = groupby(signs[:-1], key=lambda one: one[1])
    return Content.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs))


def wrapped(text: str, width: int) -> str:
    """Return a text in lines of a width, broken at spaces that may be broken."""
    return "\n".join(textwrap.wrap(text, max(width, 10), break_long_words=True))


def clock(seconds: float) -> str:
    """Return a time as clocks show it; what is left of a second counts as one.

    >>> clock(59.2), clock(-3)
    ('1:00', '0:00')
    """
    whole = max(0, -int(-seconds // 1))
    return f"{whole // _MINUTE}:{whole % _MINUTE:02}"
