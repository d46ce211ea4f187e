"""When a computer player may move: people first see what has happened, and answer first.

An ordinary turn takes about as long as the table's computer players are told to take (their pace).
A doubt or a contest waits until all people who are asked have answered, or until the window is
nearly over; so does an acceptance, or its coming early would tell who is going to contest.

All of it follows from the log, so every node says the same, and so does a node after a restart.
"""

import zlib
from typing import TYPE_CHECKING

from ludomots.core.contract import JUDGE
from ludomots.core.moves import Accept, Contest
from ludomots.core.turns import acting, others_around
from ludomots.tables.pace import SECOND, Untimed, window

if TYPE_CHECKING:
    from ludomots.tables.table import LiveGame, Table

USUAL_PACE = 1500
"""Milliseconds that a computer player takes for an ordinary turn, a third more or less."""

_VERDICT = 2400
"""Milliseconds that people look at a word that was contested and judged."""
_BEFORE_THE_END = 1500
"""Milliseconds before the end of a window at which computer players answer at the latest."""
_PART_OF_CLOCK = 5
"""A computer player waits for a fifth of what is left on its clock at most."""


def may_move_at(table: "Table", seat: int, pace: int) -> int:
    """Return from when on the computer player of a seat may move, in milliseconds.

    ``pace`` is what it takes for an ordinary turn. It is 0 where computer players wait for nobody,
    as they do where nobody is there to see them.
    """
    game = table.game
    if game is None or not pace or not any(one.here for one in table.presence.values()):
        return 0
    play = game.state.provisional
    if play is not None and _people(table, acting(table.rules, game.state)):
        return game.window_since + window(table.opened.pace) - _BEFORE_THE_END
    if play is not None and _people(table, others_around(game.state, play.seat)):
        return 0
    return _asked_at(table, game, seat) + _takes(table, game, seat, pace)


def _people(table: "Table", seats: tuple[int, ...]) -> bool:
    """Return whether there is a person among some seats, or a judge."""
    return any(seat == JUDGE or table.is_person(seat) for seat in seats)


def _asked_at(table: "Table", game: "LiveGame", seat: int) -> int:
    """Return when a seat was asked what it is asked now.

    A turn counts from the moment when the last player accepted the play before it. What others
    choose at the same time does not matter.
    """
    if game.state.provisional is not None:
        return game.window_since
    if game.moves and isinstance(game.moves[-1].move, Accept):
        return game.clock.since
    return table.entries[game.must_see(seat) - 1].at


def _takes(table: "Table", game: "LiveGame", seat: int, pace: int) -> int:
    """Return how long a seat takes over a move: not always the same, but the same each time that
    it is asked about the same table."""
    chance = zlib.crc32(f"{table.id} {game.must_see(seat)} {seat}".encode()) / 2**32
    usual = pace * (2 + 2 * chance) / 3
    if table.rules.in_turn(game.state):
        usual /= 2
    takes = max(usual, _shown_for(table, game))
    if not isinstance(table.opened.pace, Untimed):
        takes = min(takes, game.clock.left[seat] / _PART_OF_CLOCK)
    return int(takes)


def _shown_for(table: "Table", game: "LiveGame") -> float:
    """Return for how long people look at what the last move showed them."""
    state = game.state
    if state.provisional is not None:
        return 0
    if state.last is not None and (state.last.refused or isinstance(state.last.move, Contest)):
        return _VERDICT
    return table.kind.faces.shown_for(state) * SECOND
