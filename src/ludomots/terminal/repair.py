"""The command ``ludomots db repair``: it says what is wrong, what would be lost, and repairs."""

import os
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludomots.server.database import Database
from ludomots.server.keeping.repair import (
    Lost,
    Plan,
    Wishes,
    carry_out,
    opened_backup,
    plan,
    refuse_in_use,
)
from ludomots.server.live.server_lock import hold
from ludomots.server.live.service import wall_clock
from ludomots.server.ratings.history import wrong_ratings
from ludomots.tables.events import Moved
from ludomots.tables.sentences import names_of
from ludomots.terminal.db import OK, WRONG, Asked, fault_line, run
from ludomots.texts import Texts


class Wanted(NamedTuple):
    """What an operator wants: which tables, from which backup, whether to cut logs off, and whether
    to do it or only to say what would be done."""

    tables: tuple[str, ...]
    backup: str | None
    truncate: bool
    yes: bool


def repair(asked: Asked, wanted: Wanted) -> int:
    """Repair damaged tables, or say what would be done."""

    async def work(database: Database) -> int:
        now = wall_clock()
        async with AsyncExitStack() as stack:
            wishes = Wishes(wanted.tables, None, wanted.truncate)
            if wanted.backup is not None:
                backup = await stack.enter_async_context(opened_backup(Path(wanted.backup)))
                wishes = wishes._replace(backup=backup)
            if wanted.yes:
                stack.enter_context(hold(database, f"ludomots db repair, {os.getpid()}"))
                if database.file is None:
                    await refuse_in_use(database, now)
            plans = await plan(database, wishes, now)
            if wanted.yes:
                ratings = await carry_out(database, plans, wishes, now)
            else:
                ratings = len(await wrong_ratings(database))
        _tell(plans, ratings, asked, done=wanted.yes)
        is_repaired = wanted.yes and all(one.action != "leave" for one in plans)
        return OK if is_repaired or not (plans or ratings) else WRONG

    return run(asked, work)


def _tell(plans: list[Plan], ratings: int, asked: Asked, *, done: bool) -> None:
    if asked.as_json:
        facts = {"done": done, "tables": [_facts(one) for one in plans], "ratings": ratings}
        print(msgspec.json.encode(facts).decode())
        return
    say = asked.say
    for one in plans:
        print(fault_line(one.fault, say))
        for line in _lines(one, say, "yes" if done else "no"):
            print(f"  {line}")
    if ratings:
        print(say("db-repair-ratings", done="yes" if done else "no", count=ratings))
    if not plans and not ratings:
        print(say("db-nothing-to-repair"))
    elif not done:
        print(say("db-repair-not-done"), file=sys.stderr)


def _lines(one: Plan, say: Texts, done: str) -> Iterator[str]:
    """Yield what is done about a table, and what is lost by it."""
    if one.no_help is not None:
        yield say(f"db-no-help-{one.no_help}")
    yield say(f"db-repair-{one.action}", done=done, entries=one.kept)
    if one.action == "leave":
        return
    if not one.lost and not one.missing and one.fault.code != "tail":
        yield say("db-nothing-lost")
    for lost in one.lost:
        yield _lost_line(lost, one, say)
    if one.missing:
        yield say("db-lost-missing", count=one.missing)
    if one.fault.code == "tail" and one.action == "derive":
        yield say("db-lost-tail")


def _lost_line(lost: Lost, one: Plan, say: Texts) -> str:
    event = None if lost.entry is None else lost.entry.event
    if event is None:
        return say("db-lost-unreadable", entry=lost.seq)
    if isinstance(event, Moved):
        player = _player(event.seat, one, say)
        return say("db-lost-move", entry=lost.seq, player=player, move=event.move)
    kind = str(event.__struct_config__.tag)
    known = f"db-event-{kind}"
    return say("db-lost-event", entry=lost.seq, event=say(known) if known in say else kind)


def _player(seat: int, one: Plan, say: Texts) -> str:
    """Return who sits on a seat, as far as the log tells."""
    names = [] if one.before is None else names_of(one.before.seats, say)
    if seat < 0:
        return say("db-lost-by-table")
    return names[seat] if seat < len(names) else say("db-lost-by-seat", seat=seat + 1)


def _facts(one: Plan) -> dict[str, Any]:
    return {
        "table": one.table_id,
        "code": one.fault.code,
        "seq": one.fault.seq,
        "action": one.action,
        "noHelp": one.no_help,
        "kept": one.kept,
        "lost": [{"seq": lost.seq, "entry": _shown(lost)} for lost in one.lost],
        "missing": one.missing,
    }


def _shown(lost: Lost) -> dict[str, Any] | None:
    """Return what an operator may know of an entry: the secret of the draws is none of it."""
    if lost.entry is None:
        return None
    event = lost.entry.event
    more = {"seat": event.seat, "move": event.move} if isinstance(event, Moved) else {}
    return {"type": event.__struct_config__.tag, "at": lost.entry.at, **more}
