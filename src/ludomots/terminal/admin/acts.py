"""What ``ludomots admin`` changes; each change is a line of the audit log."""

import sys
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from ludomots.server.addresses import hidden, network_of
from ludomots.server.database import Database
from ludomots.server.live.service import NoTable, TableService, wall_clock
from ludomots.server.live.writer import Writer
from ludomots.server.operators.audit import COMMAND_LINE, Act, NothingThere, Operators
from ludomots.server.operators.finding import change_table, rename_person
from ludomots.server.operators.limits import BadAmount, change_limit
from ludomots.server.operators.reports import Reports
from ludomots.server.operators.sanctions import Kind, Sanctions, WordFilter, new_sanction
from ludomots.server.people.people import People
from ludomots.server.words.proposals import Proposals
from ludomots.tables import BadLog, Refused
from ludomots.tables.answers import explain
from ludomots.tables.commands import Close, Unlist
from ludomots.tables.looks import is_name
from ludomots.tables.pace import DAY
from ludomots.terminal.db import BAD_INPUT, OK, WRONG, Asked, run
from ludomots.texts.shown import exact_time
from ludomots.words import NotAWord, fold
from ludomots.words.explain import error_line


class Term(NamedTuple):
    """For how many days something holds, and why."""

    days: float
    reason: str

    def until(self, act: Act) -> int:
        """Return the end, in milliseconds."""
        return act.at + round(self.days * DAY)


def invite(asked: Asked) -> int:
    """Print a code that makes one person an operator."""

    async def work(database: Database) -> int:
        code = await Operators(database).invite(COMMAND_LINE, wall_clock())
        if asked.as_json:
            facts = {"code": code.text, "expires": code.expires}
            print(msgspec.json.encode(facts).decode())
        else:
            until = exact_time(code.expires)
            print(asked.say("admin-invited", code=code.text, until=until))
        return OK

    return run(asked, work)


def remove(asked: Asked, person: str, reason: str) -> int:
    """Let a person be an operator no more."""
    act = _act("operator-removed", person, reason)
    return _do(asked, lambda database: Operators(database).remove(act))


def close(asked: Asked, table: str, reason: str) -> int:
    """End a table."""
    return _do(
        asked, lambda database: _change(database, _act("table-closed", table, reason), Close())
    )


def unlist(asked: Asked, table: str, reason: str) -> int:
    """Take a table out of the list."""
    act = _act("table-unlisted", table, reason)
    return _do(asked, lambda database: _change(database, act, Unlist()))


def rename(asked: Asked, person: str, name: str, term: Term) -> int:
    """Give a person another name."""
    if not is_name(name):
        print(explain(Refused("name"), asked.say), file=sys.stderr)
        return BAD_INPUT
    act = _act("renamed", person, term.reason)
    return _do(asked, lambda database: rename_person(database, act, name, term.until(act)))


def ban(
    asked: Asked, term: Term, person: str | None, address: str | None, *, with_address: bool
) -> int:
    """Ban a person, an address, or both."""
    if person is None and address is None:
        print(asked.say("admin-ban-whom"), file=sys.stderr)
        return BAD_INPUT

    async def work(database: Database) -> None:
        network = None
        if address is not None:
            network = hidden(await People(database).key(), network_of(address))
        await _sanction(database, "ban", term, person, network, with_address=with_address)

    return _do(asked, work)


def mute(asked: Asked, term: Term, person: str) -> int:
    """Let a person not chat."""
    return _do(asked, lambda database: _sanction(database, "mute", term, person))


def lift(asked: Asked, sanction: str, reason: str) -> int:
    """End what holds for a person or an address."""
    return _do(asked, lambda database: Sanctions(database).lift(_act("lifted", sanction, reason)))


def settle(asked: Asked, report: str, note: str) -> int:
    """Settle a report."""
    act = _act("report-settled", report, note)
    return _do(asked, lambda database: Reports(database).settle(act))


def switch_word(asked: Asked, language: str, word: str, reason: str, *, refused: bool) -> int:
    """Refuse a word in names and chat, or allow it again."""

    def switch(folded: str) -> int:
        act = _act("word-refused" if refused else "word-allowed", f"{language} {folded}", reason)
        return _do(
            asked,
            lambda database: WordFilter(database).switch(act, language, folded, refused=refused),
        )

    return _with_word(asked, word, switch)


def decide(asked: Asked, language: str, word: str, reason: str) -> int:
    """Mark a word that players proposed as decided."""

    def mark(folded: str) -> int:
        act = _act("proposal-decided", f"{language} {folded}", reason)
        return _do(asked, lambda database: Proposals(database).decide(act, language, folded))

    return _with_word(asked, word, mark)


def limit(asked: Asked, name: str, reason: str, most: int | None, a_second: float | None) -> int:
    """Raise or lower what visitors may use; without an amount it is as usual again."""
    act = _act("limit-changed", name, reason)
    return _do(asked, lambda database: change_limit(database, act, most, a_second))


def _with_word(asked: Asked, word: str, work: Callable[[str], int]) -> int:
    """Do something with a word in capitals A–Z, or say why it is none."""
    try:
        folded = fold(word)
    except NotAWord as error:
        print(error_line(error, asked.say), file=sys.stderr)
        return BAD_INPUT
    return work(folded)


def _act(action: str, target: str, reason: str) -> Act:
    return Act(COMMAND_LINE, wall_clock(), action, target, reason[:300])


async def _sanction(
    database: Database,
    kind: Kind,
    term: Term,
    person: str | None,
    network: str | None = None,
    *,
    with_address: bool = False,
) -> None:
    act = _act("banned" if kind == "ban" else "muted", person or "an address", term.reason)
    with_address = with_address and person is not None
    wanted = new_sanction(
        act, kind, term.until(act), person=person, network=network, with_address=with_address
    )
    await Sanctions(database).add(act, wanted)


async def _change(database: Database, act: Act, command: Close | Unlist) -> None:
    """Change a table beside a server that may be running it: the log lets one of two win."""
    async with Writer(database) as writer:
        service = TableService(database, writer)
        await change_table(database, service.execute, act, command)


def _do(asked: Asked, change: Callable[[Database], Awaitable[object]]) -> int:
    """Make a change, and say that it was made or why not."""

    async def work(database: Database) -> int:
        try:
            await change(database)
        except (NothingThere, NoTable):
            problem = asked.say("admin-nothing-there")
        except BadAmount:
            problem = asked.say("problem-limit-amount")
        except BadLog:
            problem = asked.say("problem-damaged-table")
        except Refused as refused:
            problem = explain(refused, asked.say)
        else:
            print('{"done":true}' if asked.as_json else asked.say("admin-done"))
            return OK
        print(problem, file=sys.stderr)
        return WRONG

    return run(asked, work)
