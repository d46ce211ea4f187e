"""The moves that every table has, and how they are written. Each game says what they do there."""

import msgspec


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Play nothing this turn."""


class Contest(msgspec.Struct, frozen=True, tag="contest"):
    """Contest the words of the play that waits."""


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """Let the play that waits stand."""


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Leave the game; the others go on."""


class CloseWindow(msgspec.Struct, frozen=True, tag="close-window"):
    """The time to contest is over; made by the table."""


class TimeUp(msgspec.Struct, frozen=True, tag="time-up"):
    """The time of the turn is over, so the player passes; made by the table."""


CommonMove = Pass | Contest | Accept | Withdraw | CloseWindow | TimeUp

SIGNS: dict[str, CommonMove] = {
    "-": Pass(),
    "?": Contest(),
    "=": Accept(),
    "leave": Withdraw(),
    "close": CloseWindow(),
    "time": TimeUp(),
}
"""The texts of these moves, to which a game adds its own."""
