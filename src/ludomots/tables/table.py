"""An attribute that is worked out when it is first asked for."""

import json
from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Generic, Literal, NamedTuple, TypeVar, overload

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import JUDGE, TABLE, AnyRules, GameState, IllegalMove, Outcome
from ludomots.core.definition import AnyGame
from ludomots.core.draws import commitment
from ludomots.core.moves import Accept, Contest, TimeUp, Withdraw
from ludomots.core.notation import BadText
from ludomots.core.options import choose
from ludomots.core.shelf import EDITIONS, SHELF
from ludomots.core.turns import acting, with_seat
from ludomots.records import Words
from ludomots.records.record import Help
from ludomots.tables import clock as clocks
from ludomots.tables import events
from ludomots.tables.agreed import after_agreement, after_leaving
from ludomots.tables.clock import Clock
from ludomots.tables.deadlines import next_deadline
from ludomots.tables.events import Entry, Event, Opened, Seat, Spectators
from ludomots.tables.forget import forgotten_in, rewritten
from ludomots.tables.pace import Pace, PerTurn, closing_time
from ludomots.tables.proposals import Pause, Proposal, StandIn
from ludomots.tables.start import first_state
from ludomots.words import Lexicon, lexicon
from ludomots.words.part import without

Owner = TypeVar("Owner")
Value = TypeVar("Value")


class lazy(Generic[Owner, Value]):  # noqa: N801 (it reads as a decorator)
    """As ``functools.cached_property``, without its lock, which costs more than most values.

    Two threads that ask at the same time may both work the value out; it is the same one.
    """

    def __init__(self, work_out: Callable[[Owner], Value]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, owner: None, kind: Any) -> "lazy[Owner, Value]": ...
    @overload
    def __get__(self, owner: Owner, kind: Any) -> Value: ...
    def __get__(self, owner: Owner | None, kind: Any) -> "lazy[Owner, Value] | Value":
        if owner is None:
            return self
        value = owner.__dict__[self._name] = self._work_out(owner)
        return value


Status = Literal["open", "running", "finished", "closed"]


class BadLog(Exception):
    """A log that cannot be replayed: a stable code and the number of the entry.

    Codes: ``gap``, ``unreadable``, ``doubled`` and ``misplaced`` (it belongs before or after its
    place), ``event`` (one that cannot come here), ``move`` (one that the rulebook refuses),
    ``commitment``, ``outcome``, ``tail`` (the last entries are missing), ``aside`` (an operator
    took the log away), ``newer`` (an event of a kind that is unknown here), and ``other-game``,
    ``other-rulebook`` or ``other-words`` if what the log names is not installed.
    """

    def __init__(self, code: str, seq: int) -> None:
        self.code = code
        self.seq = seq
        super().__init__(f"{code} at {seq}")

    @property
    def is_other_version(self) -> bool:
        """Whether the log may be sound: another rulebook or word list is installed here."""
        return self.code.startswith("other-")


class Presence(msgspec.Struct, frozen=True):
    """Whether a person is connected, and since when."""

    here: bool
    at: int


class Made(NamedTuple):
    """A move that was made: the number of its entry in the log, the seat, the move itself."""

    seq: int
    seat: int
    move: msgspec.Struct


class LiveGame(msgspec.Struct, frozen=True):
    """The game of a table: its state, the moves that were made, the clocks.

    ``must_have_seen`` has a number for each seat: a move of the seat is stale if its player has
    seen fewer events. The number does not grow by what other seats do at the same time, such as
    choosing a card or accepting a play. ``window_since`` is when the window opened that is open
    now, or when its question passed on to others. ``to_act`` are the seats that may move now.
    ``taken_back`` are the moves that were made and are no part of the game any more.
    """

    state: GameState
    moves: tuple[Made, ...]
    clock: Clock
    must_have_seen: tuple[int, ...]
    started_at: int
    window_since: int
    to_act: tuple[int, ...]
    taken_back: tuple[Made, ...] = ()

    def must_see(self, seat: int) -> int:
        """Return how many events a seat must have seen to answer what it is asked now; a judge
        must have seen all moves."""
        if seat == JUDGE:
            return self.moves[-1].seq + 1 if self.moves else 0
        return self.must_have_seen[seat]

    def move_at(self, seq: int) -> msgspec.Struct:
        """Return the move of the entry ``seq``, also one that was taken back."""
        if self.moves and self.moves[-1].seq == seq:
            return self.moves[-1].move
        at = bisect_left(self.moves, seq, key=lambda made: made.seq)
        if at < len(self.moves) and self.moves[at].seq == seq:
            return self.moves[at].move
        return next(made.move for made in self.taken_back if made.seq == seq)


class Table(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A table at one moment. ``rules`` are its rulebook with its options.

    ``presence`` says for each identity whether it is connected, ``offers`` are the identities that
    offered a rematch, and ``next`` is the table of the rematch. ``judge`` is who judges and does
    not play, if anybody does. ``places`` are the seats that each identity holds, the place of the
    judge (``JUDGE``) last. ``removed`` are the identities that cannot sit down here again.
    ``spectators`` say what those who watch may do. ``hinted``: somebody asked for hints.

    ``proposal`` waits for answers, ``paused`` says that the game stands still, ``stand_ins`` are
    the computers that play in the places of people, by seat. ``replaced`` are the seats for which a
    computer ever played. ``left_freely``: somebody left a game that another had left before,
    or was voted out without being absent.
    """

    id: str
    opened: Opened
    rules: AnyRules
    entries: tuple[Entry, ...]
    status: Status = "open"
    owner: str
    seats: tuple[Seat, ...]
    presence: dict[str, Presence]
    game: LiveGame | None = None
    outcome: Outcome | None = None
    offers: tuple[str, ...] = ()
    next: str | None = None
    chat: bool = True
    spectators: Spectators = Spectators()
    unlisted: bool = False
    judge: Seat | None = None
    places: dict[str, tuple[int, ...]]
    removed: frozenset[str] = frozenset()
    hinted: bool = False
    proposal: Proposal | None = None
    paused: Pause | None = None
    stand_ins: dict[int, StandIn] = {}
    replaced: frozenset[int] = frozenset()
    left_freely: bool = False

    @property
    def helped_by(self) -> tuple[Help, ...]:
        """What told a player what to play, or how good it was: then nothing is rated."""
        helps: dict[Help, bool] = {"coach": self.opened.coach, "hints": self.hinted}
        return tuple(name for name, was_given in helps.items() if was_given)

    @property
    def is_unrated(self) -> bool:
        """Whether the game is rated for nobody: somebody was helped, a move was taken back, a
        computer played in somebody's place, a player left after another had left, or the others
        voted out a player who was not absent."""
        taken_back = self.game is not None and bool(self.game.taken_back)
        return bool(self.helped_by) or taken_back or bool(self.replaced) or self.left_freely

    @property
    def seq(self) -> int:
        """How many events there are."""
        return len(self.entries)

    @property
    def is_listed(self) -> bool:
        """Whether the table stands in the list of tables."""
        wanted = self.opened.visibility == "listed" and not self.unlisted
        return wanted and self.status in {"open", "running"}

    @lazy
    def kind(self) -> AnyGame:
        """The game of the table."""
        return EDITIONS[self.opened.game, self.opened.rulebook]

    @lazy
    def people(self) -> tuple[str, ...]:
        """The identities that hold seats, each once."""
        return tuple(identity for identity, held in self.places.items() if held[0] != JUDGE)

    @lazy
    def players(self) -> tuple[str, ...]:
        """The identities that still play: on a seat that is neither withdrawn nor played by a
        computer."""
        if self.game is None:
            return self.people
        gone = {*self.game.state.withdrawn, *self.stand_ins, JUDGE}
        return tuple(who for who, held in self.places.items() if not gone.issuperset(held))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return () if self.game is None else self.game.to_act

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are to move now: no computer stands in for them, and no pause is on."""
        if self.paused is not None:
            return ()
        return tuple(seat for seat in self.to_act if seat not in self.stand_ins)

    @lazy
    def bots_to_act(self) -> tuple[int, ...]:
        """The computer players that must choose a move now."""
        if self.game is None or self.status != "running" or self.paused is not None:
            return ()
        if not self.stand_ins and all(seat.level is None for seat in self.seats):
            return ()
        seats = acting(self.rules, self.game.state)
        return tuple(seat for seat in seats if seat >= 0 and self.level_of(seat) is not None)

    @lazy
    def deadline(self) -> int | None:
        """When the table must act by itself if nothing happens before then, ``None`` for never."""
        return next_deadline(self)

    @lazy
    def closes(self) -> int | None:
        """When the table closes if nobody begins its game, or nobody moves; ``None`` for never."""
        return closing_time(self)

    @property
    def is_window_open(self) -> bool:
        """Whether a play can be contested now."""
        return self.game is not None and self.game.state.provisional is not None

    def accepts(self, seat: int, move: msgspec.Struct) -> bool:
        """Return whether a move of a seat would be legal now."""
        if self.game is None:
            return False
        try:
            self.rules.play(self.game.state, seat, move)
        except IllegalMove:
            return False
        return True

    def seats_of(self, identity: str) -> tuple[int, ...]:
        """Return the seats that an identity holds, the place of the judge (``JUDGE``) last."""
        return self.places.get(identity, ())

    def sitter_of(self, seat: int) -> Seat:
        """Return who sits on a seat, or who judges."""
        return self.judge or Seat() if seat == JUDGE else self.seats[seat]

    def level_of(self, seat: int) -> str | None:
        """Return the level of the computer that plays for a seat, ``None`` if a person does."""
        stand_in = self.stand_ins.get(seat)
        return self.seats[seat].level if stand_in is None else stand_in.level

    def is_person(self, seat: int) -> bool:
        """Return whether a person plays for a seat now."""
        return self.seats[seat].identity is not None and seat not in self.stand_ins

    def is_here(self, seat: int) -> bool:
        """Return whether the person of a seat is connected; a computer player always is."""
        identity = self.seats[seat].identity
        return identity is None or self.presence[identity].here


def begin(table_id: str, entry: Entry, words: Lexicon | None = None) -> Table:
    """Return the table of the first entry of a log, with its word list; see ``replay``."""
    opened = entry.event
    if not isinstance(opened, Opened) or entry.seq:
        raise BadLog("event", entry.seq)
    if opened.game not in SHELF:
        raise BadLog("other-game", 0)
    if (opened.game, opened.rulebook) not in EDITIONS:
        raise BadLog("other-rulebook", 0)
    chosen = _installed(opened) if words is None else words
    if opened.words != Words(chosen.language, chosen.version):
        raise BadLog("other-words", 0)
    if commitment(opened.secret) != opened.commitment:
        raise BadLog("commitment", 0)
    sitters = (*opened.seats, opened.judge or Seat())
    people = {seat.identity for seat in sitters if seat.identity}
    return Table(
        id=table_id,
        opened=opened,
        rules=_rules(
            opened.game,
            opened.rulebook,
            opened.preset,
            json.dumps(opened.changes, sort_keys=True),
            chosen,
        ),
        entries=(entry,),
        owner=opened.owner,
        seats=opened.seats,
        presence={identity: Presence(here=True, at=entry.at) for identity in sorted(people)},
        judge=opened.judge,
        places=_places(opened.seats, opened.judge),
        spectators=opened.spectators,
    )


def after(table: Table, entry: Entry) -> Table:
    """Return the table after one more entry; an illegal move raises ``IllegalMove``.

    A move is read from its notation here and nowhere else, for a new entry as for an old one: what
    is played is what the log says. It is kept in ``LiveGame.moves`` for all who show it.
    """
    if entry.seq != table.seq:
        raise BadLog("gap", entry.seq)
    happened = _happened(table, entry, entry.event)
    return replace(happened, entries=(*happened.entries, entry))


def replay(table_id: str, entries: Iterable[Entry], words: Lexicon | None = None) -> Table:
    """Return the table of a log, judged by ``words`` or else by the installed word list.

    A log from which no table can be made raises ``BadLog``.
    """
    log = iter(entries)
    first = next(log, None)
    if first is None:
        raise BadLog("gap", 0)
    try:
        table = begin(table_id, first, words)
    except BadLog:
        raise
    except Exception as error:
        raise BadLog("event", first.seq) from error
    return follow(table, log)


def follow(table: Table, entries: Iterable[Entry]) -> Table:
    """Return a table after more entries of its log, or raise ``BadLog``, whatever is wrong."""
    for entry in entries:
        try:
            table = after(table, entry)
        except BadLog:
            raise
        except (IllegalMove, BadText) as error:
            raise BadLog("move", entry.seq) from error
        except Exception as error:
            raise BadLog("event", entry.seq) from error
    return table


def ended_at(table: Table) -> int:
    """Return when the game of a finished table ended."""
    return next(e.at for e in reversed(table.entries) if isinstance(e.event, events.Finished))


def _happened(table: Table, entry: Entry, event: Event) -> Table:  # noqa: C901, PLR0912
    """One case an event, the commonest first."""
    match event:
        case events.Moved(seat=seat, move=text):
            game = _moved(table, seat, text, entry)
            moved = replace(table, game=game)
            leaves = isinstance(game.moves[-1].move, Withdraw)
            return after_leaving(table, moved, entry) if leaves else moved
        case events.Joined(seat=seat, sitter=sitter):
            seated = _seated(table, with_seat(table.seats, seat, sitter), table.judge)
            return _seen(seated, sitter.identity, entry.at, here=True)
        case events.Left(seat=seat):
            return _left(table, seat)
        case events.Removed():
            return _removed(table, event)
        case events.SeatsOrdered(order=order):
            return _seated(table, _ordered(table, order, entry.seq), table.judge)
        case events.JudgeSat(sitter=sitter):
            seated = _seated(table, table.seats, sitter)
            return _seen(seated, sitter.identity, entry.at, here=True)
        case events.Closed():
            return replace(table, status="closed", proposal=None, paused=None)
        case events.Unlisted():
            return replace(table, unlisted=True)
        case events.Started():
            return _started(table, event, entry.at)
        case events.Finished(outcome=outcome):
            if table.game is None or table.rules.outcome(table.game.state) != outcome:
                raise BadLog("outcome", entry.seq)
            over = replace(table, status="finished", outcome=outcome)
            return replace(over, proposal=None, paused=None)
        case events.WentAway(identity=identity):
            return _seen(table, identity, entry.at, here=False)
        case events.CameBack(identity=identity):
            return _seen(table, identity, entry.at, here=True)
        case events.Resumed(lost=lost):
            return _resumed(table, lost)
        case events.HintsAsked():
            return replace(table, hinted=True)
        case events.RematchOffered(identity=identity):
            return replace(table, offers=(*table.offers, identity))
        case events.Rematched(next=next_table):
            return replace(table, next=next_table)
        case events.ChatSwitched(on=on):
            return replace(table, chat=on)
        case events.SpectatorsSet(spectators=spectators):
            return replace(table, spectators=spectators)
        case events.Forgotten():
            return _forgotten(table, event)
        case (
            events.Proposed()
            | events.Answered()
            | events.ProposalDropped()
            | events.Paused()
            | events.WentOn()
            | events.TakenBack()
            | events.ComputerTookOver()
            | events.SeatRetaken()
        ):
            return after_agreement(table, entry, event)
        case _:
            raise BadLog("event", entry.seq)


def _left(table: Table, seat: int) -> Table:
    """Open a seat again; if its owner has no other, the table is the next person's."""
    left = _seated(table, with_seat(table.seats, seat, Seat()), table.judge)
    owner = left.owner if left.owner in left.people else next(iter(left.people), left.owner)
    judge = (left.judge.identity,) if left.judge else ()
    presence = {who: left.presence[who] for who in left.presence if who in {*left.people, *judge}}
    return replace(left, owner=owner, presence=presence)


def _removed(table: Table, event: events.Removed) -> Table:
    """Open the seats of a guest again; the owner, who keeps a seat, stays the owner."""
    seats, judge = table.seats, table.judge
    for seat in event.seats:
        if seat == JUDGE:
            judge = None
        else:
            seats = with_seat(seats, seat, Seat())
    presence = {who: one for who, one in table.presence.items() if who != event.identity}
    removed = table.removed | {event.identity} if event.stays_out else table.removed
    return replace(_seated(table, seats, judge), presence=presence, removed=removed)


def _ordered(table: Table, order: tuple[int, ...], seq: int) -> tuple[Seat, ...]:
    """Return the seats in another order."""
    if table.status != "open" or sorted(order) != list(range(len(table.seats))):
        raise BadLog("event", seq)
    return tuple(table.seats[seat] for seat in order)


def _started(table: Table, event: events.Started, at: int) -> Table:
    state = first_state(table, event)
    running = table.rules.to_act(state)
    seats = len(event.seats)
    game = LiveGame(
        state=state,
        moves=(),
        clock=clocks.start(table.opened.pace, seats, running, at),
        must_have_seen=(table.seq + 1,) * seats,
        started_at=at,
        window_since=at,
        to_act=running,
    )
    return replace(_seated(table, event.seats, table.judge), status="running", game=game)


def _seated(table: Table, seats: tuple[Seat, ...], judge: Seat | None) -> Table:
    return replace(table, seats=seats, judge=judge, places=_places(seats, judge))


def _places(seats: tuple[Seat, ...], judge: Seat | None) -> dict[str, tuple[int, ...]]:
    """Return the seats that each identity holds, in the order of the seats."""
    held: dict[str, tuple[int, ...]] = {}
    for at, seat in enumerate(seats):
        if seat.identity:
            held[seat.identity] = (*held.get(seat.identity, ()), at)
    if judge is not None and judge.identity:
        held[judge.identity] = (*held.get(judge.identity, ()), JUDGE)
    return held


def _moved(table: Table, seat: int, text: str, entry: Entry) -> LiveGame:
    game, rules, kind, pace = table.game, table.rules, table.kind, table.opened.pace
    if game is None:
        raise BadLog("event", entry.seq)
    move = kind.notation.read_move(text, rules.options)
    state = rules.play(game.state, seat, move)
    before, now = game.to_act, rules.to_act(state)
    clock = clocks.ran_out(game.clock) if isinstance(move, TimeUp) else game.clock
    if table.paused is not None:
        clock = replace(clock, since=entry.at)
    return LiveGame(
        state=state,
        moves=(*game.moves, Made(entry.seq, seat, move)),
        clock=clocks.moved(
            clock,
            _pace_of(rules, pace, state),
            seat,
            () if state.provisional is not None else now,
            entry.at,
            goes_on=rules.in_turn(state),
        ),
        must_have_seen=tuple(
            number if _is_same_question(at, seat, move, before, now) else entry.seq + 1
            for at, number in enumerate(game.must_have_seen)
        ),
        started_at=game.started_at,
        window_since=game.window_since if _is_answer(move, before, now) else entry.at,
        to_act=now,
        taken_back=game.taken_back,
    )


def _pace_of(rules: AnyRules, pace: Pace, state: GameState) -> Pace:
    """Return the pace for what is to be done now: some of it may have a time of its own."""
    if not isinstance(pace, PerTurn):
        return pace
    return PerTurn(rules.turn_seconds(state, pace.seconds))


def _is_answer(move: msgspec.Struct, before: tuple[int, ...], now: tuple[int, ...]) -> bool:
    """Return whether a move answers the question of a window, and nobody else is asked now."""
    return isinstance(move, Accept | Contest | Withdraw) and set(now) <= set(before)


def _is_same_question(
    seat: int, mover: int, move: msgspec.Struct, before: tuple[int, ...], now: tuple[int, ...]
) -> bool:
    """Return whether a seat has the same choice as before a move of another seat."""
    if mover in {seat, TABLE} or isinstance(move, Contest):
        return False
    return seat in before and seat in now and set(now) <= set(before)


def _seen(table: Table, identity: str | None, at: int, *, here: bool) -> Table:
    if identity is None:
        return table
    return replace(table, presence={**table.presence, identity: Presence(here=here, at=at)})


def _resumed(table: Table, lost: int) -> Table:
    presence = {
        identity: replace(one, at=one.at + lost) for identity, one in table.presence.items()
    }
    game = table.game
    if game is not None and table.paused is None:
        clock = replace(game.clock, since=game.clock.since + lost)
        game = replace(
            game,
            clock=clock,
            started_at=game.started_at + lost,
            window_since=game.window_since + lost,
        )
    return replace(table, presence=presence, game=game)


def _forgotten(table: Table, event: events.Forgotten) -> Table:
    """Take a person out of a table that is in memory; in a stored log that was done already."""
    old = forgotten_in(table.entries, event)
    if old is None:
        return table
    entries = [rewritten(entry, old, event) for entry in table.entries]
    return replay(table.id, entries, table.rules.lexicon)


def _installed(opened: Opened) -> Lexicon:
    """Return the installed list of a table, without the registers that it leaves out."""
    kind = EDITIONS[opened.game, opened.rulebook]
    options = choose(kind.options, opened.preset, opened.changes)
    return without(lexicon(opened.words.name), options.words_left_out)


@lru_cache(maxsize=256)
def _rules(game: str, rulebook: int, preset: str, changes: str, words: Lexicon) -> AnyRules:
    kind = EDITIONS[game, rulebook]
    return kind.rules(choose(kind.options, preset, json.loads(changes)), words)
