"""The players there are, by game and name."""

from typing import Any

from ludomots.players.mots_de_tete.team import TEAM as MOTS_DE_TETE
from ludomots.players.player import Budget, Player, Team
from ludomots.players.topscore.team import TEAM as TOPSCORE
from ludomots.players.topword.team import TEAM as TOPWORD
from ludomots.players.typo.team import TEAM as TYPO
from ludomots.words import Lexicon

TEAMS: dict[str, Team] = {
    "topword": TOPWORD,
    "mots-de-tete": MOTS_DE_TETE,
    "typo": TYPO,
    "topscore": TOPSCORE,
}


def players_of(game: str) -> tuple[str, ...]:
    """Return the names of the players of a game."""
    return tuple(TEAMS.get(game, {}))


def player(
    game: str,
    name: str,
    *,
    options: Any,
    seed: int = 0,
    budget: Budget | None = None,
    words: Lexicon | None = None,
) -> Player:
    """Return a computer player: ``player("topword", "club", options=game.options)``.

    Without a word list it plays with the installed one of the language.
    """
    team = TEAMS.get(game, {})
    if name not in team:
        raise ValueError(f"no player {name!r} for {game}: choose among {', '.join(team)}")
    return team[name](options, seed, budget or Budget(), words)
