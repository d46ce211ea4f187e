"""A table put together from the updates of a socket, as every client does it."""

from typing import Any

import msgspec

from ludomots.core.facts import Text, Voice
from ludomots.tables.events import Seat
from ludomots.tables.sentences import names_of
from ludomots.texts import texts

Json = dict[str, Any]
"""A message, or a part of one."""


class MergedTable:
    """What a client knows of a table: each update changes it."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._say = texts(language)
        self._table: Json = {}
        self._game: Json | None = None

    @property
    def id(self) -> str | None:
        """The table, if anything of it is known."""
        return self._table.get("id")

    @property
    def seq(self) -> int:
        """How many events the table had when it was last shown."""
        return int(self._table.get("seq", 0))

    def copy(self) -> "MergedTable":
        """Return the same knowledge, for another connection."""
        other = MergedTable(self._language)
        other._table, other._game = dict(self._table), self._game and dict(self._game)
        return other

    def take(self, update: Json) -> Json:
        """Take in an update, and return the whole table as ``GET /api/tables/{id}`` shows it."""
        if update["since"] == 0:
            self._table, self._game = {}, None
        else:
            assert update["since"] == self.seq, "changes of a table that this client does not know"
        self._table |= update["table"]
        if update["game"] is not None:
            self._game = {**(self._game or {}), **update["game"]}
        assert self.seq == update["seq"]
        curtain = update.get("curtain")
        return {
            "type": "state",
            "now": update["now"],
            "seq": update["seq"],
            "lines": [self._line(line) for line in update["lines"]],
            "eyes": [self._seen(part) for part in update["seats"]],
            "curtain": None if curtain is None else self._seen(curtain),
        }

    def _line(self, line: Json) -> Json:
        said = "\n".join(map(self._said, line["told"]))
        return {"seq": line["seq"], "at": line["at"], "event": line["event"], "text": said or None}

    def _seen(self, part: Json) -> Json:
        game = None if self._game is None else {**self._game, **part["game"]}
        return {
            "seat": part["seat"],
            "view": {**self._table, "game": game},
            "expected": self._said(part["expected"]),
            "may": part["may"],
            "only": part["only"],
            "removed": part.get("removed", False),
        }

    def _said(self, fact: Any) -> str:
        who = [seat["who"] for seat in self._table["seats"]]
        seats = [Seat(name=one["name"] or "", level=one["level"]) for one in who]
        text: Text = msgspec.convert(fact, Text)
        return Voice(names_of(seats, self._say), self._say)(text)
