"""Tells people of the position of the day, in the morning of their own time zone."""

import asyncio
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, exists, select

from ludomots.daily.puzzle import PARIS, paris_day
from ludomots.server.daily import schema as daily_schema
from ludomots.server.ids import setting, unguessable_id
from ludomots.server.notices import mail, schema
from ludomots.server.notices.choices import Choices, Kind, NoticeChoices, choices_of, quiet_until
from ludomots.server.notices.outbox import Outbox, new_notice, put
from ludomots.server.notices.push import Signer, new_key
from ludomots.server.notices.sending import Sender
from ludomots.server.notices.telling import Teller
from ludomots.server.notices.ways import NoticeWays
from ludomots.server.problems import Unanswerable
from ludomots.texts import texts

if TYPE_CHECKING:
    from ludomots.server.node import Node


_FROM = 8
"""The hour of the day from which people are told."""
_MOST = 100

_rows, _notices, _answers = schema.notice_choices.c, schema.notices.c, daily_schema.daily_answers.c


async def tell_of_the_day(node: "Node") -> None:
    """Tell those who want to be told, once a day, unless they have played already."""
    now = node.now()
    day = paris_day(now).number
    people = await node.database.read(lambda one: _waiting(one, day, now))
    if people:
        await node.database.write(lambda one: _tell(one, people, day, now))


def _waiting(connection: Connection, day: int, now: int) -> list[str]:
    """Return some people who are to be told now."""
    told = exists().where(
        _notices.person == _rows.person, _notices.kind == "daily", _notices.key == str(day)
    )
    query = select(_rows.person).where(_rows.daily == 1, ~told)
    people = connection.scalars(query).all()
    return [one for one in people if _is_time(choices_of(connection, one), now)][:_MOST]


def _is_time(choices: Choices, now: int) -> bool:
    zone = PARIS if choices.quiet is None else ZoneInfo(choices.quiet.zone)
    hour = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone).hour
    return hour >= _FROM and quiet_until(choices.quiet, now) is None


def _tell(connection: Connection, people: list[str], day: int, now: int) -> None:
    for person in people:
        played = exists().where(_answers.person == person, _answers.day == day)
        is_seen = bool(connection.scalar(select(played)))
        put(connection, new_notice(person, "daily", str(day), {}, now, None), is_seen=is_seen)


_log = logging.getLogger("ludomots.server")

_KEY = "push-key"
_DAILY_EVERY = 60_000
"""Milliseconds between two looks for people who are to be told of the position of the day."""


class NoticeService:
    """What people are told, and how: the ways to reach them, what they want, what is to be sent."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self.ways = NoticeWays(node.database)
        self.choices = NoticeChoices(node.database)
        self.outbox = Outbox(node.database)
        self._teller = Teller(node)
        self._sender = Sender(node)
        self._turn = asyncio.Lock()
        self._next_daily = 0
        self._signer: Signer | None = None

    def go_on(self) -> None:
        """Find out whom to tell, and send what is due, unless that is under way."""
        if not self._turn.locked():
            self._node.tasks.start(self.catch_up())

    async def catch_up(self) -> None:
        """Find out whom to tell of what happened, and send what is due, until nothing is left.

        What is due already is sent first, so that a node that lives for a moment only sends it.
        """
        async with self._turn:
            await self._sender.send_due()
            await self._find()
            while await self._sender.send_due():
                await self._find()

    async def _find(self) -> None:
        """Find out whom to tell of what happened."""
        await self._teller.look()
        if self._node.now() >= self._next_daily:
            self._next_daily = self._node.now() + _DAILY_EVERY
            await tell_of_the_day(self._node)

    async def signer(self) -> Signer:
        """Return the key that signs push messages; the first node that asks makes it."""
        if self._signer is None:
            stored = await setting(self._node.database, _KEY, new_key)
            self._signer = Signer(stored, self._node.settings.notices.contact)
        return self._signer

    async def tell(
        self,
        person: str,
        kind: Kind,
        key: str,
        values: dict[str, Any],
        table_id: str | None = None,
    ) -> bool:
        """Tell a person something, once for a kind and a key, as that person wants to be told.

        ``values`` fill in the texts ``notice-KIND-title`` and ``notice-KIND-body``. Return false if
        the person has been told already.
        """
        now = self._node.now()
        return await self.outbox.put(new_notice(person, kind, key, values, now, table_id))

    async def test(self, person: str) -> None:
        """Send a person something, so that they see whether it arrives."""
        now = self._node.now()
        await self.outbox.put(new_notice(person, "test", unguessable_id(), {}, now, None))

    async def ask_to_confirm(self, person: str, address: str, language: str) -> None:
        """Ask by mail whether an address is really this person's, or raise ``Unanswerable``."""
        settings, now = self._node.settings.notices, self._node.now()
        token = await self.ways.ask_to_confirm(person, address, language, now)
        say = texts(language)
        parts = (
            say("notice-confirm-asked", site=settings.link("")),
            say("notice-confirm-open", link=settings.link(f"/notices/confirm#{token}")),
            say("notice-confirm-else"),
        )
        body = "\n\n".join(parts) + "\n"
        subject = say("notice-confirm-subject")
        try:
            await mail.send(mail.Mail(address, unguessable_id(), subject, body, now), settings)
        except mail.NotSent as error:
            _log.warning("a mail could not be sent", extra={"facts": mail.facts_of(error)})
            raise Unanswerable("mail-not-sent", 502) from error
