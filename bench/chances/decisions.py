"""Decisions of self-play, weighed by an analyst, with how their games ended."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from bench.chances.positions import LEVELS, Kind
from ludomots.analysis.decisions import seed_of
from ludomots.arena.match import Match, by_processes, make_player, new_game, play_game
from ludomots.core.game import Game

SEED = 3
PLAYOUTS = 2000
"""Enough that the best of several moves is seldom the luckiest one."""

DECISIONS = 10
"""So many decisions of each game are weighed: those of one game are much alike."""


class Weighed(NamedTuple):
    """A decision: the kind of ending, how much was left, what its best move was worth.

    ``margin`` is by how many points the seat should beat the best other one if it makes that move,
    ``won`` its share of the victory in the end.
    """

    ending: str
    left: float
    value: float
    margin: float
    won: float


def decisions(kind: Kind, games: int, jobs: int) -> list[Weighed]:
    """Return the decisions of some games, as many games of each level."""
    each = -(-games // len(LEVELS))
    found = list[Weighed]()
    for level in LEVELS:
        players = (level,) * kind.seats
        match = Match(game=kind.game, players=players, games=each, seed=SEED, preset=kind.preset)
        for one in by_processes(_weigh, match, each, jobs):
            found += one
    return found


def _weigh(match: Match, number: int) -> list[Weighed]:
    game, seated = new_game(match, number, 0)
    play_game(game, [make_player(match, game, who, number) for who in seated])
    return list(islice(_weighed(game, number), DECISIONS))


def _weighed(game: Game, number: int) -> Iterator[Weighed]:
    """Yield the decisions of a game in random order."""
    analyst = game.kind.analyst
    steps = [step for step, (seat, _) in enumerate(game.moves) if seat >= 0]
    outcome = game.outcome()
    for step in random.Random(number).sample(steps, len(steps)):
        seat, made = game.moves[step]
        view = game.rules.view(game.states[step], seat)
        if analyst is None or outcome is None:
            return
        seed = seed_of(number, step)
        weighed = analyst.weigh(game.rules, view, made, playouts=PLAYOUTS, seed=seed)
        if weighed:
            standing, value = analyst.standing(game.rules, view), weighed[0].value
            scores = game.states[step].scores
            lead = scores[seat] - max(
                points for other, points in enumerate(scores) if other != seat
            )
            won = (seat in outcome.winners) / len(outcome.winners)
            yield Weighed(standing.ending, standing.left, value, lead + value, won)
