"""Opening a table: everything that the game depends on is fixed in its first event."""

import msgspec

from ludomots.core.contract import words_of
from ludomots.core.draws import commitment
from ludomots.core.options import TableOptions, choose
from ludomots.core.shelf import SHELF, players_of
from ludomots.records import Words
from ludomots.records.record import changes_from
from ludomots.tables.answers import Refused
from ludomots.tables.commands import Bot, Free, Mine, Open, Wanted
from ludomots.tables.events import Entry, Opened, Seat, Spectators
from ludomots.tables.looks import is_name
from ludomots.tables.pace import Pace, PerTurn, Untimed, pace_from_afar
from ludomots.tables.seating import check_seats, started
from ludomots.tables.table import Table, after, begin


def open_table(table_id: str, command: Open, secret: bytes, now: int) -> Table:
    """Return the table that was asked for, or raise ``Refused`` or ``BadOption``.

    ``secret`` is what the draws are made of: 32 bytes that nobody else knows.
    """
    if command.game not in SHELF:
        raise Refused("no-such-game")
    kind = SHELF[command.game]
    options = choose(kind.options, command.preset, command.changes)
    if len(command.seats) not in kind.seats:
        raise Refused("wrong-number-of-seats")
    check_seats(options, kind.seats, len(command.seats))
    if not any(isinstance(seat, Mine) for seat in command.seats):
        raise Refused("no-seat-of-yours")
    if command.coach and not _is_alone(command):
        raise Refused("coach-with-others")
    words = words_of(options)
    opened = Opened(
        game=kind.name,
        rulebook=kind.rulebook,
        preset=command.preset,
        changes=changes_from(command.preset, options),
        words=Words(words.language, words.version),
        pace=command.pace or _pace(command, options),
        visibility=command.visibility,
        owner=command.by,
        seats=tuple(_seat(kind.name, command.by, wanted) for wanted in command.seats),
        commitment=commitment(secret),
        secret=secret,
        rematch_of=None,
        judge=_judge(command, options),
        lifetimes=command.lifetimes,
        coach=command.coach,
        spectators=command.spectators or _spectators(command),
    )
    return begin(table_id, Entry(0, now, opened, command.by))


def rematch(table: Table, secret: bytes, now: int) -> tuple[Table, Table]:
    """Return the table at which the players of a finished one play again, opened and then begun.

    It is a new game, under the present rules and with the present word list. What the players mixed
    into the draws of the finished game is public, so it is not mixed into the new ones.
    """
    if table.next is None:
        raise Refused("no-rematch")
    seats = tuple(msgspec.structs.replace(seat, contribution=b"") for seat in table.seats)
    words = words_of(table.rules.options)
    opened = msgspec.structs.replace(
        table.opened,
        rulebook=_rulebook(table),
        words=Words(words.language, words.version),
        owner=table.owner,
        seats=seats,
        commitment=commitment(secret),
        secret=secret,
        rematch_of=table.id,
        judge=table.judge,
        spectators=table.spectators,
        visibility="private" if table.unlisted else table.opened.visibility,
    )
    opened_table = begin(table.next, Entry(0, now, opened))
    return opened_table, after(opened_table, Entry(1, now, started(seats)))


def _is_alone(command: Open) -> bool:
    """Return whether one person plays, alone or against the computer."""
    people = [seat for seat in command.seats if not isinstance(seat, Bot)]
    return len(people) == 1 and isinstance(people[0], Mine)


def _spectators(command: Open) -> Spectators:
    """Return what spectators may do if the host says nothing: those who were given the link of a
    private table talk among themselves, strangers at a listed one do not."""
    return Spectators(chat=command.visibility == "private")


def _pace(command: Open, options: TableOptions) -> Pace:
    """Return the clock of the options; without one, what fits people who play from far away if any
    are to come and nobody chose to have no clock."""
    if options.turn_clock is not None:
        return PerTurn(options.turn_clock)
    if "turnClock" in command.changes or Free() not in command.seats:
        return Untimed()
    return pace_from_afar(options.online_clock, listed=command.visibility == "listed")


def _judge(command: Open, options: TableOptions) -> Seat | None:
    """Return who judges and does not play, where nobody else is to come: somebody who sits beside
    those that play, at the device of whoever opens the table."""
    if not options.has_judge or Free() in command.seats:
        return None
    return Seat(identity=command.by)


def _rulebook(table: Table) -> int:
    """Return the present rulebook, or that of the table if so many may not play by the present
    one."""
    kind, opened = SHELF[table.opened.game], table.opened
    options = choose(kind.options, opened.preset, opened.changes)
    allowed = options.allowed_seats(kind.seats)
    return kind.rulebook if len(table.seats) in allowed else opened.rulebook


def _seat(game: str, identity: str, wanted: Wanted) -> Seat:
    match wanted:
        case Mine(name=name, contribution=contribution, look=look):
            if not is_name(name):
                raise Refused("name")
            return Seat(name=name, identity=identity, contribution=contribution, look=look)
        case Bot(level=level):
            if level not in players_of(game):
                raise Refused("no-such-bot")
            return Seat(name=level, level=level)
        case Free():
            return Seat()
