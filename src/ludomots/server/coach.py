"""A word on each move, for somebody who asked for a coach and plays against the computer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ludomots.analysis.coach import word_on
from ludomots.core.facts import Text
from ludomots.server.messages import Coached
from ludomots.server.problems import Unanswerable
from ludomots.tables import Entry, Table
from ludomots.tables.events import Moved
from ludomots.tables.record import game_of

if TYPE_CHECKING:
    from ludomots.server.node import Node


class Coach:
    """Tells people what their moves were worth, after these are stored and in the queue of what is
    thought for them; nobody waits for it."""

    def __init__(self, node: "Node") -> None:
        self._node = node

    def look(self, table: Table, entries: Sequence[Entry]) -> None:
        """Have a word on the moves of the person among some new entries of a table with a coach."""
        for entry in entries:
            if isinstance(entry.event, Moved) and entry.by is not None and entry.event.seat >= 0:
                self._node.tasks.start(self._tell(table, entry.by, entry.event.seat, entry.seq))

    async def _tell(self, table: Table, identity: str, seat: int, seq: int) -> None:
        bots = self._node.bots
        try:
            told = await bots.aside(
                bots.payer(identity), f"coach {table.opened.game}", lambda: _word(table, seq)
            )
        except Unanswerable:  # the computers are busy: the game goes on without a word
            return
        if not told:
            return
        message = msgspec.json.encode(Coached(seq=seq, seat=seat, told=told))
        for listener in self._node.hub.at(table.id):
            if listener.identity == identity:
                listener.send(message)


def _word(table: Table, seq: int) -> Text:
    game, live = game_of(table), table.game
    if game is None or live is None:
        return ""
    step = next(step for step, made in enumerate(live.moves, start=1) if made.seq == seq)
    return word_on(game, step)
