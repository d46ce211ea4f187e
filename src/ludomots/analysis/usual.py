"""What the best move of a turn is usually worth: what the chance of a move is measured from."""

from functools import cache
from importlib.resources import files

import msgspec

from ludomots.core.analyst import Standing

KNOTS = 10
"""Values are known for each tenth of a game that is left, from none to all of it."""


class Usual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for one number of players and kind of ending, one value for each knot."""

    seats: int
    ending: str
    values: tuple[float, ...]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What self-play found, by game."""

    edition: int
    games: dict[str, list[Usual]]


def usual(game: str, standing: Standing) -> float | None:
    """Return what the best move is usually worth to the seat whose turn it is.

    Where nothing was learned for such a number of players or ending, the nearest tells it; ``None``
    if nothing was learned of the game.
    """
    seats = len(standing.points) - len(standing.out)
    nearest = min(
        learned().get(game, ()),
        key=lambda one: (one.ending != standing.ending, abs(one.seats - seats)),
        default=None,
    )
    return None if nearest is None else between(nearest.values, standing.left)


def between(values: tuple[float, ...], left: float) -> float:
    """Return the value for what is left of a game: a line between those of two knots."""
    at = min(max(left, 0.0), 1.0) * KNOTS
    below = min(int(at), KNOTS - 1)
    return values[below] + (at - below) * (values[below + 1] - values[below])


@cache
def learned() -> dict[str, list[Usual]]:
    """Return what was learned of each game, nothing if that was never done."""
    file = files(__package__).joinpath("learned", "usual.toml")
    if not file.is_file():
        return {}
    return msgspec.toml.decode(file.read_bytes(), type=Learned).games
