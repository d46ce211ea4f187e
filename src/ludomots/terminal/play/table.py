"""A running game: its seats, its moves, and every state on the way, rebuilt by replaying."""

from typing import TYPE_CHECKING, Any

from ludomots.core.draws import Draws
from ludomots.core.game import Game
from ludomots.core.narration import AnyTelling, Step, Telling
from ludomots.core.shelf import definition_of
from ludomots.terminal.play.seats import Setup
from ludomots.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable


class Table:
    """A game with the people and computer players around it.

    A move is accepted by the rules, then kept, and only then told: if it cannot be kept it was
    not made. ``spent`` are the seconds that the game has lasted.
    """

    def __init__(self, setup: Setup, game: Game | None = None) -> None:
        """Begin a game, or go on with one."""
        self.setup = setup
        self.spent = 0.0
        self.game = game or _new_game(setup)
        states = self.game.states
        self.steps = [
            Step(before, seat, move, after)
            for (seat, move), before, after in zip(
                self.game.moves, states, states[1:], strict=False
            )
        ]
        self.keep: Callable[[], None] = _keep_nothing

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(at for at, seat in enumerate(self.setup.seats) if seat.is_person)

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.setup.seats[seat].name

    def telling(self, say: Texts) -> AnyTelling:
        """Return what is needed to tell the game in words."""
        names = [seat.name for seat in self.setup.seats]
        return Telling(self.setup.game, self.game.rules, names, say)

    def push(self, seat: int, move: Any) -> None:
        """Make a move and keep it, or raise ``IllegalMove`` or ``OSError`` and change nothing."""
        before = self.game.state
        self.game.push(move, seat)
        self.steps.append(Step(before, seat, move, self.game.state))
        try:
            self.keep()
        except OSError:
            self.game.pop()
            self.steps.pop()
            raise


def _new_game(setup: Setup) -> Game:
    kind = definition_of(setup.game)
    start = kind.rules(setup.options, None).start(len(setup.seats), Draws.from_secret(setup.secret))
    return Game(kind, setup.options, start, setup.secret)


def _keep_nothing() -> None:
    pass
