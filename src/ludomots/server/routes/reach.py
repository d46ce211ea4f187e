"""How others reach this server, for somebody who invites them from the machine it runs on."""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency

from ludomots.server.local_network import (
    addresses_for_others,
    is_only_here,
    is_this_machine,
)
from ludomots.server.node import Node


class Reach(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The addresses by which other machines of the local network reach the server.

    ``only_here``: there are none, since it listens for the machine on which it runs only.
    """

    addresses: tuple[str, ...]
    only_here: bool


@get("/api/reach", tags=["server"], sync_to_thread=True)
def reach(request: Request[Any, Any, Any], node: NamedDependency[Node]) -> Reach:
    """Return how others reach this server; those who ask from elsewhere are told nothing, since the
    address of their page works for others too."""
    settings, server = node.settings, request.scope["server"]
    port = server[1] if server else None
    if port is None or not is_this_machine(request):
        return Reach(addresses=(), only_here=False)
    found = addresses_for_others(settings.listens_at, port, settings.machine_addresses)
    return Reach(addresses=found, only_here=is_only_here(settings.listens_at))
