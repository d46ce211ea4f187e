"""A game on the shelf: everything that code for all games needs to know of one."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludomots.games.contract import AnyRules
from ludomots.games.draws import Draws
from ludomots.games.options import TableOptions
from ludomots.texts import Texts


class Kind(NamedTuple):
    """A game: its name, its types, and how it is written, read and drawn.

    ``table_moves`` are the moves that no player makes. ``position`` makes a state for a study from
    a position's text, racks (or other hands), the number of players and the draws to come.
    """

    name: str
    seats: range
    options: type[TableOptions]
    state: Any
    move: Any
    view: Any
    table_moves: tuple[type, ...]
    rules: Callable[[Any], AnyRules]
    box: Callable[[Any, Any], Sequence[str]]
    read_move: Callable[[str, Any], Any]
    write_move: Callable[[Any], str]
    write_position: Callable[[Any], str]
    position: Callable[[Any, str, Sequence[str], int, Draws], Any]
    draw: Callable[[Any, Any, Texts], str]
    draw_html: Callable[[Any, Any, Texts], str]
