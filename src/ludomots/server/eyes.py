"""A table as it is sent: one message for each kind of eyes, built from views and told events."""

import msgspec

from ludomots.games.contract import Audience, IllegalMove
from ludomots.server.messages import Eyes, Line, State
from ludomots.tables import Table, audiences_of, told_since, view
from ludomots.texts import Texts

_ENCODER = msgspec.json.Encoder()


def state_of(table: Table, identity: str, seen: int, now: int, say: Texts) -> State:
    """Return the table as a person sees it, who has seen so many events."""
    return _state(table, audiences_of(table, identity), seen, now, say)


class Snapshot:
    """A table at one moment, to be sent to many: those with the same eyes share one message."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self._sent: dict[tuple[tuple[Audience, ...], int, str], str] = {}

    def message(self, identity: str, seen: int, say: Texts) -> str:
        """Return the state as a person sees it, as it is sent."""
        audiences = audiences_of(self.table, identity)
        key = (audiences, seen, say.language)
        if key not in self._sent:
            state = _state(self.table, audiences, seen, self.now, say)
            self._sent[key] = _ENCODER.encode(state).decode()
        return self._sent[key]


def _state(
    table: Table,
    audiences: tuple[Audience, ...],
    seen: int,
    now: int,
    say: Texts,  # noqa: ARG001 (for the sentences to come)
) -> State:
    """With several seats the lines are a spectator's: those at one device hide from each other."""
    reader: Audience = audiences[0] if len(audiences) == 1 else "spectator"
    lines = tuple(
        Line(seq=told.seq, at=told.at, event=told.event, text=None)
        for told in told_since(table, seen, reader)
    )
    eyes = tuple(_eyes(table, audience, now) for audience in audiences)
    return State(now=now, seq=table.seq, lines=lines, eyes=eyes)


def _eyes(table: Table, audience: Audience, now: int) -> Eyes:
    seat = audience if isinstance(audience, int) else None
    may = () if seat is None else may_do(table, seat)
    return Eyes(seat=seat, view=view(table, audience, now), expected="", may=may)


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
