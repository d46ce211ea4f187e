"""Options that several commands share, and the decorators that give them to a command."""

from collections.abc import Callable
from enum import StrEnum
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludomots.texts import language_of, texts

if TYPE_CHECKING:
    from ludomots.terminal.db import Asked

_say = texts(language_of())

Command = Callable[..., int]


class Language(StrEnum):
    """The languages of the answers."""

    FR = "fr"
    EN = "en"


class WordList(StrEnum):
    """The word lists there are."""

    FR = "fr"
    EN = "en"
    NL = "nl"


JsonOption = Annotated[bool, typer.Option("--json", help=_say("cli-option-json"))]
LangOption = Annotated[
    Language, typer.Option("--lang", is_eager=True, help=_say("cli-option-lang"))
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database", envvar="LUDOMOTS_DATABASE", help=_say("cli-option-database"), metavar="URL"
    ),
]

USUAL_LANGUAGE = Language(language_of())


def asking(make: Callable[..., object], **shared: tuple[Any, object]) -> Callable[[Command], Any]:
    """Return a decorator for commands that share options, each with its type and its default.

    ``make`` makes one value of these options, which the command gets first.
    """

    def asking(command: Command) -> Callable[..., None]:
        def ask(**given: Any) -> None:
            asked = make(*(given.pop(name) for name in shared))
            raise typer.Exit(command(asked, **given))

        keyword = Parameter.KEYWORD_ONLY
        _asked, *own = signature(command).parameters.values()
        options = [one.replace(kind=keyword) for one in own] + [
            Parameter(name, keyword, default=default, annotation=kind)
            for name, (kind, default) in shared.items()
        ]
        ask.__signature__ = Signature(options)  # type: ignore[attr-defined]
        ask.__annotations__ = {one.name: one.annotation for one in options}
        ask.__name__, ask.__doc__ = command.__name__, command.__doc__
        return ask

    return asking


def _asked_of_database(database: str | None, json: bool, lang: Language) -> "Asked":
    from ludomots.terminal import db  # noqa: PLC0415

    return db.Asked(database, texts(lang), json)


of_database = asking(
    _asked_of_database,
    database=(DatabaseOption, None),
    json=(JsonOption, False),
    lang=(LangOption, USUAL_LANGUAGE),
)
"""The decorator of a command about the database."""
