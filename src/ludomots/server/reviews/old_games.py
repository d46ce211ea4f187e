"""Games that are over, from their logs or else from the records that are kept of them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ludomots.core.game import Game
from ludomots.records import read, replay, write
from ludomots.server.keeping.archive import KeptRecord
from ludomots.server.live.service import NoTable, OnlyRecord
from ludomots.server.problems import Unanswerable
from ludomots.tables import Table, record
from ludomots.tables.events import Seat
from ludomots.tables.record import game_of
from ludomots.words import Lexicon

if TYPE_CHECKING:
    from ludomots.server.node import Node


class OldGame(NamedTuple):
    """A game that is over: who played, what plays its moves again, what writes its record, its word
    list if it is here, and the seats for which a computer played for a while, if that is known."""

    seats: tuple[Seat, ...]
    played: Callable[[], Game]
    record: Callable[[], str]
    words: Lexicon | None
    replaced: frozenset[int] = frozenset()


async def old_game(node: "Node", table_id: str) -> OldGame:
    """Return a game that is over, from its log or else from its record."""
    try:
        table = await node.tables.load(table_id)
    except OnlyRecord:
        return await _recorded(node, await kept_record(node, table_id))
    if table.status not in {"finished", "closed"}:
        raise Unanswerable("not-over", 409)
    return OldGame(
        table.seats,
        lambda: _game(table),
        lambda: _record(table),
        table.rules.lexicon,
        table.replaced,
    )


def _game(table: Table) -> Game:
    game = game_of(table)
    if game is None:
        raise Unanswerable("not-begun", 409)
    return game


def _record(table: Table) -> str:
    found = record(table)
    if found is None:
        raise Unanswerable("not-begun", 409)
    return write(found)


async def kept_record(node: "Node", table_id: str) -> KeptRecord:
    """Return the record of a game whose log is no longer kept, or raise ``NoTable``."""
    kept = await node.archive.find(table_id)
    if kept is None:
        raise NoTable(table_id)
    return kept


async def _recorded(node: "Node", kept: KeptRecord) -> OldGame:
    found = read(kept.text)
    words = await node.tables.word_lists.find(found.words)
    return OldGame(
        kept.seats,
        lambda: replay(found, words=words).game,
        lambda: kept.text,
        words,
    )
