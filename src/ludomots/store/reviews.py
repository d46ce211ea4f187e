"""Reviews of finished games, kept because they take long to make.

A review follows from its game, so that nothing is lost with it: only so many are kept, and those
made longest ago go first. It has nobody's name in it. Whoever shows it knows what the seats are
called by now.
"""

import zlib

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ludomots.analysis.report import Review
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
        """Return the review of a table's game, ``None`` if there is none that can be read."""
        query = select(_rows.review).where(_rows.table_id == table_id)
        data = await self._database.read(lambda one: one.scalar(query))
        if data is None:
            return None
        try:
            return msgspec.json.decode(zlib.decompress(data), type=Review)
        except msgspec.ValidationError:  # another version wrote it
            return None

    async def keep(self, table_id: str, review: Review, at: int) -> None:
        """Keep a review, without names, in place of an earlier one."""
        bare = msgspec.structs.replace(review, names=())
        data = zlib.compress(msgspec.json.encode(bare))
        row = {"table_id": table_id, "at": at, "review": data}
        kept_since = select(_rows.at).order_by(_rows.at.desc()).offset(self._most - 1).limit(1)
        too_old = delete(schema.reviews).where(_rows.at < kept_since.scalar_subquery())

        def keep(connection: Connection) -> None:
            connection.execute(delete(schema.reviews).where(_rows.table_id == table_id))
            connection.execute(insert(schema.reviews), row)
            connection.execute(too_old)

        await self._database.write(keep)
