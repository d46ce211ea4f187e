"""The lines of moves and of the result."""

import re
from collections.abc import Iterable, Sequence

from ludomots.core.contract import JUDGE, TABLE, Outcome
from ludomots.core.notation import BadText
from ludomots.records.bad_record import Cell
from ludomots.records.header import Table, read_drawn
from ludomots.records.record import Entry, Gain, Result

SEPARATOR = "|"
END = "end"

_PLACES = {"table": TABLE, "judge": JUDGE}
"""What is written for those who make moves and do not play."""

_PLACE_NAMES = {seat: name for name, seat in _PLACES.items()}
_NOTHING = "-"
_COLUMNS = 5
_COLUMNS_WITH_DRAWN = 6
_RESULT_COLUMNS = 4
_TOTAL = re.compile(r"-?[0-9]{1,6}")
_GAIN = re.compile(r"(?P<points>[+-][0-9]{1,6})(?: to (?P<player>[1-9][0-9]?))?")
_REASON = re.compile(r"[a-z]+(?:-[a-z]+)*")


def read_entry(cells: Sequence[Cell], table: Table) -> Entry:
    """Read a move: who, their hand, the move, what it brought, everybody's points, the draws."""
    if len(cells) not in {_COLUMNS, _COLUMNS_WITH_DRAWN}:
        raise cells[-1].bad("columns", found=len(cells), expected=_COLUMNS)
    who, hand, move, gains, totals, *drawn = cells
    seat = _PLACES[who.text] if who.text in _PLACES else _player(who, table)
    return Entry(
        seat=seat,
        hand=None if not hand.text else "" if hand.text == _NOTHING else hand.text,
        move=_read_move(move, table),
        gains=_read_gains(gains, seat, table) if gains.text else None,
        totals=_read_totals(totals, table) if totals.text else None,
        drawn=next((read_drawn(c, table.kind, table.options) for c in drawn if c.text), None),
    )


def read_result(cells: Sequence[Cell], table: Table) -> Result:
    """Read how the game ended: why, who won, the final points."""
    if len(cells) != _RESULT_COLUMNS:
        raise cells[-1].bad("columns", found=len(cells), expected=_RESULT_COLUMNS)
    _, reason, winners, scores = cells
    if not _REASON.fullmatch(reason.text):
        raise reason.bad("reason", found=reason.text)
    return Result(
        reason=reason.text,
        winners=tuple(_player(cell, table) for cell in winners.words() if cell.text != _NOTHING),
        scores=_read_totals(scores, table),
    )


def write_entry(entry: Entry) -> tuple[str, ...]:
    """Return the cells of a move; unknown cells are empty, unknown draws are left out."""
    return (
        _PLACE_NAMES.get(entry.seat) or str(entry.seat + 1),
        "" if entry.hand is None else entry.hand or _NOTHING,
        entry.move,
        "" if entry.gains is None else write_gains(entry.gains, entry.seat),
        "" if entry.totals is None else write_numbers(entry.totals),
        *((entry.drawn,) if entry.drawn else ()),
    )


def write_result(result: Result | Outcome) -> tuple[str, ...]:
    """Return the cells of a result, without the first one."""
    winners = write_numbers(seat + 1 for seat in result.winners)
    return result.reason, winners or _NOTHING, write_numbers(result.scores)


def write_gains(gains: Iterable[Gain], seat: int) -> str:
    """Return how many points a move of ``seat`` brought, and to whom."""
    shown = (
        f"{gain.points:+}" if gain.seat == seat else f"{gain.points:+} to {gain.seat + 1}"
        for gain in gains
    )
    return ", ".join(shown) or "0"


def write_numbers(numbers: Iterable[int]) -> str:
    """Return numbers with spaces between."""
    return " ".join(map(str, numbers))


def _read_move(cell: Cell, table: Table) -> str:
    """Return a move as its game writes it."""
    try:
        return table.kind.notation.write_move(
            table.kind.notation.read_move(cell.text, table.options)
        )
    except BadText as error:
        raise cell.bad_because(error, error.position - 1) from None


def _read_gains(cell: Cell, seat: int, table: Table) -> tuple[Gain, ...]:
    if cell.text == "0":
        return ()
    gains = []
    for part in cell.parts(","):
        found = _GAIN.fullmatch(part.text)
        if not found or not int(found["points"]) or (seat in _PLACE_NAMES and not found["player"]):
            raise part.bad("points", found=part.text)
        to = part._replace(text=found["player"] or "")
        gains.append(Gain(_player(to, table) if to.text else seat, int(found["points"])))
    return tuple(gains)


def _read_totals(cell: Cell, table: Table) -> tuple[int, ...]:
    parts = cell.words()
    for part in parts:
        if not _TOTAL.fullmatch(part.text):
            raise part.bad("totals", found=part.text, expected=table.seats)
    if len(parts) != table.seats:
        raise cell.bad("totals", found=cell.text, expected=table.seats)
    return tuple(int(part.text) for part in parts)


def _player(cell: Cell, table: Table) -> int:
    numbers = [str(number) for number in range(1, table.seats + 1)]
    if cell.text not in numbers:
        raise cell.bad("player", found=cell.text, players=table.seats)
    return numbers.index(cell.text)
