"""What an operator does at a table: it ends without a result, or leaves the list for good."""

from collections.abc import Callable

import pytest

from ludomots.core.moves import Pass, Withdraw
from ludomots.tables import Refused, Table, decide, listed, replay
from ludomots.tables.commands import Close, OfferRematch, Play, Unlist
from ludomots.tables.opening import rematch
from ludomots.tables.ratings import result_of
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON, done, new_table, running


def refused(table: Table, command: Close | Unlist) -> str:
    """Return why a command is refused."""
    answer = decide(table, command, NOON).answer
    assert isinstance(answer, Refused)
    return answer.code


@pytest.mark.parametrize("table", [new_table, running])
def test_a_closed_table_has_no_result_and_no_deadline(table: Callable[[], Table]) -> None:
    closed = done(table(), Close())
    assert (closed.status, closed.outcome, closed.deadline) == ("closed", None, None)
    assert result_of(closed) is None
    assert closed.bots_to_act == ()
    assert refused(closed, Close()) == "not-running"
    move = decide(closed, Play(by=ADA, seen=closed.seq, seat=0, move=Pass()), NOON)
    assert isinstance(move.answer, Refused)
    assert replay(closed.id, closed.entries) == closed


def test_a_table_taken_out_of_the_list_stays_out_of_it_at_the_rematch() -> None:
    table = running(visibility="listed")
    assert listed(table) is not None
    table = done(table, Unlist())
    assert listed(table) is None
    assert refused(table, Unlist()) == "not-listed"
    table = done(table, Play(by=ADA, seen=table.seq, seat=0, move=Withdraw()))
    assert table.status == "finished"
    for who in (ADA, BOB):
        table = done(table, OfferRematch(by=who, seen=table.seq, next="next"))
    again = rematch(table, b"x" * 32, NOON)[-1]
    assert (again.status, listed(again)) == ("running", None)
    assert refused(new_table(), Unlist()) == "not-listed"
