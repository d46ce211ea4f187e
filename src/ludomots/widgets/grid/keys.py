"""Writing on a board with the keyboard: arrows move, letters are laid, Backspace takes back."""

from collections.abc import Sequence
from typing import Any, Protocol

from textual.events import Key

from ludomots.core.contract import Square
from ludomots.widgets.face import NotYet
from ludomots.widgets.grid.cursor import Cursor
from ludomots.words.fold import NotAWord, fold

_ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Trying(Protocol):
    """Letters on their way to a board."""

    @property
    def cursor(self) -> Cursor:
        """Where the next one goes."""

    @property
    def squares(self) -> Sequence[Square]:
        """Where letters are laid."""

    @property
    def move(self) -> Any:
        """The move as it is now."""

    def type(self, letter: str) -> None:
        """Lay a letter and move on, or say with ``IllegalMove`` why not."""

    def take_back(self) -> None:
        """Take the last letter back."""

    def clear(self) -> None:
        """Take all letters back."""

    def lay(self, move: Any) -> None:
        """Lay a whole move instead of what is there."""


def write(trying: Trying, event: Key, *, may_try: bool) -> bool:
    """Do what a key says; return whether it says something here."""
    match event.key:
        case "up" | "down" | "left" | "right":
            trying.cursor.step(*_ARROWS[event.key])
        case "space" | "tab":
            trying.cursor.turn()
        case "full_stop":
            trying.cursor.go_on()
        case "backspace":
            trying.take_back()
        case _:
            return _type(trying, event.character or "", may_try=may_try)
    return True


def point(trying: Trying, square: Square) -> None:
    """Put the cursor where the mouse points; a second click turns it."""
    if trying.cursor.square == square:
        trying.cursor.turn()
    trying.cursor.go_to(square)


def _type(trying: Trying, character: str, *, may_try: bool) -> bool:
    try:
        letters = fold(character)
    except NotAWord:
        return False
    if not may_try:
        raise NotYet
    for letter in letters:
        trying.type(letter)
    return True
