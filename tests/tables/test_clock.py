"""Time: charged before the turn passes, and nobody is held hostage."""

from typing import Any

from ludomots.core.contract import TABLE
from ludomots.core.moves import Pass
from ludomots.games.topword.model import place
from ludomots.tables import Table, decide, replay, view
from ludomots.tables.commands import Connect, Mine, Resume, Start, Wake
from ludomots.tables.events import Closed, Finished, Moved
from ludomots.tables.pace import DAY, HOUR, Correspondence, PerGame, PerTurn
from tests.tables.people import ADA
from tests.tables.stories import MINUTE, NOON, SECOND, done, new_table, played, rack, running
from tests.tables.stories import play as try_to_play
from tests.tables.stories import turn as whose_turn


def left(table: Table, seat: int, now: int) -> int | None:
    return view(table, seat, now).seats[seat].left


def moves(table: Table) -> list[tuple[int, str]]:
    return [(e.event.seat, e.event.move) for e in table.entries if isinstance(e.event, Moved)]


def wake(table: Table, now: int) -> Table:
    return decide(table, Wake(), now).table


def test_a_sand_timer_is_turned_for_each_turn() -> None:
    table = running(pace=PerTurn(60))
    first = whose_turn(table)
    assert table.deadline == NOON + MINUTE
    assert left(table, 1 - first, NOON + 30 * SECOND) == MINUTE
    table = played(table, first, Pass(), NOON + 50 * SECOND)
    assert left(table, 1 - first, NOON + 60 * SECOND) == 50 * SECOND
    table = played(table, 1 - first, Pass(), NOON + 70 * SECOND)
    assert left(table, first, NOON + 70 * SECOND) == MINUTE


def test_a_clock_for_the_game_keeps_what_is_left_and_adds_the_increment() -> None:
    table = running(pace=PerGame(300, 10))
    first = whose_turn(table)
    assert left(table, first, NOON) == 310 * SECOND
    table = played(table, first, Pass(), NOON + 60 * SECOND)
    assert left(table, first, NOON + 2 * MINUTE) == 250 * SECOND
    assert left(table, 1 - first, NOON + 2 * MINUTE) == 250 * SECOND
    table = played(table, 1 - first, Pass(), NOON + 2 * MINUTE)
    assert left(table, first, NOON + 2 * MINUTE) == 260 * SECOND


def test_a_turn_times_out_at_its_deadline_however_late_the_table_wakes() -> None:
    table = running(pace=PerTurn(60))
    first = whose_turn(table)
    assert wake(table, NOON + MINUTE - 1) == table
    table = wake(table, NOON + MINUTE + 30 * SECOND)
    assert moves(table) == [(TABLE, "time")]
    assert table.entries[-1].at == NOON + MINUTE
    assert left(table, 1 - first, NOON + MINUTE + 30 * SECOND) == 30 * SECOND


def test_a_move_after_the_deadline_is_too_late() -> None:
    table = running(pace=PerTurn(60))
    decision = try_to_play(table, whose_turn(table), Pass(), NOON + MINUTE)
    assert getattr(decision.answer, "code", None) == "stale"
    assert moves(decision.table) == [(TABLE, "time")]
    assert len(decision.entries) == 1


def test_a_window_closes_and_stops_the_clocks() -> None:
    table = running(pace=PerTurn(60), changes={"check": "contest"})
    first = whose_turn(table)
    one, two, *_ = rack(table, first)
    table = played(table, first, place([(5, 5, one), (5, 6, two)]), NOON + SECOND)
    assert table.is_window_open
    assert table.deadline == NOON + 21 * SECOND
    table = wake(table, NOON + 21 * SECOND)
    assert moves(table)[-1] == (TABLE, "close")
    assert table.deadline == NOON + 81 * SECOND


def test_who_is_away_and_late_three_times_withdraws() -> None:
    table = running(pace=Correspondence(1))
    first = whose_turn(table)
    away = table.seats[first].identity or ""
    table = done(table, Connect(identity=away, here=False))
    now = NOON
    while table.status == "running":
        now += DAY
        table = wake(table, now)
        if table.status == "running" and whose_turn(table) != first:
            table = played(table, 1 - first, _any_play(table, 1 - first), now)
    assert moves(table).count((TABLE, "time")) == 3
    assert moves(table)[-1] == (first, "leave")
    assert table.outcome is not None
    assert table.outcome.winners == (1 - first,)


def test_who_came_back_in_time_goes_on() -> None:
    table = running(pace=PerTurn(60))
    first = whose_turn(table)
    who = table.seats[first].identity or ""
    table = done(table, Connect(identity=who, here=False), NOON + 10 * SECOND)
    assert not view(table, "spectator", NOON).seats[first].here
    table = done(table, Connect(identity=who, here=True), NOON + 40 * SECOND)
    assert view(table, "spectator", NOON).seats[first].here
    assert played(table, first, Pass(), NOON + 59 * SECOND).status == "running"


def test_a_family_at_one_device_may_put_the_game_aside() -> None:
    table = new_table(seats=(Mine("Joueur 1"), Mine("Joueur 2")))
    table = done(table, Start(by=ADA, seen=1))
    table = done(table, Connect(identity=ADA, here=False))
    assert table.deadline is None


def test_time_without_a_server_is_not_charged() -> None:
    table = running(pace=PerTurn(60))
    first = whose_turn(table)
    down, up = NOON + 20 * SECOND, NOON + HOUR
    table = done(table, Resume(down), up)
    assert moves(table) == []
    assert left(table, first, up) == 40 * SECOND
    assert table.deadline == up + 40 * SECOND


def test_a_game_of_fixed_length_ends() -> None:
    table = running("mots-de-tete", changes={"gameTime": 200}, pace=PerTurn(120))
    table = wake(table, NOON + 200 * SECOND)
    assert moves(table).count((TABLE, "over")) == 1
    while table.status == "running":
        table = wake(table, table.deadline or 0)
    assert isinstance(table.entries[-1].event, Finished)


def test_two_who_are_there_but_never_play_do_not_play_for_ever() -> None:
    for game in ("topword", "mots-de-tete"):
        table = wake(running(game, pace=PerTurn(1)), NOON + 30 * DAY)
        assert table.status == "finished"
        assert len(table.entries) < 40
        assert replay("t", table.entries) == table


def test_a_clock_that_goes_back_stands_still() -> None:
    table = running(pace=PerTurn(60))
    table = played(table, whose_turn(table), Pass(), NOON - HOUR)
    assert table.entries[-1].at == NOON


def test_a_table_that_nobody_starts_closes_after_a_week() -> None:
    table = wake(new_table(), NOON + 7 * DAY)
    assert table.entries[-1].event == Closed("expired")
    assert table.deadline is None


def _any_play(table: Table, seat: int) -> Any:
    assert table.game is not None
    return next(table.rules.moves(table.game.state, seat))
