"""The hidden facts of each game, changed: an audience must not be able to tell the difference."""

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludomots.core.contract import Audience
from ludomots.core.draws import Draws
from ludomots.games.mots_de_tete import State as MotsDeTeteState
from ludomots.games.topscore import Exchange as TopscoreExchange
from ludomots.games.topscore import State as TopscoreState
from ludomots.games.topword import Exchange, State
from ludomots.games.typo import Choose
from ludomots.games.typo import State as TypoState


def shuffled_topword(state: State, audience: Audience, chance: random.Random) -> State:
    """Return a state with other draws to come, other tiles in the bag and on the other racks.

    All racks of a finished game lie open to its reader, and so what is left in the bag too.
    """
    state = replace(state, draws=Draws.from_seed(chance.random().hex()))
    if audience == "reader" and state.end:
        return state
    bag, racks = _other_tiles(state, audience, chance)
    last = state.last
    if last and isinstance(last.move, Exchange) and last.seat != audience:
        last = replace(last, move=Exchange(chance.choice("ABCDE")))
    return replace(state, bag=bag, racks=racks, last=last)


def shuffled_topscore(state: TopscoreState, audience: Audience, chance: random.Random) -> Any:
    """Return a state with other draws to come, other tokens in the bag and on the other racks."""
    state = replace(state, draws=Draws.from_seed(chance.random().hex()))
    if audience == "reader" and state.end:
        return state
    bag, racks = _other_tiles(state, audience, chance)
    last = state.last
    if last and isinstance(last.move, TopscoreExchange) and last.seat != audience:
        tokens = tuple(chance.choices("ABCDE?", k=len(last.move.tokens)))
        last = replace(last, move=TopscoreExchange(tokens))
    return replace(state, bag=bag, racks=racks, last=last)


def other_dice(state: MotsDeTeteState, _: Audience, chance: random.Random) -> MotsDeTeteState:
    """Return a state with other dice to come: everything else lies open."""
    return replace(state, draws=Draws.from_seed(chance.random().hex()))


def shuffled_typo(state: TypoState, audience: Audience, chance: random.Random) -> TypoState:
    """Return a state with other cards aside, in the other hands and face down before them."""
    state = replace(state, draws=Draws.from_seed(chance.random().hex()))
    if audience == "reader" and state.end:
        return state
    others = [seat for seat in range(len(state.hands)) if seat != audience]
    hands, cards = list(state.hands), list(state.cards)
    down = [seat for seat in others if cards[seat] is not None and not state.order]
    pool = [*state.aside, *(card for seat in others for card in hands[seat])]
    pool += [card for seat in down if (card := cards[seat]) is not None]
    chance.shuffle(pool)
    for seat in down:
        cards[seat] = pool.pop()
    for seat in others:
        size = len(hands[seat])
        hands[seat], pool = tuple(sorted(pool[:size])), pool[size:]
    last = state.last
    if last and isinstance(last.move, Choose) and last.seat != audience:
        last = replace(last, move=Choose(chance.choice("ABCDE")))
    return replace(
        state, aside=tuple(sorted(pool)), hands=tuple(hands), cards=tuple(cards), last=last
    )


def _other_tiles(state: Any, audience: Audience, chance: random.Random) -> tuple[Any, Any]:
    """Return a bag and racks in which all tiles that an audience does not see are mixed."""
    others = [seat for seat in range(len(state.racks)) if seat != audience]
    pool = [*state.bag, *(tile for seat in others for tile in state.racks[seat])]
    chance.shuffle(pool)
    racks = list(state.racks)
    for seat in others:
        size = len(racks[seat])
        racks[seat], pool = tuple(pool[:size]), pool[size:]
    return tuple(sorted(pool)), tuple(racks)


SHUFFLED: dict[str, Callable[[Any, Audience, random.Random], Any]] = {
    "topword": shuffled_topword,
    "mots-de-tete": other_dice,
    "topscore": shuffled_topscore,
    "typo": shuffled_typo,
}

ONLY_DRAWS = frozenset({"mots-de-tete"})
"""The games in which nothing is hidden but the draws to come."""
