"""Confidence intervals of shares."""

import os
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, variance
from time import process_time
from typing import Any, TypeVar

import msgspec

from ludomots.core.contract import JUDGE, TABLE
from ludomots.core.game import Game, new
from ludomots.core.moves import CloseWindow
from ludomots.core.options import DEFAULT_PRESET
from ludomots.core.player import Bot, Budget, name_of
from ludomots.core.shelf import player
from ludomots.core.turns import acting, declared_move, fallback_move
from ludomots.errors import LudomotsError

_95_PERCENT = 1.959964


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share that was found in so many trials.

    It stays valid for few trials, and for a share of 0 or 1.

    >>> [round(x, 3) for x in wilson(0.0, 240)]
    [0.0, 0.016]
    """
    z2 = _95_PERCENT**2
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = sqrt(share * (1 - share) * z2 / trials + z2**2 / (4 * trials**2)) / (1 + z2 / trials)
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of values from 0 to 1 with its 95 % interval.

    The interval is Wilson's, with the number of trials that would give the observed variance: it
    stays valid for few values, and if all are equal.

    >>> [round(x, 3) for x in mean_interval([1.0, 0.5, 0.5, 1.0])]
    [0.75, 0.427, 0.924]
    """
    mean, count = fmean(values), len(values)
    spread = variance(values) if count > 1 else 0.25
    trials = count * min(4.0, max(1.0, mean * (1 - mean) / spread)) if spread else count
    return mean, *wilson(mean, trials)


Measured = TypeVar("Measured")


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played: the players, one for each seat, and how many games.

    A player is a name or an object with ``choose(view)``, which must be picklable if several
    processes play. Players with the same name are one team. With ``pairs`` the same draws are
    played once with each order of the seats.
    """

    game: str
    players: tuple[Any, ...]
    games: int
    seed: int = 0
    pairs: bool = False
    preset: str = DEFAULT_PRESET
    options: dict[str, Any] = {}
    budget: Budget = Budget()

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, in order."""
        return tuple(map(name_of, self.players))


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of one player in a match; a shared victory is a tie.

    ``refused`` counts the moves that the rules refused: something else was played for it then.
    """

    name: str
    wins: int
    ties: int
    mean_score: float
    refused: int = 0


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match went.

    In a match by pairs, ``share`` is the share of the victories that the first player won (a tie
    is shared), with the ends of its 95 % interval: value, low, high.
    """

    games: int
    cpu_seconds: float
    players: tuple[Standing, ...]
    share: tuple[float, float, float] | None = None


class _Played(msgspec.Struct, frozen=True):
    """One game: the final scores and the winners, by player of the match, not by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    refused: tuple[int, ...]
    cpu_seconds: float

    def points(self, team: Collection[int]) -> float:
        """Return the share of the victory that some players have."""
        return sum(winner in team for winner in self.winners) / len(self.winners)


def play_match(match: Match, jobs: int | None = None) -> Result:
    """Play a match with ``jobs`` processes, by default one for each core."""
    turns = _turns(match)
    rounds = -(-match.games // turns)  # whole rounds: at least as many games as asked for
    return _result(match, by_processes(_play_round, match, rounds, jobs))


def by_processes(
    play: Callable[[Match, int], Measured], match: Match, rounds: int, jobs: int | None = None
) -> list[Measured]:
    """Return what ``play`` returns for each round of a match, in order, played by processes."""
    jobs = min(jobs or os.cpu_count() or 1, rounds)
    if jobs == 1:
        return [play(match, number) for number in range(rounds)]
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        return list(pool.map(play, [match] * rounds, range(rounds)))


def play_game(
    game: Game,
    players: Sequence[Bot],
    refused: Counter[int] | None = None,
    most_moves: int | None = None,
) -> Game:
    """Play a game to its end; players who may contest are asked before the next one plays.

    If the rules refuse a move, the seat passes or accepts instead, as at a table; ``refused``
    counts such moves by seat, and without it the error is raised. After ``most_moves`` the game is
    returned without an end.
    """
    while game.outcome() is None and (most_moves is None or len(game.moves) < most_moves):
        declared = declared_move(game.kind, game.rules, game.state)
        if declared is not None:
            game.push(declared, TABLE)
            continue
        seat = acting(game.rules, game.state)[-1]
        if seat == JUDGE:  # nobody is here who does not play
            game.push(CloseWindow(), TABLE)
            continue
        move = players[seat].choose(game.view(seat))
        try:
            game.push(move, seat)
        except LudomotsError:
            if refused is None:
                raise
            refused[seat] += 1
            game.push(fallback_move(game.rules, game.state, seat), seat)
    return game


def _play_round(match: Match, number: int) -> list[_Played]:
    """Play one game, or in a match by pairs the same draws with every rotation of the seats."""
    turns = _turns(match)
    first = 0 if match.pairs else number % len(match.players)
    return [_play(match, number, first + turn) for turn in range(turns)]


def _play(match: Match, number: int, turned: int) -> _Played:
    started = process_time()
    count = len(match.players)
    game, seated = new_game(match, number, turned)
    players = [make_player(match, game, who) for who in seated]
    refused = Counter[int]()
    outcome = play_game(game, players, refused).outcome()
    if outcome is None:
        raise RuntimeError("the game has no end")
    return _Played(
        scores=tuple(outcome.scores[seated.index(who)] for who in range(count)),
        winners=tuple(sorted(seated[seat] for seat in outcome.winners)),
        refused=tuple(refused[seated.index(who)] for who in range(count)),
        cpu_seconds=process_time() - started,
    )


def new_game(match: Match, number: int, turned: int) -> tuple[Game, list[int]]:
    """Start a game of a match, and return it with the player of each seat, as they are numbered.

    The draws depend on the seed of the match and on ``number`` only; ``turned`` rotates the seats.
    """
    count = len(match.players)
    game = new(
        match.game,
        players=count,
        seed=f"{match.seed} {number}",
        preset=match.preset,
        **match.options,
    )
    return game, [(seat + turned) % count for seat in range(count)]


def make_player(match: Match, game: Game, who: int, number: int = 0) -> Bot:
    """Return a player of a match, ready for a game; its own chance depends on ``number``."""
    one: Bot | str = match.players[who]
    if not isinstance(one, str):
        return one
    seed = number * len(match.players) + who
    return player(match.game, one, options=game.options, seed=seed, budget=match.budget)


def _turns(match: Match) -> int:
    """Return how many rotations a round has: until each seat has the same name again."""
    names = match.names
    if not match.pairs:
        return 1
    if len(set(names)) == 1:
        return len(names)
    return next(n for n in range(1, len(names) + 1) if names[n:] + names[:n] == names)


def _team(names: Sequence[str]) -> tuple[int, ...]:
    """Return the players with the first player's name; only the first if all have that name."""
    if len(set(names)) == 1:
        return (0,)
    return tuple(who for who, name in enumerate(names) if name == names[0])


def _result(match: Match, rounds: Sequence[Sequence[_Played]]) -> Result:
    games = [played for one in rounds for played in one]
    standings = tuple(_standing(name, who, games) for who, name in enumerate(match.names))
    share = None
    if match.pairs:
        team = _team(match.names)
        share = mean_interval([_mean(played.points(team) for played in one) for one in rounds])
    return Result(len(games), round(sum(g.cpu_seconds for g in games), 3), standings, share)


def _standing(name: str, who: int, games: Sequence[_Played]) -> Standing:
    return Standing(
        name=name,
        wins=sum(played.winners == (who,) for played in games),
        ties=sum(who in played.winners and len(played.winners) > 1 for played in games),
        mean_score=round(_mean(played.scores[who] for played in games), 2),
        refused=sum(played.refused[who] for played in games),
    )


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
