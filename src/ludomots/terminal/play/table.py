"""A running game: its seats, its moves, and every state on the way, rebuilt by replaying."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from ludomots.games.draws import Draws
from ludomots.games.game import Game
from ludomots.games.shelf import kind_of
from ludomots.terminal.play.seats import Setup


class Step(NamedTuple):
    """A move that was made, with the states before and after it."""

    before: Any
    seat: int
    move: Any
    after: Any


class Table:
    """A game with the people and computer players around it.

    A move is accepted by the rules, then kept, and only then told: if it cannot be kept it was
    not made.
    """

    def __init__(self, setup: Setup, moves: Iterable[tuple[int, Any]] = ()) -> None:
        self.setup = setup
        kind = kind_of(setup.game)
        start = kind.rules(setup.options).start(len(setup.seats), Draws.from_secret(setup.secret))
        self.game = Game(kind, setup.options, start)
        self.steps: list[Step] = []
        self.keep: Callable[[], None] = _keep_nothing
        for seat, move in moves:
            self._make(seat, move)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(at for at, seat in enumerate(self.setup.seats) if seat.is_person)

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.setup.seats[seat].name

    def push(self, seat: int, move: Any) -> None:
        """Make a move and keep it, or raise ``IllegalMove`` or ``OSError`` and change nothing."""
        self._make(seat, move)
        try:
            self.keep()
        except OSError:
            self.game.pop()
            self.steps.pop()
            raise

    def _make(self, seat: int, move: Any) -> None:
        before = self.game.state
        self.game.push(move, seat)
        self.steps.append(Step(before, seat, move, self.game.state))


def _keep_nothing() -> None:
    pass
