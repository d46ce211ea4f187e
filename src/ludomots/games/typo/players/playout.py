"""A game played on quickly, to see how it goes: plain lists instead of the rulebook's states.

Words stand for what is known of beginnings; nobody bluffs and nobody doubts.
"""

import random
from collections.abc import Sequence

from ludomots.games.typo.players.beginnings import BIT, Beginnings
from ludomots.games.typo.players.policy import card_worth, hand_bits, row_worth, safe_cards

NOISE = 0.3
"""How much chance there is in the choice of a card: nobody knows how the others think."""


class World:
    """A table whose hidden cards are guessed. ``cards`` lie before those who have chosen.

    ``lost`` are the points each seat has lost so far, ``lost_this_round`` those it had lost when
    the round under way was over.
    """

    def __init__(
        self,
        rows: Sequence[str],
        hands: Sequence[Sequence[str]],
        cards: dict[int, str],
        *,
        holder: int,
        backwards: bool,
        second_edition: bool,
    ) -> None:
        self.rows = list(rows)
        self.hands = [list(hand) for hand in hands]
        self.cards = dict(cards)
        self.holder = holder
        self.backwards = backwards
        self.second_edition = second_edition
        self.lost = self.lost_this_round = [0] * len(self.hands)
        self.over = False

    def copy(self) -> "World":
        """Return the same table again, to go on from it in another way."""
        return World(
            self.rows,
            self.hands,
            self.cards,
            holder=self.holder,
            backwards=self.backwards,
            second_edition=self.second_edition,
        )

    def order(self) -> list[int]:
        """Return who places his card before whom (TY-11, TY-14, TY-29)."""
        seats, way = len(self.hands), -1 if self.backwards else 1
        return sorted(
            self.cards,
            key=lambda seat: (way * ord(self.cards[seat]), (seat - self.holder) % seats),
        )

    def lay(self, seat: int, row: int, letters: str) -> None:
        """Make these letters of a row, numbered from 0, with the card of a seat."""
        del self.cards[seat]
        self.rows[row] = letters
        if self.second_edition and not self.hands[seat]:
            self.over = True

    def remove(self, seat: int, row: int) -> None:
        """Remove a row for the card of a seat, which loses by it."""
        cards = self.rows[row]
        self.rows[row] = self.cards.pop(seat)
        self.holder = seat
        if self.second_edition:
            taken = cards[len(cards) // 2 :]
            self.hands[seat] += taken
            self.lost[seat] += len(taken)
        else:
            self.lost[seat] += len(cards)

    def longest(self) -> list[int]:
        """Return the longest rows, numbered from 0."""
        most = max(map(len, self.rows))
        return [number for number, row in enumerate(self.rows) if len(row) == most]


def play_on(
    world: World,
    known: Beginnings,
    ease: dict[str, float],
    order: Sequence[int],
    rounds: int,
    chance: random.Random,
) -> None:
    """Let those in order place their cards, then play so many rounds more."""
    for seat in order:
        act(world, known, seat)
        if world.over:
            return
    world.lost = list(world.lost)  # the list so far stays as ``lost_this_round``
    for _ in range(rounds):
        pick_all(world, known, ease, chance)
        if not world.cards:
            return
        for seat in world.order():
            act(world, known, seat)
            if world.over:
                return


def pick_all(
    world: World, known: Beginnings, ease: dict[str, float], chance: random.Random
) -> None:
    """Let all who have none before them choose a card as Club does, with some chance."""
    safe = safe_cards(known, world.rows)
    for seat, hand in enumerate(world.hands):
        if hand and seat not in world.cards:
            worth = [card_worth(card, safe, ease) + NOISE * chance.random() for card in hand]
            world.cards[seat] = hand.pop(worth.index(max(worth)))


def act(world: World, known: Beginnings, seat: int) -> None:
    """Let a seat place its card as Club does, or remove the longest row that takes fewest cards."""
    card, own = world.cards[seat], hand_bits(world.hands[seat])
    best, found, bit = 0, None, BIT[card]
    for number, row in enumerate(world.rows):
        left, right = known.ends(row)
        if not (left | right) & bit:
            continue
        before = row_worth(known, row, own)
        for bits, letters in ((left, card + row), (right, row + card)):
            if bits & bit:
                worth = row_worth(known, letters, own) - before
                if found is None or worth > best:
                    best, found = worth, (number, letters)
    if found is not None:
        world.lay(seat, *found)
    else:
        rows = world.rows
        world.remove(seat, min(world.longest(), key=lambda n: known.takes(rows[n]).bit_count()))
