"""Tells people what happened when no page of theirs is open."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from ludomots.server.notices import mail
from ludomots.server.notices.daily import tell_of_the_day
from ludomots.server.notices.push import Signer, new_key
from ludomots.server.notices.sending import Sender
from ludomots.server.notices.telling import Teller
from ludomots.server.problems import Unanswerable
from ludomots.store.ids import unguessable_id
from ludomots.store.notices.choices import Kind, NoticeChoices
from ludomots.store.notices.outbox import Outbox, new_notice
from ludomots.store.notices.ways import NoticeWays
from ludomots.store.shared_settings import setting
from ludomots.texts import texts

if TYPE_CHECKING:
    from ludomots.server.node import Node

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
