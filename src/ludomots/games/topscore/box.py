"""What is in the box: the letter sets, from the TOML files beside this one."""

from functools import cache
from typing import NamedTuple

from ludomots.core.boxes import read_sets
from ludomots.games.topscore.tokens import BLANK


class LetterSet(NamedTuple):
    """How many tokens of each letter there are, and how many blanks (TS-02)."""

    counts: dict[str, int]
    blanks: int

    @property
    def letters(self) -> tuple[str, ...]:
        """What a blank may stand for (TS-42)."""
        return tuple(sorted(self.counts))

    def tokens(self) -> dict[str, int]:
        """Return how many of each token the bag holds at first."""
        return {**self.counts, BLANK: self.blanks}


@cache
def letter_sets() -> dict[str, LetterSet]:
    """Return the letter sets by name (TS-Q2): one file ``letters-NAME.toml`` each."""
    sets = read_sets(__package__, "letters").items()
    return {name: LetterSet(one["counts"], one["blanks"]) for name, one in sets}
