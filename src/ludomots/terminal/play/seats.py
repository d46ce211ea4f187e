"""Who sits at a table, and what was agreed before the game."""

import secrets
from collections import Counter
from collections.abc import Sequence

import msgspec

from ludomots.core.draws import secret_of_seed
from ludomots.core.options import TableOptions
from ludomots.texts import Texts

SECRET_BYTES = 32
DEFAULT_LEVEL = "famille"
"""Whom one plays against who asks for nobody in particular."""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: a person, or the computer at a level."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.level is None


class Setup(msgspec.Struct, frozen=True):
    """A table before its first move: the game, its options, the seats and the secret of draws."""

    game: str
    options: TableOptions
    seats: tuple[Seat, ...]
    secret: bytes
    hints: bool = True

    def again(self) -> "Setup":
        """Return the same table for another game."""
        return msgspec.structs.replace(self, secret=new_secret())


def new_secret(seed: int | str | None = None) -> bytes:
    """Return the secret of a game: one that nobody can know, or that of a seed."""
    return secrets.token_bytes(SECRET_BYTES) if seed is None else secret_of_seed(seed)


def seats(people: int, levels: Sequence[str], names: Sequence[str], say: Texts) -> tuple[Seat, ...]:
    """Return people first, then computer players; those of one level are told apart by a number."""
    given = [name.strip() for name in names]
    found = [
        Seat(given[at] if at < len(given) and given[at] else say("play-person", number=at + 1))
        for at in range(people)
    ]
    alike, used = Counter(levels), Counter[str]()
    for level in levels:
        used[level] += 1
        name = say(f"play-level-{level}")
        found.append(Seat(name if alike[level] == 1 else f"{name} {used[level]}", level))
    return tuple(found)
