"""A notice in the words of its reader: nothing that a player may not know yet, no rack, no bag."""

from typing import NamedTuple

import msgspec

from ludomots.core.facts import Text
from ludomots.core.narrate import verdict
from ludomots.server.notices.happenings import Happening
from ludomots.store.notices.outbox import Notice
from ludomots.tables import Table
from ludomots.tables.events import Joined, Moved
from ludomots.tables.sentences import all_told, voice_of
from ludomots.texts import Texts

_LONGEST = 300


class Said(NamedTuple):
    """A notice as it is shown: a title, a sentence, and the page that it leads to."""

    title: str
    body: str
    path: str


class Message(msgspec.Struct, frozen=True):
    """What the browser of a person is sent. One with the same ``tag`` replaces an earlier one."""

    title: str
    body: str
    tag: str
    url: str
    kind: str


def message(notice: Notice, said: Said) -> bytes:
    """Return what the browser of a person is sent."""
    tag = tag_of(notice)
    return msgspec.json.encode(Message(said.title, said.body, tag, said.path, notice.kind))


def tag_of(notice: Notice) -> str:
    """Return what a notice is about, so that the latest one about a table replaces the others."""
    return notice.kind if notice.table_id is None else f"table-{notice.table_id}"


def said_of_table(kind: str, happening: Happening, table: Table, say: Texts) -> Said:
    """Return what happened at a table."""
    game = game_name(table.opened.game, say)
    values: dict[str, str] = {"game": game}
    if kind == "joined":
        event = table.entries[happening.seen - 1].event
        values["player"] = event.sitter.name or "" if isinstance(event, Joined) else ""
    body = say(f"notice-{kind}-body", **values)
    more = _ending(table, say) if kind == "finished" else _last_move(table, happening.seen, say)
    if kind != "joined" and more:
        body = more
    return Said(say(f"notice-{kind}-title", **values), _cut(body), f"/table/{table.id}")


def said(notice: Notice, say: Texts) -> Said:
    """Return what does not follow from a table."""
    values = {name: value for name, value in notice.facts.items() if isinstance(value, str)}
    if "game" in values:
        values["game"] = game_name(values["game"], say)
    path = "/" if notice.table_id is None else f"/table/{notice.table_id}"
    title, body = (say(f"notice-{notice.kind}-{part}", **values) for part in ("title", "body"))
    return Said(title, _cut(body), path)


def game_name(game: str, say: Texts) -> str:
    """Return what a game is called; one from elsewhere may have no texts for the site."""
    name = f"site-game-{game}"
    return say(name) if name in say else game.replace("-", " ").title()


def _last_move(table: Table, seen: int, say: Texts) -> str:
    """Return what everybody at the table was told of the last move, if any."""
    moves = [entry.seq for entry in table.entries[:seen] if isinstance(entry.event, Moved)]
    if not moves:
        return ""
    return _in_words(all_told(table)[moves[-1]], table, say)


def _ending(table: Table, say: Texts) -> str:
    return "" if table.outcome is None else _in_words((verdict(table.outcome),), table, say)


def _in_words(told: tuple[Text, ...], table: Table, say: Texts) -> str:
    return voice_of(table, say).lines(told).replace("\n", " ")


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
