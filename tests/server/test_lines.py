"""The lines of a table that are kept and made longer are those that would be made anew."""

import random

import pytest

from ludomots.core.shelf import SHELF
from ludomots.server.live.lines import PackedLines, TableLines
from ludomots.tables.commands import Connect, Free, Join, Leave, Mine
from ludomots.tables.events import Finished, Forgotten, Left, WentAway
from tests.tables.people import BOB
from tests.tables.stories import done, new_table
from tests.tables.walks import life

SEEDS = range(6)


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("seed", SEEDS)
def test_lines_that_grow_are_the_lines_made_anew(game: str, seed: int) -> None:
    """After each event, also once secret moves lie open, and after a person was forgotten."""
    moments = life(game, random.Random(f"lines {game} {seed}"))
    first = next(moments).table
    growing = TableLines(first)
    for table, steps, _ in moments:
        growing.extend(steps)
        assert growing.since(0) == TableLines(table).since(0)
        assert growing.table == table


@pytest.mark.parametrize("game", SHELF)
def test_lines_of_which_some_were_missed_are_made_anew(game: str) -> None:
    """As on a node that did not hear of some events."""
    chance = random.Random(f"missed {game}")
    moments = life(game, chance)
    growing = TableLines(next(moments).table)
    for table, steps, _ in moments:
        if chance.random() < 0.5:
            growing.extend(chance.choice((steps, (table,))))
            assert growing.since(0) == TableLines(table).since(0)


def test_lines_about_a_person_who_left_and_sat_down_elsewhere() -> None:
    """Where somebody was who went away and came back is told as it is now."""
    tables = [new_table(seats=(Mine("Joueur 1"), Free(), Free()))]
    for command in (
        Join(by=BOB, seen=1, name="Joueur 2", seat=1),
        Connect(identity=BOB, here=False),
        Connect(identity=BOB, here=True),
        Leave(by=BOB, seen=4, seat=1),
        Join(by=BOB, seen=5, name="Joueur 2", seat=2),
    ):
        tables.append(done(tables[-1], command))
    growing = TableLines(tables[0])
    for table in tables[1:]:
        growing.extend((table,))
        assert growing.since(0) == TableLines(table).since(0)


def test_the_lives_have_everything_that_changes_earlier_lines() -> None:
    happened = {
        type(entry.event)
        for game in SHELF
        for seed in SEEDS
        for entry in [*life(game, random.Random(f"lines {game} {seed}"))][-1].table.entries
    }
    assert {Finished, Forgotten, Left, WentAway} <= happened


def test_lines_that_are_packed_are_the_lines_that_were_added() -> None:
    packed, lines = PackedLines(), list[bytes]()
    for number in range(60):
        line = f'{{"line":{number}}}'.encode()
        packed.append(line)
        lines.append(line)
        for start in range(number + 3):
            assert packed.since(start) == lines[start:]


def test_old_lines_take_little_room() -> None:
    packed, line = PackedLines(), b'{"told":["say","story-played",{"player":["seat",1]}]}' * 8
    for _ in range(100):
        packed.append(line)
    kept = sum(map(len, (*packed._blocks, *packed._loose)))
    assert kept < 100 * len(line) / 5
