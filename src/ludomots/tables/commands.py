"""The commands that a table carries out.

The commands of a client are the messages that it sends. It says how many events of the table it has
seen (``seen``); the server fills in who sends it (``by``). The commands of the server come from no
client.
"""

from typing import Annotated, Any

import msgspec

from ludomots.core.contract import JUDGE
from ludomots.core.options import DEFAULT_PRESET
from ludomots.tables.events import Delay, Seat, Spectators, Visibility
from ludomots.tables.looks import Look
from ludomots.tables.pace import Lifetimes, Pace
from ludomots.tables.proposals import SeatNumber, Wish

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Contribution = Annotated[bytes, msgspec.Meta(max_length=64)]
Seen = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatOrJudge = Annotated[int, msgspec.Meta(ge=JUDGE, le=16)]


class Mine(msgspec.Struct, frozen=True, tag="mine"):
    """A seat for the person who opens the table; several are people at one device."""

    name: Name
    contribution: Contribution = b""
    look: Look | None = None


class Bot(msgspec.Struct, frozen=True, tag="bot"):
    """A seat for a computer player."""

    level: str


class Free(msgspec.Struct, frozen=True, tag="open"):
    """A seat for somebody who will come."""


Wanted = Mine | Bot | Free


class Open(msgspec.Struct, frozen=True, kw_only=True, tag="open-table"):
    """Open a table. Without a pace the game's own clock is used, if its options have one.

    ``lifetimes`` say when it closes by itself, if it does, ``spectators`` what those who watch may
    do. ``coach`` asks for a word on each move, which only somebody who plays alone or against the
    computer may have.
    """

    by: str
    game: str
    seats: tuple[Wanted, ...]
    preset: str = DEFAULT_PRESET
    changes: dict[str, Any] = {}
    pace: Pace | None = None
    visibility: Visibility = "private"
    lifetimes: Lifetimes | None = None
    coach: bool = False
    spectators: Spectators | None = None


class PersonCommand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command that a person sends."""

    by: str


class Join(PersonCommand, frozen=True, kw_only=True, tag="join"):
    """Sit down on an open seat, on the first one if none is named."""

    seen: Seen
    name: Name
    seat: SeatNumber | None = None
    contribution: Contribution = b""
    look: Look | None = None

    def sitter(self) -> Seat:
        """Return the seat as it will be taken."""
        mixed = self.contribution
        return Seat(name=self.name, identity=self.by, contribution=mixed, look=self.look)


class Leave(PersonCommand, frozen=True, kw_only=True, tag="leave"):
    """Rise from a seat before the game begins."""

    seen: Seen
    seat: SeatNumber


class Remove(PersonCommand, frozen=True, kw_only=True, tag="remove"):
    """Take back the seats of a guest, or of a computer player, before the game begins; only the
    owner may.

    A guest who is connected cannot sit down at this table again. One who is away may.
    """

    seen: Seen
    seat: SeatOrJudge


class OrderSeats(PersonCommand, frozen=True, kw_only=True, tag="order-seats"):
    """Put the seats into another order before the game begins; only the owner may.

    ``order`` names every seat once: the first of them becomes seat 0, and so on.
    """

    seen: Seen
    order: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=16)]


class AddBot(PersonCommand, frozen=True, kw_only=True, tag="add-bot"):
    """Put a computer player on an open seat before the game begins; only the owner may."""

    seen: Seen
    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=40)]

    def sitter(self) -> Seat:
        """Return the seat as it will be taken."""
        return Seat(name=self.level, level=self.level)


class SitAsJudge(PersonCommand, frozen=True, kw_only=True, tag="sit-as-judge"):
    """Take the place of the judge, at a table that has one for somebody who does not play."""

    seen: Seen
    name: Name

    def sitter(self) -> Seat:
        """Return the place as it will be taken."""
        return Seat(name=self.name, identity=self.by)


class Start(PersonCommand, frozen=True, kw_only=True, tag="start"):
    """Begin the game, without the seats that are still open; only the owner may."""

    seen: Seen


class Play(PersonCommand, frozen=True, kw_only=True, tag="play"):
    """Make a move of the game; contesting, accepting and withdrawing are moves too.

    The seat of a judge who does not play is -2.
    """

    seen: Seen
    seat: SeatOrJudge
    move: Any


class Propose(PersonCommand, frozen=True, kw_only=True, tag="propose"):
    """Propose something to the other players, or choose it where nobody else is to be asked."""

    seen: Seen
    wish: Wish


class AnswerProposal(PersonCommand, frozen=True, kw_only=True, tag="answer-proposal"):
    """Agree to a proposal, or refuse it; ``number`` is that of its entry in the log. The player who
    made it takes it back by refusing it."""

    seen: Seen
    number: Seen
    agrees: bool


class TakeSeatBack(PersonCommand, frozen=True, kw_only=True, tag="take-seat-back"):
    """Play on where a computer has played in one's place."""

    seen: Seen
    seat: SeatNumber


class OfferRematch(PersonCommand, frozen=True, kw_only=True, tag="offer-rematch"):
    """Offer to play again. The last of all offers starts the new game, at the table ``next``, an
    unused id that the server fills in."""

    seen: Seen
    next: str


class SwitchChat(PersonCommand, frozen=True, kw_only=True, tag="switch-chat"):
    """Switch the chat on or off; only the owner may."""

    seen: Seen
    on: bool


class SetSpectators(PersonCommand, frozen=True, kw_only=True, tag="set-spectators"):
    """Say what spectators may do and see; only the owner may, and how late they see the game only
    before it begins."""

    seen: Seen
    chat: bool
    delay: Delay

    @property
    def spectators(self) -> Spectators:
        """What spectators may do and see."""
        return Spectators(self.chat, self.delay)


class BotPlay(msgspec.Struct, frozen=True, kw_only=True):
    """The server: a computer player has chosen its move after ``seen`` events.

    If the rulebook refuses the move, or there is none, the table makes another one for the seat.
    """

    seen: int
    seat: int
    move: Any


class Connect(msgspec.Struct, frozen=True, kw_only=True):
    """The server: a person is connected now, or no longer."""

    identity: str
    here: bool


class Forget(msgspec.Struct, frozen=True, kw_only=True):
    """The server: a person has their data erased, leaves, and gets another identity here."""

    identity: str
    new: str
    name: Name


class NoteHints(msgspec.Struct, frozen=True, kw_only=True):
    """The server: a person asks for hints in the game that is being played."""

    identity: str


class Close(msgspec.Struct, frozen=True):
    """The server: an operator ends the table."""


class Unlist(msgspec.Struct, frozen=True):
    """The server: an operator takes the table out of the list."""


class Wake(msgspec.Struct, frozen=True):
    """The server: a deadline may have passed."""


class Resume(msgspec.Struct, frozen=True):
    """The server: nobody ran this table since that time."""

    down_since: int


ClientCommand = (
    Join
    | Leave
    | Remove
    | OrderSeats
    | AddBot
    | SitAsJudge
    | Start
    | Play
    | Propose
    | AnswerProposal
    | TakeSeatBack
    | OfferRematch
    | SwitchChat
    | SetSpectators
)
ServerCommand = BotPlay | Connect | Forget | NoteHints | Close | Unlist | Wake | Resume
Command = ClientCommand | ServerCommand
