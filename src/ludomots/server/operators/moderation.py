"""What operators decided about people and words, kept in memory so that asking costs nothing.

Every act of an operator is a line of the audit log. So a node that sees the log grow reads
everything again: at once where the operator acted and where the bus tells, else within a second. A
connected person is looked at when a decision is made, and never at a move.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ludomots.core.facts import Time
from ludomots.server.addresses import hidden
from ludomots.server.operators.audit import OF_TABLES, Act, NothingThere, length, lines_since
from ludomots.server.operators.limits import UNLIMITED, Limits, changed_limits, with_changes
from ludomots.server.operators.sanctions import (
    Change,
    InForce,
    Sanction,
    Sanctions,
    WordFilter,
    lists_with,
)
from ludomots.server.people.people import People
from ludomots.server.problems import Unanswerable
from ludomots.words.filter import Lists, has_refused_word

if TYPE_CHECKING:
    from ludomots.server.node import Node
    from ludomots.server.people.person import Person


_PAUSE = 1.0
"""Seconds after which a node looks whether operators decided something elsewhere."""

_log = logging.getLogger("ludomots.server")


class Decisions:
    """What holds: the last sanction for each identity and address, and the refused words."""

    def __init__(self, in_force: Iterable[InForce] = (), changes: Iterable[Change] = ()) -> None:
        self.people: dict[tuple[str, str], Sanction] = {}
        self.networks: dict[tuple[str, str], Sanction] = {}
        self._changes = tuple(changes)
        for sanction, identities in sorted(in_force, key=lambda one: one.sanction.until):
            for identity in identities:
                self.people[sanction.kind, identity] = sanction
            if sanction.network is not None:
                self.networks[sanction.kind, sanction.network] = sanction

    @cached_property
    def words(self) -> Lists:
        """The refused words of each language."""
        return lists_with(self._changes)


class Moderation:
    """What operators decided, as this node knows it."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._sanctions = Sanctions(node.database)
        self._words = WordFilter(node.database)
        self._people = People(node.database)
        self._known = 0
        self._key = b""
        self._now = Decisions()

    async def start(self) -> None:
        """Read what holds, and from now on what changes."""
        self._key = await self._people.key()
        await self.refresh()
        if self._node.settings.runs:
            self._node.tasks.start(self._follow())

    async def decided(self) -> None:
        """Act on what an operator has just decided, here and at the other nodes."""
        await self.refresh()
        self._node.bus.announce_people()

    async def refresh(self) -> None:
        """Read what operators decided since the last time, and disconnect whom they banned."""
        known = await length(self._node.database)
        if known == self._known:
            return
        for line in await lines_since(self._node.database, self._known):
            if line.action in OF_TABLES:
                self._node.changed_elsewhere(line.target)
        in_force = await self._sanctions.in_force(self._node.now())
        self._now = Decisions(in_force, await self._words.changes())
        self._node.ledger.change(await self._limits())
        self._known = known
        addresses = self._node.addresses
        self._node.hub.refuse(lambda one: self.ban_of([one.identity], addresses.of(one.identity)))
        for sanction, identities in in_force:
            if sanction.with_address and sanction.network is None:
                networks = [self.hidden_address(one) for one in identities]
                for network in list(filter(None, networks))[:1]:
                    await self._add_address(sanction, network)

    @property
    def is_idle(self) -> bool:
        """Whether nobody at all is banned or muted."""
        return not (self._now.people or self._now.networks)

    def ban_of(self, identities: Iterable[str], network: str) -> Unanswerable | None:
        """Return what a person is told who is banned, or whose address is."""
        ban = self._holding("ban", identities, network)
        return None if ban is None else _told("banned", ban)

    def check_may_act(self, identities: tuple[str, ...], network: str) -> None:
        """Refuse whatever a banned person wants to do."""
        ban = self._holding("ban", identities, network)
        if ban is None:
            return
        if ban.with_address and ban.network is None:
            self._node.tasks.start(self._add_address(ban, hidden(self._key, network)))
        raise _told("banned", ban)

    def check_chat(self, identities: Iterable[str], text: str, language: str) -> None:
        """Refuse a chat message of somebody who may not chat, or with a refused word."""
        mute = self._holding("mute", identities, "")
        if mute is not None:
            raise _told("muted", mute)
        if has_refused_word(text, language, self._now.words):
            raise Unanswerable("chat-words", 400)

    def check_name(self, person: "Person", name: str) -> None:
        """Refuse a name with a refused word, or another one than an operator gave."""
        fixed = self._holding("name", person.identities, "")
        if fixed is not None and name != person.name:
            raise _told("name-given", fixed, name=person.name)
        self.check_words(name, person.language)

    def check_words(self, name: str, language: str) -> None:
        """Refuse a name, of a person or a group, with a refused word."""
        if has_refused_word(name, language, self._now.words):
            raise Unanswerable("name-words", 400)

    def hidden_address(self, person: str) -> str | None:
        """Return the hash of the address of a person, if it is known here."""
        network = self._node.addresses.of(person)
        return None if network == person else hidden(self._key, network)

    def _holding(self, kind: str, identities: Iterable[str], network: str) -> Sanction | None:
        decisions, now = self._now, self._node.now()
        found = [decisions.people.get((kind, identity)) for identity in identities]
        if decisions.networks:
            found.append(decisions.networks.get((kind, hidden(self._key, network))))
        return next((one for one in found if one is not None and one.until > now), None)

    async def _limits(self) -> Limits:
        """Return the limits as operators changed them; a server without limits has none."""
        limits = self._node.settings.limits
        if limits == UNLIMITED:
            return limits
        return with_changes(limits, await changed_limits(self._node.database))

    async def _add_address(self, sanction: Sanction, network: str) -> None:
        act = Act(sanction.by, self._node.now(), "address-added", sanction.id, sanction.reason)
        with suppress(NothingThere):  # another node was faster
            await self._sanctions.fill_in(act, network)
            self._node.bus.announce_people()

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(_PAUSE)
            try:
                await self.refresh()
            except SQLAlchemyError:
                _log.exception("operators' decisions cannot be read now")


def _told(code: str, sanction: Sanction, **values: str) -> Unanswerable:
    """Return the refusal that tells a person until when something holds, and why."""
    until = Time(sanction.until)
    return Unanswerable(code, 403, until=until, reason=sanction.reason, **values)
