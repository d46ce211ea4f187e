"""What takes a table from move to move: the computer thinks, people are asked, the game ends."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from ludomots.core.contract import TABLE, IllegalMove
from ludomots.core.moves import Accept, Contest, Pass
from ludomots.core.player import Player
from ludomots.terminal.play import pages
from ludomots.terminal.play.clock import Clock
from ludomots.terminal.play.log import story
from ludomots.terminal.play.phase import (
    Over,
    Thinking,
    Turn,
    Unkept,
    Window,
    contesters,
    phase,
    way_out,
)
from ludomots.terminal.play.saved import ChangedElsewhere
from ludomots.terminal.play.sentences import refusal_text

if TYPE_CHECKING:
    from ludomots.terminal.play.screen import TableScreen

_DOES = {Pass: "passes", Accept: "accepts"}


class Thought(NamedTuple):
    """What a computer player chose, or why it did not, and after how many moves of the game."""

    seat: int
    after: int
    move: Any | None
    fault: Exception | None = None


class Driver:
    """Drives one table; the screen shows what comes of it."""

    def __init__(self, screen: "TableScreen", players: dict[int, Player]) -> None:
        self.screen = screen
        self.table = screen.table
        self.face = screen.face
        self.players = players
        self.clock = Clock(self.table)
        self.after: list[str] = []
        self._in_the_open = False

    def go_on(self) -> None:
        """Do what the game waits for: let the computer think, ask people, or end."""
        screen = self.screen
        try:
            self._declare()
        except OSError as error:
            screen.now = Unkept()
            screen.desk.take_up(screen.holder)
            self._not_kept(error)
            return
        screen.now = phase(self.table)
        match screen.now:
            case Turn(seat=seat) if screen.holder != seat or self._in_the_open:
                self._give_keyboard(seat)
            case Window() if len(self.table.people) > 1:
                screen.holder = None
            case Thinking(seat=seat):
                self._think(seat)
            case Over():
                self._put_away()
                self.show_end()
        screen.desk.take_up(screen.holder)
        screen.redraw()

    def make(self, *moves: tuple[int, Any]) -> None:
        """Make moves and go on; if one is refused say why and lose nothing."""
        self._make(moves)

    def accept_by(self, seats: tuple[int, ...]) -> None:
        """Accept the open play in the name of these seats, as long as they are asked."""
        self._make((seat, Accept()) for seat in seats if seat in contesters(self.table))

    def _make(self, moves: Iterable[tuple[int, Any]]) -> None:
        screen, count = self.screen, len(self.table.steps)
        try:
            for seat, move in moves:
                self._push(seat, move)
        except IllegalMove as refusal:
            screen.refuse(refusal_text(refusal, screen.house.say), refusal.squares)
        except OSError as error:
            self._not_kept(error)
        else:
            screen.forget_refusal()
            if any(step.seat in self.table.people for step in self.table.steps[count:]):
                screen.slip = ""
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

        house = self.screen.house
        house.push_screen(pages.which_seat(self.table, seats, house.say), chosen)

    def show_end(self) -> None:
        """Show the result and ask what next."""
        house, outcome = self.screen.house, self.table.game.outcome()
        if outcome is None:
            return

        def chosen(answer: str | None) -> None:
            match answer:
                case "rematch":
                    house.begin(self.table.setup.again())
                case "leave":
                    house.show_start(self.face.game)
                case "quit":
                    house.exit()

        page = pages.end_page(self.table, outcome, self.after, house.say)
        house.push_screen(page, chosen)

    def thought(self, thought: Thought) -> None:
        """Make the move that was thought of; a player without a legal one passes, as is told."""
        if thought.after != len(self.table.steps):
            return
        move = thought.move or way_out(self.table, thought.seat)
        if thought.fault is not None:
            name, house = self.table.name(thought.seat), self.screen.house
            does = _DOES.get(type(move), "plays")
            self.screen.slip = house.say(f"play-slip-{does}", player=name)
            house.note_slip(name, thought.fault)
        self.make((thought.seat, move))

    def pass_time(self, seconds: float) -> None:
        """Let time pass; the table says when that of a turn or of the game is over."""
        screen, clock = self.screen, self.clock
        now = screen.now
        if isinstance(now, Over | Unkept):
            return
        seat = now.seat if isinstance(now, Turn) and now.seat == screen.holder else None
        clock.pass_time(seconds, in_turn=seat is not None)
        if seat is not None and clock.turn_left is not None and clock.turn_left <= 0:
            screen.close_windows()
            self.make(self.face.late(self.table, seat))
        elif not isinstance(now, Thinking) and self._is_time_over():
            self._end_time()

    def _put_away(self) -> None:
        """Put the game away, for it is over, and find what is to be told after it."""
        house = self.screen.house
        told = (house.note_best(self.table), house.finished(), house.say("play-kept-verify"))
        self.after = [line for line in told if line]

    def _declare(self) -> None:
        """Make the moves of the table that the rules allow now."""
        for move in self.face.declares:
            try:
                self._push(TABLE, move)
            except IllegalMove:
                continue
        if self._is_time_over():
            self._push(TABLE, self.face.time_over)

    def _is_time_over(self) -> bool:
        left, move = self.clock.game_left, self.face.time_over
        return left is not None and left <= 0 and move in self.table.game.legal_moves_of(TABLE)

    def _end_time(self) -> None:
        """Say that the time of the game is over; whoever is to play still plays."""
        try:
            self._push(TABLE, self.face.time_over)
        except OSError as error:
            self._not_kept(error)
        self.screen.redraw()

    def _push(self, seat: int, move: Any) -> None:
        self.table.push(seat, move)
        if self.face.new_turn(self.table.steps[-1]):
            self.clock.begin_turn()

    def _not_kept(self, error: OSError) -> None:
        is_elsewhere = isinstance(error, ChangedElsewhere)
        name = "play-elsewhere" if is_elsewhere else "play-not-saved"
        self.screen.refuse(self.screen.house.say(name, reason=str(error)))

    def _give_keyboard(self, seat: int) -> None:
        """Let a person take the keyboard over, at once where there is nothing to hide."""
        screen, may_contest = self.screen, contesters(self.table)
        self._in_the_open = not self.face.hides(self.table.game.state)
        screen.holder = seat if self._in_the_open else None
        if self._in_the_open:
            return

        def ready(answer: str | None) -> None:
            if answer == "contest":
                self.contest_by(may_contest)
                return
            screen.holder = seat
            screen.desk.take_up(seat)
            screen.redraw()

        say = screen.house.say
        told = story(self.table, say)[-1:]
        page = pages.hand_over(self.table, seat, told, say, contested=bool(may_contest))
        screen.house.push_screen(page, ready)

    def _think(self, seat: int) -> None:
        """Let a computer player think without holding up the screen."""
        game, after, player = self.table.game, len(self.table.steps), self.players[seat]
        view, state = game.view(seat), game.state

        def think() -> Thought:
            try:
                move = player.choose(view)
                game.rules.play(state, seat, move)
            except Exception as fault:  # noqa: BLE001  (whatever it is, people want to play on)
                return Thought(seat, after, None, fault)
            return Thought(seat, after, move)

        self.screen.run_worker(think, thread=True, exclusive=True)
