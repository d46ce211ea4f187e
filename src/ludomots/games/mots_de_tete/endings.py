"""How a game ends: who leaves, and who wins."""

from functools import partial

from msgspec.structs import replace

from ludomots.core.contract import Outcome
from ludomots.core.seats import leaders
from ludomots.core.window import settle_if_accepted
from ludomots.games.mots_de_tete import turns
from ludomots.games.mots_de_tete.options import Options
from ludomots.games.mots_de_tete.state import State


def outcome(state: State) -> Outcome | None:
    """Return how the game ended: most points wins, a tie is a shared victory.

    MT-07, MT-40, MT-45, MT-48, MT-Q32; who dropped out of a Marathon may have won (MT-Q25), who
    left the table has not.
    """
    if state.end is None:
        return None
    return Outcome(state.end, leaders(state.scores, state.active), state.scores)


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
