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

Behind the name of an option stands its usual value. One that is `true` or `false` can be the other.
Every game has these:
"""


def pages() -> dict[str, str]:
    """Return the text of each page, by its path in ``docs``."""
    os.environ["LUDOMOTS_LANG"] = "en"  # read when the command line is imported
    from ludomots.cli import app  # noqa: PLC0415

    command_line = typer.main.get_command(app)
    return {
        "command-line.md": "\n".join([_COMMANDS, *_command_page(command_line)]),
        "options.md": "\n".join([_OPTIONS, *_options(texts("en"))]),
        "playability.md": playability.verdicts(),
        "notes/playability.md": playability.tables(),
    }


def _command_page(command_line: Any) -> Iterator[str]:
    """Yield the list of shared options, then a section for each command or group of commands."""
    commands = command_line.commands
    leaves = [leaf for one in commands.values() for leaf in _below(one).values()]
    lines = Counter(line for leaf in leaves for line in _option_lines(leaf))
    shared = [line for line, count in lines.items() if count >= _MANY]
    yield from shared
    yield ""
    for name, command in commands.items():
        if hasattr(command, "commands"):
            yield from _group(f"ludomots {name}", command)
        else:
            yield from _section(f"ludomots {name}", command, shared)


def _below(command: Any) -> dict[str, Any]:
    """Return the commands of a group by name, or the command itself."""
    return getattr(command, "commands", {"": command})


def _group(name: str, group: Any) -> Iterator[str]:
    """Yield a line for each command of a group: how it is typed, and what it does."""
    each = [set(_option_lines(command)) for command in group.commands.values()]
    common = set.intersection(*each)
    yield f"## {name}\n"
    for part, command in group.commands.items():
        arguments, options = _parameters(command)
        typed = [_option(one) for one in options if _line(one) not in common]
        words = [name, part, *map(_argument, arguments), *typed]
        yield f"- `{' '.join(words)}`: {' '.join(command.help.split())}"
    yield ""
    _, options = _parameters(next(iter(group.commands.values())))
    names = [f"`{one.opts[0]}`" for one in options if _line(one) in common]
    yield f"Each also has {' and '.join(names)}; `--help` explains its options.\n"


def _section(name: str, command: Any, shared: list[str]) -> Iterator[str]:
    """Yield what a command does, how it is typed, its own options and the names of shared ones."""
    arguments, options = _parameters(command)
    needed = [_typed(one).strip("`") for one in options if one.required]
    yield f"## {name}\n"
    yield f"{command.help}\n"
    if arguments or needed:
        yield "    " + " ".join([name, *map(_argument, arguments), *needed]) + "\n"
    own = [line for line in map(_line, [*arguments, *options]) if line not in shared]
    if own:
        yield from own
        yield ""
    also = [f"`{one.opts[0]}`" for one in options if _line(one) in shared]
    if also:
        yield f"Also {', '.join(also)}.\n"


def _parameters(command: Any) -> tuple[list[Any], list[Any]]:
    """Return the arguments and the options, without the language, which every command has."""
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    options = [one for one in command.params if one.param_type_name == "option"]
    return arguments, [one for one in options if one.name != "lang"]


def _option(option: Any) -> str:
    """Return an option as it is typed, in brackets if it may be left out."""
    typed = _typed(option).replace("` `", " ").replace("`, `", "|").strip("`")
    return typed if option.required else f"[{typed}]"


def _option_lines(command: Any) -> list[str]:
    return [_line(one) for one in _parameters(command)[1]]


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
    games = {name: list(map(_choice, options_of(kind, say))) for name, kind in SHELF.items()}
    first, *others = games.values()
    shared = [line for line in first if all(line in other for other in others)]
    yield from shared
    yield ""
    for name, kind in SHELF.items():
        yield f"## {say(f'site-game-{name}')}\n"
        presets = presets_of(kind, say)
        yield "Presets: " + "; ".join(f"`{one.name}` ({one.label})" for one in presets) + ".\n"
        yield from (line for line in games[name] if line not in shared)
        yield ""


def _choice(option: Option) -> str:
    """Return the line of an option: its usual value, what it is about and what it can be."""
    about = " ".join([f"{option.label}.", *filter(None, [option.help, _can_be(option)])])
    return f"- `{option.name}` (`{_value(option.default)}`): {' '.join(about.split())}"


def _can_be(option: Option) -> str:
    """Return the values of an option that is more than a switch."""
    if option.kind == "bool":
        return ""
    parts = []
    if option.low is not None:
        unit = " seconds" if option.seconds else ""
        parts.append(f"`{option.low}` to `{option.high}`{unit}")
    parts += [f"`{_value(choice.value)}`: {choice.label}" for choice in option.choices]
    return "; ".join(parts)


def _value(value: Value) -> str:
    """Return a value as it is typed."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


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
