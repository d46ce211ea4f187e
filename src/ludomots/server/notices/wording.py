"""A notice in the words of its reader: nothing that a player may not know yet, no rack, no bag."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from ludomots.core.facts import Text
from ludomots.core.narrate import verdict
from ludomots.server.notices.outbox import Notice
from ludomots.server.notices.telling import Happening
from ludomots.tables import Table
from ludomots.tables.deadlines import turn_deadline
from ludomots.tables.events import Joined, Moved
from ludomots.tables.pace import MINUTE
from ludomots.tables.sentences import all_told, names_of, voice_of
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
    match kind:
        case "turn":
            news = _last_move(table, happening.seen, say)
        case "finished":
            news = _ending(table, say)
        case _:
            news = ""
    body = news or say(f"notice-{kind}-body", **values)
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


_SHOWN_FOR = 30 * MINUTE
"""How long an entry lasts in the calendar: until the deadline."""
_LINE = 70
"""Bytes of a line; longer ones are folded."""


def calendar(tables: Iterable[tuple[Table, str]], say: Texts, now: int, site: str | None) -> bytes:
    """Return the deadlines of games in which it is somebody's turn; each table comes with the
    identity of that person there. ``site`` is the address of the site, if it is known."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Ludomots//Deadlines//EN",
        f"NAME:{_escaped(say('notice-calendar-name'))}",
        f"X-WR-CALNAME:{_escaped(say('notice-calendar-name'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT30M",
    ]
    for table, identity in tables:
        lines += _event(table, identity, say, now, site)
    lines.append("END:VCALENDAR")
    return b"".join(_folded(line) for line in lines)


def _event(table: Table, identity: str, say: Texts, now: int, site: str | None) -> Iterator[str]:
    mine = set(table.seats_of(identity)) & set(table.awaited)
    deadline = turn_deadline(table, mine)
    if table.status != "running" or deadline is None or not mine:
        return
    names = names_of(table.seats, say)
    others = [
        name for name, seat in zip(names, table.seats, strict=True) if seat.identity != identity
    ]
    yield "BEGIN:VEVENT"
    yield f"UID:{table.id}@ludomots"
    yield f"DTSTAMP:{_time(now)}"
    yield f"DTSTART:{_time(deadline - _SHOWN_FOR)}"
    yield f"DTEND:{_time(deadline)}"
    yield f"SUMMARY:{_escaped(say('notice-calendar-turn', game=game_name(table.opened.game, say)))}"
    if others:
        with_whom = say("notice-calendar-with", players=", ".join(others))
        yield f"DESCRIPTION:{_escaped(with_whom)}"
    if site is not None:
        yield f"URL:{site.rstrip('/')}/table/{table.id}"
    yield "END:VEVENT"


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in "\\,;":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n").replace("\r", "")


def _folded(line: str) -> bytes:
    """Return a line in pieces, none of which splits a character."""
    pieces, piece = [], b""
    for sign in line:
        data = sign.encode()
        if len(piece) + len(data) > _LINE:
            pieces.append(piece)
            piece = b" "
        piece += data
    return b"\r\n".join([*pieces, piece]) + b"\r\n"
