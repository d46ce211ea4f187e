"""Champion: tries each choice in sampled worlds, and does not always give the same answer."""

import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

from ludomots.core.vocabulary import Vocabulary
from ludomots.games.typo import View
from ludomots.games.typo.players.belief import Temper
from ludomots.games.typo.players.inventions import Place
from ludomots.games.typo.players.levels import Club
from ludomots.games.typo.players.playout import World, pick_all, play_on
from ludomots.games.typo.players.worth import bluff_pays, doubt_pays

ROUNDS = 12
"""Playouts go on for so many rounds, or to the end of the half."""
PLAYOUTS = 3000
"""The most it tries for one choice, whatever time it has: about a second."""
NEAR = 0.1
"""Choices so near to the best, in points, are as good: which one is taken is left to chance."""

_FIRST_DROP = 8
_KEPT_AT_LEAST = 2

Option = TypeVar("Option")


class Champion(Club):
    """Club that plays each of its choices on against hands that the unseen cards allow."""

    name = "champion"
    vocabulary = Vocabulary(frequency=2)
    temper = Temper(recognises=(0.9, 0.5), trust=0.6, noise=0.9, memory=0.6, doubts_below=0.75)
    bluff = 0.8

    def _card(self, view: View) -> str:
        seat = view.seat or 0

        def choose(world: World, card: str, chance: random.Random) -> None:
            world.hands[seat].remove(card)
            world.cards[seat] = card
            self._play_on(world, world.order(), chance)

        return self._best(view, sorted(set(view.hand or ())), choose)

    def _place(self, view: View, places: list[Place]) -> Place:
        def lay(world: World, place: Place, chance: random.Random) -> None:
            world.lay(view.order[0], place.row - 1, place.letters)
            if not world.over:
                self._play_on(world, view.order[1:], chance)

        return self._best(view, places, lay)

    def _row_to_remove(self, view: View) -> int:
        def remove(world: World, row: int, chance: random.Random) -> None:
            world.remove(view.order[0], row - 1)
            self._play_on(world, view.order[1:], chance)

        return self._best(view, list(view.longest), remove)

    def _dares_to_doubt(self, view: View, belief: float) -> bool:
        """Doubt if that raises its chance to win."""
        return doubt_pays(view, belief)

    def _dares_to_bluff(self, view: View, believed: float) -> bool:
        """Bluff if that is better than to give up."""
        return bluff_pays(view, believed)

    def _best(
        self,
        view: View,
        choices: Sequence[Option],
        play: Callable[[World, Option, random.Random], None],
    ) -> Option:
        """Return a choice that does best in the worlds tried, within the budget.

        Every choice meets the same worlds and the same chance; those that fall behind are dropped
        as the worlds get more.
        """
        if len(choices) == 1:
            return choices[0]
        chance = self._chance(view)
        until = perf_counter() + (self._budget.milliseconds or 1e9) / 1000
        left = min(self._budget.playouts or PLAYOUTS, PLAYOUTS)
        totals = dict.fromkeys(range(len(choices)), 0.0)
        worlds, drop_at = 0, _FIRST_DROP
        while left >= len(totals):
            world, seed = self._world(view, chance), chance.random()
            for number in totals:
                tried = world.copy()
                play(tried, choices[number], random.Random(seed))  # noqa: S311
                totals[number] += self._gain(view, tried)
            left -= len(totals)
            worlds += 1
            if worlds == drop_at:
                totals = _better_half(totals)
                drop_at *= 2
            if perf_counter() > until:
                break
        if not worlds:
            return choices[0]
        best = max(totals.values())
        near = [number for number, total in totals.items() if best - total <= NEAR * worlds]
        return choices[chance.choice(near)]

    def _gain(self, view: View, world: World) -> float:
        """Return what the others lost on average, less what its own seat lost."""
        own = view.seat or 0
        others = [
            lost
            for seat, lost in enumerate(world.lost)
            if seat != own and seat not in view.withdrawn
        ]
        return sum(others) / len(others) - world.lost[own]

    def _world(self, view: View, chance: random.Random) -> World:
        """Return a table whose hidden cards are dealt from the unseen ones.

        While cards are chosen the others choose theirs.
        """
        pool = [card for card, count in view.unseen.items() for _ in range(count)]
        chance.shuffle(pool)
        own = view.seat or 0
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
            second_edition=self.options.edition == "second",
        )
        if not view.order:
            world.hands[own] = []
            pick_all(world, self.known, self._ease, chance)
            world.hands[own] = list(view.hand or ())
        return world

    def _play_on(self, world: World, order: Sequence[int], chance: random.Random) -> None:
        play_on(world, self.known, self._ease, order, ROUNDS, chance)


def _better_half(totals: dict[int, float]) -> dict[int, float]:
    kept = max(_KEPT_AT_LEAST, (len(totals) + 1) // 2)
    best = sorted(totals, key=lambda number: (-totals[number], number))[:kept]
    return {number: totals[number] for number in sorted(best)}
