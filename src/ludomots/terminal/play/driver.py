"""What takes a table from move to move: people are asked, others are waited for, the game ends."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from ludomots.core.contract import TABLE
from ludomots.core.moves import Accept, Contest, Pass, TimeUp
from ludomots.core.narration import AnyHint
from ludomots.terminal.play import pages
from ludomots.widgets.phase import Phase, Turn, Window, contesters, phase
from ludomots.widgets.table import AnySeenMove, NotDone

if TYPE_CHECKING:
    from ludomots.terminal.play.screen import TableScreen

_DOES = {Pass: "passes", Accept: "accepts"}


class Driver:
    """Drives one table; the screen shows what comes of it."""

    def __init__(self, screen: "TableScreen") -> None:
        self.screen = screen
        self.table = screen.table
        self.face = screen.face
        self.after: list[str] = []
        self.table.changed = self._changed
        self.table.slipped = self._slipped
        self._asked: tuple[Phase, int] | None = None
        self._end_is_shown = False
        self._seen = len(self.table.made)
        self._is_busy = False
        self._in_the_open = False

    def go_on(self) -> None:
        """Do what the game waits for: let others move, ask people, or end."""
        screen, table = self.screen, self.table
        now = phase(table)
        asked = (now, table.asked(now.seat if isinstance(now, Turn) else None))
        new, self._seen = table.made[self._seen :], len(table.made)
        is_same = self._asked is not None and self._asked[0] == now and _by_clock(new)
        is_new = asked != self._asked and not is_same
        screen.now, self._asked = now, asked
        if is_new:
            self._ask(now, new)
            screen.workspace.take_up(screen.holder)
        screen.redraw()
        # Nobody is to act a moment before the end is known, so what is asked does not tell the end.
        if table.outcome is not None and not self._end_is_shown:
            self._end_is_shown = True
            self.after = screen.program.put_away(table)
            self.show_end()
        if table.must_think():
            self._run(table.think())

    def make(self, *moves: tuple[int, msgspec.Struct]) -> None:
        """Make moves and go on; if one is refused say why and lose nothing."""
        self._run(self._make(moves))

    def accept_by(self, seats: tuple[int, ...]) -> None:
        """Accept the open play in the name of these seats, as long as they are asked."""
        self._run(self._make((seat, Accept()) for seat in seats if seat in contesters(self.table)))

    def contest_by(self, seats: tuple[int, ...]) -> None:
        """Contest the open play in the name of one of these seats; ask whose if there are more."""
        if len(seats) == 1:
            self.make((seats[0], Contest()))
            return

        def chosen(answer: str | None) -> None:
            if answer is None:
                self._asked = None
                self.go_on()
            else:
                self.make((int(answer), Contest()))

        screen = self.screen
        screen.program.push_screen(pages.which_seat(self.table, seats, screen.say), chosen)

    def hint(self, seat: int, then: Callable[[list[AnyHint]], None]) -> None:
        """Look for moves that may be proposed, then show them."""

        async def look() -> None:
            then(await self.table.hints(seat))

        self._run(look())

    def show_end(self) -> None:
        """Show the result and ask what next."""
        program = self.screen.program
        if self.table.outcome is None:
            return

        def chosen(answer: str | None) -> None:
            match answer:
                case "rematch":
                    program.play_again(self.table)
                case "leave":
                    program.show_start(self.face.game)
                case "quit":
                    program.exit()

        program.push_screen(pages.end_page(self.table, self.after, program.say), chosen)

    def tick(self) -> None:
        """Let the table do what is due."""
        if self.table.is_due():
            self._run(self.table.wake())

    def _changed(self) -> None:
        """Show what happened, unless more is about to happen."""
        if not self._is_busy and self.screen.is_mounted:
            self.go_on()

    def _ask(self, now: Phase, new: Sequence[AnySeenMove]) -> None:
        screen, table = self.screen, self.table
        if any(isinstance(one.move, TimeUp) for one in new):
            screen.close_windows()
        if any(one.seat in table.people for one in new):
            screen.slip = ""
        match now:
            case Turn(seat=seat) if screen.holder != seat or self._in_the_open:
                self._give_keyboard(seat)
            case Window() if len(table.people) > 1:
                screen.holder = None

    def _run(self, work: Awaitable[None]) -> None:
        """Do something without holding up the screen; say why if the table does not do it."""

        async def whole() -> None:
            try:
                await work
            except NotDone as refusal:
                self.screen.refuse(refusal.sentence, refusal.squares)

        self.screen.run_worker(whole())

    async def _make(self, moves: Iterable[tuple[int, msgspec.Struct]]) -> None:
        refusal: NotDone | None = None
        self._is_busy = True
        try:
            for seat, move in moves:
                await self.table.play(seat, move)
            self.screen.forget_refusal()
        except NotDone as not_done:
            refusal = not_done
        finally:
            self._is_busy = False
        self.go_on()  # not if the screen was closed meanwhile, which cancels this
        if refusal is not None:
            raise refusal

    def _slipped(self, seat: int, move: msgspec.Struct, fault: Exception) -> None:
        """Tell that a computer player had no legal move, and what is played for it."""
        program, name = self.screen.program, self.table.names[seat]
        self.screen.slip = program.say(f"play-slip-{_DOES.get(type(move), 'plays')}", player=name)
        program.note_slip(name, fault)

    def _give_keyboard(self, seat: int) -> None:
        """Let a person take the keyboard over, at once where there is nothing to hide."""
        screen, table, may_contest = self.screen, self.table, contesters(self.table)
        alone = len(table.people) == 1
        self._in_the_open = alone or not self.face.hides(table.view(None))
        screen.holder = seat if self._in_the_open else None
        if self._in_the_open:
            return
        table.stand_still()

        async def take(answer: str | None) -> None:
            await table.go_on()
            if answer == "contest":
                self.contest_by(may_contest)
                return
            screen.holder = seat
            screen.workspace.take_up(seat)
            screen.redraw()

        page = pages.hand_over(
            table, seat, table.story[-1:], screen.say, contested=bool(may_contest)
        )
        screen.program.push_screen(page, lambda answer: self._run(take(answer)))


def _by_clock(new: Sequence[AnySeenMove]) -> bool:
    """Return whether the table only noted that a time is over, so that a turn goes on as it was."""
    return bool(new) and all(one.seat == TABLE and not isinstance(one.move, TimeUp) for one in new)
