"""Options of a table, for every game: named presets, and ``KEY=VALUE`` texts on top of them.

A game's options are one frozen struct with a default for each field; its presets are a TOML file
beside it that says how each differs from the defaults. Without that file it has the one preset that
every game has. Names in JSON and on the command line are
camelCase.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import inspect

from ludomots.errors import LudomotsError
from ludomots.words.registers import ALL_LEFT_OUT, LeftOut

DEFAULT_PRESET = "french"

_LONGEST_VALUE = 64
_WORDS = {"true": True, "false": False, "null": None}

Value = bool | int | str | None
"""What an option can be set to."""


class BadOption(LudomotsError, ValueError):
    """An option that cannot be: a stable code, the option, the value, and what could be chosen.

    Codes: ``option-unreadable`` (no ``KEY=VALUE``), ``option-unknown``, ``option-value`` and
    ``preset-unknown``. They are names of texts.
    """

    def __init__(self, code: str, name: str, value: str = "", choices: Iterable[str] = ()) -> None:
        self.code = code
        self.name = name[:_LONGEST_VALUE]
        self.value = value[:_LONGEST_VALUE]
        self.choices = tuple(choices)
        chosen = f"={self.value}" if value else ""
        super().__init__(f"{code}: {self.name}{chosen}, choose among {', '.join(self.choices)}")


class TableOptions(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The options of a game; its own options are the fields of a subclass.

    Every game can do without the words of some registers. A game that offers a choice of word
    lists, or has clocks, has a field of that name. The options of an older rulebook are a subclass
    with the defaults of its time and a presets file of its own: logs and records name a preset and
    what differs from it, and must always mean the same.
    """

    presets_file: ClassVar[str] = "presets.toml"

    regional_words: bool = True
    slang_words: bool = True
    vulgar_words: bool = True
    very_rare_words: bool = True

    @property
    def lexicon(self) -> str:
        """The language of the word list."""
        return "fr"

    @property
    def words_left_out(self) -> tuple[LeftOut, ...]:
        """The registers whose words are not in the list of the table."""
        stay = self.regional_words, self.slang_words, self.vulgar_words, self.very_rare_words
        return tuple(one for one, stays in zip(ALL_LEFT_OUT, stay, strict=True) if not stays)

    @property
    def check(self) -> str:
        """Who finds bad words: the table (``check``), or players who contest them."""
        return "check"

    @property
    def retries(self) -> int | None:
        """How many more words may be tried after a bad one, ``None`` if they are not counted."""
        return None

    @property
    def turn_clock(self) -> int | None:
        """How many seconds a turn may last, ``None`` without a limit."""
        return None

    @property
    def online_clock(self) -> int | None:
        """How many seconds a turn may last where people play from several devices and neither the
        options nor the table name a clock."""
        return None

    @property
    def game_time(self) -> int | None:
        """How many seconds the whole game may last, ``None`` without a limit."""
        return None

    @property
    def has_judge(self) -> bool:
        """Whether somebody who does not play judges words."""
        return False

    def allowed_seats(self, seats: range) -> range:
        """Return how many may play by these options, of the numbers that the game allows."""
        return seats

    @classmethod
    def choices_in_data(cls) -> dict[str, tuple[str, ...]]:
        """Return the choices that data files give, by option: boards, letter sets."""
        return {}

    def __post_init__(self) -> None:
        values = msgspec.to_builtins(self)
        for name, choices in self.choices_in_data().items():
            if str(values[name]) not in choices:
                raise BadOption("option-value", name, str(values[name]), choices)


Options = TypeVar("Options", bound=TableOptions)


def choose(kind: type[Options], preset: str, changes: Mapping[str, object]) -> Options:
    """Return a preset's options with some changed. Names are those of the JSON (``qTile``)."""
    values = {**_preset(kind, preset), **changes}
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, value in values.items():
        if name not in fields:
            raise BadOption("option-unknown", name, choices=fields)
        try:
            msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError:
            raise BadOption("option-value", name, written(value), choices_of(kind, name)) from None
    chosen: dict[str, Any] = {fields[name].name: value for name, value in values.items()}
    return kind(**chosen)


def read_pairs(pairs: Iterable[str]) -> dict[str, object]:
    """Return the values of texts such as ``keepOneLetter=true``, ``board=8`` or ``turnClock=null``.

    >>> read_pairs(["keepOneLetter=true", "board=8"])
    {'keepOneLetter': True, 'board': 8}
    """
    values: dict[str, object] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or not name.strip():
            raise BadOption("option-unreadable", pair, choices=("KEY=VALUE",))
        values[name.strip()] = _value(text.strip())
    return values


def choices_of(kind: type[Options], name: str) -> tuple[str, ...]:
    """Return what an option may be, as texts: each choice, or a range such as ``1…5``."""
    in_data = kind.choices_in_data()
    if name in in_data:
        return in_data[name]
    for field in msgspec.structs.fields(kind):
        if field.encode_name == name:
            return tuple(_choices(inspect.type_info(field.type)))
    return ()


def presets(kind: type[Options]) -> dict[str, dict[str, Value]]:
    """Return a game's presets: how each differs from the defaults."""
    package = kind.__module__.rpartition(".")[0]
    return _presets(package, kind.presets_file)


@cache
def _presets(package: str, name: str) -> dict[str, dict[str, Value]]:
    file = files(package).joinpath(name)
    if not file.is_file():
        return {DEFAULT_PRESET: {}}
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _preset(kind: type[Options], name: str) -> dict[str, Value]:
    known = presets(kind)
    if name not in known:
        raise BadOption("preset-unknown", str(name), choices=known)
    return known[name]


def _value(text: str) -> object:
    if text in _WORDS:
        return _WORDS[text]
    if text.isascii() and text.isdigit() and len(text) < _LONGEST_VALUE:
        return int(text)
    return text


def written(value: object) -> str:
    """Return the value of an option as it is written on the command line.

    >>> written(True), written(None), written(8)
    ('true', 'null', '8')
    """
    return next((text for text, word in _WORDS.items() if word is value), str(value))


def _choices(kind: inspect.Type) -> Iterable[str]:
    match kind:
        case inspect.LiteralType(values=values):
            yield from map(str, values)
        case inspect.BoolType():
            yield from ("true", "false")
        case inspect.NoneType():
            yield "null"
        case inspect.IntType(ge=low, le=high):
            yield f"{low}…{'' if high is None else high}"
        case inspect.UnionType(types=types):
            for one in types:
                yield from _choices(one)
