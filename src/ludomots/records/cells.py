"""Pieces of a record's text, each with the place where it begins."""

from typing import NamedTuple

from ludomots.core.notation import BadText
from ludomots.core.options import BadOption
from ludomots.records.bad_record import BadRecord


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
