"""Whether the server is well, and how much it does."""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency

from ludomots.server.figures import check_may_see
from ludomots.server.node import Node
from ludomots.server.problems import Unanswerable


class Health(msgspec.Struct, frozen=True):
    """The server answers."""

    status: str


@get("/health", tags=["server"])
async def health(node: NamedDependency[Node]) -> Health:
    """Return that visitors can be served; the database was asked. If not, the problem says why."""
    await node.log.next_deadline()
    outage = node.database.availability.outage
    if outage is not None:
        raise Unanswerable(outage, 503)
    return Health("ok")


@get("/health/live", tags=["server"], opt={"always": True}, sync_to_thread=False)
def live() -> Health:
    """Return that the process answers, whatever its database does."""
    return Health("ok")


@get("/metrics", tags=["server"], media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], node: NamedDependency[Node]) -> bytes:
    """Return counts for Prometheus, to this machine or to anybody with the token."""
    check_may_see(request, node.settings.metrics_token)
    node.metrics.measure(len(node.hub), len(node.bots))
    return node.metrics.text()
