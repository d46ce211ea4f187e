"""One finished game as the lab sees it: its turns, and what can be counted of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby, islice, pairwise
from statistics import quantiles
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ludomots.arena.match import Match, by_processes, make_player, new_game, play_game
from ludomots.core.contract import TABLE, Flow, GameState, Outcome, leaders
from ludomots.core.game import Game
from ludomots.lab.estimates import Estimate, Sample, difference

SHUT_OUT = 3
"""A seat is shut out if it had no useful move in its last turns of a game, this many or more."""

NO_END = "no-end"
"""The reason of a game that the lab stopped because it went on and on."""


class Turn(msgspec.Struct, frozen=True):
    """A turn of a seat: all its moves, how many useful ones there were, and the scores after it.

    ``useful`` is 0, 1, or 2 for two and more: nobody asks for the exact number.
    """

    seat: int
    moves: tuple[msgspec.Struct, ...]
    useful: int
    scores: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    """What one game counts for.

    ``idle``, ``useless`` and ``forced`` are numbers of turns: those that brought nothing, those in
    which nothing useful was legal, those in which one useful move was. ``longest_wait`` is the
    longest row of useless turns of any seat, ``shut_out`` how many seats had no useful move again.
    ``first_won`` is the share of the victory that the seat with the first turn has. ``refused`` are
    the moves of players that the rules refused.
    """

    seats: int
    turns: int
    rounds: int
    idle: int
    useless: int
    forced: int
    longest_wait: int
    shut_out: int
    lead_changes: int
    is_comeback: bool
    first_won: float
    is_guard: bool
    outcome: Outcome
    refused: int = 0

    @property
    def margin(self) -> int:
        """How many points lie between the two highest scores."""
        first, second, *_ = *sorted(self.outcome.scores, reverse=True), 0
        return first - second if self.seats > 1 else 0


def observe(game: Game, refused: int = 0) -> Played:
    """Return what a game counts for; one without an end was stopped."""
    outcome = game.outcome() or _stopped(game.state)
    return replace(count(turns_of(game), outcome, game.kind.flow), refused=refused)


def count(turns: Sequence[Turn], outcome: Outcome, flow: Flow) -> Played:
    """Return what the turns and the outcome of a game count for."""
    by_seat = [[turn for turn in turns if turn.seat == seat] for seat in range(len(outcome.scores))]
    waits = [_waits(own) for own in by_seat]
    return Played(
        seats=len(outcome.scores),
        turns=len(turns),
        rounds=max(map(len, by_seat)),
        idle=sum(flow.is_idle(turn.moves) for turn in turns),
        useless=sum(turn.useful == 0 for turn in turns),
        forced=sum(turn.useful == 1 for turn in turns),
        longest_wait=max((wait for own in waits for wait in own), default=0),
        shut_out=sum(own[-1] >= SHUT_OUT for own in waits),
        lead_changes=_lead_changes(turns),
        is_comeback=_is_comeback(turns, outcome),
        first_won=_share(outcome, turns[0].seat) if turns else 0.0,
        is_guard=outcome.reason in flow.guards or outcome.reason == NO_END,
        outcome=outcome,
    )


def turns_of(game: Game) -> list[Turn]:
    """Return the turns of a game; a turn of several parts is one turn."""
    flow, turns = game.kind.flow, list[Turn]()
    steps = zip(game.moves, game.states, game.states[1:], strict=False)
    for (seat, move), before, after in steps:
        if seat == TABLE or isinstance(move, flow.asides):
            continue
        if turns and turns[-1].seat == seat and game.rules.in_turn(before):
            last = turns.pop()
            turns.append(Turn(seat, (*last.moves, move), last.useful, after.scores))
        else:
            turns.append(Turn(seat, (move,), _useful(game, before, seat), after.scores))
    return turns


def _useful(game: Game, state: GameState, seat: int) -> int:
    """Return how many moves carry the game forward, counted no further than two."""
    others = (*game.kind.flow.idle, *game.kind.flow.asides)
    moves = game.kind.finder.moves(game.rules, state, seat)
    return sum(1 for _ in islice((move for move in moves if not isinstance(move, others)), 2))


def _waits(turns: Sequence[Turn]) -> list[int]:
    """Return how long each row of useless turns is; the last number is that of the end, or 0."""
    rows = groupby(turns, key=lambda turn: turn.useful == 0)
    return [len(list(row)) if is_useless else 0 for is_useless, row in rows] or [0]


def _lead_changes(turns: Sequence[Turn]) -> int:
    """Return how often somebody else took the lead; a tie is nobody's."""
    leading = [leaders(turn.scores, range(len(turn.scores))) for turn in turns]
    alone = [seats[0] for seats in leading if len(seats) == 1]
    return sum(before != after for before, after in pairwise(alone))


def _is_comeback(turns: Sequence[Turn], outcome: Outcome) -> bool:
    """Return whether the only winner was last, alone or with others, after half of the turns."""
    if len(outcome.winners) != 1 or not turns:
        return False
    scores = turns[len(turns) // 2].scores
    return scores[outcome.winners[0]] == min(scores) < max(scores)


def _share(outcome: Outcome, seat: int) -> float:
    return (seat in outcome.winners) / max(1, len(outcome.winners))


def _stopped(state: GameState) -> Outcome:
    return Outcome(NO_END, leaders(state.scores, state.active), state.scores)


def _games(played: Played) -> int:  # noqa: ARG001 (as every base)
    return 1


def _turns(played: Played) -> int:
    return played.turns


def _seats(played: Played) -> int:
    return played.seats


class Measure(NamedTuple):
    """A figure: what is counted in a game, what it is divided by, whether that is a share.

    ``needs_others``: it says nothing of a game for one.
    """

    name: str
    counted: Callable[[Played], float]
    base: Callable[[Played], float] = _games
    is_share: bool = False
    needs_others: bool = False

    def sample(self, games: Sequence[Played]) -> Sample:
        """Return its counts over some games."""
        return Sample([*map(self.counted, games)], [*map(self.base, games)], self.is_share)


MEASURES = (
    Measure("turns", lambda played: played.turns),
    Measure("rounds", lambda played: played.rounds),
    Measure("idle", lambda played: played.idle, _turns, is_share=True),
    Measure("useless", lambda played: played.useless, _turns, is_share=True),
    Measure("forced", lambda played: played.forced, _turns, is_share=True),
    Measure("longest_wait", lambda played: played.longest_wait),
    Measure("shut_out", lambda played: played.shut_out, _seats, is_share=True),
    Measure("lead_changes", lambda played: played.lead_changes, needs_others=True),
    Measure("comebacks", lambda played: played.is_comeback, is_share=True, needs_others=True),
    Measure("first_seat", lambda played: played.first_won, is_share=True, needs_others=True),
    Measure("guard_ends", lambda played: played.is_guard, is_share=True),
    Measure("score", lambda played: sum(played.outcome.scores), _seats),
    Measure("margin", lambda played: played.margin, needs_others=True),
)
"""Length, choice, tension, fairness, ends and points, in this order."""


def measures_for(seats: int) -> tuple[Measure, ...]:
    """Return the figures that say something of a game with so many seats."""
    return tuple(one for one in MEASURES if seats > 1 or not one.needs_others)


def ending(reason: str) -> Measure:
    """Return the share of games that ended for a reason."""
    return Measure(reason, lambda played: played.outcome.reason == reason, is_share=True)


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
