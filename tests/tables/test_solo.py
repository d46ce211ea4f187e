"""Which games were played alone, and to the end."""

from ludomots.core.moves import Pass, Withdraw
from ludomots.tables.commands import Mine, Start
from ludomots.tables.played import Solo, solo_of
from tests.tables.people import ADA
from tests.tables.stories import NOON, done, new_table, played, running


def test_a_game_alone_counts_when_it_is_over_unless_its_player_left() -> None:
    seats = (Mine("Joueur 1"),)
    table = done(new_table(preset="short", seats=seats), Start(by=ADA, seen=1))
    assert solo_of(table) is None
    solo = solo_of(played(table, 0, Pass()))
    assert solo is not None
    assert solo == Solo(ADA, "topword", "short", changed=False, points=solo.points, at=NOON)
    assert solo_of(played(table, 0, Withdraw())) is None
    assert solo_of(played(running(), 0, Withdraw())) is None
