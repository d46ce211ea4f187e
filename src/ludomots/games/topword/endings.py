"""How a game ends: who leaves, and what counts."""

from functools import partial

from msgspec.structs import replace

from ludomots.core.window import settle_if_accepted
from ludomots.games.topword import turns
from ludomots.games.topword.options import Options
from ludomots.games.topword.state import State

TILE_LEFT = 5
"""What a tile left on the rack costs at the end (TW-31, TX-20)."""


def final_scores(state: State) -> tuple[int, ...]:
    """Return the points at the end: 5 less for each tile left (TW-31, TX-20).

    Totals may be negative (TW-Q27).
    """
    return tuple(
        points - TILE_LEFT * len(rack)
        for points, rack in zip(state.scores, state.racks, strict=True)
    )


def withdraw(options: Options, state: State, seat: int) -> State:
    """Let a player leave: his unsettled play is undone, his tiles stay out of the game."""
    if state.provisional is not None and state.provisional.seat == seat:
        state = turns.take_back(options, state)
    state = replace(state, withdrawn=(*state.withdrawn, seat))
    if len(state.active) <= 1:
        return replace(turns.settle(options, state), end="withdrawn")
    if state.provisional is not None:
        return settle_if_accepted(state, partial(turns.settle, options))
    if state.turn == seat:
        state = turns.next_turn(state)
    return turns.end_of_passes(options, state)
