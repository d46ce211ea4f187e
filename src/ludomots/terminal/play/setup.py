"""The table that somebody wants: the game, its options, and who sits where."""

from collections.abc import Sequence

import msgspec

from ludomots.core.options import TableOptions
from ludomots.records.record import preset_of
from ludomots.tables.commands import Bot, Free, Mine, Wanted
from ludomots.texts import Texts

DEFAULT_LEVEL = "famille"
"""The opponent of somebody who asks for nobody in particular."""

LONGEST_NAME = 32


class Setup(msgspec.Struct, frozen=True):
    """A table before its first move: people first, then computer players, then open seats.

    ``seed`` repeats the draws of a local game. With a ``coach`` the only person is told what
    each of their moves was worth.
    """

    game: str
    options: TableOptions
    people: tuple[str, ...]
    levels: tuple[str, ...] = ()
    seed: str | None = None
    hints: bool = True
    free: int = 0
    coach: bool = False

    @property
    def count(self) -> int:
        """How many seats there are."""
        return len(self.people) + len(self.levels) + self.free

    @property
    def seats(self) -> tuple[Wanted, ...]:
        """The seats as a table wants them."""
        people = tuple(Mine(name[:LONGEST_NAME]) for name in self.people)
        return (*people, *map(Bot, self.levels), *(Free() for _ in range(self.free)))

    @property
    def preset(self) -> str:
        """The preset that is nearest to the options."""
        return preset_of(self.options)[0]

    @property
    def changes(self) -> dict[str, object]:
        """What differs from the preset."""
        return preset_of(self.options)[1]

    def again(self) -> "Setup":
        """Return the same table for another game."""
        return msgspec.structs.replace(self, seed=None)


def names_of(people: int, given: Sequence[str], say: Texts) -> tuple[str, ...]:
    """Return what people are called: the names that were given, else their numbers."""
    names = [name.strip() for name in given]
    return tuple(
        names[at] if at < len(names) and names[at] else say("play-person", number=at + 1)
        for at in range(people)
    )
