"""Compare rulebook and engine: do they find the same plays with the same points?"""

import random
from collections.abc import Iterator

from ludomots.core.draws import Draws
from ludomots.games.topword import Options, Pass, Place, State, Topword
from ludomots.games.topword.engine import all_plays, as_move, engine_rules
from tests.games.compared import Compared

WILDNESS = 0.5
"""How often a random play is made instead of a high one: this gives low and high piles."""

LONGEST_GAME = 60


def compare(seed: int, positions: int) -> Compared:
    """Compare the two over random positions of random tables."""
    rng = random.Random(seed)
    seen = plays = 0
    disagreements: list[str] = []
    while seen < positions:
        rules = Topword(random_options(rng))
        for state in random_game(rules, rng):
            engine, rulebook = by_engine(rules, state), by_rulebook(rules, state)
            if engine != rulebook:
                difference = sorted(map(str, engine.items() ^ rulebook.items()))
                disagreements.append(f"{rules.options} {state.board} {difference}")
            seen += 1
            plays += len(rulebook)
            if seen == positions:
                break
    return Compared(seen, plays, disagreements)


def random_options(rng: random.Random) -> Options:
    """Return any table: every option that concerns a placement, on and off."""
    is_french = rng.random() < 0.5
    return Options(
        board=rng.choice([10, 10, 8, 15]),
        letters="french" if is_french else "english",
        lexicon="fr" if is_french else "en",
        q_tile=rng.choice(["QU", "Q", "either"]),
        keep_one_letter=rng.random() < 0.5,
        no_lone_s=rng.random() < 0.5,
        full_rack_bonus=rng.choice([10, 20]),
        bonus_letters=rng.choice(["each", "flatQu"]),
        stack_limit=rng.choice([1, 2, 3, 4, 5, 5, 5]),
        rack_size=rng.choice([2, 3, 4, 5, 6, 7, 7, 7]),
    )


def random_game(rules: Topword, rng: random.Random) -> Iterator[State]:
    """Yield the states of a game in which some plays are good, some bad, and some turns pass."""
    state = rules.start(2, Draws.from_seed(rng.random().hex()))
    for _ in range(LONGEST_GAME):
        if state.end:
            return
        yield state
        plays = by_engine(rules, state)
        move: Place | Pass = Pass()
        if plays and rng.random() < WILDNESS:
            move = rng.choice(sorted(plays, key=str))
        elif plays:
            move = max(sorted(plays, key=str), key=lambda play: plays[play])
        state = rules.play(state, state.turn, move)


def by_engine(rules: Topword, state: State) -> dict[Place, int]:
    """Return the engine's plays with their points, each play once."""
    found = all_plays(engine_rules(rules.options), state.board, state.racks[state.turn])
    plays = {as_move(play): play.score for play in found}
    assert len(plays) == len(found)
    return plays


def by_rulebook(rules: Topword, state: State) -> dict[Place, int]:
    """Return the rulebook's plays with their points."""
    found = rules.plays(state, state.turn)
    return {play: rules.preview(state.board, play.tiles).total for play in found}
