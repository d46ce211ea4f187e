"""The owner removes a guest before the game begins."""

from ludomots.core.contract import JUDGE
from ludomots.tables import Repeated, Table, decide, replay
from ludomots.tables.commands import Connect, Forget, Free, Join, Mine, Remove, SitAsJudge, Start
from ludomots.tables.sentences import lines
from ludomots.tables.shown import ShownRemoved, shown_entry
from ludomots.texts import texts
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, done, new_table, refused


def waiting() -> Table:
    """Return a table of Ada's at which Bob and Eve sit and nothing has begun."""
    table = new_table(seats=(Mine("Joueur 1"), Free(), Free(), Free()))
    table = done(table, Join(by=BOB, seen=1, name="Joueur 2"))
    return done(table, Join(by=EVE, seen=2, name="Joueur 3"))


def test_a_removed_guest_cannot_sit_down_again() -> None:
    table = done(waiting(), Remove(by=ADA, seen=3, seat=1))
    assert table.seats[1].is_open
    assert set(table.people) == set(table.presence) == {ADA, EVE}
    assert refused(table, Join(by=BOB, seen=4, name="Joueur 2")) == "removed"
    assert done(table, Join(by="identity-cleo", seen=4, name="Joueur 4")).seats_of("identity-cleo")
    assert replay(table.id, table.entries) == table


def test_all_seats_of_a_guest_are_taken_back_at_once() -> None:
    table = done(waiting(), Join(by=BOB, seen=3, name="Joueur 4"))
    table = done(table, Remove(by=ADA, seen=4, seat=3))
    assert [seat.is_open for seat in table.seats] == [False, True, False, True]
    again = decide(table, Remove(by=ADA, seen=4, seat=1), NOON)
    assert again.answer == Repeated(4), "it has been done already"


def test_the_seat_of_a_guest_who_vanished_is_taken_back_but_they_may_return() -> None:
    table = done(waiting(), Connect(identity=BOB, here=False))
    table = done(table, Remove(by=ADA, seen=4, seat=1))
    assert table.seats[1].is_open
    assert done(table, Join(by=BOB, seen=5, name="Joueur 2")).seats_of(BOB) == (1,)


def test_only_the_owner_removes_and_only_guests_before_the_game() -> None:
    table = waiting()
    assert refused(table, Remove(by=BOB, seen=3, seat=2)) == "not-the-owner"
    for nobody in (0, 3, 9, JUDGE):
        assert refused(table, Remove(by=ADA, seen=3, seat=nobody)) == "nobody-to-remove"
    table = done(table, Start(by=ADA, seen=3))
    assert refused(table, Remove(by=ADA, seen=4, seat=1)) == "already-started"


def test_a_judge_is_removed_like_a_guest() -> None:
    table = new_table(
        "typo", (Mine("Joueur 1"), Free(), Free()), changes={"check": "judge", "judge": None}
    )
    table = done(table, SitAsJudge(by=BOB, seen=1, name="Joueur 2"))
    table = done(table, Remove(by=ADA, seen=2, seat=JUDGE))
    assert table.judge is None
    assert isinstance(decide(table, Remove(by=ADA, seen=2, seat=JUDGE), NOON).answer, Repeated)
    assert refused(table, SitAsJudge(by=BOB, seen=3, name="Joueur 2")) == "removed"


def test_it_is_told_in_words_and_without_identities() -> None:
    table = done(waiting(), Remove(by=ADA, seen=3, seat=1))
    assert lines(table, texts("fr"))[3] == "L’hôte retire Joueur 2 de la table"
    assert lines(table, texts("en"))[3] == "The owner removes Joueur 2 from the table"
    assert shown_entry(table, table.entries[3], 2).event == ShownRemoved((1,), stays_out=True)
    away = done(waiting(), Connect(identity=BOB, here=False))
    freed = done(away, Remove(by=ADA, seen=4, seat=1))
    assert lines(freed, texts("en"))[4] == "The owner frees the seat of Joueur 2, who is away"


def test_somebody_who_was_removed_can_be_forgotten() -> None:
    table = done(waiting(), Remove(by=ADA, seen=3, seat=1))
    table = done(table, Forget(identity=BOB, new="nobody", name="Anonyme"))
    assert BOB not in str(table.entries)
    assert lines(table, texts("en"))[3] == "The owner removes Anonyme from the table"


def test_a_seat_that_is_none_has_nobody_to_remove() -> None:
    for seat in (-1, 4):
        assert refused(waiting(), Remove(by=ADA, seen=3, seat=seat)) == "nobody-to-remove"
