"""The workspace of Topscore: everybody's pyramids, one's rack, and the letters being typed."""

import random
from collections.abc import Iterator

from textual.content import Content
from textual.events import Key
from textual.geometry import Size as Room
from textual.widget import Widget

from ludomots.core.contract import IllegalMove
from ludomots.core.explain import explain
from ludomots.core.moves import Accept
from ludomots.core.tiles import Tiles
from ludomots.games.topscore import Change, Lay, Move, Topscore, View
from ludomots.games.topscore.model import LONGEST, SHORTEST, OwnMove
from ludomots.games.topscore.terminal.boards import BoardsView
from ludomots.games.topscore.terminal.pyramids import Drawing, Place, places
from ludomots.games.topscore.terminal.sentences import preview_lines, rack_face, typed_for
from ludomots.games.topscore.terminal.trying import Trying, Use
from ludomots.texts import Texts
from ludomots.widgets.face import Preview, Seen, Unfinished, Workspace
from ludomots.widgets.grid.keys import type_letters
from ludomots.widgets.marks import Mark
from ludomots.widgets.panel import Panel
from ludomots.widgets.phase import Over, Turn
from ludomots.widgets.rack import RackView, in_order
from ludomots.widgets.table import KnownTable

_TYPED_LINE = Room(0, 2)
"""What the line of typed letters takes below the boards."""

_STEPS = {"tab": 1, "space": 1, "right": 1, "down": 1, "shift+tab": -1, "left": -1, "up": -1}


Table = KnownTable[Topscore, Move, View]
"""A table of Topscore."""


class TopscoreWorkspace(Workspace[Move]):
    """Where a word is typed before it is laid."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rules = table.rules
        self.trying = Trying(self.rules, self.view, None)
        self.boards = BoardsView(len(self.view.boards) - 1, self._drawings)
        self.rack = RackView()
        self.typed = Panel("typed")
        self._orders: dict[int, list[str]] = {}
        self._seen = Seen(None, Over())

    @property
    def view(self) -> View:
        """The game as everybody sees it."""
        return self.table.view(None)

    @property
    def is_begun(self) -> bool:
        """Whether anything is typed."""
        return self.trying.is_begun

    @property
    def move(self) -> OwnMove:
        """The move as it is typed."""
        return self.trying.move

    def widgets(self) -> Iterator[Widget]:
        """Yield the boards, the rack, and the line of what is typed."""
        yield self.boards
        yield self.rack
        yield self.typed

    def take_up(self, holder: int | None) -> None:
        """Begin to type anew, with the rack of the person at the keyboard in his own order."""
        view = self.table.view(holder)
        self.trying = Trying(self.rules, view, holder)
        if holder is not None:
            before = self._orders.get(holder, ())
            self._orders[holder] = in_order(before, view.rack or ())

    def key(self, event: Key, *, may_try: bool) -> bool:
        """Type a letter or a number, take one back, or choose what the letters are for."""
        trying = self.trying
        match event.key:
            case "tab" | "space" | "right" | "down" | "shift+tab" | "left" | "up":
                trying.turn(_STEPS[event.key])
            case "backspace":
                trying.take_back()
            case "full_stop":
                trying.want_blank()
            case _ if event.character in set("1234567") and trying.use == "put":
                trying.choose_pyramid(int(event.key))
            case _:
                return type_letters(trying, event.character or "", may_try=may_try)
        return True

    def point(self, what: object) -> None:
        """Type for the pyramid that was clicked."""
        self.choose("own" if what == self.trying.seat else "opponent")

    def lay(self, move: Move) -> None:
        """Type a whole move."""
        if isinstance(move, OwnMove):
            self.trying.lay(move)

    def choose(self, use: Use) -> None:
        """Type for something else, if that may be done now."""
        self.trying.choose(use)

    def clear(self) -> None:
        """Take everything back."""
        self.trying.clear()

    def shuffle(self) -> None:
        """Put the letters of the rack in another order."""
        if self.trying.seat is not None:
            random.shuffle(self._orders[self.trying.seat])

    def preview(self, say: Texts) -> Preview:
        """Tell what the move adds and brings, or what it lacks.

        Whether the word is good is never said: the rules say it when the move is made.
        """
        if not self.is_begun:
            return Preview()
        try:
            move = self.trying.move
            found = self.trying.preview(move)
        except IllegalMove as refusal:
            return Preview(say("play-preview-not-yet"), [explain(refusal, say)])
        except Unfinished as lack:
            return Preview(say("play-preview-not-yet"), [say(lack.text)])
        title = say("play-preview", points=found.points)
        return Preview(title, preview_lines(move, found, say))

    def show(self, seen: Seen, say: Texts) -> None:
        """Show boards and rack, and what is typed."""
        self._seen = seen
        self.boards.refresh()
        label = say("topscore-rack")
        if seen.holder is None:
            self.rack.hide(label, self.view.rack_counts[seen.covered(self.view.turn)])
        else:
            rack = self._orders.get(seen.holder, [])
            self.rack.show(label, list(map(rack_face, rack)), self.trying.slots(rack))
        self.typed.show(self._typed(say))

    def fit(self, room: Room) -> None:
        """Choose the size of the boards."""
        self.boards.fit(room - _TYPED_LINE)

    def _typed(self, say: Texts) -> Content:
        """Return the line that says what is typed, and what for."""
        if self.trying.use is None or not isinstance(self._seen.now, Turn):
            return Content("")
        label, letters = typed_for(self.table, self.trying, say), self.trying.shown
        more = "  Tab" if len(self.trying.uses) > 1 and not letters else ""
        return Content.assemble(
            (f"{label} ", "$soft"), (f"{letters}▁", "bold $accent"), (more, "$soft")
        )

    def _drawings(self) -> dict[int, Drawing]:
        """Return the boards by seat, clockwise, that of the person at the keyboard last."""
        view, before = self.view, self._when_last_seen()
        seats = len(view.boards)
        own = view.turn or 0 if self._seen.holder is None else self._seen.holder
        found = {}
        for step in range(1, seats + 1):
            seat = (own + step) % seats
            word, small = places(
                view.boards[seat], before.boards[seat] if before is not None else None
            )
            found[seat] = Drawing(
                self.table.names[seat], word, small, self._tried(seat), seat == self.trying.aim
            )
        return found

    def _tried(self, seat: int) -> list[Place]:
        """Return what is tried on a pyramid, or waits there to be contested."""
        play = self.view.provisional
        if play is not None:
            if seat != play.on:
                return []
            added = _added(play.move, self.view.boards[seat].word)
            return [Place(token, _waiting(token, added)) for token in play.move.word]
        if seat != self.trying.aim or not self.trying.letters:
            return []
        old = len(self.view.boards[seat].word)
        length = old if self.trying.use == "change" else min(old + 1, LONGEST) if old else SHORTEST
        row = [
            Place(token, Mark.LAID if is_mine else Mark.NONE)
            for token, is_mine in self.trying.tried.tokens
        ]
        return [*row, *[Place()] * length][:length]

    def _when_last_seen(self) -> View | None:
        """Return the game as the person at the keyboard left it, to tell what others have laid."""
        for step in reversed(self.table.made):
            if step.seat == self._seen.holder and not isinstance(step.move, Accept):
                return step.after
        return None


def _added(move: Lay | Change, old: Tiles) -> list[str]:
    """Return the tokens that a word takes from the rack: those that did not lie there before."""
    left = list(old)
    if isinstance(move, Change) and move.out in left:
        left.remove(move.out)
    added = []
    for token in move.word:
        if token in left:
            left.remove(token)
        else:
            added.append(token)
    return added


def _waiting(token: str, added: list[str]) -> Mark:
    if token in added:
        added.remove(token)
        return Mark.FRESH
    return Mark.NONE
