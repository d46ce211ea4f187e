"""What a seat of a table may do now, asked of the rules once."""

from typing import NamedTuple

from ludomots.core.contract import JUDGE, GameState, IllegalMove
from ludomots.core.narrate import WhatNow, what_now
from ludomots.tables.table import LiveGame, Table

_WITHDRAW = "withdraw"
"""A player may withdraw at any time."""
_REACTIONS = {"contest", "accept"}
"""These need not be tried where no play waits."""


class May(NamedTuple):
    """What a seat may do: the names of the moves without content that would be accepted, and the
    one of them that is all the seat can do, if there is only one.

    ``now`` is known of a seat whose turn it is.
    """

    moves: tuple[str, ...] = ()
    only: str | None = None
    now: WhatNow | None = None


def may_do(table: Table, seat: int) -> May:
    """Return what a seat may do now."""
    game = table.game
    if game is None or table.status != "running" or seat in game.state.withdrawn:
        return May()
    if seat not in table.to_act or table.paused is not None or seat in table.stand_ins:
        return May() if seat == JUDGE else May((_WITHDRAW,))
    after = _accepted(table, game, seat)
    if game.state.provisional is not None:
        return May(tuple(after))
    passed = after.get("pass")
    pass_ends = passed is not None and table.rules.outcome(passed) is not None
    now = what_now(table.kind, table.rules, game.state, seat, pass_ends)
    return May(tuple(after), now.others[0] if len(now.others) == 1 else None, now)


def _accepted(table: Table, game: LiveGame, seat: int) -> dict[str, GameState | None]:
    """Return the moves without content that would be accepted, with the state after each; nobody
    needs the one after a withdrawal."""
    found: dict[str, GameState | None] = {}
    for name, move in table.kind.plain_moves:
        if name == _WITHDRAW and seat != JUDGE:
            found[name] = None
        elif table.is_window_open or name not in _REACTIONS:
            try:
                found[name] = table.rules.play(game.state, seat, move)
            except IllegalMove:
                continue
    return found
