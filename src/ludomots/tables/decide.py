"""The authority of a table: it accepts a command as events, or refuses it."""

from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from ludomots.core.contract import JUDGE, IllegalMove
from ludomots.core.moves import Withdraw
from ludomots.core.notation import BadText
from ludomots.core.options import TableOptions
from ludomots.core.shelf import players_of
from ludomots.core.turns import fallback_move
from ludomots.tables import commands, events
from ludomots.tables.answers import Answer, Decision, Done, Refused, Repeated
from ludomots.tables.commands import ClientCommand, Command
from ludomots.tables.deadlines import follows, overdue
from ludomots.tables.events import Entry, Event
from ludomots.tables.forget import digest, mentions
from ludomots.tables.names import is_name
from ludomots.tables.pace import MINUTE
from ludomots.tables.table import Table, after

_MOST_A_MINUTE = 10
"""What one person may do at a table within a minute, moves not counted."""
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
    return Decision(log.table, log.table.entries[table.seq :], answer, tuple(log.tables))


class _Log:
    """The table as it becomes while entries are added to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tables: list[Table] = []

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
                _check(table.status != "closed", "nothing-new")
                _check(table.presence[identity].here != here, "nothing-new")
                event = events.CameBack(identity) if here else events.WentAway(identity)
                return self.add(event, now)
            case commands.Forget():
                return self._forget(command, now)
            case commands.NoteHints(identity=identity):
                _check(table.status == "running" and not table.hinted, "nothing-new")
                return self.add(events.HintsAsked(identity), now)
            case commands.SetLifetimes(lifetimes=lifetimes):
                _check(table.status == "running" and table.lifetimes is None, "nothing-new")
                return self.add(events.LifetimesSet(lifetimes), now)
            case commands.Close():
                _check(table.status in {"open", "running"}, "not-running")
                return self.add(events.Closed("operator"), now)
            case commands.Unlist():
                _check(table.is_listed, "not-listed")
                return self.add(events.Unlisted(), now)
            case commands.BotPlay(seen=seen, seat=seat, move=move):
                _check(table.status == "running", "not-running")
                _check(0 <= seat < len(table.seats), "not-your-seat")
                _check(table.seats[seat].level is not None, "not-your-seat")
                return self._bot_play(seat, move, seen, now)
            case _:
                return self._client(command, now)

    def _bot_play(self, seat: int, move: object, seen: int, now: int) -> Answer:
        """Make the move of a computer player, or another one if the rulebook refuses it.

        If something has happened since the player chose, it may choose again.
        """
        try:
            return self.add(_move(self.table, seat, move, seen), now)
        except Refused as refused:
            game = self.table.game
            if game is None or (refused.illegal is None and refused.code != "not-a-move"):
                raise
            if seen < self.table.seq:
                raise Refused("stale") from None
            instead = fallback_move(self.table.rules, game.state, seat)
            made = self.add(_move(self.table, seat, instead, seen), now)
            return replace(made, instead_of=refused)

    def _client(self, command: ClientCommand, now: int) -> Answer:
        """Answer a client; a request that is sent again gets the answer of the first time."""
        table = self.table
        _check(0 <= command.seen <= table.seq, "unknown-events")
        for entry in table.entries[command.seen :]:
            if entry.by == command.by and _is_same(table, command, entry.event):
                return Repeated(entry.seq)
        _check(
            isinstance(command, commands.Play) or _is_patient(table, command.by, now), "too-fast"
        )
        done = self.add(_event_of(table, command), now, command.by)
        if isinstance(command, commands.Leave) and not self.table.people:
            self.add(events.Closed("abandoned"), now)
        if isinstance(command, commands.OfferRematch) and self._all_offer():
            self.add(events.Rematched(command.next), now)
        return done

    def _all_offer(self) -> bool:
        return set(self.table.offers) >= set(self.table.people)

    def _forget(self, command: commands.Forget, now: int) -> Answer:
        """Let a person leave the table or the game, then take them out of the log."""
        old = command.identity
        _check(any(mentions(entry, old) for entry in self.table.entries), "not-seated")
        for seat in (seat for seat in self.table.seats_of(old) if seat != JUDGE):
            game = self.table.game
            if self.table.status == "open":
                self.add(events.Left(seat), now, old)
            elif self.table.status == "running" and game and seat not in game.state.withdrawn:
                self.add(_move(self.table, seat, Withdraw(), self.table.seq), now, old)
        if self.table.status == "open" and not self.table.people:
            self.add(events.Closed("abandoned"), now)
        return self.add(events.Forgotten(digest(old), command.new, command.name), now)

    def add(self, event: Event, now: int, by: str | None = None) -> Done:
        """Add an event to the log, and the events that follow from it at once."""
        seq = self.table.seq
        happens: Event | None = event
        while happens is not None:
            at = max(now, self.table.entries[-1].at)
            try:
                self.table = after(self.table, Entry(self.table.seq, at, happens, by))
            except IllegalMove as illegal:
                raise Refused(illegal.code, illegal) from None
            except BadText:
                raise Refused("not-a-move") from None
            self.tables.append(self.table)
            happens, by = follows(self.table), None
        return Done(seq)


def _is_patient(table: Table, by: str, now: int) -> bool:
    """Return whether a person has not joined, left and switched about at a table all the time: the
    log keeps everything."""
    recent = takewhile(lambda entry: entry.at > now - MINUTE, reversed(table.entries))
    done = (one for one in recent if one.by == by and not isinstance(one.event, events.Moved))
    return sum(one.at <= now for one in done) < _MOST_A_MINUTE


def _event_of(table: Table, command: ClientCommand) -> Event:
    """Return the event that a client's command asks for, or refuse it."""
    match command:
        case commands.Play(by=by, seat=seat, move=move, seen=seen):
            _check(table.status == "running", "not-running")
            _check(seat in table.seats_of(by), "not-your-seat")
            return _move(table, seat, move, seen)
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
        case commands.OfferRematch():
            return _offer(table, command)
        case commands.SwitchChat(by=by, on=on):
            _check(by == table.owner, "not-the-owner")
            _check(table.status != "closed", "not-running")
            return events.ChatSwitched(on)


def _join(table: Table, command: commands.Join) -> Event:
    _check(table.status == "open", "already-started")
    _check(command.by not in table.removed, "removed")
    free = [at for at, seat in enumerate(table.seats) if seat.is_open]
    _check(bool(free), "no-open-seat")
    seat = free[0] if command.seat is None else command.seat
    _check(seat in free, "seat-taken")
    is_listed = table.opened.visibility == "listed"
    shares = not is_listed or command.by == table.owner or not table.seats_of(command.by)
    _check(shares, "one-seat")
    _check(is_name(command.name), "name")
    return events.Joined(seat, command.sitter())


def _leave(table: Table, command: commands.Leave) -> Event:
    _check(command.seat in table.seats_of(command.by), "not-your-seat")
    _check(table.status == "open", "already-started")
    return events.Left(command.seat)


def _remove(table: Table, command: commands.Remove) -> Event:
    _check(command.by == table.owner, "not-the-owner")
    _check(table.status == "open", "already-started")
    if command.seat in table.bots:
        return events.Left(command.seat)
    is_place = command.seat == JUDGE or 0 <= command.seat < len(table.seats)
    guest = table.sitter_of(command.seat).identity if is_place else None
    if guest is None or guest == table.owner:
        raise Refused("nobody-to-remove")
    is_here = table.presence[guest].here
    return events.Removed(guest, table.seats_of(guest), stays_out=is_here)


def _order_seats(table: Table, command: commands.OrderSeats) -> Event:
    _check(command.by == table.owner, "not-the-owner")
    _check(table.status == "open", "already-started")
    _check(sorted(command.order) == list(range(len(table.seats))), "not-an-order")
    return events.SeatsOrdered(command.order)


def _add_bot(table: Table, command: commands.AddBot) -> Event:
    _check(command.by == table.owner, "not-the-owner")
    _check(table.status == "open", "already-started")
    _check(command.level in players_of(table.opened.game), "no-such-bot")
    is_free = command.seat < len(table.seats) and table.seats[command.seat].is_open
    _check(is_free, "seat-taken")
    return events.Joined(command.seat, command.sitter())


def _sit_as_judge(table: Table, command: commands.SitAsJudge) -> Event:
    """Return that somebody judges. A judge who went away gives the place to whoever takes it."""
    _check(table.rules.options.has_judge, "no-judge-here")
    _check(table.status in {"open", "running"}, "not-running")
    _check(command.by not in table.removed, "removed")
    _check(not table.seats_of(command.by), "judge-plays")
    judge = table.judge
    is_free = judge is None or not table.presence[judge.identity or ""].here
    _check(is_free, "judge-taken")
    _check(is_name(command.name), "name")
    return events.JudgeSat(command.sitter())


def _start(table: Table, command: commands.Start) -> Event:
    _check(command.by == table.owner, "not-the-owner")
    _check(table.status == "open", "already-started")
    seats = tuple(seat for seat in table.seats if not seat.is_open)
    _check(len(seats) in table.kind.seats, "too-few-players")
    check_seats(table.rules.options, table.kind.seats, len(seats))
    _check(table.judge is not None or not table.rules.options.has_judge, "no-judge-yet")
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


def _move(table: Table, seat: int, move: object, seen: int) -> Event:
    """Return the event of a move, or refuse one chosen before the seat had this choice.

    A player may withdraw at any time.
    """
    leaves = isinstance(move, Withdraw)
    game = table.game
    _check(leaves or game is None or seen >= game.must_see(seat), "stale")
    if not isinstance(move, Struct) or not isinstance(move, table.kind.move):
        raise Refused("not-a-move")
    try:
        return events.Moved(seat, table.kind.notation.write_move(move))
    except ValueError:  # what has no notation, such as a play without a letter, is no move
        raise Refused("not-a-move") from None


def _offer(table: Table, command: commands.OfferRematch) -> Event:
    _check(table.status == "finished", "not-finished")
    _check(command.by in table.people, "not-seated")
    _check(table.next is None, "rematch-started")
    _check(command.by not in table.offers, "already-offered")
    return events.RematchOffered(command.by)


def _is_same(table: Table, command: ClientCommand, event: Event) -> bool:
    """Return whether an event of the log is what a command asks for."""
    match command, event:
        case commands.Join(seat=seat), events.Joined():
            return seat in {None, event.seat} and command.sitter() == event.sitter
        case commands.Leave(seat=seat), events.Left():
            return seat == event.seat
        case commands.Remove(seat=seat), events.Removed():
            is_judge = seat == JUDGE and not event.seats
            return is_judge or seat in event.seats
        case commands.Remove(seat=seat), events.Left():
            return seat == event.seat
        case commands.OrderSeats(order=order), events.SeatsOrdered():
            return order == event.order
        case commands.AddBot(seat=seat), events.Joined():
            return seat == event.seat and command.sitter() == event.sitter
        case commands.SitAsJudge(), events.JudgeSat(sitter=sitter):
            return command.sitter() == sitter
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


def _check(fine: bool, code: str) -> None:
    if not fine:
        raise Refused(code)
