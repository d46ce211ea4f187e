"""The authority of a table: it accepts a command as events, or refuses it."""

from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from ludomots.core.contract import JUDGE, IllegalMove
from ludomots.core.moves import Withdraw
from ludomots.core.notation import BadText
from ludomots.core.turns import fallback_move
from ludomots.tables import commands, events
from ludomots.tables.answers import Answer, Decision, Done, Refused, Repeated, check
from ludomots.tables.commands import ClientCommand, Command
from ludomots.tables.deadlines import follows, overdue
from ludomots.tables.events import Entry, Event
from ludomots.tables.forget import digest, mentions
from ludomots.tables.pace import MINUTE
from ludomots.tables.proposing import answered, proposed, retaken
from ludomots.tables.seating import seating_event
from ludomots.tables.table import Table, after

_MOST_A_MINUTE = 10
"""What one person may do at a table within a minute, moves not counted."""


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
                check(identity in table.presence, "not-seated")
                check(table.status != "closed", "nothing-new")
                check(table.presence[identity].here != here, "nothing-new")
                event = events.CameBack(identity) if here else events.WentAway(identity)
                return self.add(event, now)
            case commands.Forget():
                return self._forget(command, now)
            case commands.NoteHints(identity=identity):
                check(table.status == "running" and not table.hinted, "nothing-new")
                return self.add(events.HintsAsked(identity), now)
            case commands.Close():
                check(table.status in {"open", "running"}, "not-running")
                return self.add(events.Closed("operator"), now)
            case commands.Unlist():
                check(table.is_listed, "not-listed")
                return self.add(events.Unlisted(), now)
            case commands.BotPlay(seen=seen, seat=seat, move=move):
                check(table.status == "running", "not-running")
                check(0 <= seat < len(table.seats), "not-your-seat")
                check(table.level_of(seat) is not None, "not-your-seat")
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
        check(0 <= command.seen <= table.seq, "unknown-events")
        for entry in table.entries[command.seen :]:
            if entry.by == command.by and _is_same(table, command, entry.event):
                return Repeated(entry.seq)
        check(isinstance(command, commands.Play) or _is_patient(table, command.by, now), "too-fast")
        done = self.add(_event_of(table, command, now), now, command.by)
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
        check(any(mentions(entry, old) for entry in self.table.entries), "not-seated")
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


def _event_of(table: Table, command: ClientCommand, now: int) -> Event:
    """Return the event that a client's command asks for, or refuse it."""
    match command:
        case commands.Play(by=by, seat=seat, move=move, seen=seen):
            check(table.status == "running", "not-running")
            check(seat in table.seats_of(by), "not-your-seat")
            stand_in = table.stand_ins.get(seat)
            if stand_in is not None and not isinstance(move, Withdraw):
                raise Refused("stand-in-plays" if stand_in.may_return else "voted-out")
            return _move(table, seat, move, seen)
        case commands.Propose():
            return proposed(table, command, now)
        case commands.AnswerProposal():
            return answered(table, command)
        case commands.TakeSeatBack():
            return retaken(table, command)
        case commands.OfferRematch():
            return _offer(table, command)
        case commands.SwitchChat(by=by, on=on):
            check(by == table.owner, "not-the-owner")
            check(table.status != "closed", "not-running")
            return events.ChatSwitched(on)
        case commands.SetSpectators():
            return _set_spectators(table, command)
        case _:
            return seating_event(table, command)


def _move(table: Table, seat: int, move: object, seen: int) -> Event:
    """Return the event of a move, or refuse one chosen before the seat had this choice.

    A player may withdraw at any time.
    """
    leaves = isinstance(move, Withdraw)
    game = table.game
    check(leaves or table.paused is None, "paused")
    check(leaves or game is None or seen >= game.must_see(seat), "stale")
    if not isinstance(move, Struct) or not isinstance(move, table.kind.move):
        raise Refused("not-a-move")
    try:
        return events.Moved(seat, table.kind.notation.write_move(move))
    except ValueError:  # what has no notation, such as a play without a letter, is no move
        raise Refused("not-a-move") from None


def _offer(table: Table, command: commands.OfferRematch) -> Event:
    check(table.status == "finished", "not-finished")
    check(command.by in table.people, "not-seated")
    check(table.next is None, "rematch-started")
    check(command.by not in table.offers, "already-offered")
    return events.RematchOffered(command.by)


def _set_spectators(table: Table, command: commands.SetSpectators) -> Event:
    check(command.by == table.owner, "not-the-owner")
    check(table.status != "closed", "not-running")
    is_new_delay = command.delay != table.spectators.delay
    check(table.status == "open" or not is_new_delay, "already-started")
    check(command.spectators != table.spectators, "nothing-new")
    return events.SpectatorsSet(command.spectators)


def _is_same(table: Table, command: ClientCommand, event: Event) -> bool:  # noqa: C901, PLR0912
    """Return whether an event of the log is what a command asks for. One case a command."""
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
        case commands.Propose(wish=wish), events.Proposed():
            return wish == event.wish
        case commands.AnswerProposal(agrees=agrees), events.Answered():
            return agrees == event.agrees
        case commands.TakeSeatBack(seat=seat), events.SeatRetaken():
            return seat == event.seat
        case commands.OfferRematch(), events.RematchOffered():
            return True
        case commands.SwitchChat(on=on), events.ChatSwitched():
            return on == event.on
        case commands.SetSpectators(spectators=spectators), events.SpectatorsSet():
            return spectators == event.spectators
        case _:
            return False
