"""What ``ludomots admin`` lists: a line each of facts with their names, or JSON."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludomots.server.database import Database
from ludomots.server.live.service import wall_clock
from ludomots.server.operators.audit import Operators, audit_lines
from ludomots.server.operators.finding import find_people, find_tables
from ludomots.server.operators.limits import (
    USUAL,
    StatedLimit,
    changed_limits,
    stated,
    with_changes,
)
from ludomots.server.operators.reports import Reports
from ludomots.server.operators.sanctions import Sanctions, WordFilter
from ludomots.server.words.proposals import Proposals, as_tsv
from ludomots.terminal.db import OK, Asked, run
from ludomots.texts.shown import exact_time

Row = dict[str, Any]


def operators(asked: Asked) -> int:
    """List the operators."""
    return _list(asked, lambda database: Operators(database).all(), _line("since"))


def tables(asked: Asked, search: str, page: int) -> int:
    """List tables, the latest first."""
    return _list(asked, lambda database: find_tables(database, search, page), _line("changed"))


def people(asked: Asked, search: str, page: int) -> int:
    """List the people that are found."""
    return _list(asked, lambda database: find_people(database, search, page), _line())


def sanctions(asked: Asked, page: int) -> int:
    """List what holds now for people and addresses."""
    now = wall_clock()
    shown = _line("since", "until")
    return _list(asked, lambda database: Sanctions(database).page(now, page), shown)


def reports(asked: Asked, page: int, *, settled: bool) -> int:
    """List what players reported."""
    return _list(asked, lambda database: Reports(database).page(page, is_open=not settled), _report)


def words(asked: Asked, language: str) -> int:
    """List the refused words of a language."""
    return _list(
        asked, lambda database: WordFilter(database).words(language), lambda row: row["word"]
    )


def audit(asked: Asked, page: int) -> int:
    """List what operators did, the latest first."""
    return _list(asked, lambda database: audit_lines(database, page), _line("at"))


def limits(asked: Asked) -> int:
    """List what visitors may use; of a server that was started without limits nothing holds."""

    async def find(database: Database) -> list[StatedLimit]:
        return stated(with_changes(USUAL, await changed_limits(database)), USUAL)

    return _list(asked, find, _line())


def proposals(asked: Asked, page: int, *, decided: bool) -> int:
    """List the words that players propose."""
    shown = _line("decided")
    return _list(asked, lambda database: Proposals(database).page(page, is_open=not decided), shown)


def proposals_as_tsv(asked: Asked) -> int:
    """Print all proposed words that wait for a decision as a table."""

    async def work(database: Database) -> int:
        print(as_tsv(await Proposals(database).waiting()), end="")
        return OK

    return run(asked, work)


def _list(
    asked: Asked,
    find: Callable[[Database], Any],
    shown: Callable[[Row], str],
) -> int:
    async def work(database: Database) -> int:
        rows: Sequence[Row] = [one._asdict() for one in await find(database)]
        if asked.as_json:
            print(msgspec.json.encode([_without_secrets(row) for row in rows]).decode())
        for row in () if asked.as_json else rows:
            print(shown(row))
        return OK

    return run(asked, work)


def _without_secrets(row: Row) -> Row:
    """Return a row without the hash of an address, which is of no use to anybody."""
    if "network" not in row:
        return row
    kept = {name: value for name, value in row.items() if name != "network"}
    return {**kept, "has_address": row["network"] is not None}


def _line(*times: str) -> Callable[[Row], str]:
    """Return what writes a row as a line of ``name=value``, with the names of the JSON."""

    def line(row: Row) -> str:
        facts = _without_secrets(row).items()
        told = [
            (name, exact_time(fact) if name in times and fact else _fact(fact))
            for name, fact in facts
        ]
        return "  ".join(f"{name}={value}" for name, value in told if value)

    return line


def _fact(value: object) -> str:
    """Return a value as text, nothing if there is none."""
    match value:
        case None:
            return ""
        case bool():
            return str(value).lower()
        case tuple():
            return ",".join(map(str, value))
        case _:
            return str(value)


def _report(row: Row) -> str:
    """Return a report with its text and what was said at the table."""
    context, facts = row["context"], {**row, "context": None, "text": None}
    said = [f"    {one.name or one.person}: {one.text}" for one in context.chat]
    text = [f"    {row['text']}"] if row["text"] else []
    return "\n".join([_line("at", "settled")(facts), *text, *said])
