"""Every table ends, at the time that everybody was shown."""

import random

import pytest

from ludomots.core.moves import Pass
from ludomots.core.shelf import SHELF
from ludomots.tables import Table, decide, record, replay, view
from ludomots.tables.commands import (
    Bot,
    BotPlay,
    Connect,
    Forget,
    Mine,
    OfferRematch,
    Start,
    SwitchChat,
    Wake,
)
from ludomots.tables.deadlines import is_resting, misses_time
from ludomots.tables.events import Closed
from ludomots.tables.pace import DAY, HOUR, Correspondence, Lifetimes, PerTurn
from ludomots.tables.ratings import result_of
from ludomots.tables.sentences import expected, lines
from ludomots.texts import texts
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON, done, new_table, played, refused, running, turn
from tests.tables.walks import life

LIFETIMES = Lifetimes()
MOST_STEPS = 200


def left_alone(table: Table, now: int = NOON) -> Table:
    """Return a table whose people have all gone away."""
    for who, presence in table.presence.items():
        if presence.here:
            table = done(table, Connect(identity=who, here=False), now)
    return table


def against_computer() -> Table:
    """Return a game in which a person is to move."""
    table = new_table(seats=(Mine("Joueur 1"), Bot("debutant")), lifetimes=LIFETIMES)
    table = done(table, Start(by=ADA, seen=1))
    return table if turn(table) == 0 else done(table, BotPlay(seen=2, seat=1, move=Pass()))


def until_the_end(table: Table) -> Table:
    """Let a table do what it does by itself until it does nothing any more."""
    for _ in range(MOST_STEPS):
        if table.deadline is None:
            return table
        table = decide(table, Wake(), table.deadline).table
    raise AssertionError(f"{table.opened.game} still goes on: {table.entries[-3:]}")


@pytest.mark.parametrize(
    ("visibility", "lifetime"), [("listed", DAY), ("private", 7 * DAY)], ids=["listed", "invited"]
)
def test_a_table_that_nobody_begins_closes(visibility: str, lifetime: int) -> None:
    table = new_table(visibility=visibility, lifetimes=LIFETIMES)
    assert view(table, "spectator", NOON).closes == table.deadline == NOON + lifetime
    assert decide(table, Wake(), NOON + lifetime - 1).table == table
    closed = decide(table, Wake(), NOON + lifetime).table
    assert closed.entries[-1].event == Closed("expired")
    assert closed.closes is None


def test_a_game_of_friends_closes_four_weeks_after_the_last_move() -> None:
    table = running(lifetimes=LIFETIMES)
    table = played(table, turn(table), Pass(), NOON + HOUR // 2)
    table = left_alone(table, NOON + HOUR // 2)
    assert table.closes == table.deadline == NOON + HOUR // 2 + 28 * DAY
    closed = decide(table, Wake(), NOON + 30 * DAY).table
    assert (closed.entries[-1].event, closed.entries[-1].at) == (Closed("unmoved"), table.closes)
    assert closed.outcome is None
    assert result_of(closed) is None, "nobody is to blame, so it is not rated"
    assert replay("t", closed.entries) == closed


def test_a_game_against_the_computer_closes_after_two_weeks() -> None:
    table = against_computer()
    assert table.closes == NOON + 14 * DAY
    assert decide(table, Wake(), NOON + 14 * DAY).table.status == "closed"


@pytest.mark.parametrize("pace", [PerTurn(60), Correspondence(2)])
def test_a_game_with_a_clock_ends_by_its_clock(pace: PerTurn | Correspondence) -> None:
    table = left_alone(running(pace=pace, lifetimes=LIFETIMES))
    assert table.closes is None
    assert until_the_end(table).status == "finished"


def test_a_game_that_the_terminal_keeps_waits_for_ever() -> None:
    table = left_alone(running())
    assert table.deadline is None
    assert not is_resting(table)


def test_nothing_happens_at_a_closed_table() -> None:
    table = decide(against_computer(), Wake(), NOON + 14 * DAY).table
    now, seen = NOON + 15 * DAY, table.seq
    assert refused(table, Connect(identity=ADA, here=False), now) == "nothing-new"
    assert refused(table, SwitchChat(by=ADA, seen=seen, on=False), now) == "not-running"
    assert refused(table, OfferRematch(by=ADA, seen=seen, next="n"), now) == "not-finished"
    forgotten = done(table, Forget(identity=ADA, new="nobody", name="Anonyme"), now)
    assert forgotten.status == "closed"


def test_it_is_told_that_nobody_moved() -> None:
    table = decide(against_computer(), Wake(), NOON + 14 * DAY).table
    said = lines(table, texts("fr"))[-1]
    assert said == "Plus personne n’a joué : la partie est close, sans gagnant ni perdant."
    assert expected(table, 0) == expected(table, None)


def test_only_what_ran_against_a_clock_misses_time() -> None:
    up = NOON + 3 * DAY
    assert misses_time(running(lifetimes=LIFETIMES, pace=PerTurn(60)), up)
    assert not misses_time(running(lifetimes=LIFETIMES), up), "no clock runs"
    alone = left_alone(running(lifetimes=LIFETIMES))
    assert is_resting(alone)
    assert not misses_time(alone, up)
    assert misses_time(alone, NOON + 28 * DAY), "it would close before anybody was told"
    assert not misses_time(against_computer(), up), "nobody's time runs"


@pytest.mark.parametrize("game", list(SHELF))
def test_every_table_ends_once_nobody_does_anything(game: str) -> None:
    """Whatever has happened there, and whoever is still connected."""
    for seed in range(6):
        chance = random.Random(f"{game} {seed}")
        moments = list(life(game, chance, lifetimes=LIFETIMES))
        table = chance.choice(moments).table
        if chance.random() < 0.5 and table.status != "closed":
            table = left_alone(table, table.entries[-1].at)
        ended = until_the_end(table)
        assert ended.status in {"finished", "closed"}
        assert replay("t", ended.entries) == ended
        assert (record(ended) is None) == (ended.game is None)


def test_two_people_of_whom_one_waits_end_too() -> None:
    table = done(running(lifetimes=LIFETIMES), Connect(identity=BOB, here=False))
    assert until_the_end(table).status in {"finished", "closed"}
