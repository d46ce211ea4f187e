"""Records as text; the grammar is in docs/formats.md."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from ludomots.records.bad_record import BadRecord, Cell, is_printable, printable
from ludomots.records.header import LONGEST_NAME, Table, Tags, read_header, read_tag
from ludomots.records.record import FORMAT, Entry, Record, Result
from ludomots.records.rows import END, SEPARATOR, read_entry, read_result, write_entry, write_result

LONGEST_TEXT = 1_000_000
LONGEST_LINE = 4096

Commented = TypeVar("Commented", Entry, Result)


class Lines(NamedTuple):
    """The line numbers of a record's moves and result in its text."""

    entries: tuple[int, ...] = ()
    result: int | None = None


def read(text: str) -> Record:
    """Read a record. Raise ``BadRecord`` with the place of the error if the text is not one."""
    return read_with_lines(text)[0]


def read_with_lines(text: str) -> tuple[Record, Lines]:
    """Read a record, and return with it the line of each move."""
    reader = _Reader()
    for number, line in _lines(text):
        reader.read(Cell(line, number, 1))
    return reader.record(), reader.lines()


def write(record: Record) -> str:
    """Return a record as text. Reading it again gives the same record."""
    lines = [f"[{name} {_quoted(value)}]" for name, value in _tags(record)]
    lines += ["", *_comments(record.comments)]
    rows = [write_entry(entry) for entry in record.entries]
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    for entry, row in zip(record.entries, rows, strict=True):
        padded = (f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False))
        lines += [_row(padded), *_comments(entry.comments)]
    if record.result is not None:
        row = (END, *write_result(record.result))
        lines += [_row(row), *_comments(record.result.comments)]
    return "\n".join(lines).rstrip("\n") + "\n"


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    yield "Ludomots", str(FORMAT)
    yield "Game", record.game
    yield "Rulebook", str(record.rulebook)
    yield "Preset", record.preset
    for name, value in record.changes.items():
        yield "Option", f"{name}={_option(value)}"
    yield "Words", f"{record.words.name} {record.words.version}"
    if record.date is not None:
        yield "Date", record.date
    for number, name in enumerate(record.players, start=1):
        yield f"Player{number}", printable(name)[:LONGEST_NAME]
    if record.helped_by:
        yield "Help", " ".join(record.helped_by)
    if record.position is not None:
        yield "Position", record.position
    if record.opening is not None:
        yield "Opening", record.opening
    if record.commitment is not None:
        yield "Commitment", record.commitment
    if record.secret is not None:
        yield "Secret", record.secret.hex()
    for number, contribution in enumerate(record.contributions, start=1):
        yield f"Contribution{number}", contribution.hex()


def _comments(comments: Iterable[str]) -> list[str]:
    lines = (line for comment in comments for line in comment.split("\n"))
    return [f"# {printable(line).strip()}".rstrip() for line in lines]


def _row(cells: Iterable[str]) -> str:
    return f" {SEPARATOR} ".join(cells).rstrip()


def _quoted(value: str) -> str:
    return msgspec.json.encode(value).decode()


def _option(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


class _Reader:
    """What was read so far: first tags, then moves, then the result; comments anywhere."""

    def __init__(self) -> None:
        self.tags: Tags = {}
        self.header: tuple[Table, Record] | None = None
        self.comments: list[str] = []
        self.entries: list[Entry] = []
        self.result: Result | None = None
        self.entry_lines: list[int] = []
        self.result_line: int | None = None
        self.line = 1

    def read(self, line: Cell) -> None:
        """Read a line that is not empty."""
        self.line = line.line
        start = line.words()[0]
        if start.text.startswith("#"):
            self._comment(line.text.strip()[1:].strip())
        elif self.result is not None:
            raise start.bad("after-end")
        elif not start.text.startswith("["):
            self._row(line.parts(SEPARATOR))
        elif self.header is None:
            read_tag(start._replace(text=line.text.strip()), self.tags)
        else:
            raise start.bad("tag-late")

    def record(self) -> Record:
        """Return the record, once all lines are read."""
        _, record = self._header()
        return replace(
            record,
            comments=tuple(self.comments),
            entries=tuple(self.entries),
            result=self.result,
        )

    def lines(self) -> Lines:
        """Return the line numbers of the moves and the result."""
        return Lines(tuple(self.entry_lines), self.result_line)

    def _header(self) -> tuple[Table, Record]:
        if self.header is None:
            self.header = read_header(self.tags, self.line)
        return self.header

    def _row(self, cells: list[Cell]) -> None:
        table, _ = self._header()
        if cells[0].text == END:
            self.result, self.result_line = read_result(cells, table), self.line
        else:
            self.entries.append(read_entry(cells, table))
            self.entry_lines.append(self.line)

    def _comment(self, comment: str) -> None:
        if self.result is not None:
            self.result = _commented(self.result, comment)
        elif self.entries:
            self.entries[-1] = _commented(self.entries[-1], comment)
        else:
            self.comments.append(comment)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not empty, each with its number."""
    if len(text) > LONGEST_TEXT:
        raise BadRecord("too-long", 1, limit=LONGEST_TEXT)
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        shown = line.removesuffix("\r")
        if len(shown) > LONGEST_LINE:
            raise BadRecord("line-too-long", number, LONGEST_LINE + 1, limit=LONGEST_LINE)
        for column, character in enumerate(shown, start=1):
            if not is_printable(character):
                code = f"U+{ord(character):04X}"
                raise BadRecord("character", number, column, character=code)
        if shown.strip():
            yield number, shown


def _commented(value: Commented, comment: str) -> Commented:
    return replace(value, comments=(*value.comments, comment))
