"""A record that a request brings along as text."""

from typing import Any, NamedTuple

from litestar import Request
from litestar.exceptions import ClientException

from ludomots.core.game import Game
from ludomots.records import Record, read_with_lines, replay
from ludomots.records.text import Lines
from ludomots.server.node import Node
from ludomots.server.thinking_queue import Payer
from ludomots.words import Lexicon


class Brought(NamedTuple):
    """A record, where its lines are in the text, and its word list if it is here."""

    record: Record
    lines: Lines
    words: Lexicon | None

    def played(self) -> Game:
        """Return its game as far as the record is good, judged by another list if need be."""
        return replay(self.record, self.lines, words=self.words, other_words=True).game


async def brought(request: Request[Any, Any, Any], payer: Payer, node: Node) -> Brought:
    """Return the record that a request brings."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise ClientException from None
    found, lines = await node.bots.aside(payer, "read record", lambda: read_with_lines(text))
    return Brought(found, lines, await node.tables.word_lists.find(found.words))
