"""Games that somebody played alone.

Points can be compared only where the rules were the same: a record belongs to a game and a preset,
and tables that changed a preset have records of their own. Games with a coach or with hints
have none.
"""

from typing import NamedTuple

from ludomots.tables.table import Table, ended_at


class Solo(NamedTuple):
    """A game that somebody played alone to the end: who, by which rules, the points, and when."""

    identity: str
    game: str
    preset: str
    changed: bool
    points: int
    at: int


class Best(NamedTuple):
    """The best of the ``games`` games that a person played alone by one set of rules."""

    game: str
    preset: str
    changed: bool
    points: int
    at: int
    table_id: str
    games: int


def solo_of(table: Table) -> Solo | None:
    """Return the game of a table if somebody played it alone, and did not leave before the end."""
    outcome, opened = table.outcome, table.opened
    if outcome is None or not outcome.winners or len(table.seats) != 1 or table.helped_by:
        return None
    identity = table.seats[0].identity
    if identity is None:
        return None
    changed, points = bool(opened.changes), outcome.scores[0]
    return Solo(identity, opened.game, opened.preset, changed, points, ended_at(table))
