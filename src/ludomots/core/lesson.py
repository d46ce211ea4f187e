"""Lessons: positions of a game, each with one goal that the rulebook judges.

A game states the lesson of a language in ``lesson-<language>.toml`` in its folder. What is asked in
a step and what was learnt by it are the texts ``lesson-<game>-<step>`` and the same with ``-done``.
The learner has the first seat; the others are computer players that follow the script.
"""

from importlib.resources import files
from typing import Literal

import msgspec

from ludomots.core.options import DEFAULT_PRESET, Value
from ludomots.texts import LANGUAGES

Goal = Literal["same", "words", "kind"]
"""Which moves reach a goal besides the one that is stated: see ``LessonStep``."""


class _Stated(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something stated in a lesson's file."""


class WrongTry(_Stated, frozen=True, kw_only=True):
    """A move that learners are likely to try, and the code it is refused with.

    The code is that of the rulebook, or ``not-the-goal`` for a legal move that misses the goal.
    """

    move: str
    refusal: str


class LessonStep(_Stated, frozen=True, kw_only=True):
    """One idea: a position, what the others do there, and a move that reaches the goal.

    ``position``, ``hands`` and the moves are in the notation of the game. ``shown`` are moves that
    the learner watches first, ``then`` those that answer the learner's: the number of a player, or
    ``table``, and the move. ``turn`` is the player who begins, in games whose players take turns.
    ``drawn`` is what chance gives, as ``Chance.told`` reads it. ``changes`` are options that are
    otherwise than in the rest of the lesson.

    ``goal`` says which moves count besides ``solution``: only the ``same`` one, any that makes its
    ``words``, or any of its ``kind``.
    """

    name: str
    position: str
    hands: tuple[str, ...] = ()
    players: int = 2
    turn: int = 1
    changes: dict[str, Value] = {}
    scores: tuple[int, ...] = ()
    shown: tuple[str, ...] = ()
    drawn: str = ""
    solution: str
    goal: Goal = "words"
    then: tuple[str, ...] = ()
    wrong: tuple[WrongTry, ...] = ()


class Lesson(_Stated, frozen=True, kw_only=True):
    """The lesson of a game: its rules, and its steps in their order."""

    preset: str = DEFAULT_PRESET
    changes: dict[str, Value] = {}
    steps: tuple[LessonStep, ...]


def read_lessons(package: str) -> dict[str, Lesson]:
    """Return the lessons of the game of a package, by the language they are for."""
    folder = files(package)
    found = {language: folder.joinpath(f"lesson-{language}.toml") for language in LANGUAGES}
    return {
        language: msgspec.toml.decode(file.read_bytes(), type=Lesson)
        for language, file in found.items()
        if file.is_file()
    }
