"""What a review asks a game: what each move was worth, and who is how far ahead.

An analyst sees what the seat saw when it moved, and nothing else: the views of two states that the
seat could not tell apart get the same answer.
"""

from collections.abc import Sequence
from typing import Generic, Literal, Protocol

import msgspec

from ludomots.core.contract import GameView, Move, Options, Rules, State, View
from ludomots.core.facts import Text

PartKind = Literal["now", "kept", "opened", "closed", "end", "chance"]
"""What a move can be worth something for: points now, what one keeps, what others get from it, what
they no longer get, the end of the game, and the chance that it goes well (a bluff, a doubt)."""


class Part(msgspec.Struct, frozen=True):
    """One thing that a move is worth something for, in points, and the same in words.

    ``said`` goes on after "but" or "and": "keeps R, S and E".
    """

    kind: PartKind
    points: float
    said: Text = ""


class Weighed(msgspec.Struct, Generic[Move], frozen=True, kw_only=True):
    """A move that could be made, with what it is worth.

    ``value`` is how many points the seat gains on the others from here to the end, on average, if
    it makes this move; it is the sum of its ``parts``. ``error`` is the standard error of how far
    the move is behind the best one. ``points`` are those it brings at once. ``label`` names the
    move as a noun in the middle of a sentence: "BATIR", "the exchange of Z". ``theme`` is what one
    would have to see to find the move: a word, what to keep, ….
    """

    move: Move
    label: Text
    points: int
    value: float
    error: float
    theme: str
    parts: tuple[Part, ...] = ()


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How far each seat is: what the chance to win follows from. Nothing of it is hidden.

    Tuples have one entry a seat. ``points`` are in the unit of the game's scores, more is better.
    ``left`` is what is still to come, as a share of the usual game: a short game begins below 1.
    It is 0 once the game is over, and never before. ``next_to_act`` says how many others act before
    each seat. ``progress`` is how far each seat is on its own way to the end, from 0 to 1, in games
    where points do not say it. ``ending`` is the kind of ending that the options of the table lead
    to: chances are learned for each. ``out`` are the seats that can no longer win.
    """

    points: tuple[float, ...]
    left: float
    next_to_act: tuple[int, ...]
    progress: tuple[float, ...] = ()
    ending: str = ""
    out: tuple[int, ...] = ()


class Analyst(Protocol[State, Move, View, Options]):
    """Weighs the moves of one game, for any number of players and any options."""

    themes: tuple[str, ...]
    """All themes of its moves, each with a text ``theme-<game>-<theme>``."""

    def weigh(
        self,
        rules: Rules[State, Move, View, Options],
        view: View,
        made: Move,
        *,
        playouts: int,
        seed: int,
    ) -> list[Weighed[Move]]:
        """Return the moves worth a thought, the best first, and the one made, wherever it stands.

        Nothing is returned where there was nothing to decide: one move only, or none that matters.
        The same view, move, playouts and seed give the same answer on every machine.
        """
        ...

    def standing(self, rules: Rules[State, Move, View, Options], view: View) -> Standing:
        """Return how far each seat is, from what everybody at the table sees."""
        ...


_LEAST_LEFT = 0.001
"""A game that is not over has a little left, whatever its share says."""


def standing_of(
    view: GameView,
    *,
    points: Sequence[float],
    left: float,
    next_to_act: tuple[int, ...],
    progress: tuple[float, ...] = (),
    ending: str = "",
) -> Standing:
    """Return how far each seat is; the points at the end are those of the outcome."""
    over = view.outcome
    return Standing(
        points=tuple(map(float, over.scores if over else points)),
        left=0.0 if over else min(1.0, max(_LEAST_LEFT, left)),
        next_to_act=next_to_act,
        progress=progress,
        ending=ending,
        out=view.withdrawn,
    )


def clockwise(
    view: GameView, turn: int | None, skips: Sequence[int] = (), done: Sequence[int] = ()
) -> tuple[int, ...]:
    """Return how many others act before each seat where seats take turns, ``turn`` being first.

    While a play waits its author has had the turn. A seat that misses a turn is a round later, and
    one that has no turns left comes after everybody.
    """
    count = len(view.scores)
    playing = [seat for seat in range(count) if seat not in {*view.withdrawn, *done}]
    if view.provisional is not None:
        turn = view.provisional.seat + 1
    first = turn or 0
    order = sorted(playing, key=lambda seat: (seat - first) % count)
    before = dict.fromkeys(range(count), len(playing))
    for place, seat in enumerate(order):
        before[seat] = place + (skips[seat] if skips else 0) * len(order)
    return tuple(before.values())


def with_points_that_wait(view: GameView, points: int) -> list[int]:
    """Return the scores with the points of the play that waits, as if it stood."""
    play = view.provisional
    return [
        score + (points if play is not None and seat == play.seat else 0)
        for seat, score in enumerate(view.scores)
    ]
