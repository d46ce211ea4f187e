"""What a person looks like at a table: a face of our own drawing, and a colour.

Logs hold them, so none is ever taken away.
"""

import hashlib
import unicodedata
from typing import Literal, get_args

import msgspec

Face = Literal["cat", "dog", "bear", "frog", "hedgehog", "penguin", "mouse", "turtle"]
Colour = Literal["sun", "orange", "coral", "rose", "sky", "sea", "leaf", "stone"]

FACES: tuple[Face, ...] = get_args(Face)
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Look(msgspec.Struct, frozen=True):
    """A face and its colour. The site draws them; the terminal does not."""

    face: Face
    colour: Colour


def look_made_from(text: str) -> Look:
    """Return the look of somebody who chose none, always the same for an identity or a name."""
    digest = hashlib.sha256(f"look {text}".encode()).digest()
    return Look(FACES[digest[0] % len(FACES)], COLOURS[digest[1] % len(COLOURS)])


_LONGEST = 32
_MOST_MARKS = 3
"""Accents that may stand on one letter."""
_LOOK_EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs, and show nothing."""


def is_name(name: str) -> bool:
    """Return whether a text can be a person's name: printable, not too long, nothing unseen in it,
    and every accent on something that carries it."""
    if not name.strip() or len(name) > _LONGEST or not name.isprintable():
        return False
    return not _LOOK_EMPTY & set(name) and _marks_fit(name)


def _marks_fit(name: str) -> bool:
    """Return whether every combining mark follows a letter or sign, and not too many do."""
    marks = _MOST_MARKS
    for character in name:
        if unicodedata.category(character).startswith("M"):
            marks += 1
        else:
            marks = _MOST_MARKS if character.isspace() else 0
        if marks > _MOST_MARKS:
            return False
    return True
