"""Which cards were laid since somebody last moved."""

from ludomots.core.moves import Accept, Contest
from ludomots.terminal.play.table import Table


def fresh_cards(table: Table, holder: int | None) -> list[frozenset[int]]:
    """Return for each row the places of the cards that others laid since the person at the
    keyboard last laid or chose one; since the last card, if nobody is there."""
    steps = []
    for step in reversed(table.steps):
        if step.seat == holder and not isinstance(step.move, Accept | Contest):
            break
        steps.append(step)
        if holder is None and step.before.rows != step.after.rows:
            break
    fresh = [frozenset[int]()] * len(table.game.state.rows)
    for step in reversed(steps):
        rows = zip(fresh, step.before.rows, step.after.rows, strict=True)
        fresh = [_after(places, before, after) for places, before, after in rows]
    return fresh


def _after(places: frozenset[int], before: str, after: str) -> frozenset[int]:
    """Return the fresh places of a row after a step: a card more at an end, or a new row."""
    if before == after:
        return places
    if before + after[-1] == after:
        return places | {len(before)}
    if after[0] + before == after:
        return frozenset(place + 1 for place in places) | {0}
    return frozenset(range(len(after)))
