"""A player keeps the others waiting: nothing is taken by itself, the others choose."""

from typing import Any

import pytest

from ludomots.core.facts import FACTS
from ludomots.core.moves import Withdraw
from ludomots.tables import Table, replay, view
from ludomots.tables.absence import AWAY, IDLE, Absence, absences
from ludomots.tables.commands import (
    AnswerProposal,
    BotPlay,
    Connect,
    Free,
    Join,
    Mine,
    Play,
    Propose,
    Start,
    TakeSeatBack,
    Wake,
)
from ludomots.tables.deadlines import turn_deadline
from ludomots.tables.pace import DAY, Correspondence, PerTurn, Untimed
from ludomots.tables.proposals import Annul, GoOn, LetComputerPlay, PauseGame, Wish, WithdrawPlayer
from ludomots.tables.ratings import result_of
from ludomots.tables.sentences import expected, lines
from ludomots.texts import texts
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import MINUTE, NOON, done, new_table, refused, running, some_move

LATER = NOON + AWAY


def waiting_for_bob(game: str = "topword", **wishes: Any) -> Table:
    """Return a game of two in which it is the turn of Bob, who went away at noon."""
    table = running(game, **{"pace": Untimed(), **wishes})
    while 1 not in table.to_act:
        seat = table.to_act[0]
        move = some_move(table, seat)
        table = done(table, Play(by=ADA, seen=table.seq, seat=seat, move=move))
    return done(table, Connect(identity=BOB, here=False))


def three() -> Table:
    """Return a game of three in which it is the turn of Bob, who went away at noon."""
    seats = (Mine("Joueur 1"), Free(), Free())
    table = new_table("topword", seats, pace=Untimed())
    table = done(table, Join(by=BOB, seen=1, name="Joueur 2"))
    table = done(table, Join(by=EVE, seen=2, name="Joueur 3"))
    table = done(table, Start(by=ADA, seen=3))
    people = (ADA, BOB, EVE)
    while table.to_act != (1,):
        seat = table.to_act[0]
        move = some_move(table, seat)
        table = done(table, Play(by=people[seat], seen=table.seq, seat=seat, move=move))
    return done(table, Connect(identity=BOB, here=False))


def choose(table: Table, wish: Wish, by: str = ADA, now: int = LATER) -> Table:
    return done(table, Propose(by=by, seen=table.seq, wish=wish), now)


def test_without_a_clock_the_turn_of_an_absent_player_is_not_ended() -> None:
    table = waiting_for_bob()
    assert absences(table) == (Absence(1, LATER),)
    assert view(table, 0, NOON).absences == (Absence(1, LATER),)
    late = done(table, Wake(), NOON + DAY)
    assert late.to_act == (1,)
    assert late.deadline == late.closes


def test_before_the_countdown_is_over_nobody_chooses() -> None:
    table = waiting_for_bob()
    wish = WithdrawPlayer(1)
    assert refused(table, Propose(by=ADA, seen=table.seq, wish=wish), LATER - 1) == "vote-of-one"
    asks_bob = choose(table, Annul(), now=LATER - 1)
    assert asks_bob.status == "running", "Bob is asked, as it is no choice about him yet"


def test_a_connected_player_has_an_hour() -> None:
    table = done(waiting_for_bob(), Connect(identity=BOB, here=True))
    assert absences(table) == (Absence(1, NOON + IDLE),)


def test_a_friendly_limit_of_days_opens_the_choice_and_takes_nothing() -> None:
    table = waiting_for_bob(pace=Untimed(days=3))
    assert absences(table) == (Absence(1, NOON + 3 * DAY),)
    wish = LetComputerPlay(1)
    assert refused(table, Propose(by=ADA, seen=table.seq, wish=wish), LATER) == "vote-of-one"
    assert choose(table, wish, now=NOON + 3 * DAY).level_of(1) == "famille"


def test_until_when_somebody_has_to_play() -> None:
    """Neither the day on which the table closes, nor the end of a pause or of a proposal."""
    assert turn_deadline(waiting_for_bob(), {1}) is None
    by_days = waiting_for_bob(pace=Untimed(days=3))
    assert turn_deadline(by_days, {1}) == NOON + 3 * DAY
    assert turn_deadline(by_days, {0}) is None
    clock = waiting_for_bob(pace=Correspondence(days=2))
    asked = choose(clock, Annul(), now=NOON)
    assert asked.proposal is not None
    assert turn_deadline(asked, {1}) == NOON + 2 * DAY
    assert clock.awaited == (1,)
    paused = choose(waiting_for_bob(), PauseGame(7))
    assert (paused.to_act, paused.awaited, turn_deadline(paused, {1})) == ((1,), (), None)
    replaced = choose(waiting_for_bob(), LetComputerPlay(1))
    assert (replaced.to_act, replaced.awaited) == ((1,), ())


def test_the_one_who_waited_wins() -> None:
    table = choose(waiting_for_bob(), WithdrawPlayer(1))
    assert table.status == "finished"
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    result = result_of(table)
    assert result is not None
    assert result.ranks == (1, 2)


def test_the_one_who_waited_annuls() -> None:
    table = choose(waiting_for_bob(), Annul())
    assert table.status == "closed"
    assert result_of(table) is None
    assert expected(table, 0) == FACTS("story-closed-annulled")


def test_leaving_a_game_that_waits_for_somebody_costs_nothing() -> None:
    table = waiting_for_bob()
    leave = Play(by=ADA, seen=table.seq, seat=0, move=Withdraw())
    assert result_of(done(table, leave, LATER - 1)) is not None
    assert result_of(done(table, leave, LATER)) is None


def test_a_computer_plays_on_until_the_player_comes_back() -> None:
    table = choose(waiting_for_bob(), LetComputerPlay(1))
    assert table.bots_to_act == (1,)
    assert view(table, 0, LATER).seats[1].stand_in == "famille"
    assert absences(table) == ()
    table = done(table, BotPlay(seen=table.seq, seat=1, move=some_move(table, 1)), LATER)
    table = done(table, Connect(identity=BOB, here=True), LATER)
    seen = table.seq
    assert refused(table, Propose(by=BOB, seen=seen, wish=Annul()), LATER) == "not-seated"
    table = done(table, TakeSeatBack(by=BOB, seen=seen, seat=1), LATER)
    assert table.level_of(1) is None
    assert refused(table, TakeSeatBack(by=BOB, seen=table.seq, seat=1), LATER) == "no-stand-in"
    assert table.is_unrated
    assert replay(table.id, table.entries) == table


def test_the_move_of_a_player_whose_seat_a_computer_has_is_refused() -> None:
    table = choose(waiting_for_bob(), LetComputerPlay(1))
    play = Play(by=BOB, seen=table.seq, seat=1, move=some_move(table, 1))
    assert refused(table, play, LATER) == "stand-in-plays"


def test_of_three_most_of_those_who_are_here_decide() -> None:
    table = choose(three(), LetComputerPlay(1))
    assert table.proposal is not None
    assert (table.proposal.asked, table.proposal.needed) == ((2,), 1)
    agrees = AnswerProposal(by=EVE, seen=table.seq, number=table.proposal.number, agrees=True)
    assert done(table, agrees, LATER).level_of(1) == "famille"


def test_one_who_is_here_alone_decides_alone() -> None:
    table = done(three(), Connect(identity=EVE, here=False))
    assert choose(table, PauseGame(7)).paused is not None


def test_a_player_who_comes_back_ends_the_pause_alone() -> None:
    table = choose(waiting_for_bob(), PauseGame(7))
    assert table.paused is not None
    assert table.paused.about == 1
    by_ada = choose(table, GoOn())
    assert by_ada.paused is not None, "Bob is asked"
    table = done(table, Connect(identity=BOB, here=True), LATER + 1)
    table = choose(table, GoOn(), BOB, LATER + 2)
    assert table.paused is None
    assert replay(table.id, table.entries) == table


def test_in_a_pause_of_three_the_other_one_who_waited_does_not_go_on_alone() -> None:
    table = done(three(), Connect(identity=EVE, here=False))
    table = choose(table, PauseGame(7))
    table = done(table, Connect(identity=EVE, here=True), LATER + 1)
    assert choose(table, GoOn(), EVE, LATER + 2).paused is not None


def test_a_player_who_comes_back_ends_the_vote() -> None:
    table = choose(three(), WithdrawPlayer(1))
    table = done(table, Connect(identity=BOB, here=True), LATER + 1)
    assert table.proposal is None
    assert "La proposition n’a plus lieu d’être" in lines(table, texts("fr"))


def test_leaving_after_somebody_left_costs_nothing_and_the_rest_may_end_it() -> None:
    table = three()
    table = done(table, Play(by=BOB, seen=table.seq, seat=1, move=Withdraw()))
    assert view(table, 0, NOON).somebody_left
    ends = done(table, Propose(by=ADA, seen=table.seq, wish=Annul()))
    assert ends.proposal is not None
    assert ends.proposal.needed == 1
    table = done(table, Play(by=EVE, seen=table.seq, seat=2, move=Withdraw()))
    assert table.status == "finished"
    assert result_of(table) is None


@pytest.mark.parametrize("wish", [Annul(), PauseGame(7)])
def test_after_somebody_left_those_who_reload_the_page_are_asked_as_well(wish: Wish) -> None:
    table = three()
    table = done(table, Play(by=BOB, seen=table.seq, seat=1, move=Withdraw()))
    table = done(table, Connect(identity=EVE, here=False))
    table = choose(table, wish, now=NOON + 1)
    assert table.proposal is not None
    assert (table.proposal.asked, table.proposal.needed) == ((2,), 1)
    assert table.paused is None


def test_with_a_clock_the_choice_opens_when_a_player_was_late_twice() -> None:
    table = running(pace=PerTurn(60))
    now = NOON
    table = done(table, Connect(identity=BOB, here=False), now)
    for _ in range(20):
        if 1 in table.to_act and table.game is not None and table.game.clock.late[1] == 2:
            break
        if 0 in table.to_act:
            move = some_move(table, 0)
            table = done(table, Play(by=ADA, seen=table.seq, seat=0, move=move), now)
        else:
            now += MINUTE
            table = done(table, Wake(), now)
    assert [one.seat for one in absences(table)] == [1]
    table = done(table, Connect(identity=BOB, here=True), now)
    assert absences(table) == (), "nobody chooses about a player who is connected"


def test_nobody_waits_where_all_are_away() -> None:
    table = done(waiting_for_bob(), Connect(identity=ADA, here=False))
    assert absences(table) == ()
    assert absences(done(table, Connect(identity=BOB, here=True), NOON + DAY)) == ()
    back = done(table, Connect(identity=ADA, here=True), NOON + DAY)
    assert absences(back) == (Absence(1, NOON + DAY + AWAY),)


def test_friends_have_days_and_tables_of_the_list_a_clock_unless_the_game_has_its_own() -> None:
    assert new_table().opened.pace == Untimed(days=3)
    assert new_table(visibility="listed").opened.pace == PerTurn(120)
    assert isinstance(new_table("typo").opened.pace, PerTurn)
    assert new_table(changes={"turnClock": None}).opened.pace == Untimed()
    here = (Mine("Joueur 1"), Mine("Joueur 2"))
    assert new_table(seats=here).opened.pace == Untimed(), "nobody plays from afar"
