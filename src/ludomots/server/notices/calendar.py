"""The deadlines of somebody's games as a calendar that phones and mail programs read (RFC 5545)."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from ludomots.server.notices.words import game_name
from ludomots.tables import Table
from ludomots.tables.deadlines import turn_deadline
from ludomots.tables.pace import MINUTE
from ludomots.tables.sentences import names_of
from ludomots.texts import Texts

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
