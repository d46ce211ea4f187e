"""Which cards were laid since somebody last moved."""

from ludomots.core.moves import Accept, Contest
from ludomots.games.typo.terminal.sentences import Table


def fresh_cards(table: Table, holder: int | None) -> list[frozenset[int]]:
    """Return for each row the places of the cards that others laid since the person at the
    keyboard last laid or chose one; since the last card, if nobody is there."""
    then = now = table.view(None).rows
    fresh = [frozenset[int]()] * len(now)
    steps: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    for step in reversed(table.made):
        if step.seat == holder and not isinstance(step.move, Accept | Contest):
            break
        if step.before is None:
            continue
        then, now = step.before.rows, then
        steps.append((then, now))
        if holder is None and then != now:
            break
    for before, after in reversed(steps):
        fresh = [_after(*row) for row in zip(fresh, before, after, strict=True)]
    return fresh


def _after(places: frozenset[int], before: str, after: str) -> frozenset[int]:
    """Return the fresh places of a row after some steps: cards more at its ends, or a new row."""
    at = after.find(before)
    if at < 0:
        return frozenset(range(len(after)))
    kept = range(at, at + len(before))
    return frozenset(place + at for place in places) | (set(range(len(after))) - set(kept))
