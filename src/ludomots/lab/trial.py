"""Many games under one setting, and two settings side by side.

A setting is a match whose players play under its rules. Both settings are played with the same
draws and the same players, who take turns to begin.
"""

from collections import Counter
from collections.abc import Sequence
from statistics import quantiles

import msgspec
from msgspec.structs import replace

from ludomots.arena.match import Match, by_processes, make_player, new_game, play_game
from ludomots.core.contract import Outcome
from ludomots.lab.estimates import Estimate, difference
from ludomots.lab.measures import Measure, ending, measures_for
from ludomots.lab.played import Played, observe

MOST_MOVES = 2000
"""The lab stops a game after this many moves: no game of ours comes near it."""


class Trial(msgspec.Struct, frozen=True):
    """How a game played under one setting.

    ``figures`` are named as in ``measures``, ``endings`` by the reason of the end. ``spread`` are
    the scores below which a tenth, a half and nine tenths of all final scores are. ``refused``
    counts moves that the rules refused; something else was played instead.
    """

    preset: str
    options: dict[str, object]
    games: int
    figures: dict[str, Estimate]
    endings: dict[str, Estimate]
    spread: tuple[float, float, float]
    refused: int


class Findings(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game played under one setting, or under two side by side.

    The differences are what the second setting has more than the first. ``examples`` holds an
    outcome for each reason of an end, the most frequent reason first.
    """

    game: str
    players: tuple[str, ...]
    seed: int
    trials: tuple[Trial, ...]
    examples: dict[str, Outcome]
    differences: dict[str, Estimate] = {}
    ending_differences: dict[str, Estimate] = {}


def run(match: Match, against: Match | None = None, jobs: int | None = None) -> Findings:
    """Play a match, and another one that differs in its rules only; return their figures."""
    matches = (match,) if against is None else (match, against)
    return findings(matches, [play(one, jobs) for one in matches])


def findings(matches: Sequence[Match], played: Sequence[Sequence[Played]]) -> Findings:
    """Return the figures of one match or two that were played."""
    match = matches[0]
    examples = _examples([game for games in played for game in games])
    measures, endings = measures_for(len(match.players)), tuple(map(ending, examples))
    trials = (
        Trial(
            one.preset,
            one.options,
            len(games),
            {measure.name: measure.sample(games).estimate for measure in measures},
            {measure.name: measure.sample(games).estimate for measure in endings},
            _spread([score for game in games for score in game.outcome.scores]),
            sum(game.refused for game in games),
        )
        for one, games in zip(matches, played, strict=True)
    )
    found = Findings(match.game, match.names, match.seed, tuple(trials), examples)
    if len(matches) == 1:
        return found
    return replace(
        found,
        differences=_differences(measures, *played),
        ending_differences=_differences(endings, *played),
    )


def play(match: Match, jobs: int | None = None) -> list[Played]:
    """Play the games of a match; the same ones for the same seed, unless players think by time."""
    return by_processes(_play, match, match.games, jobs)


def _play(match: Match, number: int) -> Played:
    game, seated = new_game(match, number, number % len(match.players))
    players = [make_player(match, game, who, number) for who in seated]
    refused = Counter[int]()
    return observe(play_game(game, players, refused, MOST_MOVES), refused.total())


def _differences(
    measures: Sequence[Measure], first: Sequence[Played], second: Sequence[Played]
) -> dict[str, Estimate]:
    return {one.name: difference(one.sample(first), one.sample(second)) for one in measures}


def _examples(games: Sequence[Played]) -> dict[str, Outcome]:
    found = {game.outcome.reason: game.outcome for game in games}
    often = Counter(game.outcome.reason for game in games).most_common()
    return {reason: found[reason] for reason, _ in often}


def _spread(scores: Sequence[int]) -> tuple[float, float, float]:
    tenths = quantiles(scores, n=10, method="inclusive")
    return tenths[0], tenths[4], tenths[8]
