"""The site. A path that is no file belongs to its own router, so it gets the first page.

If the router has no page for it either, the answer is the same page with the status 404: people
read there that nothing is at this address, and programs are told so.
"""

from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludomots.server.node import Node
from ludomots.server.site import FIRST_PAGE, PACKED, File, is_page


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
        status = 200 if is_page(name) else 404
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
