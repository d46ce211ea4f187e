"""Games of equal players, as positions with how each game ended."""

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludomots.arena.match import Match, by_processes, make_player, new_game, play_game
from ludomots.core.analyst import Standing
from ludomots.core.game import Game

LEVELS = ("debutant", "famille", "club")


class Kind(NamedTuple):
    """Games that share a model: how many are played to learn from, and how many are kept apart.

    All seats of a game have the same level: chances are meant for people of like strength. As many
    games are played of each of the ``levels``; one that is named twice plays twice as many.
    Of the positions of a game, which are much alike, every ``stride``-th is learned from. ``apart``
    is the seed of the games kept apart: a new one once they were used to choose a form. From
    ``weighed`` games more it is learned what points count for that a move gains by the
    end; without them, they count as if the seat had them already.
    """

    game: str
    seats: int
    preset: str = "french"
    learned_from: int = 0
    kept_apart: int = 0
    levels: tuple[str, ...] = LEVELS
    stride: int = 1
    apart: int = 2
    weighed: int = 0


class Played(msgspec.Struct, frozen=True):
    """Positions of one game, the share of the victory of each seat, and the level that played."""

    level: str
    standings: list[Standing]
    shares: tuple[float, ...]
    scores: tuple[int, ...]


def play(kind: Kind, games: int, seed: int, jobs: int, keep: Path | None = None) -> list[Played]:
    """Play games, as many of each level; the same seed gives the same games.

    They are kept in the folder ``keep``, if there is one, and read from there the next time.
    """
    kept = keep and keep / f"{kind.game}-{kind.preset}-{kind.seats}-{seed}-{games}.msgpack"
    if kept and kept.is_file():
        return msgspec.msgpack.decode(kept.read_bytes(), type=list[Played])
    each = -(-games // len(kind.levels))
    found = list[Played]()
    for level, times in Counter(kind.levels).items():
        match = Match(
            game=kind.game,
            players=(level,) * kind.seats,
            games=times * each,
            seed=seed,
            preset=kind.preset,
        )
        found += by_processes(_play, match, times * each, jobs)
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.msgpack.encode(found))
    return found


def _play(match: Match, number: int) -> Played:
    game, seated = new_game(match, number, 0)
    play_game(game, [make_player(match, game, who, number) for who in seated])
    outcome = game.outcome()
    if outcome is None:
        raise RuntimeError("the game has no end")
    seats = range(len(outcome.scores))
    return Played(
        level=str(match.players[0]),
        standings=_standings(game),
        shares=tuple((seat in outcome.winners) / len(outcome.winners) for seat in seats),
        scores=outcome.scores,
    )


def _standings(game: Game) -> list[Standing]:
    """Return how far everybody was after each move but the last."""
    analyst = game.kind.analyst
    if analyst is None:
        raise RuntimeError(f"nobody can say how far the seats of {game.kind.name} are")
    views = (game.rules.view(state, "spectator") for state in game.states[:-1])
    return [analyst.standing(game.rules, view) for view in views]
