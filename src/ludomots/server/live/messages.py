"""The messages on the socket of a table: one closed union for each direction.

What a client sends is a command of the table (``tables.commands``) or one of the requests
below. Each has a number (``request``), and its answer has the same number. Bytes are base64 in
JSON.
"""

from typing import Annotated, Any, Literal

import msgspec

from ludomots.core.contract import FormedWord, Square
from ludomots.core.facts import Text
from ludomots.tables import TableView
from ludomots.tables.commands import ClientCommand, PersonCommand, Seen
from ludomots.tables.proposals import SeatNumber
from ludomots.tables.shown import ShownEvent

LARGEST_NUMBER = 2**53
RequestNumber = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]

FILLED_IN = frozenset({"by", "next"})
"""Fields of a client's message that the server fills in. A client that sends one is refused."""


Reaction = Literal["hello", "bravo", "wow", "laugh", "oops", "thanks"]


class Say(PersonCommand, frozen=True, kw_only=True, tag="say"):
    """Say something at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Mute(PersonCommand, frozen=True, kw_only=True, tag="mute"):
    """Hide what a person says, at all tables, or (not ``on``) show it again: the person of a seat,
    or the one who said the ``message`` of a number."""

    on: bool
    seat: SeatNumber | None = None
    message: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | None = None


class React(PersonCommand, frozen=True, kw_only=True, tag="react"):
    """Show the others a reaction beside one's seat for a moment."""

    reaction: Reaction


class Ping(PersonCommand, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the server still hears this client; nothing happens."""


class AskPreview(PersonCommand, frozen=True, kw_only=True, tag="preview"):
    """Ask what a move would be worth; nothing happens."""

    seat: SeatNumber
    move: Any


class AskHints(PersonCommand, frozen=True, kw_only=True, tag="hints"):
    """Ask for moves that could be made, if the table allows it."""

    seat: SeatNumber


class AskPlain(PersonCommand, frozen=True, kw_only=True, tag="plain"):
    """Ask for the game as text: the position, and what a seat holds and may do."""

    seat: SeatNumber | None = None


class PlayText(PersonCommand, frozen=True, kw_only=True, tag="play-text"):
    """Make a move that is written in the notation of records."""

    seen: Seen
    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(max_length=300)]


Question = AskPreview | AskHints | AskPlain
FromClient = ClientCommand | PlayText | Say | Mute | React | Ping | Question


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why not: a stable code and a sentence in the reader's language (RFC 9457).

    ``rule`` is the id of the rule that refuses a move, ``squares`` and ``words`` are those
    concerned; ``option`` is the option that a table cannot have. ``fact`` is the sentence without a
    language, if it tells a time.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str | None = None
    squares: tuple[Square, ...] = ()
    words: tuple[str, ...] = ()
    option: str | None = None
    fact: Text | None = None


class FactProblem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why not, on a socket: as ``Problem``, but ``detail`` is a fact."""

    status: int
    detail: Text
    code: str
    rule: str | None = None
    squares: tuple[Square, ...] = ()
    words: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """An event as this reader may see it, and its sentence, if it has one."""

    seq: int
    at: int
    event: ShownEvent
    text: str | None


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat of this person, or a spectator (no seat), sees it.

    ``expected`` says in one sentence what is going on and what is expected; ``may`` names the moves
    without content (pass, contest, accept, withdraw, …) that would be accepted now. ``only`` is one
    of these if it is all that the seat can do, besides leaving. ``removed``: the owner removed this
    person, who cannot sit down.
    """

    seat: int | None
    view: TableView
    expected: str
    may: tuple[str, ...]
    only: str | None = None
    removed: bool = False


class FactLine(msgspec.Struct, frozen=True, kw_only=True):
    """An event as everybody may see it, and the facts that tell it, a line each."""

    seq: int
    at: int
    event: ShownEvent
    told: tuple[Text, ...]


class SeatPart(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat of this person, or a spectator (no seat), sees besides what everybody sees.

    ``game`` are the fields of the game's view that replace those of everybody. ``expected`` says
    what is going on and what is expected; ``may`` names the moves without content (pass, contest,
    accept, withdraw, …) that would be accepted now. ``only`` is one of these if it is all that the
    seat can do, besides leaving. ``removed``: the owner removed this person, who cannot sit down.
    """

    seat: int | None
    game: dict[str, Any]
    expected: Text
    may: tuple[str, ...]
    only: str | None = None
    removed: bool = False


class Done(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """It was accepted and stored, as the event ``seq``; now, or before if it was asked twice."""

    request: int
    seq: int


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """What happened at the table since the client last heard of it, and what that changed.

    ``table`` and ``game`` are what everybody may see: the fields of ``TableView`` and of the game's
    view that have changed since there were ``since`` events; all of them if ``since`` is 0. Before
    the game begins ``game`` is none. ``seats`` has one entry for each seat of this person, or a
    single one for a spectator. A person with several seats shares one device with others:
    ``curtain`` is what a spectator sees, to be shown while the device is passed on. ``now`` is the
    server's clock in milliseconds. ``done`` answers the client's request that caused this message.
    """

    now: int
    seq: int
    since: int
    lines: tuple[FactLine, ...]
    table: dict[str, Any]
    game: dict[str, Any] | None
    seats: tuple[SeatPart, ...]
    curtain: SeatPart | None = None
    done: Done | None = None


class State(msgspec.Struct, frozen=True, kw_only=True, tag="state"):
    """The whole table now, with sentences, for those who ask for it over HTTP.

    ``eyes`` has one entry for each seat of this person, or a single one for a spectator. A person
    with several seats shares one device with others: the lines are then those of a spectator, and
    ``curtain`` is the table as a spectator sees it, to be shown while the device is passed on.
    ``now`` is the server's clock in milliseconds.
    """

    now: int
    seq: int
    lines: tuple[Line, ...]
    eyes: tuple[SeatView, ...]
    curtain: SeatView | None = None


class Refusal(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """It was not accepted. ``request`` is none if the frame could not even be read."""

    request: int | None
    problem: FactProblem


class Previewed(msgspec.Struct, frozen=True, kw_only=True, tag="previewed"):
    """What a move would be worth, and how many dice add to it, or why it cannot be made.

    Where words can be contested nothing here depends on whether they exist.
    """

    request: int
    words: tuple[FormedWord, ...]
    points: int | None
    dice: int
    problem: FactProblem | None


class Hint(msgspec.Struct, frozen=True):
    """A move that could be made; ``label`` is the move in words, as a fact.

    ``clues`` lead to it without saying it, the vaguest first: for who wants to find it.
    """

    move: Any
    label: Text
    points: int | None = None
    clues: tuple[Text, ...] = ()


class Hinted(msgspec.Struct, frozen=True, kw_only=True, tag="hinted"):
    """Moves that could be made, the best first."""

    request: int
    hints: tuple[Hint, ...]


class PlainMove(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move: its name, its notation, what it is called, and its points if they are known.

    It is called what the text ``site-<game>-move-<name>`` says, filled in with what the move holds.
    """

    type: str
    text: str
    label: str
    points: int | None


class Plain(msgspec.Struct, frozen=True, kw_only=True, tag="plain"):
    """The game as text. ``more`` tells that there are more moves than these."""

    request: int
    position: str
    hand: str
    moves: tuple[PlainMove, ...]
    more: bool


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table, as plain text, by the person of these seats, or by somebody who
    only ``watches``."""

    number: int
    at: int
    seats: tuple[int, ...]
    name: str
    mine: bool
    watches: bool
    text: str


class MutedSpectator(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody without a seat whom the reader muted: the number of a message of theirs."""

    number: int
    name: str


class Said(msgspec.Struct, frozen=True, kw_only=True, rename="camel", tag="said"):
    """The chat messages since the last ones, without those of people whom the reader muted.

    ``muted`` are the seats of these people, ``muted_spectators`` those who have none. ``whole``:
    everything comes again, since somebody was muted or sits elsewhere, or the game is over.
    """

    messages: tuple[Message, ...]
    muted: tuple[int, ...]
    muted_spectators: tuple[MutedSpectator, ...]
    whole: bool


class Reacted(msgspec.Struct, frozen=True, kw_only=True, tag="reacted"):
    """The person of this seat shows a reaction; it is kept nowhere."""

    seat: int
    reaction: Reaction


class Watched(msgspec.Struct, frozen=True, kw_only=True, tag="watched"):
    """How many people watch the table without a seat, of those who are connected to this node."""

    count: int


class Waiting(msgspec.Struct, frozen=True, kw_only=True, tag="waiting"):
    """The server has much to think about: which place in the queue a computer player of this table
    has, also as a fact. It holds until the next update."""

    place: int
    told: Text


class Coached(msgspec.Struct, frozen=True, kw_only=True, tag="coached"):
    """What the coach says of the move of the event ``seq``, told to the person of its seat only."""

    seq: int
    seat: int
    told: Text


Answer = Done | Refusal | Previewed | Hinted | Plain
FromServer = Update | Answer | Said | Reacted | Watched | Waiting | Coached
