"""What a game says of its turns to somebody who judges how it plays."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from ludomots.core.moves import Accept, Contest, Pass


@dataclass(frozen=True, kw_only=True)
class Flow:
    """Which moves carry a game forward, and which of its ends come from going nowhere.

    ``idle`` are the moves by which a player gains and lays nothing, such as a pass or an exchange:
    a turn in which nothing else is legal is a turn without a useful move. ``asides`` are the moves
    that are no turn of their own: answers to another player's word, a card chosen in secret.
    ``guards`` are the reasons for which a game ends that led nowhere.
    """

    idle: tuple[type[msgspec.Struct], ...] = (Pass,)
    asides: tuple[type[msgspec.Struct], ...] = (Accept, Contest)
    guards: frozenset[str] = field(default=frozenset({"stalled"}))

    def is_idle(self, moves: Iterable[msgspec.Struct]) -> bool:
        """Return whether a turn made of some moves brought nothing."""
        return all(isinstance(move, self.idle) for move in moves)
