"""Whether the server is well."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from ludomots.server.house import House


class Health(msgspec.Struct, frozen=True):
    """The server answers, and its database too."""

    status: str


@get("/health", tags=["server"])
async def health(house: NamedDependency[House]) -> Health:
    """Return that all is well; the database was asked."""
    await house.log.next_deadline()
    return Health("ok")
