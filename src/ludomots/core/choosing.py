"""What can be chosen for a table, in words: presets, options and their choices.

The texts are named ``option-<game>-<option>``, or ``option-<option>`` where games share it; with
``-help`` added for the sentence that explains an option, and ``-<choice>`` for each choice. Groups
of options are headed by ``option-group-<name>``.
"""

import re
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
from msgspec import inspect

from ludomots.core.definition import AnyGame
from ludomots.core.options import TableOptions, Value, presets
from ludomots.core.site_face import OptionGroup
from ludomots.texts import Texts

_TIMES = ("Clock", "Time")
"""How the names of options end that are numbers of seconds."""


_REGISTERS = OptionGroup(
    name="registers",
    options=tuple(field.encode_name for field in msgspec.structs.fields(TableOptions)),
    rare=True,
)
"""Which words are in the list: the options that every game has."""


class OptionChoice(msgspec.Struct, frozen=True):
    """What an option may be, and what that is called."""

    value: Value
    label: str


class Preset(msgspec.Struct, frozen=True):
    """A named set of rules: what it is called, and how it differs from the defaults."""

    name: str
    label: str
    values: dict[str, Value]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be chosen.

    It has ``choices``, or it is a whole number from ``low`` to ``high`` and its one choice, if any,
    is to have none; it may be a number of seconds.
    """

    name: str
    label: str
    help: str
    kind: Literal["bool", "int", "choice"]
    default: Value
    choices: tuple[OptionChoice, ...]
    low: int | None = None
    high: int | None = None
    seconds: bool = False


class Group(msgspec.Struct, frozen=True):
    """Options that are chosen together, under a heading; a rare group is folded away at first."""

    label: str
    options: tuple[str, ...]
    rare: bool


def presets_of(kind: AnyGame, say: Texts) -> tuple[Preset, ...]:
    """Return the presets of a game."""
    return tuple(
        Preset(name, _preset_label(kind, name, say), values)
        for name, values in presets(kind.options).items()
    )


def options_of(kind: AnyGame, say: Texts) -> tuple[Option, ...]:
    """Return everything that can be chosen for a game."""
    return tuple(_option(kind, field, say) for field in msgspec.structs.fields(kind.options))


def groups_of(kind: AnyGame, say: Texts) -> tuple[Group, ...]:
    """Return the options of a game by groups.

    Those that no group of its own names come last, before the words that can be left out.
    """
    groups = (*kind.faces.site.groups, _REGISTERS)
    named = {name for group in groups for name in group.options}
    fields = (field.encode_name for field in msgspec.structs.fields(kind.options))
    others = OptionGroup(name="other", options=tuple(name for name in fields if name not in named))
    return tuple(
        Group(say(f"option-group-{group.name}"), group.options, group.rare)
        for group in (*groups[:-1], others, groups[-1])
        if group.options
    )


def _preset_label(kind: AnyGame, name: str, say: Texts) -> str:
    own = f"preset-{kind.name}-{name}"
    return say(own if own in say else "preset-usual")


class _May(NamedTuple):
    """What an option may be: these values, or a number in these bounds."""

    values: tuple[Value, ...]
    low: int | None = None
    high: int | None = None


def _option(kind: AnyGame, field: msgspec.structs.FieldInfo, say: Texts) -> Option:
    name = field.encode_name
    default = msgspec.to_builtins(field.default)
    in_data = kind.options.choices_in_data().get(name)
    may = _may(field.type) if in_data is None else _read(in_data, default)
    return Option(
        name=name,
        label=say(_text_name(kind, name, "", say)),
        help=_help(kind, name, say),
        kind="bool" if isinstance(default, bool) else "choice" if may.low is None else "int",
        default=default,
        choices=tuple(OptionChoice(one, _label(kind, name, one, say)) for one in may.values),
        low=may.low,
        high=may.high,
        seconds=name.endswith(_TIMES),
    )


def _read(texts: tuple[str, ...], default: Value) -> _May:
    """Return the choices of a data file, as numbers where the option is one."""
    return _May(tuple(int(one) if isinstance(default, int) else one for one in texts))


def _may(of: Any) -> _May:
    if get_origin(of) is Literal:
        return _May(get_args(of))
    parts = inspect.type_info(of)
    kinds = parts.types if isinstance(parts, inspect.UnionType) else (parts,)
    number = next((kind for kind in kinds if isinstance(kind, inspect.IntType)), None)
    if number is None:
        return _May((True, False))
    none = any(isinstance(kind, inspect.NoneType) for kind in kinds)
    return _May((None,) if none else (), number.ge, number.le)


def _label(kind: AnyGame, option: str, value: Value, say: Texts) -> str:
    """Return what a choice is called; one that an owner has added by a data file, as he did."""
    if isinstance(value, bool):
        return say("option-yes" if value else "option-no")
    part = _dashed("none" if value is None else str(value))
    name = _text_name(kind, option, f"-{part}", say)
    return say(name) if name in say else str(value)


def _help(kind: AnyGame, option: str, say: Texts) -> str:
    """Return the sentence that explains an option, nothing if its label says it all."""
    name = _text_name(kind, option, "-help", say)
    return say(name) if name in say else ""


def _text_name(kind: AnyGame, option: str, part: str, say: Texts) -> str:
    """Return the name of an option's text: the game's own, else the one that games share."""
    own = f"option-{kind.name}-{_dashed(option)}{part}"
    return own if own in say else f"option-{_dashed(option)}{part}"


def _dashed(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
