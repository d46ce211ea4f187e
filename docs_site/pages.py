"""The pages of ``docs`` that follow from the code: ``python -m docs_site.pages`` writes them.

They are kept in the repository, so that they can be read there; a test compares them.
"""

import os
import sys
from collections import Counter
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

Many commands share these options; each command names those that it has.
"""

_MANY = 4
"""An option that this many commands have is explained once, at the top of the page."""

_OPTIONS = """\
# Options

What a table can choose, for each game: a *preset*, which is a named set of rules, and single
options on top of it. On the command line: `--preset NAME` and `--option NAME=VALUE`;
`ludomots rules GAME --options` prints this list. In Python:
`ludomots.new("topword", preset="short", keepOneLetter=True)`. In the browser, *With others…*
has them. Where the printed rules leave a choice, [rulings](rulings.md) say what was decided.

Every game has these options:
"""

_OPTION_TABLE = "| option | | usually | can be |\n|---|---|---|---|"


def pages() -> dict[str, str]:
    """Return the text of each page, by its path in ``docs``."""
    os.environ["LUDOMOTS_LANG"] = "en"  # read when the command line is imported
    from ludomots.cli import app  # noqa: PLC0415

    command_line = typer.main.get_command(app)
    return {
        "command-line.md": "\n".join([_COMMANDS, *_command_page(command_line)]),
        "options.md": "\n".join([_OPTIONS, *_options(texts("en"))]),
        "playability.md": playability.page(),
    }


def _command_page(command_line: Any) -> Iterator[str]:
    """Yield the list of shared options, then the section of each command."""
    commands = dict(_commands("ludomots", command_line))
    lines = Counter(line for one in commands.values() for line in _option_lines(one))
    shared = [line for line, count in lines.items() if count >= _MANY]
    yield from shared
    yield ""
    for name, command in commands.items():
        yield from _section(name, command, shared)


def _commands(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    """Yield each command below a command or group, with its full name."""
    below = getattr(command, "commands", None)
    if below is None:
        yield name, command
        return
    for part in below:
        yield from _commands(f"{name} {part}", below[part])


def _section(name: str, command: Any, shared: list[str]) -> Iterator[str]:
    """Yield what a command does, how it is typed, its own options and the names of shared ones."""
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option"]
    needed = [_typed(one).strip("`") for one in options if one.required]
    yield f"## {name}\n"
    yield f"{command.help}\n"
    yield "    " + " ".join([name, *map(_argument, arguments), *needed]) + "\n"
    lines = [*map(_line, arguments), *_option_lines(command)]
    own = [line for line in lines if line not in shared]
    if own:
        yield from own
        yield ""
    also = [f"`{one.opts[0]}`" for one in options if _line(one) in shared]
    if also:
        yield f"Also {', '.join(also)}.\n"


def _option_lines(command: Any) -> list[str]:
    """Return a line for each option, without the language, which every command has."""
    options = [one for one in command.params if one.param_type_name == "option"]
    return [_line(one) for one in options if one.name != "lang"]


def _line(parameter: Any) -> str:
    about = " ".join((parameter.help or "").split())
    return f"- {_typed(parameter)}: {about}{_usual(parameter)}"


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
    value, parts = parameter.default, []
    if isinstance(value, int | str) and not isinstance(value, bool) and value != "":
        parts.append(f"usually `{value}`")
    if parameter.envvar:
        parts.append(f"in the environment: `{parameter.envvar}`")
    return f" ({'; '.join(parts)})" if parts else ""


def _options(say: Texts) -> Iterator[str]:
    """Yield the options that every game has, then the presets and other options of each game."""
    games = {name: list(options_of(kind, say)) for name, kind in SHELF.items()}
    rows = {name: [_option_row(one) for one in options] for name, options in games.items()}
    first, *others = rows.values()
    shared = [row for row in first if all(row in other for other in others)]
    yield _OPTION_TABLE
    yield from shared
    yield ""
    for name, kind in SHELF.items():
        yield f"## {say(f'site-game-{name}')}\n"
        yield "| preset | |\n|---|---|"
        yield from (f"| `{one.name}` | {_cell(one.label)} |" for one in presets_of(kind, say))
        yield f"\n{_OPTION_TABLE}"
        yield from (row for row in rows[name] if row not in shared)
        yield ""


def _option_row(option: Option) -> str:
    about = f"{option.label}. {option.help}" if option.help else option.label
    cells = (f"`{option.name}`", _cell(about), f"`{_value(option.default)}`", _can_be(option))
    return f"| {' | '.join(cells)} |"


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
