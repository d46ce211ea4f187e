"""Who sits where before a game begins: what guests and the owner may ask for until it does."""

from ludomots.core.contract import JUDGE
from ludomots.core.options import TableOptions
from ludomots.core.shelf import players_of
from ludomots.tables import commands, events
from ludomots.tables.answers import Refused, check
from ludomots.tables.events import Event
from ludomots.tables.looks import is_name
from ludomots.tables.table import Table

_NO_CONTRIBUTION = b"\0"
"""Stands for a seat that mixed nothing into the draws where others did."""

SeatingCommand = (
    commands.Join
    | commands.Leave
    | commands.Remove
    | commands.OrderSeats
    | commands.AddBot
    | commands.SitAsJudge
    | commands.Start
)


def seating_event(table: Table, command: SeatingCommand) -> Event:
    """Return the event that a command about the seats asks for, or refuse it."""
    match command:
        case commands.Join():
            return _join(table, command)
        case commands.Leave():
            return _leave(table, command)
        case commands.Remove():
            return _remove(table, command)
        case commands.OrderSeats():
            return _order_seats(table, command)
        case commands.AddBot():
            return _add_bot(table, command)
        case commands.SitAsJudge():
            return _sit_as_judge(table, command)
        case commands.Start():
            return _start(table, command)


def _join(table: Table, command: commands.Join) -> Event:
    check(table.status == "open", "already-started")
    check(command.by not in table.removed, "removed")
    check(not table.opened.coach, "coach-with-others")
    free = [at for at, seat in enumerate(table.seats) if seat.is_open]
    check(bool(free), "no-open-seat")
    seat = free[0] if command.seat is None else command.seat
    check(seat in free, "seat-taken")
    is_listed = table.opened.visibility == "listed"
    shares = not is_listed or command.by == table.owner or not table.seats_of(command.by)
    check(shares, "one-seat")
    check(is_name(command.name), "name")
    return events.Joined(seat, command.sitter())


def _leave(table: Table, command: commands.Leave) -> Event:
    check(command.seat in table.seats_of(command.by), "not-your-seat")
    check(table.status == "open", "already-started")
    return events.Left(command.seat)


def _remove(table: Table, command: commands.Remove) -> Event:
    check(command.by == table.owner, "not-the-owner")
    check(table.status == "open", "already-started")
    is_place = command.seat == JUDGE or 0 <= command.seat < len(table.seats)
    sitter = table.sitter_of(command.seat) if is_place else events.Seat()
    if sitter.level is not None:
        return events.Left(command.seat)
    guest = sitter.identity
    if guest is None or guest == table.owner:
        raise Refused("nobody-to-remove")
    is_here = table.presence[guest].here
    return events.Removed(guest, table.seats_of(guest), stays_out=is_here)


def _order_seats(table: Table, command: commands.OrderSeats) -> Event:
    check(command.by == table.owner, "not-the-owner")
    check(table.status == "open", "already-started")
    check(sorted(command.order) == list(range(len(table.seats))), "not-an-order")
    return events.SeatsOrdered(command.order)


def _add_bot(table: Table, command: commands.AddBot) -> Event:
    check(command.by == table.owner, "not-the-owner")
    check(table.status == "open", "already-started")
    check(command.level in players_of(table.opened.game), "no-such-bot")
    is_free = command.seat < len(table.seats) and table.seats[command.seat].is_open
    check(is_free, "seat-taken")
    return events.Joined(command.seat, command.sitter())


def _sit_as_judge(table: Table, command: commands.SitAsJudge) -> Event:
    """Return that somebody judges. A judge who went away gives the place to whoever takes it."""
    check(table.rules.options.has_judge, "no-judge-here")
    check(table.status in {"open", "running"}, "not-running")
    check(command.by not in table.removed, "removed")
    check(not table.opened.coach, "coach-with-others")
    check(not table.seats_of(command.by), "judge-plays")
    judge = table.judge
    is_free = judge is None or not table.presence[judge.identity or ""].here
    check(is_free, "judge-taken")
    check(is_name(command.name), "name")
    return events.JudgeSat(command.sitter())


def _start(table: Table, command: commands.Start) -> Event:
    check(command.by == table.owner, "not-the-owner")
    check(table.status == "open", "already-started")
    seats = tuple(seat for seat in table.seats if not seat.is_open)
    check(len(seats) in table.kind.seats, "too-few-players")
    check_seats(table.rules.options, table.kind.seats, len(seats))
    check(table.judge is not None or not table.rules.options.has_judge, "no-judge-yet")
    return started(seats)


def check_seats(options: TableOptions, seats: range, players: int) -> None:
    """Refuse a number of players that the game allows and the options of the table do not."""
    allowed = options.allowed_seats(seats)
    if players not in allowed:
        raise Refused("seats-for-rules", fewest=allowed[0], most=allowed[-1])


def started(seats: tuple[events.Seat, ...]) -> events.Started:
    """Return the event that begins a game with these seats."""
    given = tuple(seat.contribution for seat in seats)
    contributions = tuple(part or _NO_CONTRIBUTION for part in given) if any(given) else ()
    return events.Started(seats, contributions)
