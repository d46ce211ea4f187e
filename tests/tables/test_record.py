"""The record of a table, and the proof of its draws."""

import random

from msgspec.structs import replace

from ludomots.core.moves import Withdraw
from ludomots.records import read, verify, write
from ludomots.tables import Table, record
from ludomots.tables.commands import Free, Join, Mine, Start
from tests.tables.people import ADA, BOB
from tests.tables.stories import done, new_table, played, running, some_move


def finished(contribution: bytes) -> Table:
    """Return a short game in which one seat mixed something into the draws."""
    chance = random.Random(1)
    table = new_table(seats=(Mine("Joueur 1", contribution), Free()))
    table = done(table, Join(by=BOB, seen=1, name="Joueur 2"))
    table = done(table, Start(by=ADA, seen=2))
    for _ in range(4):
        seat = table.to_act[0]
        table = played(table, seat, some_move(table, seat, chance))
    return played(table, 0, Withdraw())


def test_the_record_of_a_finished_table_is_verified() -> None:
    for contribution in (b"", b"dice of my own"):
        text = record(finished(contribution))
        assert text is not None
        assert verify(read(write(text))).ok
        assert text.players == ("Joueur 1", "Joueur 2")
        assert text.date == "2027-01-15"


def test_the_contributions_decide_and_are_verified() -> None:
    table = finished(b"dice of my own")
    proved = record(table)
    assert proved is not None
    assert proved.contributions == (b"dice of my own", b"\0")
    forged = replace(proved, contributions=(b"other dice", b"\0"))
    checks = {check.name: check.ok for check in verify(forged).checks}
    assert checks["commitment"]
    assert not checks["hands"]
    assert verify(proved).ok


def test_a_running_game_has_no_secret_in_its_record() -> None:
    assert record(new_table()) is None
    text = record(running(), "spectator")
    assert text is not None
    assert text.secret is None
    assert text.commitment is not None
    assert text.contributions == ()
