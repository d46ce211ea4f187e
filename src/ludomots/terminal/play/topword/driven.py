"""The table of Topword going from move to move."""

from typing import NamedTuple

from textual.worker import Worker, WorkerState

from ludomots.games.contract import IllegalMove
from ludomots.games.topword import Contest, Move, Place
from ludomots.players import Player
from ludomots.terminal.play.saved import ChangedElsewhere
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.topword import pages
from ludomots.terminal.play.topword.log import story
from ludomots.terminal.play.topword.phase import (
    Over,
    Thinking,
    Turn,
    Window,
    contesters,
    declare_end,
    phase,
    way_out,
)
from ludomots.terminal.play.topword.sentences import refusal_text
from ludomots.terminal.play.topword.shown import ShownTable


class Thought(NamedTuple):
    """What a computer player chose, and after how many moves of the game."""

    seat: int
    after: int
    move: Move


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
        declare_end(self.table)
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
        except ChangedElsewhere:
            self.refuse(self.house.say("play-elsewhere"))
        except OSError as error:
            self.refuse(self.house.say("play-not-saved", reason=str(error)))
        else:
            self.forget_refusal()
            self.go_on()

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
                    self.house.show_start()
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
        view, after = self.table.game.view(seat), len(self.table.steps)
        player = self.players[seat]
        self.run_worker(
            lambda: Thought(seat, after, player.choose(view)), thread=True, exclusive=True
        )

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Make the move that was thought of; one that is illegal becomes a pass."""
        thought = event.worker.result
        if event.state is not WorkerState.SUCCESS or not isinstance(thought, Thought):
            return
        if thought.after != len(self.table.steps):
            return
        is_legal = thought.move in self.table.game.legal_moves_of(thought.seat)
        move = thought.move if is_legal else way_out(self.table, thought.seat)
        self.make((thought.seat, move))
