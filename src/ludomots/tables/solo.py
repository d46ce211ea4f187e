"""Games that somebody played alone, and the best of them.

Points can be compared only where the rules were the same: a record belongs to a game and a preset,
and tables that changed a preset have records of their own.
"""

from collections.abc import Iterable
from typing import NamedTuple

from ludomots.tables.events import Finished, Opened, Started


class Ending(NamedTuple):
    """How a game ended: what was opened, who sat down, what came of it and when."""

    table_id: str
    opened: Opened
    started: Started
    finished: Finished
    at: int


class Best(NamedTuple):
    """The best game that somebody played alone by some rules, of so many."""

    game: str
    preset: str
    changed: bool
    points: int
    at: int
    table_id: str
    games: int


def bests(endings: Iterable[Ending]) -> list[Best]:
    """Return the best game by each set of rules, the latest first; of equal ones the first counts.

    Who left before the end has played no game.
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
