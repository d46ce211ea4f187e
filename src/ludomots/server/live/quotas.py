"""How many tables one visitor may open, and where they may sit and wait.

A table costs what its computer players cost. It is counted for a person and for an address, so that
dropping a cookie gains nothing. The tables of a person that wait for their game are counted in the
database.
"""

import asyncio
import hashlib
import math
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from litestar.exceptions import TooManyRequestsException

from ludomots.core.player import level_cost
from ludomots.server.live.buckets import Buckets
from ludomots.server.live.ledger import Ledger
from ludomots.server.live.log import Log
from ludomots.server.live.thinking_queue import Payer
from ludomots.server.problems import Unanswerable
from ludomots.tables import Table
from ludomots.tables.commands import Bot, Free, Wanted
from ludomots.tables.events import Visibility

Identities = tuple[str, ...]
"""The identities of one person, the present one first."""


class Quotas:
    """What visitors have left."""

    def __init__(self, ledger: Ledger, log: Log) -> None:
        self._log = log
        self._ledger = ledger
        self._openings = ledger["openings_of_person"], ledger["openings_of_address"]
        self._listed = ledger["listed_of_address"]
        self._seats = ledger["seats_of_person"], ledger["seats_of_address"]
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def opening(
        self, who: Identities, address: str, seats: Sequence[Wanted], visibility: Visibility
    ) -> AsyncIterator[None]:
        """Let a person open a table, or refuse it. One after the other, so that each is counted
        before the next is asked for."""
        async with self._turn(who):
            is_listed = visibility == "listed"
            if any(isinstance(seat, Free) for seat in seats):
                await self._check_waiting(who, is_listed=is_listed)
            _take(self._openings, who[0], address, 1 + sum(_cost(seat) for seat in seats))
            if is_listed:
                _refuse(self._listed.wait(address))
            yield

    def add_bot(self, payer: Payer, level: str) -> None:
        """Let a person add a computer player to a table, or refuse it: it costs what it would have
        cost when the table was opened."""
        _take(self._openings, payer.person, payer.address, _cost(Bot(level)))

    @asynccontextmanager
    async def sitting_down(
        self, who: Identities, address: str, table: Table
    ) -> AsyncIterator[None]:
        """Let a person sit down at a table, or refuse it; by the link of a private one as many of
        an address may come as like."""
        async with self._turn(who):
            await self._check_waiting(who, but=table.id)
            if table.opened.visibility == "listed":
                _take(self._seats, who[0], address, 1)
            yield

    def ask_friend(self, person: str) -> None:
        """Let a person ask another one to be friends, or refuse it."""
        _refuse(self._ledger["friend_requests_of_person"].wait(person))

    def invite(self, person: str) -> None:
        """Let a person invite another one to a table, or refuse it."""
        _refuse(self._ledger["invitations_of_person"].wait(person))

    def mail(self, recipient: str, address: str) -> None:
        """Let a mail be sent to somebody who may not have asked for it, or refuse it; ``address``
        is where the visitor is who wants it sent."""
        hashed = hashlib.sha256(recipient.casefold().encode()).hexdigest()
        seconds = self._ledger["mails_of_address"].wait(address)
        _refuse(seconds or self._ledger["mails_of_recipient"].wait(hashed))

    def _turn(self, who: Identities) -> asyncio.Lock:
        lock = self._turns.get(who[0])
        if lock is None:
            lock = self._turns[who[0]] = asyncio.Lock()
        return lock

    async def _check_waiting(
        self, who: Identities, *, is_listed: bool = False, but: str = ""
    ) -> None:
        """Refuse another table to somebody who sits at too many that wait for their game."""
        waiting = await self._log.waiting_of(who)
        others = [is_in_list for table_id, is_in_list in waiting if table_id != but]
        if is_listed and sum(others) >= self._ledger.limits.listed_of_person:
            raise Unanswerable("too-many-listed", 429)
        if len(others) >= self._ledger.limits.waiting_of_person:
            raise Unanswerable("too-many-waiting", 429)


def _take(buckets: tuple[Buckets, Buckets], person: str, address: str, count: int) -> None:
    of_person, of_address = buckets
    _refuse(of_person.wait(person, count) or of_address.wait(address, count))


def _refuse(seconds: float) -> None:
    if seconds:
        raise TooManyRequestsException(headers={"retry-after": str(math.ceil(seconds))})


def _cost(seat: Wanted) -> int:
    return level_cost(seat.level) if isinstance(seat, Bot) else 0
