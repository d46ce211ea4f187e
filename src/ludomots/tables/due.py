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

from ludomots.games.contract import TABLE
from ludomots.games.moves import CloseWindow, TimeUp, Withdraw
from ludomots.tables import events
from ludomots.tables.events import Event
from ludomots.tables.pace import DAY, HOUR, MINUTE, SECOND, Untimed, window
from ludomots.tables.table import Play, Table

AWAY = 3 * MINUTE
IDLE = HOUR
LATE_AWAY = 3
LATE_HERE = 6
UNSTARTED = 7 * DAY

_TIME_OVER = "time-over"
_OF_THE_CLOCK = {"time-up", "close-window", _TIME_OVER}


def next_deadline(table: Table) -> int | None:
    """Return when the table must act by itself if nothing happens before, ``None`` for never."""
    match table.status:
        case "open":
            return table.entries[0].at + UNSTARTED
        case "running" if table.play is not None:
            ends = (_turn_ends(table, table.play), _game_ends(table, table.play))
            return min((end for end in ends if end is not None), default=None)
        case _:
            return None


def overdue(table: Table, deadline: int) -> Event:
    """Return what happens when nobody did anything before the deadline."""
    play = table.play
    if play is None:
        return events.Closed("expired")
    if deadline == _game_ends(table, play):
        return _by_table(table, _time_over(table))
    return _by_table(table, CloseWindow() if table.is_window_open else TimeUp())


def follows(table: Table) -> Event | None:
    """Return what follows at once from what just happened, if anything does."""
    play = table.play
    moved = isinstance(table.entries[-1].event, events.Moved | events.Started)
    if table.status != "running" or play is None or not moved:
        return None
    outcome = table.rules.outcome(play.state)
    if outcome is not None:
        return events.Finished(outcome)
    for seat, late in enumerate(play.clock.late):
        limit = LATE_HERE if table.is_here(seat) else LATE_AWAY
        if late >= limit and seat not in play.state.withdrawn:
            return events.Moved(seat, table.kind.write_move(Withdraw()))
    declared = [move() for move in table.kind.table_moves if _tag(move) not in _OF_THE_CLOCK]
    return next((_by_table(table, move) for move in declared if table.accepts(TABLE, move)), None)


def _turn_ends(table: Table, play: Play) -> int | None:
    clock, pace = play.clock, table.opened.pace
    if table.is_window_open:
        return clock.since + window(pace)
    if isinstance(pace, Untimed):
        ends = [_patience(table, play, seat) for seat in clock.running]
    else:
        ends = [clock.since + clock.left[seat] for seat in clock.running]
    known = [end for end in ends if end is not None]
    return max(known) if known and len(known) == len(ends) else None


def _patience(table: Table, play: Play, seat: int) -> int | None:
    """Return until when the others wait for a seat without a clock; no longer if nobody does."""
    identity = table.seats[seat].identity
    waiting = [other.at for who, other in table.presence.items() if who != identity and other.here]
    if not waiting:
        return None
    since = max(play.clock.since, min(waiting))
    if identity is None or table.presence[identity].here:
        return since + IDLE
    return max(since, table.presence[identity].at) + AWAY


def _game_ends(table: Table, play: Play) -> int | None:
    seconds = getattr(table.rules.options, "game_time", None)
    if seconds is None:
        return None
    move = _time_over(table)
    if move is None or not table.accepts(TABLE, move):
        return None
    return int(play.started_at + seconds * SECOND)


def _time_over(table: Table) -> Any:
    """Return the move that ends a game of fixed length, if the game has one."""
    return next((move() for move in table.kind.table_moves if _tag(move) == _TIME_OVER), None)


def _by_table(table: Table, move: Any) -> Event:
    return events.Moved(TABLE, table.kind.write_move(move))


def _tag(move: Any) -> Any:
    return move.__struct_config__.tag
