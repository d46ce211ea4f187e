"""The table of Topword with its keys: everything people can do at it."""

import random
from collections.abc import Callable

from textual.events import Key

from ludomots.games.contract import IllegalMove
from ludomots.games.topword import Accept, Exchange, Move, Pass, Withdraw
from ludomots.terminal.play.dialogs import Dialog
from ludomots.terminal.play.topword import pages
from ludomots.terminal.play.topword.board import BoardView
from ludomots.terminal.play.topword.driven import DrivenTable
from ludomots.terminal.play.topword.hints import hints
from ludomots.terminal.play.topword.phase import (
    Over,
    Thinking,
    Turn,
    Unkept,
    Window,
    contesters,
)
from ludomots.terminal.play.topword.sentences import refusal_text
from ludomots.terminal.play.topword.side import Side
from ludomots.words.fold import NotAWord, fold

_ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
_ACTION_OF = {key: name for name, key in pages.KEY_OF.items()} | {"question_mark": "help"}


class TableScreen(DrivenTable):
    """The table: letters lay tiles, arrows move, function keys do the rest."""

    def on_key(self, event: Key) -> None:
        """Do what a key says."""
        if self._edit(event) or self._act(event.key):
            event.stop()
            event.prevent_default()

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """Put the cursor where the mouse points; a second click turns it."""
        if self.laying.cursor == event.square:
            self.laying.turn()
        self.laying.go_to(event.square)
        self.redraw()

    def _act(self, key: str) -> bool:
        match key:
            case "enter":
                self._enter()
            case "escape":
                self._escape()
            case "pageup" | "pagedown":
                self.query_one(Side).scroll_story(1 if key == "pagedown" else -1)
            case _ if key in _ACTION_OF:
                self.do(_ACTION_OF[key])
            case _:
                return False
        return True

    def _edit(self, event: Key) -> bool:
        """Move the cursor, lay a tile or take one back."""
        laying = self.laying
        match event.key:
            case "up" | "down" | "left" | "right":
                laying.step(*_ARROWS[event.key])
            case "space" | "tab":
                laying.turn()
            case "full_stop":
                laying.keep()
            case "backspace":
                laying.take_back()
            case _:
                return self._type(event.character or "")
        self.forget_refusal()
        self.redraw()
        return True

    def _type(self, character: str) -> bool:
        try:
            letters = fold(character)
        except NotAWord:
            return False
        self.forget_refusal()
        if not isinstance(self.now, Turn):
            self.refuse(self.house.say("play-wait"))
            return True
        try:
            for letter in letters:
                self.laying.type(letter)
        except IllegalMove as refusal:
            self.refuse(refusal_text(refusal, self.house.say), refusal.squares)
        self.redraw()
        return True

    def _enter(self) -> None:
        match self.now:
            case Turn(seat=seat) if self.laying.laid or not contesters(self.table):
                self.make((seat, self.laying.move))
            case Turn() | Window():
                self._accept()
            case Thinking() if not self.workers:
                self.go_on()
            case Unkept():
                self.forget_refusal()
                self.go_on()
            case Over():
                self.show_end()

    def _escape(self) -> None:
        if self.laying.laid:
            self.laying.clear()
            self.forget_refusal()
            self.redraw()
        else:
            self._open(pages.menu(self.house.say, self._possible()), self.do)

    def _possible(self) -> list[str]:
        """Return what the menu offers now."""
        possible = ["help", "unseen", "piles", "light", "leave", "quit"]
        if self.holder is not None and not isinstance(self.now, Over):
            possible += ["shuffle", "withdraw"]
        if isinstance(self.now, Turn):
            possible += ["pass", "exchange", *(["hint"] if self.table.setup.hints else [])]
        if contesters(self.table) and isinstance(self.now, Turn | Window):
            possible += ["contest", "accept"]
        return possible

    def do(self, name: str) -> None:
        """Do something of the menu, or say why it cannot be done now."""
        say = self.house.say
        if name not in self._possible():
            no_hints = name == "hint" and not self.table.setup.hints
            self.refuse(say("play-hints-off" if no_hints else "play-not-now"))
            return
        self.forget_refusal()
        actions: dict[str, Callable[[], object]] = {
            "help": lambda: self._open(pages.help_page(self.rules.options, say)),
            "unseen": lambda: self._open(pages.unseen_page(self.view, say)),
            "piles": lambda: self._open(pages.piles_page(self.view, say)),
            "shuffle": self._shuffle,
            "hint": self._hint,
            "contest": self._contest,
            "accept": self._accept,
            "light": self.house.switch_light,
            "leave": lambda: self.house.show_start(self.table.setup.game),
            "quit": self.house.exit,
        }
        actions.get(name, lambda: self._ask(name))()
        self.redraw()

    def _open(self, page: Dialog, then: Callable[[str], None] = lambda _: None) -> None:
        """Open a window, and do something with the answer if there is one."""
        self.house.push_screen(page, lambda answer: None if answer is None else then(answer))

    def _shuffle(self) -> None:
        random.shuffle(self.laying.rack)
        if self.holder is not None:
            self.orders[self.holder] = self.laying.rack

    def _contest(self) -> None:
        """Contest in the name of the person at the keyboard, or of one who sits around it."""
        seats = contesters(self.table)
        self.contest_by((self.holder,) if self.holder in seats else seats)

    def _accept(self) -> None:
        """Accept in the name of the person at the keyboard, or of all who sit around it."""
        seats = contesters(self.table)
        mine = (self.holder,) if self.holder in seats else seats
        self.make(*((seat, Accept()) for seat in mine))

    def _hint(self) -> None:
        found = hints(self.rules, self.laying)

        def lay(answer: str) -> None:
            self.laying.lay(found[int(answer)].play)
            self.redraw()

        self._open(pages.hints_page(found, self.house.say), lay)

    def _ask(self, name: str) -> None:
        """Ask before something that cannot be taken back, then do it."""
        seat, say = self.holder, self.house.say
        if seat is None:
            return
        if name == "exchange":
            page = pages.which_tile(self.state.racks[seat], self.view.exchanges_left, say)
        else:
            alone = "-solo" if len(self.table.setup.seats) == 1 else ""
            page = pages.yes_or_no(say, say(f"play-ask-{name}{alone}"))

        def move(answer: str) -> None:
            moves: dict[str, Move] = {"pass": Pass(), "withdraw": Withdraw()}
            if answer != "no":
                self.make((seat, moves.get(name, Exchange(answer))))

        self._open(page, move)
