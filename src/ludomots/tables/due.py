"""What a table does by itself when time has passed, so that nobody is held hostage.

- Time that runs out is the game's ``TimeUp``; a window of contests closes; a game that has a fixed
  length ends.
- Where nobody set a clock, a turn ends by itself only while somebody else waits: after three
  minutes if its player is away, after an hour if he is there.
- Whoever let his time run out three times in a row and is away withdraws from the game; six times,
  even if he is there.
- A table that nobody starts is closed after a week.
"""

from typing import Any

from ludomots.core.contract import TABLE
from ludomots.core.moves import CloseWindow, TimeUp, Withdraw
from ludomots.tables import events
from ludomots.tables.deadline import TIME_OVER, game_ends, tag_of, time_over
from ludomots.tables.events import Event
from ludomots.tables.table import Table

LATE_AWAY = 3
LATE_HERE = 6

_OF_THE_CLOCK = {"time-up", "close-window", TIME_OVER}


def overdue(table: Table, deadline: int) -> Event:
    """Return what happens when nobody did anything before the deadline."""
    game = table.game
    if game is None:
        return events.Closed("expired")
    if deadline == game_ends(table, game):
        return _by_table(table, time_over(table))
    return _by_table(table, CloseWindow() if table.is_window_open else TimeUp())


def follows(table: Table) -> Event | None:
    """Return what follows at once from what just happened, if anything does."""
    game = table.game
    moved = isinstance(table.entries[-1].event, events.Moved | events.Started)
    if table.status != "running" or game is None or not moved:
        return None
    outcome = table.rules.outcome(game.state)
    if outcome is not None:
        return events.Finished(outcome)
    for seat, late in enumerate(game.clock.late):
        limit = LATE_HERE if table.is_here(seat) else LATE_AWAY
        if late >= limit and seat not in game.state.withdrawn:
            return events.Moved(seat, table.kind.notation.write_move(Withdraw()))
    declared = [move() for move in table.kind.table_moves if tag_of(move) not in _OF_THE_CLOCK]
    return next((_by_table(table, move) for move in declared if table.accepts(TABLE, move)), None)


def _by_table(table: Table, move: Any) -> Event:
    return events.Moved(TABLE, table.kind.notation.write_move(move))
