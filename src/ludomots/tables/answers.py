"""How a table answers a command, and why it refuses one, as a sentence."""

from typing import NamedTuple

import msgspec

from ludomots.core.contract import JUDGE, GameState, IllegalMove
from ludomots.core.explain import explained as explained_illegal
from ludomots.core.facts import FACTS, Fact, Voice
from ludomots.core.narrate import WhatNow, what_now
from ludomots.tables.events import Entry
from ludomots.tables.table import LiveGame, Table
from ludomots.texts import Texts


class Done(msgspec.Struct, frozen=True):
    """The command was carried out: the number of the entry that says so.

    ``instead_of`` says why the move of a computer player was refused; the table then made another
    one for it.
    """

    seq: int
    instead_of: "Refused | None" = None


class Repeated(msgspec.Struct, frozen=True):
    """The same command was carried out earlier: the number of the entry that says so."""

    seq: int


class Refused(Exception):
    """The command was refused, with a stable code. Its text is named ``table-<code>``.

    ``illegal`` is what the rulebook says of a move, ``values`` fill the text. The code ``stale``
    means that something happened which the client has not seen; it is sent that, and may ask again.
    """

    def __init__(self, code: str, illegal: IllegalMove | None = None, **values: int) -> None:
        self.code = code
        self.illegal = illegal
        self.values = values
        super().__init__(code)


Answer = Done | Repeated | Refused


class Decision(NamedTuple):
    """What a table decided: the entries to store, the table after them, and the answer.

    There may be entries even if the answer is a refusal: deadlines that have passed come first.
    ``tables`` are the tables after each of the entries.
    """

    table: Table
    entries: tuple[Entry, ...]
    answer: Answer
    tables: tuple[Table, ...]


def explained(refused: Refused) -> Fact:
    """Return why a command was refused, as a fact."""
    if refused.illegal is not None:
        return explained_illegal(refused.illegal)
    return FACTS(f"table-{refused.code}", **refused.values)


def explain(refused: Refused, say: Texts) -> str:
    """Return why a command was refused, as a sentence in the reader's language."""
    return Voice((), say)(explained(refused))


def check(fine: bool, code: str) -> None:
    """Refuse what is asked for with a code, unless it is fine."""
    if not fine:
        raise Refused(code)


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
