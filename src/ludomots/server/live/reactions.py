"""Reactions: drawings that players show beside their seats for a moment; they are kept nowhere."""

from typing import TYPE_CHECKING

import msgspec

from ludomots.core.contract import JUDGE
from ludomots.server.live.budgets import Buckets
from ludomots.server.live.messages import Reacted, Reaction
from ludomots.server.operators.limits import Rate
from ludomots.server.people.pairs import Mutes
from ludomots.tables import Table
from ludomots.tables.answers import check

if TYPE_CHECKING:
    from ludomots.server.node import Node


_RATE = Rate(4, 0.5)
"""Some at once, then one every two seconds."""


class PassedOn(msgspec.Struct, frozen=True):
    """A reaction as nodes tell it to each other."""

    table_id: str
    by: str
    reacted: Reacted


_PASSED_ON = msgspec.json.Decoder(PassedOn)


class Reactions:
    """The reactions at the tables of this node."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._mutes = Mutes(node.database)
        self._left = Buckets(_RATE, lambda: node.now() / 1000)

    async def react(self, table: Table, by: str, reaction: Reaction) -> None:
        """Show a reaction to all at a table who have not muted its author, or refuse it."""
        seats = tuple(seat for seat in table.seats_of(by) if seat != JUDGE)
        check(bool(seats), "not-seated")
        check(table.chat, "chat-off")
        check(not self._left.wait(f"{table.id} {by}"), "reaction-too-fast")
        made = PassedOn(table.id, by, Reacted(seat=seats[0], reaction=reaction))
        await self._show(made)
        self._node.bus.pass_on(msgspec.json.encode(made))

    def passed_on(self, content: bytes) -> None:
        """Show what somebody did at another node."""
        self._node.tasks.start(self._show(_PASSED_ON.decode(content)))

    async def _show(self, made: PassedOn) -> None:
        """Send a reaction to the listeners of this node, except those who see the game late: it
        would tell them something."""
        listeners = self._node.hub.punctual_at(made.table_id)
        if not listeners:
            return
        muted = await self._mutes.between([one.identity for one in listeners], [made.by])
        message = msgspec.json.encode(made.reacted)
        for listener in listeners:
            if made.by not in muted[listener.identity]:
                listener.send(message)
