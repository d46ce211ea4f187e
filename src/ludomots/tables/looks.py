"""What a person looks like at a table: a face of our own drawing, and a colour.

Logs hold them, so none is ever taken away.
"""

import hashlib
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
