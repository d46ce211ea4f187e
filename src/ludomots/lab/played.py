"""One finished game as the lab sees it: its turns, and what can be counted of them."""

from collections.abc import Sequence
from itertools import groupby, islice, pairwise

import msgspec
from msgspec.structs import replace

from ludomots.core.contract import TABLE, Flow, GameState, Outcome, leaders
from ludomots.core.game import Game

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
