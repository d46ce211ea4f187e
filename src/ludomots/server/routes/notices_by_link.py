"""What links in mails lead to. They sign nobody in: who has the mail has the link, and no more."""

from typing import Annotated
from urllib.parse import quote

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from ludomots.server.node import Node
from ludomots.server.problems import Unanswerable

_TRY = {"tries": True}


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a link in a mail carries."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


@post("/api/notices/confirm", tags=["notices"], opt=_TRY, status_code=204)
async def confirm_mail(data: JSONBody[Token], node: NamedDependency[Node]) -> None:
    """Confirm a mail address: turns and invitations are mailed to it from now on."""
    if not await node.notices.ways.confirm(data.token, node.now()):
        raise Unanswerable("no-notice-link", 404)


@post("/api/notices/stop", tags=["notices"], opt=_TRY, status_code=204)
async def stop_mail(data: JSONBody[Token], node: NamedDependency[Node]) -> None:
    """Send no more mails to an address, and forget it."""
    if not await node.notices.ways.stop_mail(data.token):
        raise Unanswerable("no-notice-link", 404)


@post("/notices/stop/{token:str}", include_in_schema=False, opt=_TRY, status_code=200)
async def stop_mail_at_once(token: FromPath[str], node: NamedDependency[Node]) -> Response[bytes]:
    """Do the same for a mail program that was told to unsubscribe (RFC 8058): it has no page of
    this site, and shows whatever is answered to nobody."""
    await node.notices.ways.stop_mail(token)
    return Response(b"")


@get("/notices/stop/{token:str}", include_in_schema=False)
async def stop_page(token: FromPath[str]) -> Redirect:
    """Lead people who open that address to the page that asks them first."""
    return Redirect(f"/notices/stop#{quote(token)}")
