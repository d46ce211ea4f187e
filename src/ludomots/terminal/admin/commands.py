"""The commands ``ludomots admin``: their options, and nothing else."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludomots.terminal.asking import WordList, of_database
from ludomots.terminal.help import group
from ludomots.texts import language_of, texts

if TYPE_CHECKING:
    from ludomots.terminal.db import Asked

_say = texts(language_of())

admin_app = group("cli-admin")


def _argument(about: str) -> Any:
    return typer.Argument(help=_say(f"cli-admin-argument-{about}"))


def _option(name: str, **more: Any) -> Any:
    return typer.Option(f"--{name}", help=_say(f"cli-admin-option-{name}"), **more)


PersonArgument = Annotated[str, _argument("person")]
TableArgument = Annotated[str, _argument("table")]
ReasonOption = Annotated[str, _option("reason")]
DaysOption = Annotated[float, _option("days", min=0.001, max=36500)]
PageOption = Annotated[int, _option("page", min=0)]


@admin_app.command(help=_say("cli-admin-invite"))
@of_database
def invite(asked: "Asked") -> int:
    """Invite an operator."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.invite(asked)


@admin_app.command(help=_say("cli-admin-operators"))
@of_database
def operators(asked: "Asked") -> int:
    """List the operators."""
    from ludomots.terminal.admin import lists  # noqa: PLC0415

    return lists.operators(asked)


@admin_app.command(help=_say("cli-admin-remove"))
@of_database
def remove(asked: "Asked", person: PersonArgument, reason: ReasonOption = "") -> int:
    """Let a person be an operator no more."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.remove(asked, person, reason)


@admin_app.command(help=_say("cli-admin-tables"))
@of_database
def tables(
    asked: "Asked", search: Annotated[str, _argument("tables")] = "", page: PageOption = 0
) -> int:
    """Find tables."""
    from ludomots.terminal.admin import lists  # noqa: PLC0415

    return lists.tables(asked, search, page)


@admin_app.command(help=_say("cli-admin-close"))
@of_database
def close(asked: "Asked", table: TableArgument, reason: ReasonOption) -> int:
    """End a table."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.close(asked, table, reason)


@admin_app.command(help=_say("cli-admin-unlist"))
@of_database
def unlist(asked: "Asked", table: TableArgument, reason: ReasonOption) -> int:
    """Take a table out of the list."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.unlist(asked, table, reason)


@admin_app.command(help=_say("cli-admin-people"))
@of_database
def people(
    asked: "Asked", search: Annotated[str, _argument("people")], page: PageOption = 0
) -> int:
    """Find people."""
    from ludomots.terminal.admin import lists  # noqa: PLC0415

    return lists.people(asked, search, page)


@admin_app.command(help=_say("cli-admin-rename"))
@of_database
def rename(
    asked: "Asked",
    person: PersonArgument,
    name: Annotated[str, _argument("name")],
    reason: ReasonOption,
    days: DaysOption = 30,
) -> int:
    """Give a person another name."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.rename(asked, person, name, acts.Term(days, reason))


@admin_app.command(help=_say("cli-admin-ban"))
@of_database
def ban(
    asked: "Asked",
    reason: ReasonOption,
    person: Annotated[str | None, _argument("person")] = None,
    days: DaysOption = 7,
    address: Annotated[str | None, _option("address")] = None,
    with_address: Annotated[bool, _option("with-address")] = False,
) -> int:
    """Ban a person, an address, or both."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.ban(asked, acts.Term(days, reason), person, address, with_address=with_address)


@admin_app.command(help=_say("cli-admin-mute"))
@of_database
def mute(asked: "Asked", person: PersonArgument, reason: ReasonOption, days: DaysOption = 7) -> int:
    """Let a person not chat."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.mute(asked, acts.Term(days, reason), person)


@admin_app.command(help=_say("cli-admin-sanctions"))
@of_database
def sanctions(asked: "Asked", page: PageOption = 0) -> int:
    """List what holds now."""
    from ludomots.terminal.admin import lists  # noqa: PLC0415

    return lists.sanctions(asked, page)


@admin_app.command(help=_say("cli-admin-lift"))
@of_database
def lift(
    asked: "Asked", sanction: Annotated[str, _argument("sanction")], reason: ReasonOption
) -> int:
    """End a ban, a mute or a fixed name."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.lift(asked, sanction, reason)


@admin_app.command(help=_say("cli-admin-reports"))
@of_database
def reports(
    asked: "Asked",
    settled: Annotated[bool, _option("settled")] = False,
    page: PageOption = 0,
) -> int:
    """List what players reported."""
    from ludomots.terminal.admin import lists  # noqa: PLC0415

    return lists.reports(asked, page, settled=settled)


@admin_app.command(help=_say("cli-admin-settle"))
@of_database
def settle(
    asked: "Asked", report: Annotated[str, _argument("report")], reason: ReasonOption
) -> int:
    """Settle a report."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.settle(asked, report, reason)


@admin_app.command(help=_say("cli-admin-words"))
@of_database
def words(asked: "Asked", language: Annotated[WordList, _argument("language")]) -> int:
    """List the refused words of a language."""
    from ludomots.terminal.admin import lists  # noqa: PLC0415

    return lists.words(asked, language)


@admin_app.command(name="refuse-word", help=_say("cli-admin-refuse-word"))
@of_database
def refuse_word(
    asked: "Asked",
    language: Annotated[WordList, _argument("language")],
    word: Annotated[str, _argument("word")],
    reason: ReasonOption = "",
) -> int:
    """Refuse a word in names and chat."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.switch_word(asked, language, word, reason, refused=True)


@admin_app.command(name="allow-word", help=_say("cli-admin-allow-word"))
@of_database
def allow_word(
    asked: "Asked",
    language: Annotated[WordList, _argument("language")],
    word: Annotated[str, _argument("word")],
    reason: ReasonOption = "",
) -> int:
    """Allow a word again."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.switch_word(asked, language, word, reason, refused=False)


@admin_app.command(help=_say("cli-admin-proposals"))
@of_database
def proposals(
    asked: "Asked",
    decided: Annotated[bool, _option("decided")] = False,
    tsv: Annotated[bool, _option("tsv")] = False,
    page: PageOption = 0,
) -> int:
    """List the words that players propose."""
    from ludomots.terminal.admin import lists  # noqa: PLC0415

    if tsv:
        return lists.proposals_as_tsv(asked)
    return lists.proposals(asked, page, decided=decided)


@admin_app.command(help=_say("cli-admin-decide"))
@of_database
def decide(
    asked: "Asked",
    language: Annotated[WordList, _argument("language")],
    word: Annotated[str, _argument("word")],
    reason: Annotated[str, typer.Option("--reason", help=_say("cli-admin-option-decision"))],
) -> int:
    """Mark a proposed word as decided."""
    from ludomots.terminal.admin import acts  # noqa: PLC0415

    return acts.decide(asked, language, word, reason)


@admin_app.command(help=_say("cli-admin-audit"))
@of_database
def audit(asked: "Asked", page: PageOption = 0) -> int:
    """List what operators did."""
    from ludomots.terminal.admin import lists  # noqa: PLC0415

    return lists.audit(asked, page)
