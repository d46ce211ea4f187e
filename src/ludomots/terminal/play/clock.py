"""The time of a table: what a turn and the whole game may last. It is told the time, never asks."""

from ludomots.terminal.play.table import Table

_MINUTE = 60


class Clock:
    """Counts the seconds of the turn and of the game; the table ticks it.

    A turn's time runs while its player has the keyboard. That of the game runs as long as the table
    is on the screen, and goes on where it was when a kept game is taken up again.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.per_turn: int | None = getattr(table.game.options, "turn_clock", None)
        self.per_game: int | None = getattr(table.game.options, "game_time", None)
        self.turn_spent = 0.0

    @property
    def is_there(self) -> bool:
        """Whether anything is timed at this table."""
        return self.per_turn is not None or self.per_game is not None

    @property
    def turn_left(self) -> float | None:
        """The seconds left of this turn, ``None`` if turns are not timed."""
        return None if self.per_turn is None else self.per_turn - self.turn_spent

    @property
    def game_left(self) -> float | None:
        """The seconds left of the game, ``None`` if it is not timed."""
        return None if self.per_game is None else self.per_game - self.table.spent

    def begin_turn(self) -> None:
        """Give whoever is to play the whole time of a turn."""
        self.turn_spent = 0.0

    def pass_time(self, seconds: float, *, in_turn: bool) -> None:
        """Let some seconds pass, of the game and, if somebody is to play, of his turn."""
        self.table.spent += seconds
        if in_turn:
            self.turn_spent += seconds


def shown(seconds: float) -> str:
    """Return a time as clocks show it; what is left of a second counts as one.

    >>> shown(59.2), shown(-3)
    ('1:00', '0:00')
    """
    whole = max(0, -int(-seconds // 1))
    return f"{whole // _MINUTE}:{whole % _MINUTE:02}"
