"""Each audience gets what it may see, and the test that says so finds a planted leak."""

import random
from typing import Any

import msgspec
import pytest

from ludomots.core.shelf import SHELF
from ludomots.games.topword.model import HIDDEN, Exchange
from ludomots.records.record import preset_of
from ludomots.tables import Table, audiences_of, listed, shown_entry, shown_since, view
from ludomots.tables.commands import Free, Join, Mine
from ludomots.tables.events import Moved, Opened
from ludomots.tables.shown import ShownMoved
from tests.games.playouts import options_for_two
from tests.tables.leaks import leaks
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, done, new_table, play, played, rack, running, some_move
from tests.tables.stories import turn as whose_turn

LONGEST = 60
"""The number of events after which a game is not continued."""


def exchange(table: Table) -> tuple[Table, int, str]:
    """Return the table after an exchange, whose it was, and the tile."""
    seat = whose_turn(table)
    tile = rack(table, seat)[0]
    return played(table, seat, Exchange(tile)), seat, tile


def test_an_exchange_is_its_owners_secret_until_the_end() -> None:
    table, seat, tile = exchange(running())
    entry = table.entries[-1]
    assert isinstance(entry.event, Moved)
    assert shown_entry(table, entry, seat).event == ShownMoved(seat, Exchange(tile), f"-{tile[0]}")
    for audience in (1 - seat, "spectator", "reader"):
        hidden = ShownMoved(seat, Exchange(HIDDEN), "-?")
        assert shown_entry(table, entry, audience).event == hidden


def test_the_first_event_is_shown_without_the_secret() -> None:
    table = running()
    opened = table.entries[0].event
    assert isinstance(opened, Opened)
    text = msgspec.json.encode(shown_since(table, 0, "spectator")).decode()
    assert opened.commitment in text
    assert "secret" not in text
    assert "identity" not in text


def test_a_private_table_is_in_no_list() -> None:
    assert listed(new_table()) is None
    line = listed(new_table(visibility="listed"))
    assert line is not None
    assert [seat.name for seat in line.seats] == ["Joueur 1", None]


def test_an_identity_looks_with_the_eyes_of_its_seats() -> None:
    table = new_table(seats=(Mine("Joueur 1"), Free(), Mine("Joueur 3")))
    table = done(table, Join(by=BOB, seen=1, name="Joueur 2"))
    assert audiences_of(table, ADA) == (0, 2)
    assert audiences_of(table, BOB) == (1,)
    assert audiences_of(table, EVE) == ("spectator",)


def test_exactly_the_gap_is_told() -> None:
    table, _, _ = exchange(running())
    assert [one.seq for one in shown_since(table, 2, 0)] == [2, 3]
    assert shown_since(table, table.seq, 0) == ()


def leaks_of_game(name: str, seed: int) -> tuple[int, list[str]]:
    """Play a game of any options; return its moves, and what leaked after any of them."""
    chance = random.Random(f"{name} {seed}")
    preset, changes = preset_of(options_for_two(SHELF[name], chance))
    table = running(name, preset=preset, changes=changes, visibility="listed")
    now, found = NOON, []
    while table.status == "running" and table.seq < LONGEST:
        seat = chance.choice(table.to_act)
        now += chance.choice((0, 0, 1000, 50_000))
        table = play(table, seat, some_move(table, seat, chance), now).table
        found += leaks(table, now, chance)
    return table.seq, found


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_leaks_in_games_of_any_options(name: str, seed: int) -> None:
    events, found = leaks_of_game(name, seed)
    assert events > 5
    assert found == []


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(0)
    table, _, _ = exchange(running())

    def leaky(table: Table, *_: Any) -> Any:
        return view(table, whose_turn(table), NOON)

    monkeypatch.setattr("tests.tables.leaks.view", leaky)
    assert any(leak.startswith("hidden facts") for leak in leaks(table, NOON, chance))
    monkeypatch.undo()
    monkeypatch.setattr("tests.tables.leaks.shown_since", lambda table, *_: table.entries)
    found = leaks(table, NOON, chance)
    assert any(leak.startswith("secret") for leak in found)
    assert any(leak.startswith("identity") for leak in found)
