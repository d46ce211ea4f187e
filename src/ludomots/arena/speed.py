"""Speed on this machine: the figures of docs/benchmarks.md that need nothing else installed.

Times are processor time, so that other work on the machine counts less. Machines still differ:
compare only figures of the same run.
"""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from time import process_time

from ludomots._engine import StackCandidate, StackSearch
from ludomots.core.draws import Draws
from ludomots.games.topword import Options, State, Topword
from ludomots.games.topword.players.engine import (
    all_plays,
    as_move,
    best_plays,
    engine_rules,
    squares,
)
from ludomots.games.topword.players.search import search_of
from ludomots.words import Lexicon, lexicon

_ROUNDS = 5
_RACKS = 20
_GAMES = 2000
_POSITIONS = 100
_PLAYOUTS = 4000
_SITUATIONS = 10
_PLIES = 2
_PLAYED_TO_THE_END = 14

Figures = dict[str, float]


def word_figures() -> Figures:
    """Measure the French word list: membership, anagrams, selection."""
    fr = lexicon("fr")
    words = list(fr)
    member = best_time(lambda: all(word in fr for word in words)) / len(words)
    return {
        "membership, ns a word": round(member * 1e9),
        "vocabulary of 38,000 everyday words, ms": round(
            best_time(lambda: fr.vocabulary(frequency=7, everyday=True)) * 1e3, 1
        ),
        **_anagrams(fr, words),
    }


def topword_figures() -> Figures:
    """Measure Topword's engine on one core: plays, whole games, simulation."""
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


def best_time(task: Callable[[], object]) -> float:
    """Return the shortest of some runs, in seconds."""
    return min(_time(task) for _ in range(_ROUNDS))


def _time(task: Callable[[], object]) -> float:
    started = process_time()
    task()
    return process_time() - started


def _anagrams(fr: Lexicon, words: list[str]) -> Figures:
    """Compare anagrams with two blanks with a search through a set, in plain Python."""
    letters = random.Random(2)  # noqa: S311
    racks = ["".join(letters.choices("AAABCDEEEEIILMNNORRSSTTU", k=5)) for _ in range(_RACKS)]
    seven = {word for word in words if len(word) == 7}

    def through_the_set(rack: str) -> set[str]:
        have = Counter(rack)
        return {word for word in seven if (Counter(word) - have).total() <= 2}

    ours = best_time(lambda: [fr.anagrams(rack + "??", 0) for rack in racks]) / _RACKS
    theirs = _time(lambda: [through_the_set(rack) for rack in racks[:3]]) / 3
    return {
        "anagrams of 5 letters and 2 blanks, us": round(ours * 1e6),
        "the same, times as fast as a set in Python": round(theirs / ours),
    }


def _simulation(options: Options, states: list[State]) -> float:
    """Return plies a second of the simulation as Champion runs it, from move to choice.

    It counts the turns that the seats choose and make after each move tried, two in a playout.
    Positions with so few tiles that Champion plays to the end of the game are left out.
    """
    plies, seconds = 0, 0.0
    opened = [state for state in states if len(state.bag) > _PLAYED_TO_THE_END]
    for state in opened[:: len(opened) // _SITUATIONS]:
        simulate = partial(_simulate, search_of(options), state)
        seconds += best_time(simulate)
        plies += sum(candidate.playouts for candidate in simulate()) * _PLIES
    return plies / seconds


def _simulate(search: StackSearch, state: State) -> list[StackCandidate]:
    other = state.racks[1 - state.turn]
    return search.simulate(
        *squares(state.board),
        state.racks[state.turn],
        dict(Counter([*state.bag, *other])),
        [len(other)],
        [0, 0],
        seed=1,
        playouts=_PLAYOUTS,
    )
