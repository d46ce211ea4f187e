"""What has happened at a table that somebody may want to be told of: it follows from the log."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from ludomots.core.contract import JUDGE
from ludomots.store.notices.choices import Kind
from ludomots.tables import Table
from ludomots.tables.events import CameBack, Event, Finished, Joined, SeatRetaken, WentOn
from ludomots.tables.pace import DAY, HOUR, window


class Happening(NamedTuple):
    """Something that happened to a person at a table: ``key`` names it among all of its kind,
    ``seen`` is how many events somebody has seen who knows of it."""

    kind: Kind
    key: str
    seen: int
    at: int


def happenings(table: Table, identity: str, since: int) -> list[Happening]:
    """Return what happened to somebody at a table since a time and still matters.

    Games without other people are left out: computer players answer while one watches.
    """
    others = [one for one in table.people if one != identity]
    if identity not in table.people or not others:
        return []
    found = (*_turn(table, identity), *_end(table), *_joined(table, identity))
    return [one for one in found if one.at >= since]


def has_seen(table: Table, identity: str, happening: Happening) -> bool:
    """Return whether the log says that somebody opened the table after something happened."""
    later = (entry.event for entry in table.entries[happening.seen :])
    return any(isinstance(event, CameBack) and event.identity == identity for event in later)


def _turn(table: Table, identity: str) -> Iterator[Happening]:
    """Yield that it is somebody's turn, since when. A play that can be contested for some seconds
    only is over before anybody has come."""
    game = table.game
    mine = set(table.seats_of(identity)) - set(table.stand_ins) - {JUDGE}
    seats = sorted(mine & set(table.to_act))
    if game is None or table.status != "running" or table.paused is not None or not seats:
        return
    if table.is_window_open and window(table.opened.pace) < HOUR:
        return
    went_on = (entry.seq + 1 for entry in table.entries if _is_going_on(entry.event, seats))
    seen = max(*went_on, *(game.must_see(seat) for seat in seats), 0)
    yield Happening("turn", f"{table.id}:{seen}", seen, table.entries[seen - 1].at)


def _is_going_on(event: Event, seats: Collection[int]) -> bool:
    """Return whether a player is asked anew from an event on: after a pause, or on the seat that a
    computer player had meanwhile."""
    match event:
        case WentOn():
            return True
        case SeatRetaken(seat=seat):
            return seat in seats
    return False


def _end(table: Table) -> Iterator[Happening]:
    """Yield that the game ended, if it did within a day of the last event."""
    for entry in table.entries:
        if isinstance(entry.event, Finished) and entry.at > table.entries[-1].at - DAY:
            yield Happening("finished", table.id, entry.seq + 1, entry.at)


def _joined(table: Table, identity: str) -> Iterator[Happening]:
    """Yield who sat down at somebody's own table within the last day and is still there."""
    if table.owner != identity or table.status != "open":
        return
    for entry in table.entries:
        match entry.event:
            case Joined(sitter=sitter) if (
                sitter.identity not in {None, identity}
                and sitter.identity in table.people
                and entry.at > table.entries[-1].at - DAY
            ):
                yield Happening("joined", f"{table.id}:{entry.seq}", entry.seq + 1, entry.at)
