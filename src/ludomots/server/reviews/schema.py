"""The table of the database with reviews of games."""

from sqlalchemy import BigInteger, Index, LargeBinary

from ludomots.server.metadata import filled, key, table

reviews = table(
    "reviews",
    key("table_id"),
    filled("number", BigInteger),
    filled("review", LargeBinary),
    Index("reviews_by_number", "number"),
)
"""Reviews of finished games as compressed JSON, without anybody's name, numbered as they came."""
