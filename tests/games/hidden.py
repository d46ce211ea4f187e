"""The hidden facts of each game, changed: an audience must not be able to tell the difference."""

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludomots.games.contract import Audience
from ludomots.games.draws import Draws
from ludomots.games.mots_de_tete import State as MotsDeTeteState
from ludomots.games.topword import Exchange, State


def shuffled_topword(state: State, audience: Audience, chance: random.Random) -> State:
    """Return a state with other draws to come, other tiles in the bag and on the other racks.

    All racks of a finished game lie open to its reader, and so what is left in the bag too.
    """
    state = replace(state, draws=Draws.from_seed(chance.random().hex()))
    if audience == "reader" and state.end:
        return state
    others = [seat for seat in range(len(state.racks)) if seat != audience]
    pool = [*state.bag, *(tile for seat in others for tile in state.racks[seat])]
    chance.shuffle(pool)
    racks = list(state.racks)
    for seat in others:
        size = len(racks[seat])
        racks[seat], pool = tuple(pool[:size]), pool[size:]
    last = state.last
    if last and isinstance(last.move, Exchange) and last.seat != audience:
        last = replace(last, move=Exchange(chance.choice("ABCDE")))
    return replace(state, bag=tuple(sorted(pool)), racks=tuple(racks), last=last)


def other_dice(state: MotsDeTeteState, _: Audience, chance: random.Random) -> MotsDeTeteState:
    """Return a state with other dice to come: everything else lies open."""
    return replace(state, draws=Draws.from_seed(chance.random().hex()))


SHUFFLED: dict[str, Callable[[Any, Audience, random.Random], Any]] = {
    "topword": shuffled_topword,
    "mots-de-tete": other_dice,
}

ONLY_DRAWS = frozenset({"mots-de-tete"})
"""The games in which nothing is hidden but the draws to come."""
