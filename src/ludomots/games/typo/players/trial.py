"""Choices tried side by side: each is played on in the same worlds that the unseen cards allow.

Champion chooses with it, and reviews weigh moves with it. The engine plays the games.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludomots._engine import RowTrial
from ludomots.games.typo import View
from ludomots.games.typo.players.beginnings import Beginnings
from ludomots.games.typo.players.bluffs import Place

ROUNDS = 12
"""How many rounds a playout lasts, unless the half ends earlier."""

Tried = str | Place | int
"""A choice to try: a card to choose, a place for the card to be placed, or the number of a row,
from 1, that this card replaces."""


class Gain(NamedTuple):
    """The points that a seat gains on the others: by its own losses in this round and later, and by
    the average losses of the others."""

    now: float
    later: float
    others: float

    @property
    def total(self) -> float:
        """The sum of the three."""
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
    """Return a trial of the choices of a view's seat, not run yet; it never drops the choice
    ``keep``."""
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
    """Return how many cards of a seat only it sees: its hand, and a chosen card face down."""
    if seat == own or seat in view.withdrawn:
        return 0
    return view.hand_counts[seat] + (seat in view.chosen and not view.order)
