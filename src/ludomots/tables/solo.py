"""Games that somebody played alone, and the best of them.

Points can be compared only where the rules were the same: a record belongs to a game and a preset,
and tables that changed a preset have records of their own.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ludomots.tables.events import Finished, Opened, Started


class Ending(NamedTuple):
    """A finished game: how its table was opened, who sat down, the outcome and when."""

    table_id: str
    opened: Opened
    started: Started
    finished: Finished
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


def bests(endings: Iterable[Ending]) -> list[Best]:
    """Return the best game by each set of rules, the latest first; of equal ones the first counts.

    A game that its player left before the end does not count.
    """
    found: dict[tuple[str, str, bool], list[Ending]] = {}
    for one in sorted(endings, key=lambda ending: ending.at):
        if len(one.started.seats) == 1 and one.finished.outcome.winners:
            rules = (one.opened.game, one.opened.preset, bool(one.opened.changes))
            found.setdefault(rules, []).append(one)
    records = [_best(rules, games) for rules, games in found.items()]
    return sorted(records, key=lambda best: -best.at)


def _best(rules: tuple[str, str, bool], games: list[Ending]) -> Best:
    best = max(games, key=lambda ending: ending.finished.outcome.scores[0])
    points = best.finished.outcome.scores[0]
    return Best(*rules, points, best.at, best.table_id, len(games))
