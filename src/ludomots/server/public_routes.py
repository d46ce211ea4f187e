"""Who may see the figures of the server.

They hold no names, but they tell strangers how much goes on, and when. So they are for programs on
the same machine, and for those that show the operator's token.
"""

import hmac
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, get, route
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludomots.server.local_network import addresses_for_others, is_only_here, is_this_machine
from ludomots.server.node import Node
from ludomots.server.problems import Unanswerable
from ludomots.server.site import FIRST_PAGE, PACKED, File, is_page


def check_may_see(connection: ASGIConnection[Any, Any, Any, Any], token: str | None) -> None:
    """Raise ``Unanswerable`` if the figures are not for who asks."""
    if token is not None and _shows(connection, token):
        return
    if not is_this_machine(connection):
        raise Unanswerable("figures-closed", 403)


def _shows(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> bool:
    shown = connection.headers.get("authorization", "")
    return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())


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


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def site_file(
    request: Request[Any, Any, Any], node: NamedDependency[Node], path: FromPath[str] = ""
) -> Response[bytes]:
    """Return a file of the site, or its first page."""
    name = path.strip("/") or FIRST_PAGE
    file, status = node.site.get(name), 200
    if file is None and "." not in name and not name.startswith("api/"):
        file = node.site.get(FIRST_PAGE)
        status = 200 if is_page(node.site, name) else 404
    if file is None:
        raise NotFoundException
    packing = _packing(file, request.headers.get("accept-encoding", ""))
    headers = {"etag": file.etag, "cache-control": file.keep, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    if packing:
        headers["content-encoding"] = packing
    body = file.content[packing] if request.method == HttpMethod.GET else b""
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)


def _packing(file: File, accepted: str) -> str:
    """Return the smallest way a browser can unpack."""
    offered = {one.partition(";")[0].strip() for one in accepted.split(",")}
    return next((one for one in PACKED.values() if one in offered and one in file.content), "")
