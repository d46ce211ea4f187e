"""The table of Topword going from move to move."""

from typing import NamedTuple

from textual.worker import Worker, WorkerState

from ludomots.games.contract import IllegalMove
from ludomots.games.topword import Contest, Move, Pass, Place
from ludomots.players import Player
from ludomots.terminal.play.saved import ChangedElsewhere
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.topword import pages
from ludomots.terminal.play.topword.log import story
from ludomots.terminal.play.topword.phase import (
    Over,
    Thinking,
    Turn,
    Unkept,
    Window,
    contesters,
    declare_end,
    phase,
    way_out,
)
from ludomots.terminal.play.topword.sentences import refusal_text
from ludomots.terminal.play.topword.shown import ShownTable


class Thought(NamedTuple):
    """What a computer player chose, or why it did not, and after how many moves of the game."""

    seat: int
    after: int
    move: Move | None
    fault: Exception | None = None


class DrivenTable(ShownTable):
    """A table that knows what comes next: the computer, a person, or the end."""

    def __init__(self, table: Table, players: dict[int, Player]) -> None:
        super().__init__(table)
        self.players = players
        self.kept = ""

    def on_mount(self) -> None:
        """Take up the game where it is."""
        self.go_on()

    def go_on(self) -> None:
        """Do what the game waits for: let the computer think, ask people, or end."""
        try:
            declare_end(self.table)
        except OSError as error:
            self.now = Unkept()
            self.take_up_rack()
            self._not_kept(error)
            return
        self.now = phase(self.table)
        match self.now:
            case Turn(seat=seat) if self.holder != seat:
                self.holder = None
                self._hand_over(seat)
            case Window() if len(self.table.people) > 1:
                self.holder = None
            case Thinking(seat=seat):
                self._think(seat)
            case Over():
                self.kept = self.house.finished()
                self.show_end()
        self.take_up_rack()
        self.redraw()

    def make(self, *moves: tuple[int, Move]) -> None:
        """Make moves and go on; if one is refused say why and lose nothing."""
        try:
            for seat, move in moves:
                self.table.push(seat, move)
                if seat == self.holder and isinstance(move, Place):
                    self.orders[seat] = self.laying.left
        except IllegalMove as refusal:
            self.refuse(refusal_text(refusal, self.house.say), refusal.squares)
        except OSError as error:
            self._not_kept(error)
        else:
            self.forget_refusal()
            if any(seat in self.table.people for seat, _ in moves):
                self.slip = ""
            self.go_on()

    def _not_kept(self, error: OSError) -> None:
        is_elsewhere = isinstance(error, ChangedElsewhere)
        name = "play-elsewhere" if is_elsewhere else "play-not-saved"
        self.refuse(self.house.say(name, reason=str(error)))

    def contest_by(self, seats: tuple[int, ...]) -> None:
        """Contest the open play in the name of one of these seats; ask whose if there are more."""
        if len(seats) == 1:
            self.make((seats[0], Contest()))
            return

        def chosen(answer: str | None) -> None:
            if answer is None:
                self.go_on()
            else:
                self.make((int(answer), Contest()))

        self.house.push_screen(pages.which_seat(self.table, seats, self.house.say), chosen)

    def show_end(self) -> None:
        """Show the result and ask what next."""

        def chosen(answer: str | None) -> None:
            match answer:
                case "rematch":
                    self.house.begin(self.table.setup.again())
                case "leave":
                    self.house.show_start(self.table.setup.game)
                case "quit":
                    self.house.exit()

        self.house.push_screen(pages.end_page(self.table, self.kept, self.house.say), chosen)

    def _hand_over(self, seat: int) -> None:
        say, may_contest = self.house.say, contesters(self.table)

        def ready(answer: str | None) -> None:
            if answer == "contest":
                self.contest_by(may_contest)
                return
            self.holder = seat
            self.take_up_rack()
            self.redraw()

        told = story(self.table, say)[-1:]
        page = pages.hand_over(self.table, seat, told, say, contested=bool(may_contest))
        self.house.push_screen(page, ready)

    def _think(self, seat: int) -> None:
        """Let a computer player think without holding up the screen."""
        view, state, after = self.table.game.view(seat), self.state, len(self.table.steps)
        player = self.players[seat]

        def think() -> Thought:
            try:
                move = player.choose(view)
                self.rules.play(state, seat, move)
            except Exception as fault:  # noqa: BLE001  (whatever it is, people want to play on)
                return Thought(seat, after, None, fault)
            return Thought(seat, after, move)

        self.run_worker(think, thread=True, exclusive=True)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Make the move that was thought of; a player without a legal one passes, as is told."""
        thought = event.worker.result
        if event.state is not WorkerState.SUCCESS or not isinstance(thought, Thought):
            return
        if thought.after != len(self.table.steps):
            return
        move = thought.move or way_out(self.table, thought.seat)
        if thought.fault is not None:
            name = self.table.name(thought.seat)
            does = "passes" if isinstance(move, Pass) else "accepts"
            self.slip = self.house.say(f"play-slip-{does}", player=name)
            self.house.note_slip(name, thought.fault)
        self.make((thought.seat, move))
