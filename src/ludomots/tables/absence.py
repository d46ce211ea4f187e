"""For whom the others wait, and from when on they may choose what becomes of the game.

Nothing is taken from anybody by itself unless a clock runs:

- Without a clock the others may choose after three minutes in which a player whose turn it is was
  away while somebody waited, and after an hour if the player is connected.
- With a friendly limit of days they may choose when the limit of the turn is over.
- With a clock they may choose as soon as the time of a player who is away ran out twice in a row.
- Where a player has left a game of several, the others may end it or pause it at any time.
"""

from typing import TYPE_CHECKING

import msgspec

from ludomots.tables.pace import DAY, HOUR, MINUTE, Correspondence, Untimed

if TYPE_CHECKING:
    from ludomots.tables.table import LiveGame, Table

AWAY = 3 * MINUTE
IDLE = HOUR
LATE_TURNS = 2
"""After this many turns in a row without a move the others may choose about somebody who is away,
where there is a clock."""


class Absence(msgspec.Struct, frozen=True):
    """A player for whom the others wait, and from when on they may choose."""

    seat: int
    opens: int


def absences(table: "Table") -> tuple[Absence, ...]:
    """Return the players for whom others wait so that they may choose, now or later."""
    game = table.game
    if table.status != "running" or game is None or table.paused:
        return ()
    found = ((seat, _opens(table, game, seat)) for seat in game.clock.running if seat >= 0)
    return tuple(Absence(seat, opens) for seat, opens in found if opens is not None)


def is_open(table: "Table", seat: int, now: int) -> bool:
    """Return whether the others may choose by now what becomes of a player's seat."""
    return any(one.seat == seat and one.opens <= now for one in absences(table))


def open_absence(table: "Table", now: int) -> int | None:
    """Return the first seat because of which the others may choose by now, if any."""
    return next((one.seat for one in absences(table) if one.opens <= now), None)


def somebody_left(table: "Table") -> bool:
    """Return whether a person left the game that others still play."""
    game = table.game
    if game is None:
        return False
    return any(table.seats[seat].identity is not None for seat in game.state.withdrawn)


def takes_days(table: "Table") -> bool:
    """Return whether the game is played over days, so that nobody is expected to be connected."""
    pace = table.opened.pace
    return isinstance(pace, Correspondence) or (isinstance(pace, Untimed) and pace.days is not None)


def _opens(table: "Table", game: "LiveGame", seat: int) -> int | None:
    pace, identity = table.opened.pace, table.seats[seat].identity
    if identity is None or not table.is_person(seat):
        return None
    if not any(who != identity for who in table.players):
        return None
    if not isinstance(pace, Untimed):
        is_away = game.clock.late[seat] >= LATE_TURNS and not table.is_here(seat)
        return game.clock.since if is_away else None
    if pace.days is not None:
        return game.clock.since + pace.days * DAY
    return _patience(table, game, identity)


def _patience(table: "Table", game: "LiveGame", identity: str) -> int | None:
    """Return until when the others wait for a person without a clock, ``None`` if nobody waits."""
    waiting = [other.at for who, other in table.presence.items() if who != identity and other.here]
    if not waiting:
        return None
    since = max(game.clock.since, min(waiting))
    person = table.presence[identity]
    return since + IDLE if person.here else max(since, person.at) + AWAY
