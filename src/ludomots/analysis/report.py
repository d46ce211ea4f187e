"""What a review of a game says."""

from typing import Any, Literal

import msgspec

from ludomots.core.analyst import Part
from ludomots.core.facts import Text
from ludomots.texts import texts

Grade = Literal["best", "good", "small", "medium", "large"]
"""How much a move lost: nothing, nothing that can be told from chance, or a loss of some size."""


EDITION = 1
"""Reviews of other editions were made by other formulas."""


class Choice(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A move that was considered: as text, as a value, and in words, with what it was worth.

    ``value`` is in points gained on the others to the end, ``chance`` the chance to win with it.
    ``loss`` and ``error`` tell how far it is behind the best one, in points.
    """

    text: str
    move: Any
    label: Text
    points: int
    value: float
    loss: float
    error: float
    chance: float
    theme: str
    parts: tuple[Part, ...] = ()


class Decision(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A move that was made, and what could have been made instead.

    ``step`` counts the moves of the record from 1. ``choices`` are the moves considered, best
    first, and the one made has the place ``made`` among them. ``loss`` is in points,
    ``chance_lost`` in chance to win. ``why`` compares the move with the best one in a sentence.
    ``theme`` is what there was to see.
    """

    step: int
    seat: int
    choices: tuple[Choice, ...]
    made: int
    loss: float
    chance_lost: float
    accuracy: float
    grade: Grade
    theme: str
    why: Text = ""


class Moment(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """The chance of each seat to win after ``step`` moves, 0 for the start."""

    step: int
    chances: tuple[float, ...]


class SeatReview(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """One player's game.

    ``accuracy`` is from 0 to 100, ``None`` without a decision. The ``result`` is by how many points
    the seat was ahead in the end. ``choice`` is what its choices lost (never above 0), ``gifts``
    what it gained by the choices of others; ``luck`` is all the rest: the result there would have
    been had nobody lost anything by choice, ``None`` for who plays alone.
    """

    seat: int
    accuracy: float | None
    decisions: int
    small: int
    medium: int
    large: int
    luck: float | None
    choice: float
    gifts: float
    result: float


class Review(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A whole game, looked at again.

    ``turning`` are the steps at which the game turned, the greatest first. ``playouts`` and
    ``seed`` are what it was made with: the same record gives the same review.
    """

    game: str
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    seats: tuple[SeatReview, ...]
    turning: tuple[int, ...]
    playouts: int
    seed: int
    edition: int = EDITION

    def _repr_html_(self) -> str:
        from ludomots.analysis.page import fragment  # noqa: PLC0415 (the page is made of reviews)

        return fragment(self, texts("en"))
