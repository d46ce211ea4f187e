"""A table as it is sent: one message for each kind of eyes, built from views and told events."""

from collections.abc import Sequence

import msgspec

from ludomots.core.contract import Audience
from ludomots.server.chronicles import Chronicles
from ludomots.server.messages import Done, Eyes, Line, State
from ludomots.tables import Table, audiences_of, told_since
from ludomots.tables.sentences import expected
from ludomots.tables.view import all_see, seen_by
from ludomots.texts import Texts

_ENCODER = msgspec.json.Encoder()
_WITHDRAW = "withdraw"
"""One may leave a game at any time."""
_REACTIONS = {"contest", "accept"}
"""Nobody can react where no play waits: that need not be tried."""


class Painter:
    """Knows what must be remembered to show tables: the sentences that tell them."""

    def __init__(self) -> None:
        self._chronicles = Chronicles()

    def state(self, table: Table, identity: str, seen: int, now: int, say: Texts) -> State:
        """Return the table as a person sees it, who has seen so many events."""
        return Snapshot(self, table, now).state(audiences_of(table, identity), seen, say)

    async def prepare(self, table: Table, say: Texts) -> None:
        """Do what takes long before a table is shown for the first time."""
        await self._chronicles.prepare(table, say)

    def texts(self, table: Table, say: Texts) -> Sequence[str | None]:
        """Return the sentences of a table, one for each event."""
        return self._chronicles.of(table, say)


class Snapshot:
    """A table at one moment, to be sent to many: those with the same eyes share one message."""

    def __init__(self, painter: Painter, table: Table, now: int) -> None:
        self.table = table
        self._painter = painter
        self.now = now
        self._common = all_see(table, now)
        self._sent: dict[tuple[tuple[Audience, ...], int, str], str] = {}

    def message(self, identity: str, seen: int, say: Texts, done: Done | None = None) -> str:
        """Return the state as a person sees it, as it is sent; ``done`` answers his request."""
        audiences = audiences_of(self.table, identity)
        if done is not None:
            state = msgspec.structs.replace(self.state(audiences, seen, say), done=done)
            return _ENCODER.encode(state).decode()
        key = (audiences, seen, say.language)
        if key not in self._sent:
            self._sent[key] = _ENCODER.encode(self.state(audiences, seen, say)).decode()
        return self._sent[key]

    def state(self, audiences: tuple[Audience, ...], seen: int, say: Texts) -> State:
        """Return the table as one or several pairs of eyes see it.

        With several seats the lines are a spectator's: those at one device hide from each other.
        """
        table = self.table
        reader: Audience = audiences[0] if len(audiences) == 1 else "spectator"
        texts = self._painter.texts(table, say)
        lines = tuple(
            Line(seq=told.seq, at=told.at, event=told.event, text=texts[told.seq])
            for told in told_since(table, seen, reader)
        )
        return State(
            now=self.now,
            seq=table.seq,
            lines=lines,
            eyes=tuple(self._eyes(audience, say) for audience in audiences),
            curtain=self._eyes("spectator", say) if len(audiences) > 1 else None,
        )

    def _eyes(self, audience: Audience, say: Texts) -> Eyes:
        seat = audience if isinstance(audience, int) else None
        return Eyes(
            seat=seat,
            view=seen_by(self.table, audience, self._common),
            expected=expected(self.table, seat, say),
            may=() if seat is None else may_do(self.table, seat),
        )


def may_do(table: Table, seat: int) -> tuple[str, ...]:
    """Return the names of the moves without content that a seat could make now."""
    game = table.game
    if game is None or table.status != "running" or seat in game.state.withdrawn:
        return ()
    if seat not in table.to_act:
        return (_WITHDRAW,)
    return tuple(
        name
        for name, move in table.kind.plain_moves
        if name == _WITHDRAW
        or ((table.is_window_open or name not in _REACTIONS) and table.accepts(seat, move))
    )
