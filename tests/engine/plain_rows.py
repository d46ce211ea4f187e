"""Typo played on in the simplest Python, with the engine's random numbers: slow, easy to trust."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from ludomots.games.typo import View
from ludomots.games.typo.players.bluffs import Place
from ludomots.games.typo.players.trial import ROUNDS, Tried

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MASK = 2**64 - 1
STEP = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """Mix the bits of a number as SplitMix64 does."""
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return value ^ value >> 31


def shuffled(cards: Sequence[str], seed: int, world: int) -> list[str]:
    """Return the unseen cards in the order of a world.

    What the engine rejects to be fair is not: that happens once in a hundred million numbers.
    """
    state = mix(mix(seed + STEP & MASK) ^ world * STEP & MASK)
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        state = state + STEP & MASK
        chosen = (mix(state) >> 32) * (last + 1) >> 32
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


class Words:
    """Which cards a row can take, from a plain set of all beginnings."""

    def __init__(self, words: Sequence[str]) -> None:
        self.beginnings = {word[:end] for word in words for end in range(1, len(word) + 1)}
        self._takes: dict[str, set[str]] = {}

    def takes(self, row: str) -> set[str]:
        """Return the cards that a row can take at either end."""
        if row not in self._takes:
            self._takes[row] = {card for card in LETTERS if self.places(row, card)}
        return self._takes[row]

    def places(self, row: str, card: str) -> list[str]:
        """Return what a card can make of a row, at the left end first."""
        return [longer for longer in (card + row, row + card) if longer in self.beginnings]


class PlainTable:
    """A table in one world."""

    def __init__(self, view: View, words: Words, ease: dict[str, float], seed: int, world: int):
        self.view, self.words, self.ease = view, words, ease
        self.own = view.seat or 0
        self.noise = mix(seed ^ mix(world + 1))
        self.rows = list(view.rows)
        self.holder = view.holder
        self.second_edition = view.options.edition == "second"
        self.cards = {seat: (view.revealed or ())[seat] or "" for seat in view.order}
        self.lost = [0] * len(view.scores)
        self.over = False
        unseen = shuffled(sorted(Counter(view.unseen).elements()), seed, world)
        self.hands: list[list[str]] = []
        for seat, count in enumerate(view.hand_counts):
            hidden = count + (seat in view.chosen and not view.order)
            if seat == self.own or seat in view.withdrawn:
                hidden = 0
            self.hands.append(unseen[len(unseen) - hidden :])
            del unseen[len(unseen) - hidden :]
        if not view.order:
            self.choose_all(0)
        self.hands[self.own] = list(view.hand or ())

    def gain(self, choice: Tried) -> tuple[int, int, float]:
        """Make a choice and play on; return the gain now, later and by the others."""
        order = list(self.view.order[1:])
        if isinstance(choice, str):
            self.hands[self.own].remove(choice)
            self.cards[self.own] = choice
            order = self.order()
        elif isinstance(choice, Place):
            self.lay(self.view.order[0], choice.row - 1, choice.letters)
        else:
            self.remove(self.view.order[0], choice - 1)
        self.place_all(order)
        now = self.lost[self.own]
        for number in range(1, ROUNDS + 1):
            if not self.over:
                self.choose_all(number)
                self.place_all(self.order())
        others = [
            points
            for seat, points in enumerate(self.lost)
            if seat != self.own and seat not in self.view.withdrawn
        ]
        return -now, now - self.lost[self.own], fmean(others)

    def order(self) -> list[int]:
        """Return who places a card before whom."""
        seats, way = len(self.hands), -1 if self.view.half == 2 else 1
        return sorted(
            self.cards,
            key=lambda seat: (way * ord(self.cards[seat]), (seat - self.holder) % seats),
        )

    def choose_all(self, number: int) -> None:
        """Let all who have no card before them choose one."""
        fitting = Counter(card for row in self.rows for card in self.words.takes(row))
        for seat, hand in enumerate(self.hands):
            if hand and seat not in self.cards:
                worth = [
                    min(fitting[card], 2) - self.ease[card] + 0.3 * self.liking(number, seat, card)
                    for card in hand
                ]
                self.cards[seat] = hand.pop(worth.index(max(worth)))

    def liking(self, number: int, seat: int, card: str) -> float:
        """Return how much somebody likes a card by chance, from 0 up to 1."""
        which = (number * 64 + seat) * 32 + LETTERS.index(card) + 1
        return (mix(self.noise ^ mix(which + 1)) >> 11) / 2**53

    def place_all(self, order: list[int]) -> None:
        """Let some seats place their cards."""
        for seat in order:
            if not self.over:
                self.place(seat)

    def place(self, seat: int) -> None:
        """Place a card where most can be laid afterwards, or remove a row."""
        found = [
            (self.worth(longer, seat) - self.worth(row, seat), number, longer)
            for number, row in enumerate(self.rows)
            for longer in self.words.places(row, self.cards[seat])
        ]
        if found:
            _, row, longer = max(found, key=lambda one: one[0])
            self.lay(seat, row, longer)
        else:
            most = max(map(len, self.rows))
            longest = [number for number, row in enumerate(self.rows) if len(row) == most]
            self.remove(seat, min(longest, key=lambda row: len(self.words.takes(self.rows[row]))))

    def worth(self, row: str, seat: int) -> int:
        """Return how many letters a row can take, those of one's own hand counted four times."""
        takes = self.words.takes(row)
        return len(takes) + 3 * len(takes & set(self.hands[seat]))

    def lay(self, seat: int, row: int, letters: str) -> None:
        """Make a row longer with the card of a seat."""
        del self.cards[seat]
        self.rows[row] = letters
        self.over = self.second_edition and not self.hands[seat]

    def remove(self, seat: int, row: int) -> None:
        """Remove a row for the card of a seat."""
        letters = self.rows[row]
        self.rows[row] = self.cards.pop(seat)
        self.holder = seat
        taken = letters[len(letters) // 2 :] if self.second_edition else letters
        self.lost[seat] += len(taken)
        if self.second_edition:
            self.hands[seat] += taken


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    return stdev(numbers) / sqrt(len(numbers))
