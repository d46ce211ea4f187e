"""When computer players may move: people see what happened, and answer first."""

from msgspec.structs import replace

from ludomots.core.moves import Accept, Pass
from ludomots.games.typo import Choose
from ludomots.tables import Table
from ludomots.tables.bot_timing import USUAL_PACE, may_move_at
from ludomots.tables.commands import Bot, BotPlay, Connect, Free, Join, Mine, Start
from ludomots.tables.pace import Correspondence, PerGame, PerTurn, Untimed
from tests.tables.people import ADA, BOB, NAMES
from tests.tables.stories import NOON, SECOND, done, new_table, played, some_move

DEBUTANT = Bot("debutant")
REVEAL = 2500
WINDOW = 20 * SECOND


def against(game: str, *others: Bot | Free, **wishes: object) -> Table:
    """Return a game of Ada against others, Bob among them if a seat is free."""
    table = new_table(game, (Mine(NAMES[ADA]), *others), **wishes)
    if any(isinstance(other, Free) for other in others):
        table = done(table, Join(by=BOB, seen=1, name=NAMES[BOB]))
    return done(table, Start(by=ADA, seen=table.seq))


def wait(table: Table, seat: int, since: int = NOON, pace: int = USUAL_PACE) -> int:
    """Return how long a seat waits from a time on, in milliseconds."""
    return may_move_at(table, seat, pace) - since


def bots_turn(**wishes: object) -> Table:
    """Return a game of Mots de Tête in which the computer player has its turn since noon."""
    table = against("mots-de-tete", DEBUTANT, **wishes)
    return table if table.to_act == (1,) else played(table, 0, Pass())


def revealed(players: int, **wishes: object) -> Table:
    """Return a game of Typo in which everybody has chosen, the last one at noon."""
    table = against("typo", *[DEBUTANT] * (players - 1), **wishes)
    for seat in range(players):
        choice = some_move(table, seat)
        assert isinstance(choice, Choose)
        if seat:
            table = done(table, BotPlay(seen=table.seq, seat=seat, move=choice))
        else:
            table = played(table, 0, choice)
    return table


def said(players: int, **wishes: object) -> Table:
    """Return a game of Typo in which a computer player said a word at noon."""
    table = revealed(players, **wishes)
    while True:
        seat = table.to_act[0]
        move = some_move(table, seat)
        if seat:
            table = done(table, BotPlay(seen=table.seq, seat=seat, move=move))
            if table.is_window_open:
                return table
        else:
            table = played(table, 0, move)
            for other in table.to_act if table.is_window_open else ():
                table = done(table, BotPlay(seen=table.seq, seat=other, move=Accept()))


def test_an_ordinary_turn_takes_one_to_two_seconds_and_always_the_same() -> None:
    table = bots_turn()
    waits = {wait(replace(table, id=f"table {number}"), 1) for number in range(200)}
    assert len(waits) > 50
    assert min(waits) >= SECOND
    assert max(waits) <= 2 * SECOND
    assert wait(table, 1) == wait(bots_turn(), 1)


def test_without_a_pace_nobody_waits() -> None:
    assert may_move_at(bots_turn(), 1, 0) == 0
    assert may_move_at(said(3), 2, 0) == 0


def test_nobody_waits_where_nobody_is_there() -> None:
    table = done(bots_turn(), Connect(identity=ADA, here=False))
    assert may_move_at(table, 1, USUAL_PACE) == 0
    back = done(table, Connect(identity=ADA, here=True))
    assert wait(back, 1) >= SECOND


def test_no_computer_player_loses_by_waiting() -> None:
    assert wait(bots_turn(pace=PerTurn(5)), 1) == SECOND
    assert wait(bots_turn(pace=PerTurn(1)), 1) == 200
    assert wait(bots_turn(pace=PerGame(2)), 1) == 400


def test_those_who_choose_together_do_not_wait_for_each_other() -> None:
    table = against("typo", *[DEBUTANT] * 3)
    before = [wait(table, seat) for seat in (2, 3)]
    later = done(table, BotPlay(seen=table.seq, seat=1, move=some_move(table, 1)), NOON + 900)
    assert [wait(later, seat) for seat in (2, 3)] == before
    assert len({wait(table, seat) for seat in (1, 2, 3)}) == 3


def test_six_cards_lie_face_up_before_a_computer_player_places_one() -> None:
    """TY-10: 1.5 seconds to turn and sort them, and one more to look at them."""
    table = revealed(6)
    for seat in range(1, 6):
        assert wait(table, seat) >= REVEAL
    assert wait(revealed(6, pace=PerTurn(30)), 1) >= REVEAL


def test_answers_to_a_play_wait_for_the_people() -> None:
    """TY-21: a computer player accepts no earlier than it doubts, or its silence would tell."""
    table = said(3)
    author = next(seat for seat in (1, 2) if seat not in table.to_act)
    bot = 3 - author
    assert wait(table, bot) == WINDOW - 1500
    answered = played(table, 0, Accept(), NOON + 300)
    if answered.is_window_open:
        assert may_move_at(answered, bot, USUAL_PACE) == 0
    by_letter = said(3, pace=Correspondence(3))
    assert wait(by_letter, bot) > 23 * 3600 * SECOND


def contested(mover: int, *others: Bot | Free) -> Table:
    """Return a game of Topword in which a person laid a word at noon that can be contested."""
    table = against("topword", *others, changes={"check": "contest"}, pace=Untimed())
    while table.to_act != (mover,):
        (seat,) = table.to_act
        is_bot = table.seats[seat].level is not None
        command = BotPlay(seen=table.seq, seat=seat, move=Pass())
        table = done(table, command) if is_bot else played(table, seat, Pass())
    return played(table, mover, some_move(table, mover))


def test_a_play_of_the_only_person_is_answered_like_a_turn() -> None:
    table = contested(0, DEBUTANT)
    assert table.is_window_open
    assert SECOND <= wait(table, 1) <= 2 * SECOND


def test_a_turn_counts_from_the_last_acceptance() -> None:
    """TW-39: the next player may already move, but first the others answer."""
    table = contested(1, Free(), DEBUTANT)
    assert table.to_act == (2, 0)
    assert wait(table, 2) == WINDOW - 1500
    table = played(table, 0, Accept(), NOON + 5 * SECOND)
    assert may_move_at(table, 2, USUAL_PACE) == 0
    table = done(table, BotPlay(seen=table.seq, seat=2, move=Accept()), NOON + 6 * SECOND)
    assert SECOND <= wait(table, 2, NOON + 6 * SECOND) <= 2 * SECOND
