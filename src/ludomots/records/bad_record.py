"""What is wrong with a text that should be a record, and where."""

import unicodedata
from typing import NamedTuple

from ludomots.core.notation import BadText
from ludomots.core.options import BadOption
from ludomots.errors import LudomotsError
from ludomots.texts.shown import shown

_LONGEST_VALUE = 40


class BadRecord(LudomotsError, ValueError):
    """A record that cannot be read: a stable code, the line and the column, both from 1.

    ``cause`` is the error that a game raised for its position, move or option; without it
    ``values`` fill the text ``record-<code>``.
    """

    def __init__(
        self,
        code: str,
        line: int,
        column: int = 1,
        *,
        cause: BadText | BadOption | None = None,
        **values: str | int,
    ) -> None:
        self.code = code
        self.line = line
        self.column = column
        self.cause = cause
        self.values = {
            name: shown(value, _LONGEST_VALUE) if isinstance(value, str) else value
            for name, value in values.items()
        }
        found = ", ".join(f"{name} {value}" for name, value in self.values.items())
        super().__init__(f"{code} in line {line}, column {column}{': ' if found else ''}{found}")


def is_printable(character: str) -> bool:
    """Return whether a record may hold a character: no control or text-direction characters."""
    return character.isprintable() or character == "\t" or unicodedata.category(character) == "Zs"


def printable(text: str) -> str:
    """Return a text in which every character that cannot be printed is replaced."""
    return "".join(c if is_printable(c) else "\N{REPLACEMENT CHARACTER}" for c in text)


class Cell(NamedTuple):
    """Some text and where it begins."""

    text: str
    line: int
    column: int

    def bad(self, code: str, **values: str | int) -> BadRecord:
        """Return the error to raise for this text, with its place."""
        return BadRecord(code, self.line, self.column, cause=None, **values)

    def bad_because(self, cause: BadText | BadOption, offset: int = 0) -> BadRecord:
        """Return the error to raise for this text because a game cannot read it."""
        return BadRecord(cause.code, self.line, self.column + offset, cause=cause)

    def parts(self, separator: str) -> "list[Cell]":
        """Return the cells between separators, without the spaces around them."""
        found = []
        column = self.column
        for part in self.text.split(separator):
            indent = len(part) - len(part.lstrip())
            found.append(Cell(part.strip(), self.line, column + indent))
            column += len(part) + len(separator)
        return found

    def words(self) -> "list[Cell]":
        """Return the cells between spaces."""
        return [part for part in self.parts(" ") if part.text]
