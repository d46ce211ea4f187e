"""A table as it is sent: what everybody may see is encoded once, what a seat may see besides once
for each seat, and a message is put together from these parts."""

import logging
from functools import cache

import msgspec

from ludomots.core.contract import Audience, GameView
from ludomots.core.facts import FACTS, Text
from ludomots.server.live.lines import TableLines, sentences_of
from ludomots.server.live.messages import Done, Line, SeatPart, SeatView, State, Update
from ludomots.tables import Table, audiences_of, shown_since
from ludomots.tables.answers import May, may_do
from ludomots.tables.pace import Untimed
from ludomots.tables.sentences import expected, voice_of
from ludomots.tables.view import (
    TableNow,
    all_see,
    private_fields,
    public_view,
    seen_by,
    table_now,
    was_removed,
)
from ludomots.texts import Texts

_log = logging.getLogger("ludomots.server")

_ENCODER = msgspec.json.Encoder()

_YOU_WERE_REMOVED = FACTS("story-you-were-removed")
_REMOVED_PART = _ENCODER.encode(
    SeatPart(seat=None, game={}, expected=_YOU_WERE_REMOVED, may=(), removed=True)
)
"""What somebody is sent whom the owner removed before the game."""

Fields = dict[str, object]


class Snapshot:
    """A table at one moment.

    ``last`` is the snapshot before it, if there is one: a listener that has it is sent what changed
    since.
    """

    def __init__(
        self, lines: TableLines, table: Table, now: int, last: "Snapshot | None" = None
    ) -> None:
        self.table = table
        self.now = now
        self._lines = lines
        self._table_now = table_now(table, now)
        self._game = public_view(table)
        self._public: dict[int, bytes] = {}
        self._parts: dict[Audience, bytes] = {}
        if last is not None and last.table.seq < table.seq:
            changed = self._changed_since(last)
            self._public[last.table.seq] = self._encoded(last.table.seq, *changed)

    def let_go(self) -> None:
        """Forget the messages; they are made again for somebody who comes later."""
        self._public.clear()
        self._parts.clear()

    def holds_at(self, now: int) -> bool:
        """Return whether this is how the table looks at a time, if nothing has happened: a clock
        that runs shows another time then."""
        return now == self.now or not self._is_timed

    @property
    def _is_timed(self) -> bool:
        return self.table.status == "running" and not isinstance(self.table.opened.pace, Untimed)

    def message(self, identity: str, seen: int, now: int, done: Done | None = None) -> bytes:
        """Return what a person is sent who was sent the table after ``seen`` events.

        ``done`` answers the person's request.
        """
        audiences = audiences_of(self.table, identity)
        parts = [self._part(audience) for audience in audiences]
        if was_removed(self.table, identity):
            parts = [_REMOVED_PART]
        pieces = [
            b'{"type":"update","now":%d,"seq":%d,' % (now, self.table.seq),
            self._public_since(seen),
            b',"seats":[',
            b",".join(parts),
            b"]",
        ]
        if len(audiences) > 1:
            pieces += [b',"curtain":', self._part("spectator")]
        if done is not None:
            pieces += [b',"done":', _ENCODER.encode(done)]
        pieces.append(b"}")
        return b"".join(pieces)

    def _public_since(self, seen: int) -> bytes:
        """Return what everybody may see that was not sent yet.

        Who has seen another moment than that of the last snapshot is sent the whole table.
        """
        known = self._public.get(seen)
        if known is None:
            table, game = _fields(all_see(self.table, self.now)), _fields(self._game)
            known = self._public[seen] = self._encoded(seen, table, game, whole=True)
        return known

    def _encoded(
        self, seen: int, table: Fields | None, game: Fields | None, *, whole: bool = False
    ) -> bytes:
        return b'"since":%d,"lines":[%b],"table":%b,"game":%b' % (
            0 if whole else seen,
            self._lines.since(seen),
            _ENCODER.encode(table),
            _ENCODER.encode(game),
        )

    def _changed_since(self, last: "Snapshot") -> tuple[Fields, Fields | None]:
        table = _changes(self._table_now, last._table_now)
        if self._is_timed or last._is_timed:  # some listeners were shown the clocks at another time
            table["seats"] = self._table_now.seats
        if self._game is None or last._game is None:
            return table, _fields(self._game)
        return table, _changes(self._game, last._game)

    def _part(self, audience: Audience) -> bytes:
        if audience not in self._parts:
            self._parts[audience] = _ENCODER.encode(self._seat_part(audience))
        return self._parts[audience]

    def _seat_part(self, audience: Audience) -> SeatPart:
        return _seat_part(self.table, audience, self._game)


def whole_update(table: Table, seat: int, now: int) -> Update:
    """Return the whole table as a seat sees it, without the lines of its log."""
    game = public_view(table)
    return Update(
        now=now,
        seq=table.seq,
        since=0,
        lines=(),
        table=_fields(all_see(table, now)) or {},
        game=_fields(game),
        seats=(_seat_part(table, seat, game),),
    )


def whole_state(table: Table, identity: str, seen: int, now: int, say: Texts) -> State:
    """Return the whole table for a person who has seen ``seen`` events, in words of a language.

    With several seats the lines are a spectator's: players at one device hide their choices from
    each other.
    """
    audiences = audiences_of(table, identity)
    reader: Audience = audiences[0] if len(audiences) == 1 else "spectator"
    sentences = sentences_of(table, say)
    views = [_seat_view(table, audience, now, say) for audience in (*audiences, "spectator")]
    if was_removed(table, identity):
        told = voice_of(table, say)(_YOU_WERE_REMOVED)
        views[0] = msgspec.structs.replace(views[0], expected=told, removed=True)
    return State(
        now=now,
        seq=table.seq,
        lines=tuple(
            Line(seq=entry.seq, at=entry.at, event=entry.event, text=sentences[entry.seq])
            for entry in shown_since(table, seen, reader)
        ),
        eyes=tuple(views[:-1]),
        curtain=views[-1] if len(audiences) > 1 else None,
    )


def _seat_view(table: Table, audience: Audience, now: int, say: Texts) -> SeatView:
    seat = audience if isinstance(audience, int) else None
    may = May() if seat is None else may_do(table, seat)
    return SeatView(
        seat=seat,
        view=seen_by(table, audience, all_see(table, now)),
        expected=voice_of(table, say)(_expected(table, seat, may)),
        may=may.moves,
        only=may.only,
    )


def _seat_part(table: Table, audience: Audience, public: GameView | None) -> SeatPart:
    """Return what an audience sees besides what everybody sees (``public``)."""
    seat = audience if isinstance(audience, int) else None
    may = May() if seat is None else may_do(table, seat)
    game = {} if public is None else private_fields(table, audience, public)
    return SeatPart(
        seat=seat,
        game=_renamed(public, game),
        expected=_expected(table, seat, may),
        may=may.moves,
        only=may.only,
    )


def _expected(table: Table, seat: int | None, may: May) -> Text:
    """Return what is expected of a seat. If that cannot be told, the game goes on without it."""
    try:
        return expected(table, seat, may.now)
    except Exception:  # noqa: BLE001 (a game must not stop for a sentence)
        _log.exception("what is expected could not be told", extra={"facts": {"table": table.id}})
        return ""


@cache
def _names(view: type[TableNow | GameView]) -> dict[str, str]:
    """Return how the fields of a view are called in JSON."""
    return dict(zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True))


def _fields(view: TableNow | GameView | None) -> Fields | None:
    """Return the fields of a view by their names in JSON."""
    if view is None:
        return None
    return {sent: getattr(view, name) for name, sent in _names(type(view)).items()}


def _changes(view: TableNow | GameView, last: TableNow | GameView) -> Fields:
    """Return the fields that are not what they were."""
    return {
        sent: value
        for name, sent in _names(type(view)).items()
        if (value := getattr(view, name)) is not (old := getattr(last, name)) and value != old
    }


def _renamed(view: GameView | None, fields: Fields) -> Fields:
    """Return fields of a view by their names in JSON."""
    if view is None:
        return fields
    names = _names(type(view))
    return {names[name]: value for name, value in fields.items()}
