"""Spectators who see a game late: nothing that they are shown depends on what they may not see."""

import random

import msgspec
import pytest

from ludomots.core.moves import Accept, Pass, Withdraw
from ludomots.core.shelf import SHELF
from ludomots.records import write
from ludomots.records.record import preset_of
from ludomots.server.live.hub import LateTables
from ludomots.server.live.snapshot import whole_state
from ludomots.tables import Table, decide, record
from ludomots.tables.commands import AnswerProposal, Propose
from ludomots.tables.delay import DELAY, as_seen_by, shown_to_spectators
from ludomots.tables.events import Delay, Spectators
from ludomots.tables.proposals import TakeBack
from ludomots.texts import texts
from tests.games.playouts import options_for_two
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import MINUTE, NOON, done, play, played, running, some_move, turn

_LONGEST = 30
LATER = Spectators(delay="move")
MUCH_LATER = Spectators(delay="minutes")


def all_sent(table: Table, now: int) -> list[bytes]:
    """Return all that a spectator can get to know of a table: a frame, the table, the record."""
    shown, at = as_seen_by(table, EVE, now)
    found = record(shown)
    return [
        LateTables().snapshot(table, now).message(EVE, 0, at),
        msgspec.json.encode(whole_state(shown, EVE, 0, at, texts("en"))),
        b"" if found is None else write(found).encode(),
    ]


@pytest.mark.parametrize("delay", ["move", "minutes"])
@pytest.mark.parametrize("name", SHELF)
def test_what_spectators_are_sent_does_not_depend_on_what_is_hidden(name: str, delay: str) -> None:
    chance = random.Random(f"late {name} {delay}")
    preset, changes = preset_of(options_for_two(SHELF[name], chance))
    watched = Spectators(delay="move") if delay == "move" else Spectators(delay="minutes")
    table, now, compared = (
        running(name, preset=preset, changes=changes, spectators=watched),
        NOON,
        0,
    )
    while table.status == "running" and table.seq < _LONGEST:
        seat, now = chance.choice(table.to_act), now + chance.choice((0, 1000, MINUTE))
        otherwise = play(table, seat, some_move(table, seat, chance), now).table
        later = play(table, seat, some_move(table, seat, chance), now).table
        length = shown_to_spectators(later, now).length
        if later.status == otherwise.status == "running":
            assert length < later.seq
            if shown_to_spectators(otherwise, now).length == length <= table.seq:
                assert all_sent(later, now) == all_sent(otherwise, now)
                compared += later.entries != otherwise.entries
        table = later
    assert compared


def taken_back(table: Table, now: int) -> Table:
    """Return a table after its last player took back a move and the other agreed, if they could."""
    by = table.entries[-1].by or ""
    asks = decide(table, Propose(by=by, seen=table.seq, wish=TakeBack()), now).table
    if asks.proposal is None:
        return table
    other = BOB if by == ADA else ADA
    agrees = AnswerProposal(by=other, seen=asks.seq, number=asks.proposal.number, agrees=True)
    return done(asks, agrees, now)


@pytest.mark.parametrize("delay", ["move", "minutes"])
@pytest.mark.parametrize("name", SHELF)
def test_a_takeback_shows_spectators_nothing_sooner(name: str, delay: Delay) -> None:
    chance = random.Random(f"taken back {name} {delay}")
    table, now, shown, undone = running(name, spectators=Spectators(delay=delay)), NOON, 0, 0
    late = LateTables()
    while table.status == "running" and table.seq < 2 * _LONGEST:
        seat, now = chance.choice(table.to_act), now + chance.choice((0, 1000, MINUTE))
        otherwise = play(table, seat, some_move(table, seat, chance), now).table
        table = play(table, seat, some_move(table, seat, chance), now).table
        if chance.random() < 0.4 and table.status == otherwise.status == "running":
            back, other = taken_back(table, now), taken_back(otherwise, now)
            length = shown_to_spectators(back, now).length
            if shown_to_spectators(other, now).length == length <= table.seq - 1:
                assert all_sent(back, now) == all_sent(other, now)
            undone += back.seq > table.seq
            table = back
        if table.status == "running":
            length = shown_to_spectators(table, now).length
            assert shown <= length < table.seq
            shown = length
            snapshot = late.snapshot(table, now)
            sent = msgspec.json.decode(snapshot.message(EVE, 0, now))
            assert len(sent["lines"]) == sent["seq"] == length
    assert undone


def test_a_move_is_shown_when_the_next_one_is_made() -> None:
    table = running(spectators=LATER)
    assert as_seen_by(table, EVE, NOON) == (table, NOON)
    once = played(table, turn(table), Pass(), NOON + 1000)
    assert as_seen_by(once, EVE, NOON + 5000) == (table, NOON + 1000)
    assert as_seen_by(once, ADA, NOON + 5000) == (once, NOON + 5000)
    twice = played(once, turn(once), some_move(once, turn(once)), NOON + 9000)
    assert as_seen_by(twice, EVE, NOON + 9000) == (once, NOON + 9000)


def test_a_play_is_shown_with_what_became_of_it() -> None:
    table = running(changes={"check": "contest"}, spectators=LATER)
    laid = played(table, turn(table), some_move(table, turn(table)), NOON)
    assert laid.is_window_open
    accepted = played(laid, laid.to_act[0], Accept(), NOON)
    assert as_seen_by(laid, EVE, NOON)[0] == as_seen_by(accepted, EVE, NOON)[0] == table


def test_a_game_is_shown_two_minutes_late_with_its_clocks() -> None:
    table = running(spectators=MUCH_LATER)
    once = played(table, turn(table), Pass(), NOON + MINUTE)
    assert as_seen_by(once, EVE, NOON + MINUTE) == (table, NOON)
    almost = NOON + MINUTE + DELAY - 1
    assert as_seen_by(once, EVE, almost) == (table, almost - DELAY)
    assert as_seen_by(once, EVE, almost + 1) == (once, NOON + MINUTE)


@pytest.mark.parametrize("watched", [LATER, MUCH_LATER])
def test_everything_is_shown_when_the_game_is_over(watched: Spectators) -> None:
    table = running(spectators=watched)
    over = played(table, 0, Withdraw(), NOON)
    assert over.status == "finished"
    assert as_seen_by(over, EVE, NOON) == (over, NOON)
