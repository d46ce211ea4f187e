"""What a table does by itself when time has passed, so that nobody waits forever.

- When a turn's time runs out, the table makes the game's move ``TimeUp``. When the time to contest
  is over, 20 seconds after the play and a day by correspondence, it closes the window; answers do
  not prolong it. A game of fixed length ends.
- Without a clock no turn ends by itself: after a while the others may choose what becomes of the
  game (``absence``).
- A pause ends at its stated time, and a proposal that too few have answered lapses.
- A player whose time ran out three times in a row and who is away is withdrawn from the game; after
  six times, a player who is connected too.
- Where no person is left in a game, the computer players leave it too, and it is over.
- A table whose game nobody begins is closed after a stated time; so is a game without a clock in
  which nobody moves (``lifetimes``).
"""

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from ludomots.core.contract import TABLE
from ludomots.core.moves import CloseWindow, TimeUp, Withdraw
from ludomots.core.turns import TIME_OVER, declared_move, tag_of
from ludomots.tables import events
from ludomots.tables.absence import absences, takes_days
from ludomots.tables.agreements import settled
from ludomots.tables.events import Event
from ludomots.tables.pace import SECOND, Untimed, window

if TYPE_CHECKING:
    from ludomots.tables.table import LiveGame, Table

LATE_AWAY = 3
LATE_HERE = 6


def next_deadline(table: "Table") -> int | None:
    """Return when the table must act by itself if nothing happens before, ``None`` for never."""
    times = clock_deadline(table), table.closes
    if table.paused is None and table.proposal is None:
        return _first(*times)
    return _first(
        *times,
        None if table.paused is None else table.paused.until,
        None if table.proposal is None else table.proposal.until,
    )


def clock_deadline(table: "Table") -> int | None:
    """Return when a clock of the game runs out, ``None`` if none runs now."""
    if table.status != "running" or table.game is None or table.paused is not None:
        return None
    return _first(_turn_ends(table, table.game), _game_ends(table, table.game))


def turn_deadline(table: "Table", seats: Collection[int]) -> int | None:
    """Return until when some seats have to play or to answer a play: the end of their clock, or of
    the friendly limit of days. ``None`` if they may take their time or the game is paused."""
    if not isinstance(table.opened.pace, Untimed):
        return clock_deadline(table)
    if not takes_days(table):
        return None
    if table.is_window_open:
        return clock_deadline(table)
    return _first(*(one.opens for one in absences(table) if one.seat in seats))


def is_resting(table: "Table") -> bool:
    """Return whether a game waits for nothing but people who are all away: no clock runs, and a
    server that starts need not look at it before the table closes."""
    if table.status != "running" or any(one.here for one in table.presence.values()):
        return False
    return table.closes is not None and table.deadline == table.closes


def misses_time(table: "Table", until: int) -> bool:
    """Return whether a table must get back the time in which no server ran it: a clock ran, or the
    table would have closed by ``until``."""
    if table.deadline is None or table.paused is not None:
        return False
    return table.deadline != table.closes or table.deadline <= until


def overdue(table: "Table", deadline: int) -> Event:
    """Return the event of a deadline that has passed."""
    game = table.game
    if game is None:
        return events.Closed("expired")
    if table.paused is not None and deadline == table.paused.until:
        return events.WentOn()
    if table.proposal is not None and deadline == table.proposal.until:
        return events.ProposalDropped("lapsed")
    if deadline != clock_deadline(table):
        return events.Closed("unmoved")
    time_over = _time_over(table)
    if time_over is not None and deadline == _game_ends(table, game):
        return _by_table(table, time_over)
    return _by_table(table, CloseWindow() if table.is_window_open else TimeUp())


def follows(table: "Table") -> Event | None:
    """Return the event that follows at once from the last one, if any."""
    game = table.game
    if table.status != "running" or game is None:
        return None
    outcome = table.rules.outcome(game.state)
    if outcome is not None:
        return events.Finished(outcome)
    agreed = settled(table)
    if agreed is not None:
        return agreed
    leaving = _leaves_too(table, game)
    if leaving is not None:
        return events.Moved(leaving, table.kind.notation.write_move(Withdraw()))
    if not isinstance(table.entries[-1].event, events.Moved | events.Started):
        return None
    for seat, late in enumerate(game.clock.late):
        limit = LATE_HERE if table.is_here(seat) else LATE_AWAY
        if late >= limit and seat not in game.state.withdrawn:
            return events.Moved(seat, table.kind.notation.write_move(Withdraw()))
    declared = declared_move(table.kind, table.rules, game.state)
    return None if declared is None else _by_table(table, declared)


def _leaves_too(table: "Table", game: "LiveGame") -> int | None:
    """Return the computer player that leaves next because no person is left: the one with the
    fewest points, so that the best of them wins."""
    active = game.state.active
    if any(table.is_person(seat) for seat in active):
        return None
    return min(active, key=lambda seat: game.state.scores[seat], default=None)


def _turn_ends(table: "Table", game: "LiveGame") -> int | None:
    clock, pace = game.clock, table.opened.pace
    if table.is_window_open:
        return game.window_since + window(pace)
    if isinstance(pace, Untimed):
        return None
    return max((clock.since + clock.left[seat] for seat in clock.running), default=None)


def _game_ends(table: "Table", game: "LiveGame") -> int | None:
    """Return when a game of fixed length ends, ``None`` if it has no such end now."""
    seconds = table.rules.options.game_time
    if seconds is None:
        return None
    move = _time_over(table)
    if move is None or not table.accepts(TABLE, move):
        return None
    return int(game.started_at + seconds * SECOND)


def _time_over(table: "Table") -> msgspec.Struct | None:
    """Return the move that ends a game of fixed length, if the game has one."""
    return next((move() for move in table.kind.table_moves if tag_of(move) == TIME_OVER), None)


def _first(*times: int | None) -> int | None:
    return min((at for at in times if at is not None), default=None)


def _by_table(table: "Table", move: msgspec.Struct) -> Event:
    return events.Moved(TABLE, table.kind.notation.write_move(move))
