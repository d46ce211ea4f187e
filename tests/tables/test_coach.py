"""Tables with a coach: who may have one, and that such games are not rated."""

import pytest

from ludomots.core.facts import FACTS
from ludomots.core.moves import Pass, Withdraw
from ludomots.tables import Refused, record
from ludomots.tables.commands import (
    Bot,
    Free,
    Join,
    Mine,
    NoteHints,
    Remove,
    SitAsJudge,
    Start,
    Wanted,
)
from ludomots.tables.played import solo_of
from ludomots.tables.ratings import result_of
from ludomots.tables.sentences import all_told
from ludomots.tables.view import view
from tests.tables.people import ADA, BOB, NAMES
from tests.tables.stories import NOON, done, new_table, played, refused

ME = Mine("Joueur 1")
JUDGED = {"check": "judge", "judge": None}


@pytest.mark.parametrize(
    "others", [(Free(),), (Mine("Joueur 2"),), (Bot("club"), Free()), (Bot("club"), Mine("B"))]
)
def test_nobody_has_a_coach_where_another_person_plays(others: tuple[Wanted, ...]) -> None:
    with pytest.raises(Refused, match="coach-with-others"):
        new_table(seats=(ME, *others), coach=True)


def test_a_game_with_a_coach_is_marked_and_not_rated() -> None:
    ended = {}
    for coach in (False, True):
        table = done(new_table(seats=(ME, Bot("club")), coach=coach), Start(by=ADA, seen=1))
        assert view(table, "spectator", NOON).coach is coach
        assert (FACTS("story-coached") in all_told(table)[1]) is coach
        text = record(table)
        assert text is not None
        assert text.helped_by == (("coach",) if coach else ())
        ended[coach] = result_of(played(table, 0, Withdraw()))
    assert ended[False] is not None
    assert ended[True] is None


def test_a_game_alone_with_a_coach_is_no_record() -> None:
    table = new_table(preset="short", seats=(ME,), coach=True)
    assert solo_of(played(done(table, Start(by=ADA, seen=1)), 0, Pass())) is None


def test_a_game_with_hints_is_told_and_not_rated() -> None:
    table = done(new_table(seats=(ME, Bot("club"))), Start(by=ADA, seen=1))
    hinted = done(table, NoteHints(identity=ADA))
    assert all_told(hinted)[-1] == (FACTS("story-hints-asked", player="Joueur 1"),)
    text = record(played(hinted, 0, Withdraw()))
    assert text is not None
    assert text.helped_by == ("hints",)
    assert result_of(played(table, 0, Withdraw())) is not None
    assert result_of(played(hinted, 0, Withdraw())) is None
    assert refused(hinted, NoteHints(identity=ADA)) == "nothing-new"


def test_nobody_sits_down_at_a_table_with_a_coach() -> None:
    table = new_table(seats=(ME, Bot("club")), coach=True)
    free = done(table, Remove(by=ADA, seen=1, seat=1))
    assert refused(free, Join(by=BOB, seen=2, name=NAMES[BOB])) == "coach-with-others"
    judged = new_table("typo", seats=(ME, Bot("club")), changes=JUDGED, coach=True)
    judging = SitAsJudge(by=BOB, seen=1, name=NAMES[BOB])
    assert refused(judged, judging) == "coach-with-others"
