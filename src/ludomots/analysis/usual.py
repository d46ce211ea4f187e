"""What the best move of a turn is usually worth: what luck is measured from."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from ludomots.core.analyst import Standing


def usual(game: str, standing: Standing) -> float | None:
    """Return what the best move is usually worth to the seat whose turn it is.

    Self-play of the same game, number of players and kind of ending tells it for each tenth of the
    game that is left; in between it is a line. ``None`` if nothing was learned of such a game.
    """
    values = _learned().get(key(game, standing))
    if not values:
        return None
    at = min(max(standing.left, 0.0), 1.0) * (len(values) - 1)
    below = min(int(at), len(values) - 2)
    return values[below] + (at - below) * (values[below + 1] - values[below])


def key(game: str, standing: Standing) -> str:
    """Return the name under which the values of such games are kept."""
    seats = len(standing.points) - len(standing.out)
    return "-".join(part for part in (game, standing.ending, str(seats)) if part)


@cache
def _learned() -> Mapping[str, Sequence[float]]:
    file = files(__package__).joinpath("usual.toml")
    if not file.is_file():
        return {}
    learned: dict[str, list[float]] = tomllib.loads(file.read_text(encoding="utf-8"))["usual"]
    return learned
