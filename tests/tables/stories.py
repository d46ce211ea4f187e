"""Tables to tell stories with: some people, a clock that is only a number."""

import random
from itertools import islice
from typing import Any

from ludomots.core.draws import secret_of_seed
from ludomots.games import topword
from ludomots.tables import Decision, Done, Refused, Table, decide, open_table
from ludomots.tables.answers import explained
from ludomots.tables.commands import Command, Free, Join, Mine, Open, Play, Start, Wanted
from tests.facts import check
from tests.tables.people import ADA, BOB, NAMES

NOON = 1_800_000_000_000
SECOND = 1000
MINUTE = 60 * SECOND

_MOVES_LOOKED_AT = 40


def new_table(
    game: str = "topword", seats: tuple[Wanted, ...] | None = None, **wishes: Any
) -> Table:
    """Return a table opened at noon by the first player, with a seat open."""
    wanted = (Mine(NAMES[ADA]), Free()) if seats is None else seats
    command = Open(by=ADA, game=game, seats=wanted, **wishes)
    return open_table("t", command, secret_of_seed(game), NOON)


def running(game: str = "topword", **wishes: Any) -> Table:
    """Return a game of two that began at noon."""
    table = new_table(game, **wishes)
    table = done(table, Join(by=BOB, seen=1, name=NAMES[BOB]))
    return done(table, Start(by=ADA, seen=2))


def done(table: Table, command: Command, now: int = NOON) -> Table:
    """Return the table after a command that is accepted."""
    decision = decide(table, command, now)
    assert isinstance(decision.answer, Done), decision.answer
    return decision.table


def refused(table: Table, command: Command, now: int = NOON) -> str:
    """Return the code with which a command is refused, changing nothing."""
    decision = decide(table, command, now)
    assert isinstance(decision.answer, Refused), decision.answer
    assert decision.table == table
    check(explained(decision.answer))
    return decision.answer.code


def some_move(table: Table, seat: int, chance: random.Random | None = None) -> Any:
    """Return a legal move of a seat."""
    assert table.game is not None
    moves = list(islice(table.rules.moves(table.game.state, seat), _MOVES_LOOKED_AT))
    return (chance or random.Random(0)).choice(moves)


def play(table: Table, seat: int, move: Any, now: int = NOON, seen: int | None = None) -> Decision:
    """Let the person of a seat move, having seen everything if not said otherwise."""
    by = table.seats[seat].identity or ""
    seen = table.seq if seen is None else seen
    return decide(table, Play(by=by, seen=seen, seat=seat, move=move), now)


def played(table: Table, seat: int, move: Any, now: int = NOON) -> Table:
    """Return the table after a move that is accepted."""
    decision = play(table, seat, move, now)
    assert isinstance(decision.answer, Done), decision.answer
    return decision.table


def turn(table: Table) -> int:
    """Return whose turn it is."""
    return table.to_act[0]


def rack(table: Table, seat: int) -> tuple[str, ...]:
    """Return the rack of a seat of Topword."""
    assert table.game is not None
    assert isinstance(table.game.state, topword.State)
    return table.game.state.racks[seat]
