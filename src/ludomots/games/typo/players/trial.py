"""Choices tried side by side: each is played on in the same worlds that the unseen cards allow.

Champion chooses by it, and reviews weigh moves by it.
"""

import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from ludomots.games.typo import View
from ludomots.games.typo.players.beginnings import Beginnings
from ludomots.games.typo.players.inventions import Place
from ludomots.games.typo.players.playout import World, pick_all, play_on

ROUNDS = 12
"""Playouts go on for so many rounds, or to the end of the half."""

_FIRST_DROP = 8
_KEPT_AT_LEAST = 2

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


class Trial:
    """Some choices of a seat, tried in one world after the other.

    Every choice meets the same worlds and the same chance. Those that fall behind are dropped as
    the worlds get more, but never those to ``keep``. ``left`` are the numbers of the choices still
    tried, ``totals`` what all choices gained so far.
    """

    def __init__(
        self,
        view: View,
        known: Beginnings,
        ease: dict[str, float],
        choices: Sequence[Tried],
        chance: random.Random,
        keep: Sequence[int] = (),
    ) -> None:
        self.choices = choices
        self.left = list(range(len(choices)))
        self.totals = [0.0] * len(choices)
        self.worlds = 0
        self._view, self._known, self._ease, self._chance = view, known, ease, chance
        self._keep = keep
        self._gains: list[list[Gain]] = [[] for _ in choices]
        self._drop_at = _FIRST_DROP
        self._own = view.seat or 0
        self._others = [
            seat
            for seat in range(len(view.scores))
            if seat != self._own and seat not in view.withdrawn
        ]

    def try_world(self) -> None:
        """Try the choices that are left in one world more."""
        world, seed = self._world(), self._chance.random()
        for number in self.left:
            tried = world.copy()
            self._play(tried, self.choices[number], random.Random(seed))  # noqa: S311
            others = sum(tried.lost[seat] for seat in self._others) / len(self._others)
            own, now = tried.lost[self._own], tried.lost_this_round[self._own]
            self.totals[number] += others - own
            self._gains[number].append(Gain(-now, now - own, others))
        self.worlds += 1
        if self.worlds == self._drop_at:
            self._drop()
            self._drop_at *= 2

    @property
    def best(self) -> int:
        """The number of the choice that gained most."""
        return max(self.left, key=self.totals.__getitem__)

    def mean(self, number: int) -> Gain:
        """Return what a choice gains on average.

        One that was dropped met fewer worlds: it is compared with the best one in those it met.
        """
        best = self.best
        behind = self._behind(number, best)
        return Gain(
            *(
                fmean(gain[part] for gain in self._gains[best]) - fmean(one[part] for one in behind)
                for part in range(len(Gain._fields))
            )
        )

    def error(self, one: int, other: int) -> float:
        """Return the standard error of the difference of two choices, world by world."""
        apart = [gain.total for gain in self._behind(one, other)]
        return sqrt(variance(apart) / len(apart)) if len(apart) > 1 else 0.0

    def _behind(self, number: int, best: int) -> list[Gain]:
        """Return how far a choice is behind another in each world that both met."""
        pairs = zip(self._gains[best], self._gains[number], strict=False)
        return [Gain(*(a - b for a, b in zip(*pair, strict=True))) for pair in pairs]

    def _drop(self) -> None:
        kept = max(_KEPT_AT_LEAST, (len(self.left) + 1) // 2)
        best = sorted(self.left, key=lambda number: (-self.totals[number], number))[:kept]
        self.left = sorted({*best, *self._keep})

    def _play(self, world: World, choice: Tried, chance: random.Random) -> None:
        """Make a choice, and let everybody play on."""
        order = self._view.order[1:]
        match choice:
            case str():
                world.hands[self._own].remove(choice)
                world.cards[self._own] = choice
                order = tuple(world.order())
            case Place(row=row, letters=letters):
                world.lay(self._view.order[0], row - 1, letters)
            case int():
                world.remove(self._view.order[0], choice - 1)
        if not world.over:
            play_on(world, self._known, self._ease, order, ROUNDS, chance)

    def _world(self) -> World:
        """Return a table whose hidden cards are dealt from the unseen ones.

        While cards are chosen the others choose theirs.
        """
        view, own, chance = self._view, self._own, self._chance
        pool = [card for card, count in view.unseen.items() for _ in range(count)]
        chance.shuffle(pool)
        hands: list[Sequence[str]] = []
        for seat, size in enumerate(view.hand_counts):
            if seat == own:
                hands.append(view.hand or ())
                continue
            hidden = size + (seat in view.chosen and not view.order)
            hands.append([pool.pop() for _ in range(hidden)])
            if seat in view.withdrawn:
                hands[-1] = ()
        cards = {seat: (view.revealed or ())[seat] or "" for seat in view.order}
        world = World(
            view.rows,
            hands,
            cards,
            holder=view.holder,
            backwards=view.half == 2,
            second_edition=view.options.edition == "second",
        )
        if not view.order:
            world.hands[own] = []
            pick_all(world, self._known, self._ease, chance)
            world.hands[own] = list(view.hand or ())
        return world
