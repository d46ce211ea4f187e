"""The commands ``ludomots admin``: their options, and nothing else."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludomots.terminal.asking import Command, WordList, of_database
from ludomots.terminal.help import group
from ludomots.terminal.later import Later
from ludomots.texts import language_of, texts

if TYPE_CHECKING:
    from ludomots.terminal.admin import acts, lists
    from ludomots.terminal.db import Asked
else:
    acts, lists = Later("ludomots.terminal.admin.acts"), Later("ludomots.terminal.admin.lists")

_say = texts(language_of())

admin_app = group("cli-admin")


def _argument(about: str) -> Any:
    return typer.Argument(help=_say(f"cli-admin-argument-{about}"))


def _option(name: str, **more: Any) -> Any:
    return typer.Option(f"--{name}", help=_say(f"cli-admin-option-{name}"), **more)


def _command(function: Command) -> Command:
    """Make a command of a function; its name and its text follow from that of the function."""
    name = function.__name__.replace("_", "-")
    admin_app.command(name=name, help=_say(f"cli-admin-{name}"))(of_database(function))
    return function


PersonArgument = Annotated[str, _argument("person")]
TableArgument = Annotated[str, _argument("table")]
ReasonOption = Annotated[str, _option("reason")]
DaysOption = Annotated[float, _option("days", min=0.001, max=36500)]
PageOption = Annotated[int, _option("page", min=0)]


@_command
def invite(asked: "Asked") -> int:
    """Invite an operator."""
    return acts.invite(asked)


@_command
def operators(asked: "Asked") -> int:
    """List the operators."""
    return lists.operators(asked)


@_command
def remove(asked: "Asked", person: PersonArgument, reason: ReasonOption = "") -> int:
    """Let a person be an operator no more."""
    return acts.remove(asked, person, reason)


@_command
def tables(
    asked: "Asked", search: Annotated[str, _argument("tables")] = "", page: PageOption = 0
) -> int:
    """Find tables."""
    return lists.tables(asked, search, page)


@_command
def close(asked: "Asked", table: TableArgument, reason: ReasonOption) -> int:
    """End a table."""
    return acts.close(asked, table, reason)


@_command
def unlist(asked: "Asked", table: TableArgument, reason: ReasonOption) -> int:
    """Take a table out of the list."""
    return acts.unlist(asked, table, reason)


@_command
def people(
    asked: "Asked", search: Annotated[str, _argument("people")], page: PageOption = 0
) -> int:
    """Find people."""
    return lists.people(asked, search, page)


@_command
def rename(
    asked: "Asked",
    person: PersonArgument,
    name: Annotated[str, _argument("name")],
    reason: ReasonOption,
    days: DaysOption = 30,
) -> int:
    """Give a person another name."""
    return acts.rename(asked, person, name, acts.Term(days, reason))


@_command
def ban(
    asked: "Asked",
    reason: ReasonOption,
    person: Annotated[str | None, _argument("person")] = None,
    days: DaysOption = 7,
    address: Annotated[str | None, _option("address")] = None,
    with_address: Annotated[bool, _option("with-address")] = False,
) -> int:
    """Ban a person, an address, or both."""
    return acts.ban(asked, acts.Term(days, reason), person, address, with_address=with_address)


@_command
def mute(asked: "Asked", person: PersonArgument, reason: ReasonOption, days: DaysOption = 7) -> int:
    """Let a person not chat."""
    return acts.mute(asked, acts.Term(days, reason), person)


@_command
def sanctions(asked: "Asked", page: PageOption = 0) -> int:
    """List what holds now."""
    return lists.sanctions(asked, page)


@_command
def lift(
    asked: "Asked", sanction: Annotated[str, _argument("sanction")], reason: ReasonOption
) -> int:
    """End a ban, a mute or a fixed name."""
    return acts.lift(asked, sanction, reason)


@_command
def reports(
    asked: "Asked",
    settled: Annotated[bool, _option("settled")] = False,
    page: PageOption = 0,
) -> int:
    """List what players reported."""
    return lists.reports(asked, page, settled=settled)


@_command
def settle(
    asked: "Asked", report: Annotated[str, _argument("report")], reason: ReasonOption
) -> int:
    """Settle a report."""
    return acts.settle(asked, report, reason)


@_command
def words(asked: "Asked", language: Annotated[WordList, _argument("language")]) -> int:
    """List the refused words of a language."""
    return lists.words(asked, language)


@_command
def refuse_word(
    asked: "Asked",
    language: Annotated[WordList, _argument("language")],
    word: Annotated[str, _argument("word")],
    reason: ReasonOption = "",
) -> int:
    """Refuse a word in names and chat."""
    return acts.switch_word(asked, language, word, reason, refused=True)


@_command
def allow_word(
    asked: "Asked",
    language: Annotated[WordList, _argument("language")],
    word: Annotated[str, _argument("word")],
    reason: ReasonOption = "",
) -> int:
    """Allow a word again."""
    return acts.switch_word(asked, language, word, reason, refused=False)


@_command
def limits(asked: "Asked") -> int:
    """List what visitors may use."""
    return lists.limits(asked)


@_command
def limit(
    asked: "Asked",
    name: Annotated[str, _argument("limit")],
    reason: Annotated[str, typer.Option("--reason", help=_say("cli-admin-option-note"))],
    most: Annotated[int | None, _option("most", min=1, max=10**9)] = None,
    a_second: Annotated[float | None, _option("a-second", min=0.001, max=10**6)] = None,
) -> int:
    """Raise or lower what visitors may use."""
    return acts.limit(asked, name, reason, most, a_second)


@_command
def proposals(
    asked: "Asked",
    decided: Annotated[bool, _option("decided")] = False,
    tsv: Annotated[bool, _option("tsv")] = False,
    page: PageOption = 0,
) -> int:
    """List the words that players propose."""
    if tsv:
        return lists.proposals_as_tsv(asked)
    return lists.proposals(asked, page, decided=decided)


@_command
def decide(
    asked: "Asked",
    language: Annotated[WordList, _argument("language")],
    word: Annotated[str, _argument("word")],
    reason: Annotated[str, typer.Option("--reason", help=_say("cli-admin-option-decision"))],
) -> int:
    """Mark a proposed word as decided."""
    return acts.decide(asked, language, word, reason)


@_command
def audit(asked: "Asked", page: PageOption = 0) -> int:
    """List what operators did."""
    return lists.audit(asked, page)
