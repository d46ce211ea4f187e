"""A table as it is sent: one message for each kind of eyes, built from views and told events."""

import msgspec

from ludomots.games.contract import Audience, IllegalMove
from ludomots.server.chronicles import Chronicles
from ludomots.server.messages import Eyes, Line, State
from ludomots.tables import Table, audiences_of, told_since, view
from ludomots.tables.sentences import expected
from ludomots.texts import Texts

_ENCODER = msgspec.json.Encoder()


class Painter:
    """Makes messages of tables, for one kind of eyes after the other."""

    def __init__(self) -> None:
        self._chronicles = Chronicles()

    def state(self, table: Table, identity: str, seen: int, now: int, say: Texts) -> State:
        """Return the table as a person sees it, who has seen so many events."""
        return self.seen_by(table, audiences_of(table, identity), seen, now, say)

    def seen_by(
        self, table: Table, audiences: tuple[Audience, ...], seen: int, now: int, say: Texts
    ) -> State:
        """Return the table as one or several pairs of eyes see it.

        With several seats the lines are a spectator's: those at one device hide from each other.
        """
        reader: Audience = audiences[0] if len(audiences) == 1 else "spectator"
        texts = self._chronicles.of(table, say)
        lines = tuple(
            Line(seq=told.seq, at=told.at, event=told.event, text=texts[told.seq])
            for told in told_since(table, seen, reader)
        )
        eyes = tuple(_eyes(table, audience, now, say) for audience in audiences)
        return State(now=now, seq=table.seq, lines=lines, eyes=eyes)


class Snapshot:
    """A table at one moment, to be sent to many: those with the same eyes share one message."""

    def __init__(self, painter: Painter, table: Table, now: int) -> None:
        self.table = table
        self._painter = painter
        self._now = now
        self._sent: dict[tuple[tuple[Audience, ...], int, str], str] = {}

    def message(self, identity: str, seen: int, say: Texts) -> str:
        """Return the state as a person sees it, as it is sent."""
        audiences = audiences_of(self.table, identity)
        key = (audiences, seen, say.language)
        if key not in self._sent:
            state = self._painter.seen_by(self.table, audiences, seen, self._now, say)
            self._sent[key] = _ENCODER.encode(state).decode()
        return self._sent[key]


def _eyes(table: Table, audience: Audience, now: int, say: Texts) -> Eyes:
    seat = audience if isinstance(audience, int) else None
    return Eyes(
        seat=seat,
        view=view(table, audience, now),
        expected=expected(table, seat, say),
        may=() if seat is None else may_do(table, seat),
    )


def may_do(table: Table, seat: int) -> tuple[str, ...]:
    """Return the names of the moves without content that a seat could make now."""
    play = table.play
    if play is None or table.status != "running" or seat in play.state.withdrawn:
        return ()
    names = []
    for name, move in table.kind.plain_moves:
        if seat in table.to_act or name == "withdraw":
            try:
                table.rules.play(play.state, seat, move)
            except IllegalMove:
                continue
            names.append(name)
    return tuple(names)
