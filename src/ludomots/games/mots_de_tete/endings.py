"""How a game ends when players leave."""

from functools import partial

from msgspec.structs import replace

from ludomots.core.window import settle_if_accepted
from ludomots.games.mots_de_tete import turns
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.state import State


def withdraw(options: Options, state: State, seat: int) -> State:
    """Let a player leave: his letters that do not stand yet are erased, his points stay."""
    if state.provisional is not None and state.provisional.seat == seat:
        state = replace(state, provisional=None)
    state = replace(state, withdrawn=(*state.withdrawn, seat))
    if len(state.active) <= 1:
        settled = turns.settle(options, state)
        return replace(settled, end=settled.end or "withdrawn")
    if state.provisional is not None:
        return settle_if_accepted(state, partial(turns.settle, options))
    if state.turn == seat:
        return turns.turn_over(options, state)
    return replace(state, end="stalled") if turns.is_stalled(options, state) else state
