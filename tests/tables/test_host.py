"""What the host arranges before the game begins: the order of the seats, computer players."""

import pytest

from ludomots.tables import Repeated, Table, decide, replay
from ludomots.tables.commands import AddBot, Free, Join, Mine, OrderSeats, Remove, Start
from ludomots.tables.sentences import lines
from ludomots.tables.shown import ShownJoined, shown_entry
from ludomots.texts import texts
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON, done, new_table, refused


def waiting() -> Table:
    """Return a table of Ada's with three seats, at which Bob sits too."""
    table = new_table(seats=(Mine("Joueur 1", b"a"), Free(), Free()))
    return done(table, Join(by=BOB, seen=1, name="Joueur 2", contribution=b"b"))


def test_the_game_begins_in_the_order_of_the_host() -> None:
    table = done(waiting(), OrderSeats(by=ADA, seen=2, order=(2, 1, 0)))
    assert [seat.name for seat in table.seats] == ["", "Joueur 2", "Joueur 1"]
    assert table.places == {BOB: (1,), ADA: (2,)}
    assert table.owner == ADA
    table = done(table, Start(by=ADA, seen=3))
    assert [seat.name for seat in table.seats] == ["Joueur 2", "Joueur 1"]
    assert [seat.contribution for seat in table.seats] == [b"b", b"a"]
    assert replay(table.id, table.entries) == table
    assert lines(table, texts("fr"))[2] == "L’hôte change l’ordre des places"
    assert lines(table, texts("en"))[2] == "The owner changes the order of the seats"


@pytest.mark.parametrize("order", [(), (0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 3)])
def test_an_order_names_each_seat_once(order: tuple[int, ...]) -> None:
    assert refused(waiting(), OrderSeats(by=ADA, seen=2, order=order)) == "not-an-order"


def test_a_computer_player_takes_an_open_seat_and_is_taken_away_again() -> None:
    add = AddBot(by=ADA, seen=2, seat=2, level="club")
    table = done(waiting(), add)
    assert table.seats[2].level == "club"
    assert decide(table, add, NOON).answer == Repeated(2)
    assert shown_entry(table, table.entries[2], 0).event == ShownJoined(2, "club", "club")
    assert replay(table.id, table.entries) == table
    assert done(table, Start(by=ADA, seen=3)).game is not None
    table = done(table, Remove(by=ADA, seen=3, seat=2))
    assert table.seats[2].is_open
    assert lines(table, texts("fr"))[2:] == ["Renard s’assied", "Renard se lève"]
    assert lines(table, texts("en"))[2:] == ["Fox sits down", "Fox gets up"]


def test_a_computer_player_needs_a_level_and_an_open_seat() -> None:
    table = waiting()
    assert refused(table, AddBot(by=ADA, seen=2, seat=2, level="nobody")) == "no-such-bot"
    for seat in (0, 1, 3):
        assert refused(table, AddBot(by=ADA, seen=2, seat=seat, level="club")) == "seat-taken"


def test_only_the_host_arranges_and_only_before_the_game() -> None:
    table = waiting()
    order = OrderSeats(by=BOB, seen=2, order=(1, 0, 2))
    add = AddBot(by=BOB, seen=2, seat=2, level="club")
    assert refused(table, order) == refused(table, add) == "not-the-owner"
    table = done(table, Start(by=ADA, seen=2))
    order = OrderSeats(by=ADA, seen=3, order=(1, 0))
    add = AddBot(by=ADA, seen=3, seat=1, level="club")
    assert refused(table, order) == refused(table, add) == "already-started"
