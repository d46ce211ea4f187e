"""What the host of a table allows those who watch it."""

from typing import Any, Literal

import msgspec

from ludomots.core.contract import Outcome
from ludomots.records import Words
from ludomots.tables.looks import Look
from ludomots.tables.pace import Lifetimes, Pace
from ludomots.tables.proposals import Wish

Delay = Literal["none", "move", "minutes"]
"""How late spectators see a game: at once, when the next move is made, or two minutes later."""


class Spectators(msgspec.Struct, frozen=True):
    """Whether spectators may talk among themselves, and how late they see the game."""

    chat: bool = False
    delay: Delay = "none"


Visibility = Literal["listed", "private"]
"""A private table is found by its link only."""


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A place at a table: of a person, of a computer player (``level``), or still open.

    One identity may hold several seats, of people at one device: each has a name and a look of its
    own. ``contribution`` is what the person mixes into the draws.
    """

    name: str = ""
    identity: str | None = None
    level: str | None = None
    contribution: bytes = b""
    look: Look | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down here."""
        return self.identity is None and self.level is None


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is played at a table, and how; ``changes`` are the options that differ from the preset.

    Rulebook and word list are pinned.
    """

    game: str
    rulebook: int
    preset: str
    changes: dict[str, Any]
    words: Words
    pace: Pace
    visibility: Visibility

    @property
    def terms(self) -> dict[str, Any]:
        """These fields by name, without those of a subclass."""
        facts = msgspec.structs.asdict(self)
        return {name: facts[name] for name in Terms.__struct_fields__}


class Opened(Terms, frozen=True, kw_only=True, tag="opened"):
    """A table was opened.

    ``commitment`` is the SHA-256 of ``secret``, of which the draws are made. ``judge`` is somebody
    who judges and does not play, if one is known already. At a table with a ``coach`` its only
    person is told what each of their moves was worth, and the game is not rated. A table without
    ``lifetimes``, as the terminal opens them, never closes its game.
    """

    owner: str
    seats: tuple[Seat, ...]
    commitment: str
    secret: bytes
    rematch_of: str | None
    judge: Seat | None
    lifetimes: Lifetimes | None
    coach: bool
    spectators: Spectators


class SpectatorsSet(msgspec.Struct, frozen=True, tag="spectators-set"):
    """The owner said what spectators may do and see."""

    spectators: Spectators


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody sat down on an open seat, or the owner put a computer player there."""

    seat: int
    sitter: Seat


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Somebody left before the game began, or the owner took a computer player away; the seat is
    open again."""

    seat: int


class SeatsOrdered(msgspec.Struct, frozen=True, tag="seats-ordered"):
    """The owner put the seats into another order before the game began: ``order`` has the number
    that each seat had before."""

    order: tuple[int, ...]


class JudgeSat(msgspec.Struct, frozen=True, tag="judge-sat"):
    """Somebody who does not play took the place of the judge, before the game or during it."""

    sitter: Seat


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table is over without a result: all left before the game, nobody began it in time, nobody
    has moved for the time that the table states, an operator closed it, or the players agreed to
    end the game."""

    reason: Literal["abandoned", "expired", "unmoved", "operator", "annulled"]


class Unlisted(msgspec.Struct, frozen=True, tag="unlisted"):
    """An operator took the table out of the list; it is found by its link only."""


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game began, with these seats in this order; open ones are gone.

    ``contributions`` are what the seats mixed into the draws: one for each, or none at all.
    """

    seats: tuple[Seat, ...]
    contributions: tuple[bytes, ...]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A move of the game in its notation, the moves of the table itself included.

    Those are time that ran out, a window that closed, a game that is blocked: ``TABLE`` makes them.
    A judge who does not play makes moves as ``JUDGE``.
    """

    seat: int
    move: str


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """The game is over, and how. From now on nothing of it is secret."""

    outcome: Outcome


class OfPerson(msgspec.Struct, frozen=True):
    """Something about one person, whatever seats they hold."""

    identity: str


class Removed(OfPerson, frozen=True, tag="removed"):
    """The owner took back the seats of a guest before the game began, the judge's place included.

    ``stays_out``: the guest was connected then and cannot sit down at this table again.
    """

    seats: tuple[int, ...]
    stays_out: bool


class WentAway(OfPerson, frozen=True, tag="went-away"):
    """A person is no longer connected."""


class CameBack(OfPerson, frozen=True, tag="came-back"):
    """A person is connected again."""


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """No server ran the table for ``lost`` milliseconds; no clock ran in that time."""

    lost: int


class HintsAsked(OfPerson, frozen=True, tag="hints-asked"):
    """A person asked for hints for the first time in this game, which is not rated then."""


class Proposed(OfPerson, frozen=True, tag="proposed"):
    """A player proposed something to the others: of the seats ``asked`` at least ``needed`` must
    agree by the time ``until``. ``about`` is the absent player who made it necessary, if any."""

    wish: Wish
    until: int
    asked: tuple[int, ...]
    needed: int
    about: int | None


class Answered(OfPerson, frozen=True, tag="answered"):
    """A player agreed to what was proposed, or refused."""

    agrees: bool


class ProposalDropped(msgspec.Struct, frozen=True, tag="proposal-dropped"):
    """Nothing comes of a proposal: it was refused, nobody answered in time, what happened has
    overtaken it, or the player who made it took it back."""

    reason: Literal["refused", "lapsed", "overtaken", "taken-back"]


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The players agreed on a pause; the game goes on by itself at the time ``until``. ``about`` is
    the absent player who made it necessary, if any."""

    until: int
    about: int | None


class WentOn(msgspec.Struct, frozen=True, tag="went-on"):
    """A pause is over."""


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    """The players agreed to take back the moves from the entry ``first`` on. The game is as it was
    before them; what was drawn comes again in the same order."""

    first: int


class ComputerTookOver(msgspec.Struct, frozen=True, tag="computer-took-over"):
    """A computer plays on in the place of a player, who may come back, or may not if the others
    voted so."""

    seat: int
    level: str
    may_return: bool


class SeatRetaken(msgspec.Struct, frozen=True, tag="seat-retaken"):
    """A player came back and plays on, instead of the computer."""

    seat: int


class RematchOffered(OfPerson, frozen=True, tag="rematch-offered"):
    """A person offered to play again."""


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """Everybody offered to play again: they do, at the table ``next``."""

    next: str


class ChatSwitched(msgspec.Struct, frozen=True, tag="chat-switched"):
    """The owner switched the chat on or off. What is said there is not in the log."""

    on: bool


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A person had their data erased: here they have another identity and a neutral name.

    When this is stored, the entries before it are rewritten in the same way. ``was`` is the SHA-256
    of the old identity: only those who still remember the old entries can tell whose it was.
    """

    was: str
    identity: str
    name: str


class Archived(msgspec.Struct, frozen=True, tag="archived"):
    """The entries before this one are gone: the record of the game is kept instead, if anything.

    It closes a stored log and is never part of a table.
    """


Event = (
    Opened
    | Joined
    | Left
    | Removed
    | SeatsOrdered
    | JudgeSat
    | Closed
    | Unlisted
    | Started
    | Moved
    | Finished
    | WentAway
    | CameBack
    | Resumed
    | HintsAsked
    | Proposed
    | Answered
    | ProposalDropped
    | Paused
    | WentOn
    | TakenBack
    | ComputerTookOver
    | SeatRetaken
    | RematchOffered
    | Rematched
    | ChatSwitched
    | SpectatorsSet
    | Forgotten
    | Archived
)


class Entry(msgspec.Struct, frozen=True):
    """A line of the log: its number from 0, when, the event, and who caused it.

    ``by`` is an identity, or ``None`` for a bot and for the table itself.
    """

    seq: int
    at: int
    event: Event
    by: str | None = None
