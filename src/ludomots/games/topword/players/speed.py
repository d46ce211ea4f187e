"""How fast Topword's engine is on one core of this machine."""

import random
from collections import Counter
from functools import partial

from ludomots._engine import StackCandidate, StackSituation
from ludomots.core.draws import Draws
from ludomots.core.timing import Figures, best_time
from ludomots.games.topword import Options, State, Topword
from ludomots.games.topword.engine import (
    all_plays,
    as_move,
    best_plays,
    engine_rules,
    search_of,
    squares,
)

_GAMES = 2000
_POSITIONS = 100
_PLAYOUTS = 4000
_SITUATIONS = 10
_PLIES = 2
_PLAYED_TO_THE_END = 14


def figures() -> Figures:
    """Measure move finding, whole games and simulation."""
    options = Options()
    rules = engine_rules(options)
    states = random_positions(options, _POSITIONS)
    racks = [(state.board, state.racks[state.turn]) for state in states]
    plays = sum(len(all_plays(rules, board, rack)) for board, rack in racks)
    full = best_time(lambda: [all_plays(rules, board, rack) for board, rack in racks])
    best = best_time(lambda: [best_plays(rules, board, rack, 1) for board, rack in racks])
    bag = options.box_counts()
    games = _GAMES / best_time(lambda: rules.games(_GAMES, 1, bag=bag, threads=1))
    return {
        "plays a position": round(plays / len(states)),
        "all plays of a position, from Python, us": round(full / len(states) * 1e6),
        "best play of a position, from Python, us": round(best / len(states) * 1e6),
        "greedy games of two a second, one core": round(games),
        "plies of simulation a second, one core": round(_simulation(options, states)),
    }


def random_positions(options: Options, count: int) -> list[State]:
    """Return positions of all depths from games of good and random plays."""
    rules, rng = Topword(options), random.Random(5)  # noqa: S311
    found: list[State] = []
    while len(found) < count:
        state = rules.start(2, Draws.from_seed(rng.random().hex()))
        for _ in range(rng.randrange(1, 25)):
            rack = state.racks[state.turn]
            plays = best_plays(engine_rules(options), state.board, rack, 10)
            if state.end or not plays:
                break
            state = rules.play(state, state.turn, as_move(rng.choice(plays)))
        if not state.end:
            found.append(state)
    return found


def _simulation(options: Options, states: list[State]) -> float:
    """Return how many plies a second the simulation plays, measured as Champion runs it.

    It counts the turns after each move tried, two in a playout. It skips positions with so few
    tiles that Champion would play to the end of the game.
    """
    plies, seconds = 0, 0.0
    opened = [state for state in states if len(state.bag) > _PLAYED_TO_THE_END]
    for state in opened[:: len(opened) // _SITUATIONS]:
        simulate = partial(_simulate, options, state)
        seconds += best_time(simulate)
        plies += sum(candidate.trial.playouts for candidate in simulate()) * _PLIES
    return plies / seconds


def _simulate(options: Options, state: State) -> list[StackCandidate]:
    other = state.racks[1 - state.turn]
    situation = StackSituation(
        engine_rules(options),
        squares(state.board),
        state.racks[state.turn],
        dict(Counter([*state.bag, *other])),
        [len(other)],
    )
    return search_of(options).simulate(situation, seed=1, playouts=_PLAYOUTS)
