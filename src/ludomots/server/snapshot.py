"""A table as it is sent: one message for everybody who may see the same."""

import msgspec

from ludomots.core.contract import JUDGE, Audience
from ludomots.core.what_now import what_now
from ludomots.server.messages import Done, Line, SeatView, State
from ludomots.server.narration import NarrationCache
from ludomots.tables import Table, audiences_of, shown_since
from ludomots.tables.sentences import expected
from ludomots.tables.view import all_see, seen_by
from ludomots.texts import Texts

_ENCODER = msgspec.json.Encoder()
_WITHDRAW = "withdraw"
"""A player may withdraw at any time."""
_REACTIONS = {"contest", "accept"}
"""These need not be tried where no play waits."""


class Snapshot:
    """A table at one moment; listeners who may see the same share one encoded message."""

    def __init__(self, narration: NarrationCache, table: Table, now: int) -> None:
        self.table = table
        self._narration = narration
        self.now = now
        self._common = all_see(table, now)
        self._encoded: dict[tuple[tuple[Audience, ...], int, str], str] = {}

    def message(self, identity: str, seen: int, say: Texts, done: Done | None = None) -> str:
        """Return the state for a person, encoded; ``done`` answers the person's request."""
        audiences = audiences_of(self.table, identity)
        if done is not None:
            state = msgspec.structs.replace(self._state(audiences, seen, say), done=done)
            return _ENCODER.encode(state).decode()
        key = (audiences, seen, say.language)
        if key not in self._encoded:
            self._encoded[key] = _ENCODER.encode(self._state(audiences, seen, say)).decode()
        return self._encoded[key]

    def state(self, identity: str, seen: int, say: Texts) -> State:
        """Return the state for a person who has seen ``seen`` events."""
        return self._state(audiences_of(self.table, identity), seen, say)

    def _state(self, audiences: tuple[Audience, ...], seen: int, say: Texts) -> State:
        """Return the state for one audience, or for several seats of one person.

        With several seats the lines are a spectator's: players at one device hide their choices
        from each other.
        """
        table = self.table
        reader: Audience = audiences[0] if len(audiences) == 1 else "spectator"
        sentences = self._narration.of(table, say)
        lines = tuple(
            Line(seq=entry.seq, at=entry.at, event=entry.event, text=sentences[entry.seq])
            for entry in shown_since(table, seen, reader)
        )
        return State(
            now=self.now,
            seq=table.seq,
            lines=lines,
            eyes=tuple(self._view(audience, say) for audience in audiences),
            curtain=self._view("spectator", say) if len(audiences) > 1 else None,
        )

    def _view(self, audience: Audience, say: Texts) -> SeatView:
        seat = audience if isinstance(audience, int) else None
        return SeatView(
            seat=seat,
            view=seen_by(self.table, audience, self._common),
            expected=expected(self.table, seat, say),
            may=() if seat is None else may_do(self.table, seat),
            only=None if seat is None else only_move(self.table, seat),
        )


def may_do(table: Table, seat: int) -> tuple[str, ...]:
    """Return the names of the moves without content that a seat could make now."""
    game = table.game
    if game is None or table.status != "running" or seat in game.state.withdrawn:
        return ()
    if seat not in table.to_act:
        return () if seat == JUDGE else (_WITHDRAW,)
    return tuple(
        name
        for name, move in table.kind.plain_moves
        if (name == _WITHDRAW and seat != JUDGE)
        or ((table.is_window_open or name not in _REACTIONS) and table.accepts(seat, move))
    )


def only_move(table: Table, seat: int) -> str | None:
    """Return the name of the move that is all a seat can do, if there is only one."""
    game = table.game
    if game is None or game.state.provisional is not None or seat not in table.to_act:
        return None
    now = what_now(table.kind, table.rules, game.state, seat)
    return now.others[0] if len(now.others) == 1 else None
