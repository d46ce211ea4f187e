"""The tags of a record: what was agreed before the first move."""

import re
from collections.abc import Callable
from datetime import date
from typing import NamedTuple, TypeVar, get_args

import msgspec

from ludomots.core.definition import AnyGame
from ludomots.core.draws import Draws
from ludomots.core.notation import BadText
from ludomots.core.options import BadOption, TableOptions, choose, read_pairs
from ludomots.core.shelf import EDITIONS, SHELF
from ludomots.records.bad_record import BadRecord, Cell, is_printable
from ludomots.records.guesses import GUESSED
from ludomots.records.record import FORMAT, Help, Record, Words

LONGEST_NAME = 64

_TAGS = frozenset(
    "Ludomots Game Rulebook Preset Option Words Date Help Position".split()
    + "Opening Commitment Secret".split()
)
_NUMBERED = frozenset({"Player", "Contribution"})
_NEEDED = "Ludomots Game Rulebook Preset Words Player1".split()
_TAG = re.compile(r'\[(?P<name>[A-Za-z]+)(?P<number>[1-9][0-9]?)? +(?P<value>".*")\]')
_VERSION = re.compile(r"[1-9][0-9]{0,5}")
_HEX = re.compile(r"(?:[0-9a-f]{2}){1,64}")
_WORDS = re.compile(r"(?P<name>[a-z]{2,8}) (?P<version>[0-9a-f]{64})")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

Tags = dict[str, list[Cell]]
"""The values of each tag; only ``Option`` has several."""

Value = TypeVar("Value")


class Table(NamedTuple):
    """What the moves cannot be read without: the game, its rules and its seats."""

    kind: AnyGame
    options: TableOptions
    seats: int


def read_tag(start: Cell, tags: Tags) -> None:
    """Add a line such as ``[Game "topword"]`` to the tags read so far."""
    found = _TAG.fullmatch(start.text)
    if not found:
        raise start.bad("tag")
    name, tag_number = found["name"], found["number"] or ""
    known = name in _NUMBERED if tag_number else name in _TAGS
    if not known:
        raise start.bad("tag-unknown", tag=name + tag_number)
    column = start.column + found.start("value")
    try:
        value = msgspec.json.decode(found["value"].encode(), type=str)
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise BadRecord("tag", start.line, column) from None
    if not all(map(is_printable, value)):
        raise BadRecord("character", start.line, column, character=value)
    values = tags.setdefault(name + tag_number, [])
    if values and name != "Option":
        raise start.bad("tag-twice", tag=name + tag_number)
    values.append(Cell(value, start.line, column))


def read_header(tags: Tags, line: int) -> tuple[Table, Record]:
    """Return what the tags say, as a record without moves; they end before ``line``."""
    for name in _NEEDED:
        if name not in tags:
            raise BadRecord("tag-missing", line, tag=name)
    if _whole(tags["Ludomots"][0], "Ludomots") > FORMAT:
        raise tags["Ludomots"][0].bad("format-version", version=FORMAT)
    game = tags["Game"][0]
    if game.text not in SHELF:
        raise game.bad("game-unknown", game=game.text, choices=", ".join(SHELF))
    rulebook = _whole(tags["Rulebook"][0], "Rulebook")
    kind = EDITIONS.get((game.text, rulebook), SHELF[game.text])
    changes, options = _read_options(kind, tags)
    players = _numbered(tags, "Player")
    if len(players) not in kind.seats:
        raise players[-1].bad("players", fewest=kind.seats[0], most=kind.seats[-1])
    contributions = _numbered(tags, "Contribution")
    if len(contributions) not in {0, len(players)}:
        raise contributions[-1].bad("contributions", players=len(players))
    record = Record(
        game=kind.name,
        rulebook=rulebook,
        preset=tags["Preset"][0].text,
        changes=changes,
        words=_read_words(tags["Words"][0], options),
        date=_optional(tags, "Date", _read_date),
        players=tuple(map(_read_name, players)),
        helped_by=_optional(tags, "Help", _read_help) or (),
        position=_optional(tags, "Position", lambda cell: cell.text),
        opening=_optional(tags, "Opening", lambda cell: read_drawn(cell, kind, options)),
        commitment=_optional(tags, "Commitment", _read_commitment),
        secret=_optional(tags, "Secret", _read_bytes),
        contributions=tuple(map(_read_bytes, contributions)),
    )
    if record.position is not None:
        if record.secret is not None:
            raise tags["Secret"][0].bad("secret-of-study")
        _check_position(tags["Position"][0], kind, options, len(players))
    return Table(kind, options, len(players)), record


def read_drawn(cell: Cell, kind: AnyGame, options: TableOptions) -> str:
    """Read what chance gave, as its game writes it; what is guessed of it is marked."""
    try:
        kind.chance.told(options, cell.text.replace(GUESSED, "", 1))
    except BadText as error:
        raise cell.bad_because(error, error.position - 1) from None
    return cell.text


def _read_options(kind: AnyGame, tags: Tags) -> tuple[dict[str, object], TableOptions]:
    changes: dict[str, object] = {}
    places: dict[str, Cell] = {}
    for cell in tags.get("Option", ()):
        try:
            pair = read_pairs([cell.text])
        except BadOption as error:
            raise cell.bad_because(error) from None
        for name in pair:
            if name in changes:
                raise cell.bad("tag-twice", tag=name)
            places[name] = cell
        changes |= pair
    try:
        return changes, choose(kind.options, tags["Preset"][0].text, changes)
    except BadOption as error:
        cell = places.get(error.name, tags["Preset"][0])
        raise cell.bad_because(error) from None


def _numbered(tags: Tags, name: str) -> list[Cell]:
    """Return the values of tags that are numbered from 1 without a gap."""
    found = [tag for tag in tags if tag.rstrip("0123456789") == name]
    for number in range(1, len(found) + 1):
        if f"{name}{number}" not in tags:
            raise tags[found[-1]][0].bad("tag-missing", tag=f"{name}{number}")
    return [tags[f"{name}{number}"][0] for number in range(1, len(found) + 1)]


def _optional(tags: Tags, name: str, read_value: Callable[[Cell], Value]) -> Value | None:
    return read_value(tags[name][0]) if name in tags else None


def _whole(cell: Cell, tag: str) -> int:
    if not _VERSION.fullmatch(cell.text):
        raise cell.bad("number", found=cell.text, tag=tag)
    return int(cell.text)


def _read_words(cell: Cell, options: TableOptions) -> Words:
    found = _WORDS.fullmatch(cell.text)
    if not found:
        raise cell.bad("words")
    table = str(msgspec.to_builtins(options)["lexicon"])
    if found["name"] != table:
        raise cell.bad("words-of-table", found=found["name"], expected=table)
    return Words(found["name"], found["version"])


def _read_date(cell: Cell) -> str:
    try:
        if _DATE.fullmatch(cell.text):
            return date.fromisoformat(cell.text).isoformat()
    except ValueError:
        pass
    raise cell.bad("date", found=cell.text)


def _read_help(cell: Cell) -> tuple[Help, ...]:
    found = cell.text.split(" ")
    named: tuple[Help, ...] = get_args(Help)
    help_given = tuple(one for one in named if one in found)
    if len(help_given) != len(found):
        raise cell.bad("help", found=cell.text, choices=" ".join(named))
    return help_given


def _read_name(cell: Cell) -> str:
    if len(cell.text) > LONGEST_NAME:
        raise cell.bad("name", limit=LONGEST_NAME)
    return cell.text


def _read_commitment(cell: Cell) -> str:
    if len(_read_bytes(cell)) != 32:
        raise cell.bad("commitment")
    return cell.text


def _read_bytes(cell: Cell) -> bytes:
    if not _HEX.fullmatch(cell.text):
        raise cell.bad("hex")
    return bytes.fromhex(cell.text)


def _check_position(cell: Cell, kind: AnyGame, options: TableOptions, seats: int) -> None:
    try:
        kind.notation.read_position(options, cell.text, (), seats, Draws.from_seed(0))
    except BadText as error:
        raise cell.bad_because(error, error.position) from None
