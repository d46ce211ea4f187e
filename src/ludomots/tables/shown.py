"""Events as they are shown: each audience gets what it may see, built from public fields only."""

from typing import Any

import msgspec

from ludomots.core.contract import Audience, Outcome
from ludomots.tables import events
from ludomots.tables.events import Entry, Seat, Terms
from ludomots.tables.proposals import Wish
from ludomots.tables.table import Table


class SeatLabel(msgspec.Struct, frozen=True):
    """A seat: the name of its person, or the level of its bot; neither if it is open."""

    name: str | None
    level: str | None = None


class ShownOpened(Terms, frozen=True, kw_only=True, rename="camel", tag="opened"):
    """A table was opened, with these rules and the promise of its draws."""

    seats: tuple[SeatLabel, ...]
    commitment: str
    rematch_of: str | None


class ShownJoined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody sat down: a person by name, or a computer player of a level."""

    seat: int
    name: str
    level: str | None = None


class ShownJudgeSat(msgspec.Struct, frozen=True, tag="judge-sat"):
    """Somebody who does not play took the place of the judge."""

    name: str


class ShownStarted(msgspec.Struct, frozen=True, tag="started"):
    """The game began; the contributions to the draws lie open."""

    seats: tuple[SeatLabel, ...]
    contributions: tuple[bytes, ...]


class ShownMoved(msgspec.Struct, frozen=True, tag="moved"):
    """A move as the audience may see it, as a struct of the game and as text."""

    seat: int
    move: Any
    text: str


class ShownFinished(msgspec.Struct, frozen=True, tag="finished"):
    """The game is over; here is the secret that its draws were made of."""

    outcome: Outcome
    secret: bytes


class ShownPresence(msgspec.Struct, frozen=True, tag="presence"):
    """The person of these seats went away or came back."""

    seats: tuple[int, ...]
    here: bool


class ShownRemoved(msgspec.Struct, frozen=True, tag="removed"):
    """The owner took these seats back before the game began. ``stays_out``: their guest was
    connected and cannot sit down at this table again."""

    seats: tuple[int, ...]
    stays_out: bool


class ShownHintsAsked(msgspec.Struct, frozen=True, tag="hints-asked"):
    """The person of these seats asked for hints: the game is not rated."""

    seats: tuple[int, ...]


class ShownProposed(msgspec.Struct, frozen=True, tag="proposed"):
    """The player of a seat proposed something; of those who are asked some must agree in time."""

    seat: int
    wish: Wish
    until: int
    asked: tuple[int, ...]
    needed: int
    about: int | None


class ShownAnswered(msgspec.Struct, frozen=True, tag="answered"):
    """The player of a seat agreed to what was proposed, or refused."""

    seat: int
    agrees: bool


class ShownOffer(msgspec.Struct, frozen=True, tag="rematch-offered"):
    """The person of these seats would play again."""

    seats: tuple[int, ...]


class ShownForgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """The person of these seats had their data erased and has a neutral name now."""

    seats: tuple[int, ...]


ShownEvent = (
    ShownOpened
    | ShownJoined
    | events.Left
    | ShownRemoved
    | events.SeatsOrdered
    | ShownJudgeSat
    | events.Closed
    | events.Unlisted
    | ShownStarted
    | ShownMoved
    | ShownFinished
    | ShownPresence
    | events.Resumed
    | ShownHintsAsked
    | ShownProposed
    | ShownAnswered
    | events.ProposalDropped
    | events.Paused
    | events.WentOn
    | events.TakenBack
    | events.ComputerTookOver
    | events.SeatRetaken
    | ShownOffer
    | events.Rematched
    | events.ChatSwitched
    | events.SpectatorsSet
    | ShownForgotten
)


class ShownEntry(msgspec.Struct, frozen=True):
    """An entry of the log as an audience may see it."""

    seq: int
    at: int
    event: ShownEvent


def shown_entry(table: Table, entry: Entry, audience: Audience) -> ShownEntry:
    """Return an entry of a table's log as an audience may see it.

    Once the game is over its moves lie open to all.
    """
    return ShownEntry(entry.seq, entry.at, _event(table, entry, audience))


def shown_since(table: Table, seen: int, audience: Audience) -> tuple[ShownEntry, ...]:
    """Return the entries after the first ``seen`` ones, as an audience may see them."""
    return tuple(shown_entry(table, entry, audience) for entry in table.entries[max(0, seen) :])


def seat_labels(seats: tuple[Seat, ...]) -> tuple[SeatLabel, ...]:
    """Return who sits where."""
    return tuple(SeatLabel(seat.name or None, seat.level) for seat in seats)


def _event(table: Table, entry: Entry, audience: Audience) -> ShownEvent:  # noqa: C901, PLR0912
    """One case an event."""
    event = entry.event
    match event:
        case events.Moved():
            return _move(table, entry.seq, event, audience)
        case events.Opened():
            return ShownOpened(
                **event.terms,
                seats=seat_labels(event.seats),
                commitment=event.commitment,
                rematch_of=event.rematch_of,
            )
        case events.Joined(seat=seat, sitter=sitter):
            return ShownJoined(seat, sitter.name, sitter.level)
        case events.Removed(seats=seats, stays_out=stays_out):
            return ShownRemoved(seats, stays_out)
        case events.JudgeSat(sitter=sitter):
            return ShownJudgeSat(sitter.name)
        case events.Started(seats=seats, contributions=contributions):
            return ShownStarted(seat_labels(seats), contributions)
        case events.Finished(outcome=outcome):
            return ShownFinished(outcome, table.opened.secret)
        case events.WentAway(identity=identity):
            return ShownPresence(table.seats_of(identity), here=False)
        case events.CameBack(identity=identity):
            return ShownPresence(table.seats_of(identity), here=True)
        case events.HintsAsked(identity=identity):
            return ShownHintsAsked(table.seats_of(identity))
        case events.Proposed():
            facts = (event.wish, event.until, event.asked, event.needed, event.about)
            return ShownProposed(table.seats_of(event.identity)[0], *facts)
        case events.Answered(identity=identity, agrees=agrees):
            return ShownAnswered(table.seats_of(identity)[0], agrees)
        case events.RematchOffered(identity=identity):
            return ShownOffer(table.seats_of(identity))
        case events.Forgotten(identity=identity):
            return ShownForgotten(table.seats_of(identity))
        case events.Archived():
            raise ValueError("no table has this event")
        case _:
            return event


def _move(table: Table, seq: int, moved: events.Moved, audience: Audience) -> ShownMoved:
    """Return a move as an audience may see it; a reader of a running game is a spectator."""
    if table.game is None:
        raise ValueError("a move before the game")
    if table.outcome is not None:
        audience = "reader"
    elif audience == "reader":
        audience = "spectator"
    made = table.game.move_at(seq)
    move = table.rules.seen(moved.seat, made, audience)
    text = moved.move if move is made else table.kind.notation.write_move(move)
    return ShownMoved(moved.seat, move, text)
