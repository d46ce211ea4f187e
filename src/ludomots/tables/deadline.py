"""When a table acts by itself if nothing happens before."""

from typing import TYPE_CHECKING, Any

from ludomots.core.contract import TABLE
from ludomots.tables.pace import DAY, HOUR, MINUTE, SECOND, Untimed, window

if TYPE_CHECKING:
    from ludomots.tables.table import LiveGame, Table

AWAY = 3 * MINUTE
IDLE = HOUR
UNSTARTED = 7 * DAY

TIME_OVER = "time-over"


def next_deadline(table: "Table") -> int | None:
    """Return when the table must act by itself if nothing happens before, ``None`` for never."""
    match table.status:
        case "open":
            return table.entries[0].at + UNSTARTED
        case "running" if table.game is not None:
            ends = (_turn_ends(table, table.game), game_ends(table, table.game))
            return min((end for end in ends if end is not None), default=None)
        case _:
            return None


def _turn_ends(table: "Table", game: "LiveGame") -> int | None:
    clock, pace = game.clock, table.opened.pace
    if table.is_window_open:
        return clock.since + window(pace)
    if isinstance(pace, Untimed):
        ends = [_patience(table, game, seat) for seat in clock.running]
    else:
        ends = [clock.since + clock.left[seat] for seat in clock.running]
    known = [end for end in ends if end is not None]
    return max(known) if known and len(known) == len(ends) else None


def _patience(table: "Table", game: "LiveGame", seat: int) -> int | None:
    """Return until when the others wait for a seat without a clock; no longer if nobody does."""
    identity = table.seats[seat].identity
    waiting = [other.at for who, other in table.presence.items() if who != identity and other.here]
    if not waiting:
        return None
    since = max(game.clock.since, min(waiting))
    if identity is None or table.presence[identity].here:
        return since + IDLE
    return max(since, table.presence[identity].at) + AWAY


def game_ends(table: "Table", game: "LiveGame") -> int | None:
    """Return when a game of fixed length ends, if it has one and it can."""
    seconds = table.rules.options.game_time
    if seconds is None:
        return None
    move = time_over(table)
    if move is None or not table.accepts(TABLE, move):
        return None
    return int(game.started_at + seconds * SECOND)


def time_over(table: "Table") -> Any:
    """Return the move that ends a game of fixed length, if the game has one."""
    return next((move() for move in table.kind.table_moves if tag_of(move) == TIME_OVER), None)


def tag_of(move: Any) -> Any:
    """Return what a move is called where it is written."""
    return move.__struct_config__.tag
