"""The pages of ``docs`` that follow from the code: ``python -m docs_site.pages`` writes them.

They are kept in the repository, so that they can be read there; a test compares them.
"""

import os
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec
import typer

from bench.playability import page as playability
from ludomots.core.choosing import Option, options_of, presets_of
from ludomots.core.options import Value
from ludomots.core.shelf import SHELF
from ludomots.texts import Texts, texts

DOCS = Path(__file__).parent.parent / "docs"

_COMMANDS = """\
# Command line

`ludomots --help` lists the commands and `ludomots word --help` explains one. Answers are in the
language of the system, French or English; `--lang fr` and `--lang en`, which every command has, ask
for one of them, and so does the variable `LUDOMOTS_LANG`. The JSON of `--json` and the exit codes
are in [formats](formats.md#json-of-the-commands).
"""

_OPTIONS = """\
# Options

What a table can choose, for each game: a *preset*, which is a named set of rules, and single
options on top of it. On the command line: `--preset NAME` and `--option NAME=VALUE`;
`ludomots rules GAME --options` prints this list. In Python:
`ludomots.new("topword", preset="short", keepOneLetter=True)`. In the browser, *With others…*
has them. Where the printed rules leave a choice, [rulings](rulings.md) say what was decided.
"""


def pages() -> dict[str, str]:
    """Return the text of each page, by its path in ``docs``."""
    os.environ["LUDOMOTS_LANG"] = "en"  # read when the command line is imported
    from ludomots.cli import app  # noqa: PLC0415

    commands = _commands("ludomots", typer.main.get_command(app))
    return {
        "command-line.md": "\n".join([_COMMANDS, *commands]),
        "options.md": "\n".join([_OPTIONS, *_options(texts("en"))]),
        "playability.md": playability.verdicts(),
        "notes/playability.md": playability.tables(),
    }


def _commands(name: str, command: Any) -> Iterator[str]:
    """Yield the section of a command, or those of a group's commands."""
    below = getattr(command, "commands", None)
    if below is not None:
        for part in below:
            yield from _commands(f"{name} {part}", below[part])
        return
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option"]
    needed = [_typed(one).strip("`") for one in options if one.required]
    yield f"## {name}\n"
    yield f"{command.help}\n"
    yield "    " + " ".join([name, *map(_argument, arguments), *needed]) + "\n"
    yield "| argument, option | |\n|---|---|"
    for one in [*arguments, *options]:
        if one.name != "lang":  # every command has it, so the page tells it once
            yield f"| {_typed(one)} | {_cell(one.help or '')}{_usual(one)} |"
    yield ""


def _argument(argument: Any) -> str:
    name = "GAME" if argument.name == "game" else argument.name.upper()
    shown = f"{name}…" if argument.nargs == -1 else name
    return shown if argument.required else f"[{shown}]"


def _typed(parameter: Any) -> str:
    """Return an argument or an option as it is typed."""
    if parameter.param_type_name == "argument":
        return f"`{_argument(parameter)}`"
    names = " ".join([*parameter.opts, *parameter.secondary_opts])
    if parameter.is_flag:
        return f"`{names}`"
    if parameter.metavar:
        return f"`{names} {parameter.metavar}`"
    kind = parameter.type_descriptor.annotation
    if isinstance(kind, type) and issubclass(kind, Enum):
        return f"`{names}` " + ", ".join(f"`{one.value}`" for one in kind)
    return f"`{names} {'NUMBER' if kind is int else 'TEXT'}`"


def _usual(parameter: Any) -> str:
    """Return what an option is if it is not given: from the environment, or its default."""
    value, told = parameter.default, []
    if isinstance(value, int | str) and not isinstance(value, bool):
        told.append(f"usually `{value}`")
    if parameter.envvar:
        told.append(f"in the environment: `{parameter.envvar}`")
    return f" ({'; '.join(told)})" if told else ""


def _options(say: Texts) -> Iterator[str]:
    for name, kind in SHELF.items():
        yield f"## {say(f'site-game-{name}')}\n"
        yield "| preset | |\n|---|---|"
        yield from (f"| `{one.name}` | {_cell(one.label)} |" for one in presets_of(kind, say))
        yield "\n| option | | usually | can be |\n|---|---|---|---|"
        for option in options_of(kind, say):
            about = f"{option.label}. {option.help}" if option.help else option.label
            cells = (
                f"`{option.name}`",
                _cell(about),
                f"`{_value(option.default)}`",
                _can_be(option),
            )
            yield f"| {' | '.join(cells)} |"
        yield ""


def _can_be(option: Option) -> str:
    if option.kind == "bool":
        return "`true`, `false`"
    parts = []
    if option.low is not None:
        unit = " seconds" if option.seconds else ""
        parts.append(f"`{option.low}` to `{option.high}`{unit}")
    parts += [f"`{_value(choice.value)}`: {_cell(choice.label)}" for choice in option.choices]
    return "<br>".join(parts)


def _value(value: Value) -> str:
    """Return a value as it is typed."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())


def main() -> int:
    """Write the pages, or with ``--check`` only say which of them are old."""
    is_check = "--check" in sys.argv
    old = [path for path, text in pages().items() if _read(path) != text]
    for path in old:
        print(f"docs/{path} is old: make docs" if is_check else f"docs/{path} is written again")
        if not is_check:
            (DOCS / path).write_text(pages()[path], encoding="utf-8")
    return 1 if is_check and old else 0


def _read(path: str) -> str:
    return (DOCS / path).read_text(encoding="utf-8") if (DOCS / path).exists() else ""


if __name__ == "__main__":
    sys.exit(main())
