"""The authority of a table: it accepts a command as events, or refuses it."""

from msgspec import Struct

from ludomots.core.contract import IllegalMove
from ludomots.core.moves import Withdraw
from ludomots.tables import commands, events
from ludomots.tables.answers import Answer, Decision, Done, Refused, Repeated
from ludomots.tables.commands import ClientCommand, Command
from ludomots.tables.due import follows, overdue
from ludomots.tables.events import Entry, Event
from ludomots.tables.forget import digest, mentions
from ludomots.tables.table import Table, after

_NO_CONTRIBUTION = b"\0"
"""Stands for a seat that mixed nothing into the draws where others did."""


def decide(table: Table, command: Command, now: int) -> Decision:
    """Return what a command does to a table. Deadlines that have passed by ``now`` come first.

    A clock that goes back is taken to stand still.
    """
    log = _Log(table)
    if not isinstance(command, commands.Resume):
        log.let_time_pass(now)
    try:
        answer = log.answer(command, now)
    except Refused as refused:
        answer = refused
    return Decision(log.table, log.table.entries[table.seq :], answer)


class _Log:
    """The table as it becomes while entries are added to it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def let_time_pass(self, now: int) -> None:
        while True:
            deadline = self.table.deadline
            if deadline is None or deadline > now:
                return
            self.add(overdue(self.table, deadline), deadline)

    def answer(self, command: Command, now: int) -> Answer:
        table = self.table
        match command:
            case commands.Wake():
                return Done(table.seq)
            case commands.Resume(down_since=down_since):
                since = max(down_since, table.entries[-1].at)
                return self.add(events.Resumed(max(0, now - since)), now)
            case commands.Connect(identity=identity, here=here):
                _check(identity in table.presence, "not-seated")
                _check(table.presence[identity].here != here, "nothing-new")
                event = events.CameBack(identity) if here else events.WentAway(identity)
                return self.add(event, now)
            case commands.Forget():
                return self._forget(command, now)
            case commands.BotPlay(seen=seen, seat=seat, move=move):
                _check(table.status == "running", "not-running")
                _check(0 <= seat < len(table.seats), "not-your-seat")
                _check(table.seats[seat].level is not None, "not-your-seat")
                return self.add(_move(table, seat, move, seen), now)
            case _:
                return self._client(command, now)

    def _client(self, command: ClientCommand, now: int) -> Answer:
        """Answer a client; what he asks may already have happened, as he may not know."""
        table = self.table
        _check(0 <= command.seen <= table.seq, "unknown-events")
        for entry in table.entries[command.seen :]:
            if entry.by == command.by and _is_what_was_asked(table, command, entry.event):
                return Repeated(entry.seq)
        done = self.add(_asked(table, command), now, command.by)
        if isinstance(command, commands.Leave) and not self.table.people:
            self.add(events.Closed("abandoned"), now)
        everybody = set(self.table.offers) >= set(self.table.people)
        if isinstance(command, commands.OfferRematch) and everybody:
            self.add(events.Rematched(command.next), now)
        return done

    def _forget(self, command: commands.Forget, now: int) -> Answer:
        """Let a person rise or withdraw, then forget him."""
        old = command.identity
        _check(any(mentions(entry, old) for entry in self.table.entries), "not-seated")
        for seat in self.table.seats_of(old):
            play = self.table.play
            if self.table.status == "open":
                self.add(events.Left(seat), now, old)
            elif self.table.status == "running" and play and seat not in play.state.withdrawn:
                self.add(_move(self.table, seat, Withdraw(), self.table.seq), now, old)
        if self.table.status == "open" and not self.table.people:
            self.add(events.Closed("abandoned"), now)
        return self.add(events.Forgotten(digest(old), command.new, command.name), now)

    def add(self, event: Event, now: int, by: str | None = None) -> Done:
        """Let something happen, and what follows from it at once."""
        seq = self.table.seq
        happens: Event | None = event
        while happens is not None:
            at = max(now, self.table.entries[-1].at)
            try:
                self.table = after(self.table, Entry(self.table.seq, at, happens, by))
            except IllegalMove as illegal:
                raise Refused(illegal.code, illegal) from None
            happens, by = follows(self.table), None
        return Done(seq)


def _asked(table: Table, command: ClientCommand) -> Event:
    """Return what a client asks for, as an event, or refuse it."""
    match command:
        case commands.Play(by=by, seat=seat, move=move, seen=seen):
            _check(table.status == "running", "not-running")
            _check(seat in table.seats_of(by), "not-your-seat")
            return _move(table, seat, move, seen)
        case commands.Join():
            return _join(table, command)
        case commands.Leave():
            return _leave(table, command)
        case commands.Start():
            return _start(table, command)
        case commands.OfferRematch():
            return _offer(table, command)
        case commands.SwitchChat(by=by, on=on):
            _check(by == table.owner, "not-the-owner")
            return events.ChatSwitched(on)


def _join(table: Table, command: commands.Join) -> Event:
    _check(table.status == "open", "already-started")
    free = [at for at, seat in enumerate(table.seats) if seat.is_open]
    _check(bool(free), "no-open-seat")
    seat = free[0] if command.seat is None else command.seat
    _check(seat in free, "seat-taken")
    _check(is_name(command.name), "name")
    return events.Joined(seat, command.sitter())


def _leave(table: Table, command: commands.Leave) -> Event:
    _check(command.seat in table.seats_of(command.by), "not-your-seat")
    _check(table.status == "open", "already-started")
    return events.Left(command.seat)


def _start(table: Table, command: commands.Start) -> Event:
    _check(command.by == table.owner, "not-the-owner")
    _check(table.status == "open", "already-started")
    seats = tuple(seat for seat in table.seats if not seat.is_open)
    _check(len(seats) in table.kind.seats, "too-few-players")
    return started(seats)


def started(seats: tuple[events.Seat, ...]) -> events.Started:
    """Return the event that begins a game with these seats."""
    given = tuple(seat.contribution for seat in seats)
    contributions = tuple(part or _NO_CONTRIBUTION for part in given) if any(given) else ()
    return events.Started(seats, contributions)


def _move(table: Table, seat: int, move: Struct, seen: int) -> Event:
    """Return the move of a seat, unless it answers a question of before.

    One may leave at any time.
    """
    leaves = isinstance(move, Withdraw)
    _check(leaves or table.play is None or seen >= table.play.asked[seat], "stale")
    _check(isinstance(move, table.kind.move), "not-a-move")
    return events.Moved(seat, table.kind.notation.write_move(move))


def _offer(table: Table, command: commands.OfferRematch) -> Event:
    _check(table.status == "finished", "not-finished")
    _check(command.by in table.people, "not-seated")
    _check(table.next is None, "rematch-started")
    _check(command.by not in table.offers, "already-offered")
    return events.RematchOffered(command.by)


def _is_what_was_asked(table: Table, command: ClientCommand, event: Event) -> bool:
    match command, event:
        case commands.Join(seat=seat), events.Joined():
            return seat in {None, event.seat} and command.sitter() == event.sitter
        case commands.Leave(seat=seat), events.Left():
            return seat == event.seat
        case commands.Start(), events.Started():
            return True
        case commands.Play(seat=seat, move=move), events.Moved():
            is_move = isinstance(move, table.kind.move)
            return (
                seat == event.seat
                and is_move
                and table.kind.notation.write_move(move) == event.move
            )
        case commands.OfferRematch(), events.RematchOffered():
            return True
        case commands.SwitchChat(on=on), events.ChatSwitched():
            return on == event.on
        case _:
            return False


def is_name(name: str) -> bool:
    """Return whether a person may be called so: some letters, nothing that cannot be printed."""
    return bool(name.strip()) and name.isprintable() and len(name) <= 32


def _check(fine: bool, code: str) -> None:
    if not fine:
        raise Refused(code)
