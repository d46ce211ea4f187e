"""What the site must know of a game besides its rules: colours, usual rules, score pad, lessons.

A game states it in ``site.toml`` in its folder. Beside it are its lessons (see ``lesson.py``), and
a worked example in ``example.txt``, as a record. Whatever is not stated has a default that suits
any game.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated

import msgspec

from ludomots.core.lesson import Lesson, read_lessons
from ludomots.core.options import DEFAULT_PRESET

Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]


class _Fact(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """Something stated in ``site.toml``, and sent to the site as it is."""


class Colours(_Fact, frozen=True):
    """The colour of a game by day and by lamp light."""

    day: Colour = "#6b452c"
    lamp: Colour = "#c9a27e"


class UsualRules(_Fact, frozen=True):
    """The rules of a game that is begun without being asked for any."""

    preset: str = DEFAULT_PRESET
    changes: dict[str, bool | int | str | None] = {}


class OptionGroup(_Fact, frozen=True):
    """Options that are chosen together, by their names.

    Its heading is the text ``option-group-<name>``. A ``rare`` one is folded away at first.
    """

    name: str
    options: tuple[str, ...]
    rare: bool = False


class PadLine(_Fact, frozen=True):
    """A line at the foot of a score pad: the number written there counts ``each`` times.

    It is called what the text ``site-pad-<name>`` says.
    """

    name: str
    each: int = 1


class ScorePad(_Fact, frozen=True):
    """The score pad of a game: its last lines, and numbers that are often written on it."""

    endings: tuple[PadLine, ...] = ()
    usual: tuple[int, ...] = ()


class SiteFace(_Fact, frozen=True):
    """A game on the site.

    ``usual`` are the rules of a quick game by language, ``alone`` the preset for one player if it
    has one of its own. ``languages`` is what a table changes to play with the words of a language,
    where that is more than the word list. ``groups`` are its options as they are offered; those in
    none come last. ``secrets`` tells whether players hide something from each other.
    ``open_moves`` tells whether a list of the legal moves gives nothing away that a player should
    find alone. ``lessons`` are by the reader's language. ``example`` is a record.
    ``printed`` is what the game's own components on the site draw of its box: squares, points.
    """

    colours: Colours = Colours()
    usual: dict[str, UsualRules] = {}
    alone: str | None = None
    languages: dict[str, dict[str, bool | int | str | None]] = {}
    groups: tuple[OptionGroup, ...] = ()
    secrets: bool = True
    open_moves: bool = True
    pad: ScorePad = ScorePad()
    lessons: dict[str, Lesson] = {}
    example: str = ""
    printed: dict[str, object] = {}


def read_site(package: str, printed: Mapping[str, object] | None = None) -> SiteFace:
    """Return what the folder of a game states for the site, and what is ``printed`` on its box."""
    folder = files(package)
    face = msgspec.toml.decode(folder.joinpath("site.toml").read_bytes(), type=SiteFace)
    example = folder.joinpath("example.txt")
    return msgspec.structs.replace(
        face,
        lessons=read_lessons(package),
        example=example.read_text(encoding="utf-8") if example.is_file() else "",
        printed=dict(printed or {}),
    )
