"""The players there are, by game and name."""

from collections.abc import Callable
from typing import Any

from ludomots.players.player import Budget, Player
from ludomots.players.topscore import champion as topscore_champion
from ludomots.players.topscore import club as topscore_club
from ludomots.players.topscore import levels as topscore
from ludomots.players.topword.levels import Debutant, Famille, Greedy
from ludomots.players.topword.search import Champion, Club
from ludomots.players.typo import champion as typo_champion
from ludomots.players.typo import levels as typo

Maker = Callable[[Any, int, Budget], Player]

TEAMS: dict[str, dict[str, Maker]] = {
    "topword": {
        "greedy": lambda options, seed, _: Greedy(options, seed),
        "debutant": lambda options, seed, _: Debutant(options, seed),
        "famille": lambda options, seed, _: Famille(options, seed),
        "club": lambda options, seed, _: Club(options, seed),
        "champion": Champion,
    },
    "topscore": {
        "greedy": lambda options, seed, _: topscore.Greedy(options, seed),
        "debutant": lambda options, seed, _: topscore.Debutant(options, seed),
        "famille": lambda options, seed, _: topscore.Famille(options, seed),
        "club": lambda options, seed, _: topscore_club.Club(options, seed),
        "champion": topscore_champion.Champion,
    },
    "typo": {
        "greedy": lambda options, seed, _: typo.Greedy(options, seed),
        "debutant": lambda options, seed, _: typo.Debutant(options, seed),
        "famille": lambda options, seed, _: typo.Famille(options, seed),
        "club": lambda options, seed, _: typo.Club(options, seed),
        "champion": typo_champion.Champion,
    },
}


def players_of(game: str) -> tuple[str, ...]:
    """Return the names of the players of a game."""
    return tuple(TEAMS.get(game, {}))


def player(
    game: str, name: str, *, options: Any, seed: int = 0, budget: Budget | None = None
) -> Player:
    """Return a computer player: ``player("topword", "club", options=game.options)``."""
    team = TEAMS.get(game, {})
    if name not in team:
        raise ValueError(f"no player {name!r} for {game}: choose among {', '.join(team)}")
    return team[name](options, seed, budget or Budget())
