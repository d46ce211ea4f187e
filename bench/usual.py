"""``make usual``: find out by self-play what the best move of a turn is usually worth."""

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from ludomots.analysis import usual
from ludomots.analysis.decisions import seed_of
from ludomots.arena.match import Match, by_processes, make_player, new_game, play_game

GAMES = 80
DECISIONS = 8
"""So many decisions of each game are weighed: those of one game are much alike."""

PLAYOUTS = 2000
SEED = 1
LEVEL = "club"
FILE = Path(usual.__file__).parent / "learned" / "usual.toml"


class Kind(NamedTuple):
    """Games that share their values."""

    game: str
    seats: int
    preset: str


KINDS = (
    Kind("topword", 2, "french"),
    Kind("topword", 3, "french"),
    Kind("topword", 4, "french"),
    Kind("mots-de-tete", 2, "french"),
    Kind("mots-de-tete", 3, "french"),
    Kind("mots-de-tete", 2, "marathon"),
    Kind("topscore", 2, "french"),
    Kind("topscore", 3, "french"),
    Kind("typo", 2, "french"),
    Kind("typo", 3, "french"),
    Kind("typo", 4, "french"),
)


class Seen(NamedTuple):
    """The best move of one decision: how much of the game was left, and what it was worth."""

    ending: str
    left: float
    value: float


def main() -> None:
    """Learn the values of the games named, or of all, and write them down."""
    names = sys.argv[1:] or sorted({kind.game for kind in KINDS})
    kept = {name: ones for name, ones in usual.learned().items() if name not in names}
    found = {name: [_learn(kind) for kind in KINDS if kind.game == name] for name in names}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written({**kept, **found}), encoding="utf-8")


def _learn(kind: Kind) -> usual.Usual:
    print(f"  usual  {kind.game}, {kind.seats} players, {kind.preset}", file=sys.stderr, flush=True)
    match = Match(
        game=kind.game,
        players=(LEVEL,) * kind.seats,
        games=GAMES,
        seed=SEED,
        preset=kind.preset,
    )
    seen = [one for game in by_processes(_weighed, match, GAMES) for one in game]
    return usual.Usual(kind.seats, seen[0].ending, smoothed(seen))


def _weighed(match: Match, number: int) -> list[Seen]:
    """Play a game and weigh some of its decisions."""
    game, seated = new_game(match, number, 0)
    play_game(game, [make_player(match, game, who, number) for who in seated])
    analyst = game.kind.analyst
    if analyst is None:
        return []

    def decisions() -> Iterator[Seen]:
        steps = [step for step, (seat, _) in enumerate(game.moves) if seat >= 0]
        random.Random(number).shuffle(steps)
        for step in steps:
            seat, made = game.moves[step]
            view = game.rules.view(game.states[step], seat)
            seed = seed_of(number, step)
            weighed = analyst.weigh(game.rules, view, made, playouts=PLAYOUTS, seed=seed)
            if weighed:
                now = analyst.standing(game.rules, view)
                yield Seen(now.ending, now.left, weighed[0].value)

    return [one for one, _ in zip(decisions(), range(DECISIONS), strict=False)]


def smoothed(seen: Sequence[Seen]) -> tuple[float, ...]:
    """Return the mean value around each knot; a knot that nothing is near takes its neighbour's."""
    knots = range(usual.KNOTS + 1)
    means: dict[int, float] = {}
    for knot in knots:
        weights = [max(0.0, 1 - abs(one.left * usual.KNOTS - knot)) for one in seen]
        if sum(weights) > 0:
            values = zip(weights, seen, strict=True)
            means[knot] = sum(weight * one.value for weight, one in values) / sum(weights)
    nearest = [min(means, key=lambda known: abs(known - knot)) for knot in knots]
    return tuple(round(means[knot], 2) for knot in nearest)


def written(games: dict[str, list[usual.Usual]]) -> str:
    """Return the values as TOML."""
    lines = [
        "# What the best move of a turn is usually worth, in points, for each tenth of a game that",
        "# is left. Written by: python -m bench.usual",
        f"# {GAMES} games of {LEVEL} of each kind, {DECISIONS} decisions of each, seed {SEED}.",
        "edition = 1",
    ]
    for name, ones in sorted(games.items()):
        for one in ones:
            values = ", ".join(map(str, one.values))
            lines += [
                "",
                f"[[games.{name}]]",
                f"seats = {one.seats}",
                f'ending = "{one.ending}"',
                f"values = [{values}]",
            ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
