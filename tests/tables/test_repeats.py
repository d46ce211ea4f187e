"""What was sent twice happens once; what was meant for another moment does not happen."""

from typing import Any

from ludomots.core.moves import Accept, Pass, Withdraw
from ludomots.games.topword import Place
from ludomots.games.topword.model import place
from ludomots.tables import Done, Refused, Repeated, Table, decide, shown_since
from ludomots.tables.commands import BotPlay, Free, Join, Mine, Play, Start
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, done, new_table, played, rack, refused, running
from tests.tables.stories import play as try_to_play
from tests.tables.stories import turn as whose_turn


def three(**wishes: Any) -> Table:
    """Return a game of three."""
    table = new_table(seats=(Mine("Joueur 1"), Free(), Free()), **wishes)
    table = done(table, Join(by=BOB, seen=1, name="Joueur 2"))
    table = done(table, Join(by=EVE, seen=2, name="Joueur 3"))
    return done(table, Start(by=ADA, seen=3))


def test_a_repeat_gets_the_stored_answer() -> None:
    table = running()
    seat = whose_turn(table)
    command = Play(by=table.seats[seat].identity or "", seen=3, seat=seat, move=Pass())
    first = decide(table, command, NOON)
    assert first.answer == Done(3)
    again = decide(first.table, command, NOON + 5000)
    assert again.answer == Repeated(3)
    assert again.entries == ()


def test_a_repeat_is_known_after_others_have_played() -> None:
    table = running()
    seat = whose_turn(table)
    command = Play(by=table.seats[seat].identity or "", seen=3, seat=seat, move=Pass())
    table = done(table, command)
    table = played(table, 1 - seat, Pass())
    assert decide(table, command, NOON).answer == Repeated(3)
    assert decide(table, Start(by=ADA, seen=2), NOON).answer == Repeated(2)
    join = Join(by=BOB, seen=1, name="Joueur 2")
    assert decide(table, join, NOON).answer == Repeated(1)


def test_the_same_move_again_is_a_new_one_if_the_first_was_seen() -> None:
    table = running()
    seat = whose_turn(table)
    table = played(table, seat, Pass())
    table = played(table, 1 - seat, Pass())
    assert try_to_play(table, seat, Pass()).answer == Done(5)


def test_a_stale_move_is_refused_and_what_was_missed_can_be_told() -> None:
    table = running(pace=None, changes={"turnClock": 60})
    seat = whose_turn(table)
    later = decide(table, Play(by=ADA, seen=3, seat=0, move=Pass()), NOON + 125_000)
    assert isinstance(later.answer, Refused)
    assert later.answer.code == "stale"
    assert whose_turn(later.table) == seat
    missed = shown_since(later.table, 3, 0)
    assert [one.seq for one in missed] == [3, 4]


def test_one_may_leave_without_having_seen_the_last_events() -> None:
    table = running()
    table = played(table, whose_turn(table), Pass())
    assert try_to_play(table, 0, Withdraw(), seen=2).answer == Done(4)


def test_what_others_do_at_the_same_time_makes_nothing_stale() -> None:
    table = three(changes={"check": "contest"})
    seat = whose_turn(table)
    one, two, *_ = rack(table, seat)
    table = played(table, seat, place([(5, 5, one), (5, 6, two)]))
    seen = table.seq
    second, third = (seat + 1) % 3, (seat + 2) % 3
    table = played(table, third, Accept())
    assert try_to_play(table, second, Accept(), seen=seen).answer == Done(seen + 1)


def test_who_claims_to_have_seen_more_than_there_is() -> None:
    table = running()
    assert refused(table, Play(by=ADA, seen=99, seat=0, move=Pass())) == "unknown-events"
    assert refused(table, Play(by=ADA, seen=-1, seat=0, move=Pass())) == "unknown-events"


def test_nobody_plays_for_another_seat_or_for_the_table() -> None:
    table = running()
    assert refused(table, Play(by=ADA, seen=3, seat=1, move=Pass())) == "not-your-seat"
    assert refused(table, Play(by=EVE, seen=3, seat=0, move=Pass())) == "not-your-seat"
    assert refused(table, Play(by=ADA, seen=3, seat=-1, move=Pass())) == "not-your-seat"
    assert refused(table, BotPlay(seen=3, seat=0, move=Pass())) == "not-your-seat"
    assert refused(table, Play(by=ADA, seen=3, seat=0, move="pass")) == "not-a-move"
    assert refused(table, Play(by=ADA, seen=3, seat=0, move=Place(()))) == "not-a-move"
    assert refused(new_table(), Play(by=ADA, seen=1, seat=0, move=Pass())) == "not-running"
