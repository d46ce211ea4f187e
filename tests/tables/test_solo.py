"""Records of games played alone: the best by each set of rules."""

from ludomots.core.contract import Outcome
from ludomots.tables.events import Finished, Opened, Seat, Started
from ludomots.tables.solo import Ending, bests
from tests.tables.people import ADA
from tests.tables.stories import NOON, new_table

ME = Seat(name="Joueur 1", identity=ADA)


def ending(points: int, at: int, *, seats: int = 1, won: bool = True, **wishes: object) -> Ending:
    opened = new_table(**wishes).opened  # type: ignore[arg-type]
    assert isinstance(opened, Opened)
    outcome = Outcome("passed", (0,) if won else (), (points,) * seats)
    return Ending(f"t{at}", opened, Started((ME,) * seats, ()), Finished(outcome), NOON + at)


def test_the_most_points_count_and_of_equal_games_the_first() -> None:
    games = [ending(90, 3), ending(120, 1), ending(120, 2), ending(30, 0)]
    (best,) = bests(games)
    assert (best.points, best.table_id, best.games) == (120, "t1", 4)


def test_each_set_of_rules_has_its_record() -> None:
    games = [
        ending(90, 1),
        ending(200, 2, preset="short"),
        ending(60, 3, changes={"rackSize": 5}),
        ending(70, 4, game="mots-de-tete", preset="solo"),
    ]
    found = [(best.game, best.preset, best.changed, best.points) for best in bests(games)]
    assert found == [
        ("mots-de-tete", "solo", False, 70),
        ("topword", "french", True, 60),
        ("topword", "short", False, 200),
        ("topword", "french", False, 90),
    ]


def test_games_with_others_and_games_left_are_none() -> None:
    assert bests([ending(90, 1, seats=2), ending(90, 2, won=False)]) == []
