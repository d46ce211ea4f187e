"""What is in the box: boards and letter sets, from the TOML files beside this one."""

import tomllib
from functools import cache
from importlib.resources import files

from ludomots.core.contract import Square
from ludomots.core.tiles import read_sets


@cache
def boards() -> dict[int, frozenset[Square]]:
    """Return the start squares of each board, by the length of its side (TW-01, TW-Q8)."""
    text = files(__package__).joinpath("boards.toml").read_text(encoding="utf-8")
    return {
        int(side): frozenset(Square(row, col) for row, col in board["start"])
        for side, board in tomllib.loads(text).items()
    }


def printed() -> dict[str, object]:
    """Return what the site draws of the boards: their start squares."""
    return {"start": {str(side): sorted(squares) for side, squares in boards().items()}}


@cache
def letter_sets() -> dict[str, dict[str, int]]:
    """Return the tiles of each set, by name (TW-03, TX-02): one file ``letters-NAME.toml`` each."""
    return {name: one["counts"] for name, one in read_sets(__package__, "letters").items()}
