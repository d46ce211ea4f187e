"""Records of games played alone: the best by each set of rules."""

from typing import Any

from sqlalchemy import insert

from ludomots.server.database import Database
from ludomots.server.live import schema
from ludomots.server.ratings.routes import Solos
from tests.story import story
from tests.tables.people import ADA, BOB, EVE


def game(at: int, points: int, **other: Any) -> dict[str, Any]:
    usual = {"identity": ADA, "game": "topword", "preset": "french", "changed": 0}
    return {"table_id": f"t{at}", "at": at, "points": points, **usual, **other}


@story
async def test_the_most_points_count_and_of_equal_games_the_first(address: str) -> None:
    rows = [
        game(0, 30),
        game(1, 120, identity=BOB),
        game(2, 120),
        game(3, 90),
        game(4, 200, preset="short"),
        game(5, 60, changed=1),
        game(6, 70, game="mots-de-tete", preset="solo"),
        game(7, 900, identity=EVE),
    ]
    async with Database(address) as database:
        await database.write(lambda one: one.execute(insert(schema.solos), rows))
        found = await Solos(database).bests((ADA, BOB))
    assert [(one.game, one.preset, one.changed, one.points) for one in found] == [
        ("mots-de-tete", "solo", False, 70),
        ("topword", "french", True, 60),
        ("topword", "short", False, 200),
        ("topword", "french", False, 120),
    ]
    assert (found[-1].table_id, found[-1].games) == ("t1", 4)
