"""Ratings of players, which follow from how games ended.

There is a ladder for each game and number of players, one for games among people and one for games
with bots, in which the bots have their own place. Games in which one identity held several seats
are not rated, nor those with a coach or with hints, those in which a move was taken back or a
computer played in somebody's place, those that somebody left after another had left, and those out
of which a player was voted without being absent.

A result is rated once, by the ratings that its players have then. A player's rating can always be
worked out again from their own results, since each is stored with the ratings of all its players
before the game (``standings``).
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from ludomots.tables.table import Table, ended_at

_MODEL = PlackettLuce()

Sureness = Literal["unsure", "fair", "sure"]
"""How sure a strength is: after fewer than some eight games it is not, after some thirty it is."""

_POINTS = 40
"""How many points of the shown scale are one of the model."""
_NEW, _LOWEST = 1000, 100
"""The strength of a new player, and the one that nobody falls below."""
_UNSURE, _FAIR = 6.5, 4.5
"""The spreads above which a strength is not sure, and only fairly so."""


class Ladder(NamedTuple):
    """Where games can be compared: the game, the number of players, with bots or without."""

    game: str
    players: int
    bots: bool


class Rating(msgspec.Struct, frozen=True, array_like=True):
    """What is known of a player's strength: its mean and how uncertain it is; and how many games
    were played and won."""

    mean: float = _MODEL.mu
    spread: float = _MODEL.sigma
    games: int = 0
    won: int = 0

    @property
    def cautious(self) -> int:
        """What the strength is at least, very probably: 0 for a new player. Players are ranked by
        it."""
        return round(_POINTS * (self.mean - 3 * self.spread))

    @property
    def points(self) -> int:
        """The strength that is shown, in the order of ``cautious``: 1000 for a new player; nobody
        has less than 100."""
        if self.cautious >= 0:
            return _NEW + self.cautious
        return _LOWEST + round((_NEW - _LOWEST) * math.exp(self.cautious / (_NEW - _LOWEST)))

    @property
    def sureness(self) -> Sureness:
        """How sure the strength is: it becomes surer with every game."""
        return "unsure" if self.spread > _UNSURE else "fair" if self.spread > _FAIR else "sure"


class Result(NamedTuple):
    """How a rated game ended: the players in seat order and the rank of each, 1 being the best."""

    ladder: Ladder
    players: tuple[str, ...]
    ranks: tuple[int, ...]
    at: int


class Rated(NamedTuple):
    """A result that was rated, and the ratings of its players before the game, in seat order."""

    result: Result
    before: tuple[Rating, ...]


def result_of(table: Table) -> Result | None:
    """Return how a table's game ended, none if it is not rated."""
    outcome, game = table.outcome, table.game
    players = tuple(seat.identity or f"bot:{seat.level}" for seat in table.seats)
    if outcome is None or game is None or not table.people or table.is_unrated:
        return None
    if len(players) < 2 or len(table.people) < sum(
        seat.identity is not None for seat in table.seats
    ):
        return None
    order = [
        (seat not in outcome.winners, seat in game.state.withdrawn, -points)
        for seat, points in enumerate(outcome.scores)
    ]
    ranks = tuple(1 + sum(other < one for other in order) for one in order)
    has_bots = any(seat.level is not None for seat in table.seats)
    ladder = Ladder(table.opened.game, len(players), has_bots)
    return Result(ladder, players, ranks, ended_at(table))


def rate(result: Result, before: Sequence[Rating]) -> dict[str, Rating]:
    """Return the new ratings of a game's players, given those of its seats before the game.

    A player of several seats, which a level of bots may be, is rated by their mean.
    """
    teams = [[_MODEL.rating(mu=one.mean, sigma=one.spread)] for one in before]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in result.ranks])
    seats_of: dict[str, list[int]] = {}
    for seat, player in enumerate(result.players):
        seats_of.setdefault(player, []).append(seat)
    return {
        player: Rating(
            mean=sum(rated[seat][0].mu for seat in seats) / len(seats),
            spread=sum(rated[seat][0].sigma for seat in seats) / len(seats),
            games=before[seats[0]].games + 1,
            won=before[seats[0]].won + any(result.ranks[seat] == 1 for seat in seats),
        )
        for player, seats in seats_of.items()
    }


def standings(history: Iterable[Rated]) -> dict[Ladder, dict[str, Rating]]:
    """Return the ratings of all players after some games, in the order in which they were rated."""
    ladders: dict[Ladder, dict[str, Rating]] = {}
    for result, ratings in rated_in_turn(history):
        ladders.setdefault(result.ladder, {}).update(ratings)
    return ladders


def rated_in_turn(history: Iterable[Rated]) -> Iterator[tuple[Result, dict[str, Rating]]]:
    """Yield games in the order in which they were rated, with the ratings of their players after
    each.

    The others in a game count as they were rated then. A player's own rating goes on from game to
    game: for somebody who was two guests before, it is not the one that was stored with the game.
    """
    ladders: dict[Ladder, dict[str, Rating]] = {}
    for result, before in history:
        ladder = ladders.setdefault(result.ladder, {})
        usual = rate(result, before)
        for player, rating in usual.items():
            stored = before[result.players.index(player)]
            mine = ladder.get(player, stored)
            if mine == stored:
                ladder[player] = rating
            else:
                seats = zip(result.players, before, strict=True)
                now = [mine if one == player else other for one, other in seats]
                ladder[player] = rate(result, now)[player]
        yield result, {player: ladder[player] for player in usual}
