"""Ratings of players, a pure function of how games ended.

There is a ladder for each game and number of players, one for games among people and one for games
with bots, in which the bots have their own place. Games in which one identity held several seats
are not rated.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce

from ludomots.tables.events import Finished
from ludomots.tables.table import Table

_MODEL = PlackettLuce()


class Ladder(NamedTuple):
    """Where games can be compared: the game, the number of players, with bots or without."""

    game: str
    players: int
    bots: bool


class Rating(msgspec.Struct, frozen=True):
    """What is known of a player's strength: its mean, how uncertain it is, after how many games."""

    mean: float = _MODEL.mu
    spread: float = _MODEL.sigma
    games: int = 0

    @property
    def points(self) -> int:
        """The rating that is shown: a cautious estimate, 0 for a new player."""
        return round(40 * (self.mean - 3 * self.spread))


class Result(NamedTuple):
    """How a rated game ended: the players in seat order and the rank of each, 1 being the best."""

    ladder: Ladder
    players: tuple[str, ...]
    ranks: tuple[int, ...]
    at: int


def result_of(table: Table) -> Result | None:
    """Return how a table's game ended, none if it is not rated."""
    outcome, game = table.outcome, table.game
    players = tuple(seat.identity or f"bot:{seat.level}" for seat in table.seats)
    if outcome is None or game is None or not table.people:
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
    at = next(e.at for e in reversed(table.entries) if isinstance(e.event, Finished))
    return Result(Ladder(table.opened.game, len(players), has_bots), players, ranks, at)


def rate(ratings: Mapping[str, Rating], result: Result) -> dict[str, Rating]:
    """Return the new ratings of a game's players; ``ratings`` are those of its ladder.

    A level of bots that has several seats is rated by their mean.
    """
    before = [ratings.get(player, Rating()) for player in result.players]
    teams = [[_MODEL.rating(mu=one.mean, sigma=one.spread)] for one in before]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in result.ranks])
    found: dict[str, list[tuple[float, float]]] = {}
    for player, (one,) in zip(result.players, rated, strict=True):
        found.setdefault(player, []).append((one.mu, one.sigma))
    return {
        player: Rating(
            mean=sum(mean for mean, _ in seats) / len(seats),
            spread=sum(spread for _, spread in seats) / len(seats),
            games=ratings.get(player, Rating()).games + 1,
        )
        for player, seats in found.items()
    }


def all_ratings(results: Iterable[Result]) -> dict[Ladder, dict[str, Rating]]:
    """Return everybody's ratings after some games, in the order in which they ended."""
    ladders: dict[Ladder, dict[str, Rating]] = {}
    for result in sorted(results, key=lambda one: one.at):
        ladder = ladders.setdefault(result.ladder, {})
        ladder |= rate(ladder, result)
    return ladders
