"""What links in mails and calendars lead to. They sign nobody in: a link does one thing only."""

import asyncio
from contextlib import suppress
from typing import Annotated
from urllib.parse import quote

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from ludomots.server.node import Node
from ludomots.server.notices.calendar import calendar
from ludomots.server.problems import Unanswerable
from ludomots.server.routes.tables import MY_LATEST
from ludomots.store import NoTable
from ludomots.tables import BadLog
from ludomots.texts import texts

_TRY = {"tries": True}
_COST = {"cost": 10}


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


@post("/unsubscribe/{token:str}", include_in_schema=False, opt=_TRY, status_code=200)
async def stop_mail_at_once(token: FromPath[str], node: NamedDependency[Node]) -> Response[bytes]:
    """Do the same for a mail program that was told to unsubscribe (RFC 8058): it has no page of
    this site, no token against forged requests, and shows the answer to nobody."""
    await node.notices.ways.stop_mail(token)
    return Response(b"")


@get("/unsubscribe/{token:str}", include_in_schema=False)
async def stop_page(token: FromPath[str]) -> Redirect:
    """Lead people who open that address to the page that asks them first."""
    return Redirect(f"/notices/stop#{quote(token)}")


@get("/api/calendar/{link:str}", tags=["notices"], opt=_COST, media_type="text/calendar")
async def shared_calendar(
    link: FromPath[str], node: NamedDependency[Node], state: State
) -> Response[bytes]:
    """Return the deadlines of somebody's games, as a calendar."""
    found = await node.notices.ways.calendar(link)
    if found is None:
        raise Unanswerable("no-calendar", 404)
    known = await state.people.find(found.person)
    identities = (known.id, *known.guests)
    tables = []
    for table_id in await node.log.tables_of(identities, MY_LATEST):
        with suppress(NoTable, BadLog):
            table = await node.tables.cached(table_id)
            tables += [(table, one) for one in identities if one in table.people]
    site, say = node.settings.notices.public_url, texts(found.language)
    body = await asyncio.to_thread(calendar, tables, say, node.now(), site)
    return Response(body, media_type="text/calendar")
