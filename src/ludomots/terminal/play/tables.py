"""What the screen asks of a table besides what faces do, local or of a server."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from ludomots.core.contract import AnyRules, GameView
from ludomots.widgets.table import KnownTable

Slip = Callable[[int, msgspec.Struct, Exception], None]
"""Told of a computer player's fault: its seat, what is played instead, and the fault."""


class ScreenTable(KnownTable[AnyRules, msgspec.Struct, GameView], Protocol):
    """A table on the screen. ``changed`` is called whenever something has happened there;
    ``slipped`` when a computer player had no legal move: its seat, what is played, the fault."""

    changed: Callable[[], None]
    slipped: Slip

    @property
    def words_told(self) -> Sequence[tuple[str, ...]]:
        """The words that the lines of the story name, in order; lines without any are left out."""

    @property
    def advice(self) -> str:
        """What the coach said of the last move that somebody here made; nothing without a coach."""

    def asked(self, seat: int | None) -> int:
        """Return a number that grows when a seat is asked something new."""

    def must_think(self) -> bool:
        """Return whether a computer player of this program is to move and nobody thinks yet."""

    def is_due(self) -> bool:
        """Return whether the table must do something by itself by now."""

    def stand_still(self) -> None:
        """Stop the clocks until somebody has taken the keyboard."""

    async def go_on(self) -> None:
        """Let the clocks run again."""

    async def think(self) -> None:
        """Let the computer players of this program move for as long as they are asked."""

    async def wake(self) -> None:
        """Let the table do what is due."""

    async def leave(self) -> None:
        """Rise from the table."""
