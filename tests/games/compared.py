"""The result of letting engine and rulebook, written independently, answer the same questions."""

from typing import NamedTuple


class Compared(NamedTuple):
    """What was compared, and every disagreement as text."""

    positions: int
    plays: int
    disagreements: list[str]

    def check(self, positions: int) -> None:
        """Check that so many positions with many plays were compared, and all agreed."""
        assert self.positions == positions
        assert self.plays > 1000
        assert self.disagreements == []
