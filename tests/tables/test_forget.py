"""A person is taken out of a log: they leave, and nothing in the log leads to them any more."""

import random

import msgspec
import pytest

from ludomots.core.shelf import SHELF
from ludomots.tables import Done, Refused, Table, decide, replay, shown_since, view
from ludomots.tables.commands import Forget, Free, Join, Mine, Play
from tests.tables.people import ADA, BOB, EVE, NAMES
from tests.tables.stories import NOON, done, new_table, running, some_move

FORGET = Forget(identity=BOB, new="nobody", name="Anonyme")


def played(table: Table, moves: int) -> Table:
    """Return a table after some random moves."""
    chance = random.Random(7)
    for _ in range(moves):
        if table.status == "running":
            seat = chance.choice(table.to_act)
            move = some_move(table, seat, chance)
            by = table.seats[seat].identity or ""
            table = done(table, Play(by=by, seen=table.seq, seat=seat, move=move))
    return table


def texts_of(table: Table) -> str:
    """Return everything that is stored and shown of a table."""
    shown = [shown_since(table, 0, audience) for audience in (0, 1, "spectator", "reader")]
    views = [view(table, audience, NOON) for audience in (0, 1, "spectator", "reader")]
    return msgspec.json.encode([table.entries, shown, views]).decode()


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("moves", [0, 5, 1000])
def test_a_log_replays_to_the_table_that_forgot(game: str, moves: int) -> None:
    before = played(running(game), moves)
    assert NAMES[BOB] in texts_of(before)
    table = done(before, FORGET)
    assert BOB not in texts_of(table)
    assert NAMES[BOB] not in texts_of(table)
    assert NAMES[ADA] in texts_of(table)
    assert replay(table.id, table.entries) == table
    assert table.status == "finished"
    if before.outcome is not None:
        assert table.outcome == before.outcome


def test_a_forgotten_person_leaves_a_table_that_waits_and_the_last_one_closes_it() -> None:
    table = done(new_table(), Join(by=BOB, seen=1, name=NAMES[BOB]))
    table = done(table, FORGET)
    assert table.status == "open"
    assert table.people == (ADA,)
    table = done(table, Forget(identity=ADA, new="no one", name="Anonyme"))
    assert table.status == "closed"
    assert ADA not in texts_of(table)


def test_somebody_else_owns_the_table_then() -> None:
    table = new_table(seats=(Mine(NAMES[ADA]), Free(), Free()))
    table = done(table, Join(by=BOB, seen=1, name=NAMES[BOB]))
    assert done(table, Forget(identity=ADA, new="no one", name="Anonyme")).owner == BOB


def test_a_person_who_was_never_there_cannot_be_forgotten() -> None:
    decision = decide(running(), Forget(identity=EVE, new="nobody", name="Anonyme"), NOON)
    assert isinstance(decision.answer, Refused)
    assert decision.entries == ()


def test_nobody_is_forgotten_twice() -> None:
    table = done(running(), FORGET)
    assert not isinstance(decide(table, FORGET, NOON).answer, Done)
