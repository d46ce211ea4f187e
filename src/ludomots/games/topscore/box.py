"""What is in the box: the letter sets, from the TOML files beside this one."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

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
    found = {}
    for file in files(__package__).iterdir():
        if file.name.startswith("letters-") and file.name.endswith(".toml"):
            name = file.name.removeprefix("letters-").removesuffix(".toml")
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            found[name] = LetterSet(data["counts"], data["blanks"])
    return dict(sorted(found.items()))
