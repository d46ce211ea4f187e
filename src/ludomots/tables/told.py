"""Events as they are told. Each audience gets what it may see, built from public fields only."""

from typing import Any

import msgspec

from ludomots.core.contract import Audience, Outcome
from ludomots.records import Words
from ludomots.tables import events
from ludomots.tables.events import Entry, Seat, Visibility
from ludomots.tables.pace import Pace
from ludomots.tables.table import Table


class ToldSeat(msgspec.Struct, frozen=True):
    """A seat: the name of its person, or the level of its bot; neither if it is open."""

    name: str | None
    level: str | None = None


class ToldOpened(msgspec.Struct, frozen=True, kw_only=True, rename="camel", tag="opened"):
    """A table was opened, with these rules and the promise of its draws."""

    game: str
    rulebook: int
    preset: str
    changes: dict[str, Any]
    words: Words
    pace: Pace
    visibility: Visibility
    seats: tuple[ToldSeat, ...]
    commitment: str
    rematch_of: str | None


class ToldJoined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody sat down."""

    seat: int
    name: str


class ToldStarted(msgspec.Struct, frozen=True, tag="started"):
    """The game began; the contributions to the draws lie open."""

    seats: tuple[ToldSeat, ...]
    contributions: tuple[bytes, ...]


class ToldMoved(msgspec.Struct, frozen=True, tag="moved"):
    """A move as the audience may see it, as a struct of the game and as text."""

    seat: int
    move: Any
    text: str


class ToldFinished(msgspec.Struct, frozen=True, tag="finished"):
    """The game is over; here is the secret that its draws were made of."""

    outcome: Outcome
    secret: bytes


class ToldPresence(msgspec.Struct, frozen=True, tag="presence"):
    """The person of these seats went away or came back."""

    seats: tuple[int, ...]
    here: bool


class ToldOffer(msgspec.Struct, frozen=True, tag="rematch-offered"):
    """The person of these seats would play again."""

    seats: tuple[int, ...]


class ToldForgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """The person of these seats had his data erased: his name is a neutral one now."""

    seats: tuple[int, ...]


ToldEvent = (
    ToldOpened
    | ToldJoined
    | events.Left
    | events.Closed
    | ToldStarted
    | ToldMoved
    | ToldFinished
    | ToldPresence
    | events.Resumed
    | ToldOffer
    | events.Rematched
    | events.ChatSwitched
    | ToldForgotten
)


class Told(msgspec.Struct, frozen=True):
    """An entry of the log as an audience may see it."""

    seq: int
    at: int
    event: ToldEvent


def told(table: Table, entry: Entry, audience: Audience) -> Told:
    """Return an entry of a table's log as an audience may see it.

    Once the game is over its moves lie open to all.
    """
    return Told(entry.seq, entry.at, _event(table, entry, audience))


def told_since(table: Table, seen: int, audience: Audience) -> tuple[Told, ...]:
    """Return the entries after the first ``seen`` ones, as an audience may see them."""
    return tuple(told(table, entry, audience) for entry in table.entries[max(0, seen) :])


def told_seats(seats: tuple[Seat, ...]) -> tuple[ToldSeat, ...]:
    """Return who sits where."""
    return tuple(ToldSeat(seat.name or None, seat.level) for seat in seats)


def _event(table: Table, entry: Entry, audience: Audience) -> ToldEvent:
    event = entry.event
    match event:
        case events.Moved():
            return _move(table, entry.seq, event, audience)
        case events.Opened():
            return ToldOpened(
                game=event.game,
                rulebook=event.rulebook,
                preset=event.preset,
                changes=event.changes,
                words=event.words,
                pace=event.pace,
                visibility=event.visibility,
                seats=told_seats(event.seats),
                commitment=event.commitment,
                rematch_of=event.rematch_of,
            )
        case events.Joined(seat=seat, sitter=sitter):
            return ToldJoined(seat, sitter.name)
        case events.Started(seats=seats, contributions=contributions):
            return ToldStarted(told_seats(seats), contributions)
        case events.Finished(outcome=outcome):
            return ToldFinished(outcome, table.opened.secret)
        case events.WentAway(identity=identity):
            return ToldPresence(table.seats_of(identity), here=False)
        case events.CameBack(identity=identity):
            return ToldPresence(table.seats_of(identity), here=True)
        case events.RematchOffered(identity=identity):
            return ToldOffer(table.seats_of(identity))
        case events.Forgotten(identity=identity):
            return ToldForgotten(table.seats_of(identity))
        case _:
            return event


def _move(table: Table, seq: int, moved: events.Moved, audience: Audience) -> ToldMoved:
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
    return ToldMoved(moved.seat, move, text)
