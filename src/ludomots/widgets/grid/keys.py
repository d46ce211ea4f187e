"""Writing on a board with the keyboard: arrows move, letters are laid, Backspace takes back."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from textual.events import Key

from ludomots.core.contract import Square
from ludomots.widgets.face import NotYet
from ludomots.widgets.grid.cursor import Cursor
from ludomots.words.fold import NotAWord, fold

Move_co = TypeVar("Move_co", covariant=True)

_ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Typed(Protocol):
    """What letters are typed for."""

    def type(self, letter: str) -> None:
        """Take a letter, or say with ``IllegalMove`` why not."""


class Trying(Typed, Protocol[Move_co]):
    """Letters on their way to a board: one is laid on the cursor's square, which moves on."""

    @property
    def cursor(self) -> Cursor:
        """Where the next one goes."""

    @property
    def squares(self) -> Sequence[Square]:
        """Where letters are laid."""

    @property
    def move(self) -> Move_co:
        """The move as it is now."""

    def take_back(self) -> None:
        """Take the last letter back."""

    def clear(self) -> None:
        """Take all letters back."""


def write(trying: Trying[object], event: Key, *, may_try: bool) -> bool:
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
            return type_letters(trying, event.character or "", may_try=may_try)
    return True


def point(trying: Trying[object], square: Square) -> None:
    """Put the cursor where the mouse points; a second click turns it."""
    if trying.cursor.square == square:
        trying.cursor.turn()
    trying.cursor.go_to(square)


def type_letters(trying: Typed, character: str, *, may_try: bool) -> bool:
    """Type a character, which may be two letters such as Œ; return whether it is any."""
    try:
        letters = fold(character)
    except NotAWord:
        return False
    if not may_try:
        raise NotYet
    for letter in letters:
        trying.type(letter)
    return True
