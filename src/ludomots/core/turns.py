"""Who must answer now, what is played for a seat that has no move of its own, and by the table.

The table of a server, the table of a terminal and the arena all ask here.
"""

import msgspec

from ludomots.core.accepted import accepted_moves
from ludomots.core.contract import AnyRules, GameState
from ludomots.core.definition import AnyGame
from ludomots.core.moves import Accept, Pass

TIME_OVER = "time-over"
"""The tag of the move by which the time of a whole game runs out, where a game has one."""

_OF_THE_CLOCK = {"time-up", "close-window", TIME_OVER}


def acting(rules: AnyRules, state: GameState) -> tuple[int, ...]:
    """Return the seats that must still answer, the one whose turn it is first.

    A seat that has accepted a play waits until the others have answered, although it could already
    take its turn. Where seats answer one after the other, the last of these goes first: everybody
    who may contest a play is asked before the next player takes a turn.
    """
    play = state.provisional
    accepted = () if play is None else play.accepted
    return tuple(seat for seat in rules.to_act(state) if seat not in accepted)


def fallback_move(rules: AnyRules, state: GameState, seat: int) -> msgspec.Struct:
    """Return what is played for a seat whose own move is refused or does not come.

    It passes, or accepts, or else makes the first legal move there is.
    """
    plain = accepted_moves(rules, state, seat, (Pass(), Accept()))
    return next(plain, None) or next(iter(rules.moves(state, seat)))


def declared_move(game: AnyGame, rules: AnyRules, state: GameState) -> msgspec.Struct | None:
    """Return the move that the table makes at once, without a clock: it ends a blocked game."""
    moves = (move() for move in rules.table_moves if tag_of(move) not in _OF_THE_CLOCK)
    return next(game.finder.declared(rules, state, moves), None)


def tag_of(move: type[msgspec.Struct]) -> object:
    """Return the tag of a kind of moves, by which JSON names it."""
    return move.__struct_config__.tag
