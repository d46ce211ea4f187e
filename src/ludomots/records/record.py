"""A whole game as a value: who sat where, what was agreed, and every move.

Seats count from 0 here as everywhere in Python; the text counts players from 1.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludomots.core.definition import AnyGame
from ludomots.core.options import TableOptions, choose, presets

FORMAT = 1
"""The version of the text format."""

NO_NAME = "?"
"""The name of a player whose name is not known."""

Help = Literal["coach", "hints"]
"""What a player may be helped by; such a game is not rated."""


class Words(msgspec.Struct, frozen=True):
    """The word list of a game, pinned: its name and the SHA-256 of its words."""

    name: str
    version: str


class Gain(msgspec.Struct, frozen=True):
    """Points that a move brought to a seat: the seat that moved or another one."""

    seat: int
    points: int


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a record.

    - ``seat`` is ``TABLE`` for a move that no player makes, ``JUDGE`` for one of a judge who does
      not play.
    - ``hand`` is what the seat held before the move.
    - ``gains`` are the points that the move brought, ``totals`` those of every seat after it.
    - ``drawn`` is what chance then gave in the open.

    The last four are ``None`` where they are not known. In a hand and in draws, what replay guessed
    stands behind a mark (see ``guesses``).
    """

    seat: int
    hand: str | None = None
    move: str
    gains: tuple[Gain, ...] | None = None
    totals: tuple[int, ...] | None = None
    drawn: str | None = None
    comments: tuple[str, ...] = ()


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended: why, who won, the final points."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    comments: tuple[str, ...] = ()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game, finished or not.

    - ``changes`` are the options that differ from the preset, by their JSON names.
    - ``words`` is the word list that judges the game.
    - ``helped_by`` says what a player was helped by, if anything.
    - ``position`` is where a study began, ``opening`` what chance gave before the first move.
    - ``commitment`` is the SHA-256 of ``secret``, published before the first draw.
    - ``secret`` and ``contributions``, from which the draws come, are set once the game is over.
    """

    game: str
    rulebook: int
    preset: str
    changes: dict[str, Any] = {}
    words: Words
    date: str | None = None
    players: tuple[str, ...]
    helped_by: tuple[Help, ...] = ()
    position: str | None = None
    opening: str | None = None
    commitment: str | None = None
    secret: bytes | None = None
    contributions: tuple[bytes, ...] = ()
    comments: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    result: Result | None = None

    def options(self, kind: AnyGame) -> TableOptions:
        """Return the options of the table, or raise ``BadOption``."""
        return choose(kind.options, self.preset, self.changes)


def preset_of(options: TableOptions) -> tuple[str, dict[str, object]]:
    """Return the preset nearest to some options, and what differs from it.

    >>> from ludomots.games.topword import Options
    >>> preset_of(Options(check="contest", board=8))
    ('1994', {'board': 8})
    """
    nearest = min(presets(type(options)), key=lambda preset: len(changes_from(preset, options)))
    return nearest, changes_from(nearest, options)


def changes_from(preset: str, options: TableOptions) -> dict[str, object]:
    """Return how some options differ from a preset, by their JSON names."""
    usual = msgspec.to_builtins(choose(type(options), preset, {}))
    values = msgspec.to_builtins(options)
    return {name: value for name, value in values.items() if value != usual[name]}


def gains_of(before: Sequence[int], after: Sequence[int]) -> tuple[Gain, ...]:
    """Return whose points changed, and by how much."""
    changes = (new - old for old, new in zip(before, after, strict=True))
    return tuple(Gain(seat, points) for seat, points in enumerate(changes) if points)
