"""A table as it is shown: to one audience, and as a line in the list of tables."""

from typing import Any

import msgspec

from ludomots.core.contract import JUDGE, Audience, GameView, Outcome, differences
from ludomots.records import Words
from ludomots.tables.absence import Absence, absences, somebody_left
from ludomots.tables.clock import charge
from ludomots.tables.events import Spectators
from ludomots.tables.looks import Look
from ludomots.tables.pace import Pace
from ludomots.tables.proposals import Proposal
from ludomots.tables.shown import SeatLabel, seat_labels
from ludomots.tables.table import Status, Table


class ShownSeat(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A seat: who sits there, whether they are connected, their clock in milliseconds, and how many
    turns in a row their time ran out. ``stand_in`` is the level of a computer that plays in the
    place of the person, who ``may_return`` or not."""

    who: SeatLabel
    is_owner: bool
    here: bool
    left: int | None
    running: bool
    late: int
    offers_rematch: bool
    stand_in: str | None = None
    may_return: bool = False


class ShownJudge(msgspec.Struct, frozen=True):
    """The place of somebody who judges and does not play: who has it, and whether they are
    connected. The name is empty where the judge sits beside the players, ``None`` where nobody
    judges yet."""

    name: str | None
    here: bool


class TableNow(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What may change at a table while it lasts, after ``seq`` events.

    ``deadline`` is when the table acts by itself, ``closes`` when it closes if nobody begins its
    game or nobody moves. ``spectators`` says what those who watch may do. ``judge`` is the place of
    a judge who does not play, ``None`` at tables that have none. ``looks`` are the faces of the
    people, one for each seat: not in ``seats``, since those are sent again whenever a clock has
    run.

    ``proposal`` waits for answers; ``paused_until`` is when a pause ends at the latest.
    ``absences`` are the players for whom the others wait, each with the time from which on the
    others may choose what becomes of the game; ``somebody_left`` says that they may end it because
    a player has left. ``unrated``: the game is rated for nobody.
    """

    seq: int
    status: Status
    seats: tuple[ShownSeat, ...]
    looks: tuple[Look | None, ...] = ()
    to_act: tuple[int, ...]
    deadline: int | None
    closes: int | None
    outcome: Outcome | None
    next: str | None
    chat: bool
    spectators: Spectators = Spectators()
    judge: ShownJudge | None = None
    proposal: Proposal | None = None
    paused_until: int | None = None
    absences: tuple[Absence, ...] = ()
    somebody_left: bool = False
    unrated: bool = False


class TableView(TableNow, frozen=True, kw_only=True, rename="camel"):
    """A table as one audience sees it; ``game`` is the game's own view. ``coach`` says that its
    only person is told what their moves were worth, and that the game is not rated."""

    id: str
    kind: str
    preset: str
    changes: dict[str, Any]
    rulebook: int
    words: Words
    pace: Pace
    commitment: str
    coach: bool
    game: Any


class ListedTable(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A line of the list of tables."""

    id: str
    kind: str
    preset: str
    language: str
    pace: Pace
    status: Status
    seats: tuple[SeatLabel, ...]
    looks: tuple[Look | None, ...] = ()
    opened_at: int


def was_removed(table: Table, identity: str) -> bool:
    """Return whether the owner removed somebody from a table that still waits for its game. Once it
    has begun they may watch it like everybody else."""
    return table.status == "open" and identity in table.removed


def audiences_of(table: Table, identity: str) -> tuple[Audience, ...]:
    """Return the audiences that an identity belongs to: its seats, or the spectators."""
    return table.seats_of(identity) or ("spectator",)


def view(table: Table, audience: Audience, now: int) -> TableView:
    """Return what an audience may see of a table now."""
    return seen_by(table, audience, all_see(table, now))


def seen_by(table: Table, audience: Audience, common: TableView) -> TableView:
    """Return what an audience may see, given what everybody may see (``common``)."""
    if table.game is None:
        return common
    game = table.rules.view(table.game.state, _viewer(table, audience))
    return msgspec.structs.replace(common, game=game)


def public_view(table: Table) -> GameView | None:
    """Return what everybody may see of the game of a table, if it has begun."""
    if table.game is None:
        return None
    return table.rules.view(table.game.state, _viewer(table, "spectator"))


def private_fields(table: Table, audience: Audience, public: GameView) -> dict[str, Any]:
    """Return the fields of the game's view by which an audience sees more than ``public``."""
    viewer = _viewer(table, audience)
    if table.game is None or not isinstance(viewer, int):
        return {}
    if table.outcome is None:
        return table.rules.private(table.game.state, viewer, public)
    return differences(table.rules.view(table.game.state, viewer), public)


def all_see(table: Table, now: int) -> TableView:
    """Return what everybody may see of a table, without its game."""
    opened = table.opened
    return TableView(
        **msgspec.structs.asdict(table_now(table, now)),
        id=table.id,
        kind=opened.game,
        preset=opened.preset,
        changes=opened.changes,
        rulebook=opened.rulebook,
        words=opened.words,
        pace=opened.pace,
        commitment=opened.commitment,
        coach=opened.coach,
        game=None,
    )


def table_now(table: Table, now: int) -> TableNow:
    """Return what may have changed at a table, as everybody may see it."""
    return TableNow(
        seq=table.seq,
        status=table.status,
        seats=_seats(table, now),
        looks=_looks(table),
        to_act=table.to_act,
        deadline=table.deadline,
        closes=table.closes,
        outcome=table.outcome,
        next=table.next,
        chat=table.chat,
        spectators=table.spectators,
        judge=_judge(table),
        proposal=table.proposal,
        paused_until=None if table.paused is None else table.paused.until,
        absences=absences(table),
        somebody_left=table.status == "running" and somebody_left(table),
        unrated=table.is_unrated,
    )


def listed(table: Table) -> ListedTable | None:
    """Return a table's line in the list of tables, ``None`` if it is private or over."""
    return line_of(table) if table.is_listed else None


def line_of(table: Table) -> ListedTable:
    """Return a table as a line, also one that is not in the list."""
    return ListedTable(
        id=table.id,
        kind=table.opened.game,
        preset=table.opened.preset,
        language=table.opened.words.name,
        pace=table.opened.pace,
        status=table.status,
        seats=seat_labels(table.seats),
        looks=_looks(table),
        opened_at=table.entries[0].at,
    )


def _looks(table: Table) -> tuple[Look | None, ...]:
    return tuple(seat.look for seat in table.seats)


def _judge(table: Table) -> ShownJudge | None:
    if not table.rules.options.has_judge:
        return None
    judge = table.judge
    if judge is None:
        return ShownJudge(None, here=False)
    return ShownJudge(judge.name, here=table.presence[judge.identity or ""].here)


def _viewer(table: Table, audience: Audience) -> Audience:
    """Return as whom an audience sees the game: while it runs a reader is a spectator, and once it
    is over a spectator is a reader."""
    if isinstance(audience, int) and audience != JUDGE:
        return audience
    return "spectator" if table.outcome is None else "reader"


def _seats(table: Table, now: int) -> tuple[ShownSeat, ...]:
    game, timed = table.game, table.opened.pace.__struct_config__.tag != "untimed"
    clock = None if game is None else game.clock
    if clock is not None and table.status == "running" and table.paused is None:
        clock = charge(clock, table.opened.pace, max(now, clock.since))
    return tuple(
        ShownSeat(
            who=who,
            is_owner=table.seats[at].identity == table.owner,
            here=table.is_here(at),
            left=clock.left[at] if clock is not None and timed else None,
            running=clock is not None and at in clock.running and table.paused is None,
            late=0 if clock is None else clock.late[at],
            offers_rematch=table.seats[at].identity in table.offers,
            stand_in=None if at not in table.stand_ins else table.stand_ins[at].level,
            may_return=at in table.stand_ins and table.stand_ins[at].may_return,
        )
        for at, who in enumerate(seat_labels(table.seats))
    )
