"""Whether the server is well, and how much it does."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from ludomots.server.node import Node


class Health(msgspec.Struct, frozen=True):
    """The server answers, and its database too."""

    status: str


@get("/health", tags=["server"])
async def health(node: NamedDependency[Node]) -> Health:
    """Return that all is well; the database was asked."""
    await node.log.next_deadline()
    return Health("ok")


@get("/metrics", tags=["server"], media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(node: NamedDependency[Node]) -> bytes:
    """Return counts for Prometheus."""
    node.metrics.measure(len(node.hub), len(node.bots))
    return node.metrics.text()
