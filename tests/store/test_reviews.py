"""Reviews are kept, without names, as many as there is room for."""

import zlib

from msgspec.structs import replace
from sqlalchemy import update

from ludomots.analysis.report import Choice, Decision, Moment, Review
from ludomots.core.facts import FACTS, SeatName
from ludomots.core.moves import Pass
from ludomots.server.database import Database
from ludomots.server.reviews import schema
from ludomots.server.reviews.reviews import Reviews
from tests.story import story

PASSED = Choice(
    text="-",
    move=Pass(),
    label=FACTS("do-pass"),
    points=0,
    value=-4.5,
    loss=4.5,
    error=0.5,
    chance=0.4,
    theme="word",
)
REVIEW = Review(
    game="topword",
    names=("Joueur 1", "Joueur 2"),
    moments=(Moment(step=0, chances=(0.5, 0.5)),),
    decisions=(
        Decision(
            step=1,
            seat=0,
            choices=(PASSED,),
            made=0,
            loss=4.5,
            chance_lost=0.1,
            accuracy=70,
            grade="medium",
            theme="word",
            why=FACTS("story-pass", player=SeatName(0)),
        ),
    ),
    seats=(),
    turning=(1,),
    playouts=100,
    seed=0,
)


@story
async def test_a_review_is_kept_without_names(address: str) -> None:
    async with Database(address) as database:
        reviews = Reviews(database)
        assert await reviews.find("table") is None
        for playouts in (50, 100):
            await reviews.keep("table", replace(REVIEW, playouts=playouts))
        found = await reviews.find("table")
        assert found is not None
        passed = replace(PASSED, move={"type": "pass"})
        decision = replace(REVIEW.decisions[0], choices=(passed,))
        assert found == replace(REVIEW, names=(), decisions=(decision,))


@story
async def test_the_oldest_reviews_make_way(address: str) -> None:
    async with Database(address) as database:
        reviews = Reviews(database, most=2)
        for table in ("first", "second", "third"):
            await reviews.keep(table, REVIEW)
        assert await reviews.find("first") is None
        assert await reviews.find("second") is not None
        assert await reviews.find("third") is not None


@story
async def test_a_review_that_another_version_wrote_is_none(address: str) -> None:
    async with Database(address) as database:
        reviews = Reviews(database)
        await reviews.keep("table", REVIEW)
        other = update(schema.reviews).values(review=zlib.compress(b"{}"))
        await database.write(lambda one: one.execute(other))
        assert await reviews.find("table") is None
