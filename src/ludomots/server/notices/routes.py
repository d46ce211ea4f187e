"""How I am told of my games when the page is closed."""

import asyncio
from contextlib import suppress
from typing import Annotated
from urllib.parse import quote, urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from litestar import Response, get, post, put
from litestar import delete as delete_route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from ludomots.server.ids import unguessable_id
from ludomots.server.language import language_of
from ludomots.server.live.budgets import Payer
from ludomots.server.live.routes import MY_LATEST
from ludomots.server.live.service import NoTable
from ludomots.server.node import Node
from ludomots.server.notices.choices import KINDS, Choices, Kind, Quiet, Ways
from ludomots.server.notices.push import BadKeys, target
from ludomots.server.notices.ways import Device, MailAddress
from ludomots.server.notices.wording import calendar
from ludomots.server.people.person import Person, browser_in
from ludomots.server.problems import AnyRequest, Unanswerable
from ludomots.tables import BadLog
from ludomots.texts import texts

_SEND = {"tries": True, "cost": 10}
"""A mail to an address that may be somebody else's, or a message by all ways of a person: as rare
as tries to log in."""
_COST = {"cost": 10}

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class ToldDevice(msgspec.Struct, frozen=True):
    """A browser in which I am told; ``here`` if it is the one that asks."""

    id: str
    browser: str
    since: int
    here: bool


class ToldByPush(msgspec.Struct, frozen=True):
    """The key for which browsers subscribe, and my browsers that did."""

    key: str
    devices: tuple[ToldDevice, ...]


class ToldByMail(msgspec.Struct, frozen=True):
    """My mail address, and whether I confirmed it."""

    address: str | None
    confirmed: bool


class MyNotices(msgspec.Struct, frozen=True):
    """Of what I am told and how. ``mail`` is nothing if this server sends no mail; ``calendar`` is
    the last part of the link to the deadlines of my games."""

    kinds: dict[Kind, Ways]
    quiet: Quiet | None
    push: ToldByPush
    mail: ToldByMail | None
    calendar: str | None


class PushKeys(msgspec.Struct, frozen=True):
    """The keys that a browser made for this site."""

    p256dh: Text
    auth: Text


class NewDevice(msgspec.Struct, frozen=True):
    """A browser that wants push messages, as ``PushSubscription.toJSON`` describes it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    keys: PushKeys


class NewAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address."""

    address: Annotated[
        str,
        msgspec.Meta(
            max_length=254,
            # ``$`` alone would let a final line feed through
            pattern=r"^[^\s@<>,;:\"()\[\]\\]+@[^\s@<>,;:\"()\[\]\\]+$(?!\n)",
        ),
    ]


class CalendarLink(msgspec.Struct, frozen=True):
    """The last part of the link to the deadlines of my games."""

    link: str


class ToldOfTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I want to be told of a table."""

    on: bool


@get("/api/me/notices", tags=["notices"])
async def my_notices(person: NamedDependency[Person], node: NamedDependency[Node]) -> MyNotices:
    """Return of what I am told when the page is closed, and how."""
    return await _of(person, node)


@put("/api/me/notices", tags=["notices"])
async def choose_notices(
    data: JSONBody[Choices], person: NamedDependency[Person], node: NamedDependency[Node]
) -> MyNotices:
    """Choose of what I am told, by which ways, and at which hours not."""
    if data.quiet is not None and not _is_zone(data.quiet.zone):
        raise Unanswerable("no-zone", 400)
    await node.notices.choices.choose(person.id, data)
    return await _of(person, node)


@put("/api/me/notices/devices", tags=["notices"], opt=_COST)
async def add_device(
    request: AnyRequest,
    data: JSONBody[NewDevice],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> MyNotices:
    """Let me be told in this browser; asked again, nothing changes."""
    try:
        target(data.endpoint, data.keys.p256dh, data.keys.auth)
    except BadKeys as error:
        raise Unanswerable("push-device", 400) from error
    if not _is_push_service(data.endpoint, inside=node.settings.notices.push_inside):
        raise Unanswerable("push-device", 400)
    device = Device(
        id=unguessable_id(),
        person=person.id,
        session=person.session.id,
        endpoint=data.endpoint,
        public_key=data.keys.p256dh,
        secret=data.keys.auth,
        language=language_of(request),
        browser=browser_in(request),
        since=node.now(),
    )
    await node.notices.ways.add_device(device)
    await node.sessions.keep(person.session, browser_in(request))
    return await _of(person, node)


@delete_route("/api/me/notices/devices/{device_id:str}", tags=["notices"])
async def drop_device(
    device_id: FromPath[str], person: NamedDependency[Person], node: NamedDependency[Node]
) -> None:
    """Be told no more in one of my browsers."""
    if not await node.notices.ways.drop_device(person.id, device_id):
        raise Unanswerable("no-device", 404)


@post("/api/me/notices/test", tags=["notices"], opt=_SEND, status_code=204)
async def test_notices(person: NamedDependency[Person], node: NamedDependency[Node]) -> None:
    """Send me something now, by all my ways."""
    await node.notices.test(person.id)


@put("/api/me/notices/mail", tags=["notices"], opt=_SEND)
async def set_mail(
    request: AnyRequest,
    data: JSONBody[NewAddress],
    person: NamedDependency[Person],
    payer: NamedDependency[Payer],
    node: NamedDependency[Node],
) -> MyNotices:
    """Give my mail address; a mail with a link asks whether it is mine."""
    if not node.settings.notices.has_mail:
        raise Unanswerable("no-mail", 409)
    node.quotas.mail(data.address, payer.address)
    await node.notices.ask_to_confirm(person.id, data.address, language_of(request))
    return await _of(person, node)


@delete_route("/api/me/notices/mail", tags=["notices"])
async def drop_mail(person: NamedDependency[Person], node: NamedDependency[Node]) -> None:
    """Forget my mail address."""
    await node.notices.ways.drop_mail(person.id)


@put("/api/me/notices/calendar", tags=["notices"])
async def share_calendar(
    request: AnyRequest, person: NamedDependency[Person], node: NamedDependency[Node]
) -> CalendarLink:
    """Make a link by which a calendar shows the deadlines of my games."""
    link = await node.notices.ways.share_calendar(person.id, language_of(request))
    return CalendarLink(link)


@delete_route("/api/me/notices/calendar", tags=["notices"])
async def stop_calendar(person: NamedDependency[Person], node: NamedDependency[Node]) -> None:
    """Make that link invalid at once."""
    await node.notices.ways.stop_calendar(person.id)


@put("/api/tables/{table_id:str}/notices", tags=["notices"], status_code=204)
async def switch_table(
    table_id: FromPath[str],
    data: JSONBody[ToldOfTable],
    person: NamedDependency[Person],
    node: NamedDependency[Node],
) -> None:
    """Choose whether I am told of one table."""
    table = await node.tables.cached(table_id)
    if not table.seats_of(person.at(table)):
        raise Unanswerable("not-at-table", 403)
    await node.notices.choices.switch_table(person.id, table_id, on=data.on)


async def _of(person: Person, node: Node) -> MyNotices:
    notices = node.notices
    choices = await notices.choices.of(person.id)
    devices = await notices.ways.devices(person.id)
    return MyNotices(
        kinds={kind: choices.ways(kind) for kind in KINDS},
        quiet=choices.quiet,
        push=ToldByPush(
            (await notices.signer()).public_key,
            tuple(_device(one, person.session.id) for one in devices),
        ),
        mail=_mail(node, await notices.ways.mail_of(person.id)),
        calendar=await notices.ways.calendar_link(person.id),
    )


def _device(device: Device, session: str) -> ToldDevice:
    return ToldDevice(device.id, device.browser, device.since, device.session == session)


def _mail(node: Node, found: MailAddress | None) -> ToldByMail | None:
    if not node.settings.notices.has_mail:
        return None
    return ToldByMail(found and found.address, confirmed=found is not None and found.confirmed)


def _is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def _is_push_service(endpoint: str, *, inside: bool) -> bool:
    """Return whether an address may be that of a push service; where it leads is checked when
    something is sent."""
    try:
        place = urlsplit(endpoint)
        _ = place.port
    except ValueError:
        return False
    schemes = {"https", "http"} if inside else {"https"}
    return place.scheme in schemes and bool(place.hostname) and "@" not in place.netloc


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
