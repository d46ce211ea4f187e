"""Choices tried side by side: each is played on in the same worlds that the unseen cards allow.

Champion chooses by it, and reviews weigh moves by it. The engine does the playing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludomots._engine import RowTrial
from ludomots.games.typo import View
from ludomots.games.typo.players.beginnings import Beginnings
from ludomots.games.typo.players.bluffs import Place

ROUNDS = 12
"""Playouts go on for so many rounds, or to the end of the half."""

Tried = str | Place | int
"""What can be tried: a card to choose, a place for the card whose turn it is, or a row, numbered
from 1, that this card takes away."""


class Gain(NamedTuple):
    """Points that a seat gains on the others: by its losses in the round under way and later, and
    by what the others lose on average."""

    now: float
    later: float
    others: float

    @property
    def total(self) -> float:
        """All of it."""
        return self.now + self.later + self.others


def trial(
    view: View,
    known: Beginnings,
    ease: dict[str, float],
    choices: Sequence[Tried],
    *,
    seed: int,
    keep: int | None = None,
) -> RowTrial:
    """Return choices of whoever has this view, not tried yet; the one to ``keep`` stays in it."""
    own = view.seat or 0
    revealed = view.revealed or ()
    return RowTrial(
        known.graph,
        ease,
        [(one.row, one.letters) if isinstance(one, Place) else one for one in choices],
        rows=view.rows,
        hand=view.hand or (),
        own=own,
        hidden=[_hidden(view, seat, own) for seat in range(len(view.scores))],
        unseen=view.unseen,
        cards={seat: revealed[seat] or "" for seat in view.order},
        order=view.order,
        holder=view.holder,
        withdrawn=view.withdrawn,
        backwards=view.half == 2,
        second_edition=view.options.edition == "second",
        rounds=ROUNDS,
        seed=seed,
        keep=keep,
    )


def _hidden(view: View, seat: int, own: int) -> int:
    """Return how many cards of a seat only it can see: its hand, and what it chose face down."""
    if seat == own or seat in view.withdrawn:
        return 0
    return view.hand_counts[seat] + (seat in view.chosen and not view.order)
