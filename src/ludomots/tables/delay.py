"""What spectators see of a game that the host lets them see later.

A spectator beside a player could whisper. Where that matters the table is shown to spectators as it
was, from the first entries of its log alone: what is not in them cannot leak.
"""

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from ludomots.core.moves import Accept, CloseWindow, Contest
from ludomots.tables.events import Started
from ludomots.tables.pace import MINUTE
from ludomots.tables.table import Table, after, begin

DELAY = 2 * MINUTE

_ANSWERS = (Accept, Contest, CloseWindow)
"""What becomes of a play: it is shown together with the play."""


class Shown(NamedTuple):
    """The first ``length`` entries of a log, as the table was at a time.

    For those who see a game later its clocks run late as well.
    """

    length: int
    at: int


def is_delayed(table: Table) -> bool:
    """Return whether spectators are shown the game of a table later than those who play it."""
    return table.spectators.delay != "none" and table.status == "running"


def sees_late(table: Table, identity: str) -> bool:
    """Return whether a person is shown the game of a table later than those who play it."""
    return is_delayed(table) and not table.seats_of(identity)


def shown_to_spectators(table: Table, now: int) -> Shown:
    """Return what spectators may see of a table now. What comes before the first move is shown at
    once, and everything when the game is over."""
    if table.game is None or not is_delayed(table):
        return Shown(table.seq, now)
    if table.spectators.delay == "minutes":
        begun = 1 + next(one.seq for one in table.entries if isinstance(one.event, Started))
        old = bisect_right(table.entries, now - DELAY, key=lambda entry: entry.at)
        length = max(begun, old)
        return Shown(length, max(now - DELAY, table.entries[length - 1].at))
    every = (*table.game.moves, *table.game.taken_back)
    made = sorted(every, key=lambda one: one.seq, reverse=True)
    last = next((one for one in made if not isinstance(one.move, _ANSWERS)), None)
    if last is None:
        return Shown(table.seq, now)
    return Shown(last.seq, table.entries[last.seq].at)


def more_at(table: Table, shown: Shown) -> int | None:
    """Return when spectators may see more even if nothing happens; ``None`` for never."""
    if table.spectators.delay != "minutes" or shown.length >= table.seq:
        return None
    return table.entries[shown.length].at + DELAY


def follow_to(table: Table, length: int, known: Table | None = None) -> Iterator[Table]:
    """Yield a table as it was after more and more entries of its log, up to ``length`` of them.

    It goes on from ``known`` if that is an earlier moment of the same table.
    """
    is_earlier = known is not None and known.seq <= length
    if known is None or not is_earlier or known.entries != table.entries[: known.seq]:
        known = begin(table.id, table.entries[0], table.rules.lexicon)
    yield known
    for entry in table.entries[known.seq : length]:
        known = after(known, entry)
        yield known


def as_seen_by(table: Table, identity: str, now: int) -> tuple[Table, int]:
    """Return a table as a person may see it, and at which time: earlier ones for a spectator of a
    delayed game."""
    if not sees_late(table, identity):
        return table, now
    shown = shown_to_spectators(table, now)
    *_, past = follow_to(table, shown.length)
    return past, shown.at
