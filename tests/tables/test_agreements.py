"""Players agree: on a pause, on taking back a move, on ending the game, on taking somebody out."""

import pytest

from ludomots.core.moves import Withdraw
from ludomots.core.shelf import SHELF
from ludomots.records import read, verify, write
from ludomots.tables import Repeated, Table, decide, record, replay, shown_since, view
from ludomots.tables.commands import (
    AnswerProposal,
    Bot,
    BotPlay,
    Connect,
    Free,
    Join,
    Mine,
    Play,
    Propose,
    Resume,
    Start,
    TakeSeatBack,
    Wake,
)
from ludomots.tables.deadlines import misses_time
from ludomots.tables.events import Entry, Moved
from ludomots.tables.pace import DAY, PerTurn, Untimed
from ludomots.tables.proposals import (
    Annul,
    GoOn,
    LetComputerPlay,
    PauseGame,
    TakeBack,
    Wish,
    WithdrawPlayer,
)
from ludomots.tables.sentences import all_told, steps_of
from ludomots.tables.table import after
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import MINUTE, NOON, SECOND, done, new_table, refused, running, some_move


def propose(table: Table, wish: Wish, by: str = ADA, now: int = NOON) -> Table:
    return done(table, Propose(by=by, seen=table.seq, wish=wish), now)


def answer(table: Table, by: str, agrees: bool = True, now: int = NOON) -> Table:
    assert table.proposal is not None
    number = table.proposal.number
    return done(table, AnswerProposal(by=by, seen=table.seq, number=number, agrees=agrees), now)


def play(table: Table, now: int = NOON) -> Table:
    """Return a table after a move of whoever is to act."""
    seat = table.to_act[0]
    by = table.seats[seat].identity or ""
    return done(table, Play(by=by, seen=table.seq, seat=seat, move=some_move(table, seat)), now)


def of_three() -> Table:
    table = new_table("topword", (Mine("Joueur 1"), Free(), Free()))
    table = done(table, Join(by=BOB, seen=1, name="Joueur 2"))
    table = done(table, Join(by=EVE, seen=2, name="Joueur 3"))
    return done(table, Start(by=ADA, seen=3))


def test_a_pause_stops_the_clocks_and_ends_by_itself() -> None:
    table = running(pace=PerTurn(60))
    table = answer(
        propose(table, PauseGame(1), now=NOON + 20 * SECOND), BOB, now=NOON + MINUTE // 2
    )
    began = NOON + MINUTE // 2
    assert table.deadline == began + DAY
    seat = table.to_act[0]
    assert view(table, seat, began + DAY // 2).seats[seat].left == 30 * SECOND
    assert not view(table, seat, began).seats[seat].running
    move = Play(by=(ADA, BOB)[seat], seen=table.seq, seat=seat, move=some_move(table, seat))
    assert refused(table, move, began) == "paused"
    assert not misses_time(table, began + DAY)
    table = done(table, Wake(), began + DAY)
    assert table.paused is None
    assert table.deadline == began + DAY + 30 * SECOND
    assert replay(table.id, table.entries) == table


def test_going_on_needs_agreement_too() -> None:
    table = answer(propose(running(pace=PerTurn(60)), PauseGame(7)), BOB)
    assert refused(table, Propose(by=BOB, seen=table.seq, wish=TakeBack())) == "paused"
    table = answer(propose(table, GoOn(), BOB, NOON + DAY), ADA, now=NOON + DAY)
    assert table.paused is None
    assert table.deadline == NOON + DAY + MINUTE


def test_downtime_during_a_pause_gives_nobody_time() -> None:
    table = answer(propose(running(pace=PerTurn(60)), PauseGame(1)), BOB)
    table = done(table, Resume(NOON), NOON + DAY // 2)
    table = done(table, Wake(), NOON + DAY)
    assert table.deadline == NOON + DAY + MINUTE


def test_a_refusal_ends_a_proposal_and_silence_does_after_a_while() -> None:
    table = propose(running(pace=Untimed()), Annul())
    assert table.deadline == NOON + 2 * MINUTE
    assert answer(table, BOB, agrees=False).proposal is None
    assert answer(table, ADA, agrees=False).proposal is None, "it is taken back"
    late = done(table, Wake(), NOON + 2 * MINUTE)
    assert late.proposal is None
    assert late.status == "running"
    assert answer(table, BOB).status == "closed"


def test_only_those_who_are_asked_answer_and_once() -> None:
    table = propose(of_three(), Annul())
    number = table.seq - 1
    mine = AnswerProposal(by=ADA, seen=table.seq, number=number, agrees=True)
    assert refused(table, mine) == "not-asked"
    older = AnswerProposal(by=BOB, seen=table.seq, number=number - 1, agrees=True)
    assert refused(table, older) == "no-proposal"
    assert refused(table, Propose(by=BOB, seen=table.seq, wish=TakeBack())) == "already-proposed"
    agreed = answer(table, BOB)
    again = AnswerProposal(by=BOB, number=number, seen=table.seq, agrees=True)
    assert decide(agreed, again, NOON).answer == Repeated(table.seq)
    other = AnswerProposal(by=BOB, number=number, seen=agreed.seq, agrees=False)
    assert refused(agreed, other) == "already-answered"
    repeat = Propose(by=ADA, seen=number, wish=Annul())
    assert decide(table, repeat, NOON).answer == Repeated(number)


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_move_is_taken_back_and_the_record_holds_what_was_played_in_the_end(game: str) -> None:
    table = running(game)
    before = table.game
    mover = table.seats[table.to_act[0]].identity or ""
    other = BOB if mover == ADA else ADA
    table = play(table)
    table = done(table, Wake(), NOON + MINUTE)
    if table.is_window_open:
        pytest.skip("a play of this game waits for answers")
    table = answer(propose(table, TakeBack(), mover, NOON + MINUTE), other, now=NOON + MINUTE)
    assert before is not None
    assert table.game is not None
    assert table.game.state == before.state
    assert table.game.moves == ()
    assert table.is_unrated
    assert len(shown_since(table, 0, "spectator")) == table.seq
    assert len(all_told(table)) == table.seq
    for _ in range(4):
        table = play(table, NOON + MINUTE)
    assert len(steps_of(table)) == len(table.game.moves if table.game else ())
    assert replay(table.id, table.entries) == table
    leave = Play(by=ADA, seen=table.seq, seat=0, move=Withdraw())
    kept = record(done(table, leave, NOON + MINUTE))
    assert kept is not None
    assert verify(read(write(kept))).ok


def test_a_takeback_goes_back_to_the_last_move_of_who_asks() -> None:
    table = play(running())
    mover = table.entries[-1].by or ""
    other = BOB if mover == ADA else ADA
    first = table.game
    table = play(table)
    assert answer(propose(table, TakeBack(), other), mover).game.state == first.state  # type: ignore[union-attr]
    whole = answer(propose(table, TakeBack(), mover), other)
    assert whole.game is not None
    assert whole.game.moves == ()
    asked = propose(table, TakeBack(), other)
    assert play(asked).proposal is None, "the game has gone on"


def test_nothing_is_taken_back_before_the_first_move_or_while_a_word_can_be_contested() -> None:
    assert refused(running(), Propose(by=ADA, seen=3, wish=TakeBack())) == "nothing-to-take-back"
    table = play(running(changes={"check": "contest"}))
    assert table.is_window_open
    mover = table.entries[-1].by or ""
    assert refused(table, Propose(by=mover, seen=table.seq, wish=TakeBack())) == "window-open"


def test_against_the_computer_one_takes_back_alone_but_does_not_pause() -> None:
    table = new_table("topword", (Mine("Joueur 1"), Bot("debutant")))
    table = done(table, Start(by=ADA, seen=1))
    while table.to_act == (1,):
        table = done(table, BotPlay(seen=table.seq, seat=1, move=some_move(table, 1)))
    table = propose(play(table), TakeBack())
    assert table.to_act == (0,)
    assert table.is_unrated
    wish = PauseGame(1)
    assert refused(table, Propose(by=ADA, seen=table.seq, wish=wish)) == "nobody-to-ask"


def test_the_others_vote_somebody_out() -> None:
    table = of_three()
    assert refused(table, Propose(by=ADA, seen=4, wish=WithdrawPlayer(0))) == "leave-instead"
    assert refused(table, Propose(by=ADA, seen=4, wish=WithdrawPlayer(7))) == "nobody-there"
    voted = propose(table, WithdrawPlayer(1))
    assert voted.proposal is not None
    assert voted.proposal.asked == (2,)
    out = answer(voted, EVE)
    assert out.game is not None
    assert out.game.state.withdrawn == (1,)
    assert out.proposal is None
    assert out.is_unrated, "Bob was not absent"
    assert replay(out.id, out.entries) == out
    replaced = answer(propose(table, LetComputerPlay(1)), EVE)
    assert replaced.level_of(1) is not None
    back = TakeSeatBack(by=BOB, seen=replaced.seq, seat=1)
    assert refused(replaced, back) == "voted-out"
    play = Play(by=BOB, seen=replaced.seq, seat=1, move=some_move(replaced, replaced.to_act[0]))
    assert refused(replaced, play) == "voted-out"
    assert replay(replaced.id, replaced.entries) == replaced


def test_a_vote_goes_on_when_the_table_withdraws_somebody_else() -> None:
    voted = propose(of_three(), WithdrawPlayer(1))
    withdraws = voted.kind.notation.write_move(Withdraw())
    other = after(voted, Entry(voted.seq, NOON, Moved(2, withdraws)))
    assert other.proposal == voted.proposal
    same = after(voted, Entry(voted.seq, NOON, Moved(1, withdraws)))
    assert same.proposal is None
    assert not same.is_unrated, "nobody has agreed to the vote yet"


def test_in_a_game_of_two_nobody_votes_the_other_out() -> None:
    table = done(running(), Connect(identity=BOB, here=False))
    wish = WithdrawPlayer(1)
    assert refused(table, Propose(by=ADA, seen=table.seq, wish=wish)) == "vote-of-one"
