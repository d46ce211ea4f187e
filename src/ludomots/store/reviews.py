"""Reviews of finished games, kept because they take long to make.

A review follows from its game, so that nothing is lost with it: only so many are kept, and those
made longest ago go first. It has nobody's name in it. Whoever shows it knows what the seats are
called by now.
"""

import zlib
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ludomots.analysis import Review
from ludomots.analysis.report import EDITION
from ludomots.store import schema
from ludomots.store.database import Database

MOST_REVIEWS = 5000
"""How many are kept: about 20 kB each."""

_rows = schema.reviews.c


class Reviews:
    """The reviews of a database."""

    def __init__(self, database: Database, most: int = MOST_REVIEWS) -> None:
        self._database = database
        self._most = most

    async def find(self, table_id: str) -> Review | None:
        """Return the review of a table's game, ``None`` if there is none of this edition."""
        query = select(_rows.review).where(_rows.table_id == table_id)
        data = await self._database.read(lambda one: one.scalar(query))
        if data is None:
            return None
        try:
            review = msgspec.json.decode(zlib.decompress(data), type=Review)
        except msgspec.ValidationError:
            return None
        return review if review.edition == EDITION else None

    async def keep(self, table_id: str, review: Review) -> None:
        """Keep a review, without names, in place of an earlier one."""
        bare = msgspec.structs.replace(review, names=())
        data = zlib.compress(msgspec.json.encode(bare))

        def keep(connection: Connection) -> None:
            number = (connection.scalar(select(func.max(_rows.number))) or 0) + 1
            row = {"table_id": table_id, "number": number, "review": data}
            connection.execute(delete(schema.reviews).where(_rows.table_id == table_id))
            connection.execute(insert(schema.reviews), row)
            connection.execute(delete(schema.reviews).where(_rows.number <= number - self._most))

        with suppress(IntegrityError):  # another node kept the same review at the same time
            await self._database.write(keep)
