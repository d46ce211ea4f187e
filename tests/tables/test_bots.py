"""Computer players at a table: when they are to act, and what becomes of a refused move."""

import pytest

from ludomots.core.moves import Contest
from ludomots.core.shelf import SHELF
from ludomots.tables import Done, Refused, Table, decide, replay
from ludomots.tables.commands import Bot, BotPlay, Mine, Start
from tests.tables.people import ADA
from tests.tables.stories import NOON, done, new_table, played, some_move


def with_bots(game: str) -> Table:
    """Return a game of one person and two computer players."""
    table = new_table(game, (Mine("Joueur 1"), Bot("debutant"), Bot("debutant")))
    return done(table, Start(by=ADA, seen=1))


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("move", [None, "a text", Contest()])
def test_the_table_moves_for_a_computer_whose_move_is_refused(game: str, move: object) -> None:
    table = with_bots(game)
    if not table.bots_to_act:
        table = played(table, 0, some_move(table, 0))
    seat = table.bots_to_act[0]
    decision = decide(table, BotPlay(seen=table.seq, seat=seat, move=move), NOON)
    assert isinstance(decision.answer, Done)
    assert decision.answer.instead_of is not None
    assert replay(table.id, decision.table.entries) == decision.table


def test_a_stale_choice_of_a_computer_is_refused_and_nothing_is_played_for_it() -> None:
    table = with_bots("typo")
    seat = table.bots_to_act[0]
    decision = decide(table, BotPlay(seen=1, seat=seat, move=None), NOON)
    assert isinstance(decision.answer, Refused)
    assert decision.answer.code == "stale"
    assert decision.table == table


def test_a_computer_may_choose_again_if_others_moved_since_it_chose() -> None:
    """What it chose may have been legal then: TY-09, both choose a card at the same time."""
    table = with_bots("typo")
    later = done(table, BotPlay(seen=table.seq, seat=2, move=some_move(table, 2)))
    decision = decide(later, BotPlay(seen=table.seq, seat=1, move=Contest()), NOON)
    assert isinstance(decision.answer, Refused)
    assert decision.answer.code == "stale"
    assert decision.table == later
