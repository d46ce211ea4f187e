"""The computer players of Typo, from the yardstick to Champion."""

import random
from abc import abstractmethod
from collections.abc import Sequence
from time import perf_counter
from typing import ClassVar, TypeVar

from ludomots.core import player
from ludomots.core.moves import Accept, Contest
from ludomots.core.player import EverydayWords, OrdinaryWords, Vocabulary, team
from ludomots.games.typo import Announce, Cannot, Choose, Move, Options, View
from ludomots.games.typo.players import bluffs
from ludomots.games.typo.players.beginnings import (
    BIT,
    Beginnings,
    beginnings,
    card_worth,
    ease,
    hand_bits,
    place_worth,
    safe_cards,
)
from ludomots.games.typo.players.belief import Judge, Temper, judge, letters_of
from ludomots.games.typo.players.bluffs import Invention, Place, bluff_pays, doubt_pays
from ludomots.games.typo.players.trial import trial

EVEN = 0.5
"""The belief below which a player doubts where the others decide without a dictionary."""


class Level(player.Level[View, Move, Options]):
    """A player of one level at one table.

    ``temper`` is how it judges words that it does not recognise. ``bluff`` is how often it invents
    a word, if it knows none and words are doubted, and if one listener would believe the word with
    at least the chance ``dares_at``.
    """

    temper: ClassVar[Temper]
    bluff: ClassVar[float] = 0.0
    dares_at: ClassVar[float] = 0.0

    @property
    def known(self) -> Beginnings:
        """The beginnings that it knows."""
        return beginnings(self.words, self.vocabulary)

    @property
    def judge(self) -> Judge:
        """How it judges words."""
        return judge(self.words, self.vocabulary)

    def _choose(self, view: View) -> Move:
        if view.provisional is not None:
            return Contest() if self._doubts(view) else Accept()
        if not view.order:
            return Choose(self._card(view))
        if view.owes:
            return Cannot(self._row_to_remove(view))
        places = self.places(view.rows, view.card or "")
        if places:
            place = self._place(view, places)
            return self._announce(place)
        return self._bluff(view) or Cannot(self._row_to_remove(view))

    def places(self, rows: tuple[str, ...], card: str) -> list[Place]:
        """Return the places of a card for which it knows a word that may be said."""
        return [
            place for place in all_places(rows, card) if self.known.word(place.letters) is not None
        ]

    @abstractmethod
    def _card(self, view: View) -> str:
        """Return the card of its hand to choose."""

    @abstractmethod
    def _place(self, view: View, places: list[Place]) -> Place:
        """Return where to place its card, among the places it knows."""

    def _row_to_remove(self, view: View) -> int:
        """Return which of the longest rows to remove: the one that can take the fewest cards."""
        return min(view.longest, key=lambda n: self.known.takes(view.rows[n - 1]).bit_count())

    def _announce(self, place: Place) -> Announce:
        return Announce(place.row, place.side, self.known.word(place.letters) or place.letters)

    def belief(self, view: View) -> float:
        """Return how likely the waiting word exists, to this player.

        Its judgement of a word stays the same all through a game: it depends on the word, the seat
        and the seed. Its judgement of the author may change.
        """
        play = view.provisional
        if play is None:
            raise ValueError("no word waits to be doubted")
        cards = len(view.rows[play.row - 1]) + 1
        chance = random.Random(f"{self._seed} {view.seat} {play.word}")  # noqa: S311
        times_caught = view.caught.count(play.seat)
        return self.judge.belief(play.word, cards, self.temper, times_caught, chance)

    def _doubts(self, view: View) -> bool:
        """Return whether it doubts the waiting word (TY-21, TY-26)."""
        belief = self.belief(view)
        if self.options.check == "contest":
            return self._dares_to_doubt(view, belief)
        return belief < EVEN

    def _dares_to_doubt(self, view: View, belief: float) -> bool:  # noqa: ARG002 (Champion looks)
        """Return whether to doubt a word of this probability, where a doubt has a price."""
        return belief < self.temper.doubts_below

    def _bluff(self, view: View) -> Announce | None:
        """Return an invented word if words are not checked and it dares to bluff."""
        if self.options.check == "check":
            return None
        chance = self._chance(view)
        if chance.random() >= self.bluff:
            return None
        invented = self.invention(view, chance)
        if invented is None or not self._dares_to_bluff(view, invented.believed):
            return None
        return Announce(invented.place.row, invented.place.side, invented.word)

    def _dares_to_bluff(self, view: View, believed: float) -> bool:  # noqa: ARG002 (Champion looks)
        """Return whether to bluff with a word that one listener believes with this probability."""
        return believed >= self.dares_at

    def invention(self, view: View, chance: random.Random) -> Invention | None:
        """Return a word that the others might believe, if there is one."""
        places = all_places(view.rows, view.card or "")
        letters, times_caught = letters_of(self.words), view.caught.count(view.seat or 0)
        return bluffs.invention(self.judge, letters, self.words, places, times_caught, chance)


def all_places(rows: tuple[str, ...], card: str) -> list[Place]:
    """Return both ends of every row, with the letters that the row would have."""
    return [
        place
        for number, row in enumerate(rows, start=1)
        for place in (Place(number, "left", card + row), Place(number, "right", row + card))
    ]


class _MostWords(Level):
    """The card and the place with most words now."""

    def _card(self, view: View) -> str:
        return max(sorted(set(view.hand or ())), key=lambda card: self._most_words(view, card))

    def _place(self, view: View, places: list[Place]) -> Place:  # noqa: ARG002
        return max(places, key=lambda place: self.known.count(place.letters))

    def _most_words(self, view: View, card: str) -> int:
        return max(self.known.count(place.letters) for place in all_places(view.rows, card))


class Greedy(_MostWords):
    """The yardstick: most words now, with the whole list. It doubts bad words, and no others."""

    name = "greedy"

    def belief(self, view: View) -> float:
        """Return 1 for a word of the list, 0 for any other."""
        play = view.provisional
        return float(play is None or self.known.knows(play.word))

    def _dares_to_doubt(self, view: View, belief: float) -> bool:  # noqa: ARG002
        return not belief


class Famille(OrdinaryWords, _MostWords):
    """Chooses by the number of words too, but knows only those of ordinary books."""

    temper = Temper(recognises=(0.95, 0.7, 0.3), trust=1.8, noise=1.2, memory=0.4, doubts_below=0.5)
    bluff = 0.25
    dares_at = 0.35


class Debutant(EverydayWords, Level):
    """Knows everyday words; chooses any card that fits, and any place it finds for it."""

    temper = Temper(
        recognises=(0.95, 0.8, 0.5, 0.2), trust=2.5, noise=2.0, memory=0.0, doubts_below=0.4
    )
    bluff = 0.05

    def _card(self, view: View) -> str:
        cards = sorted(set(view.hand or ()))
        once, _ = safe_cards(self.known, view.rows)
        fitting = [card for card in cards if BIT[card] & once]
        return self._chance(view).choice(fitting or cards)

    def _place(self, view: View, places: list[Place]) -> Place:
        return self._chance(view).choice(places)


class Club(Level):
    """Gets rid of hard cards while they fit, and keeps rows open to its own hand."""

    name = "club"
    vocabulary = Vocabulary(frequency=3)
    temper = Temper(recognises=(0.9, 0.5), trust=0.8, noise=1.0, memory=0.6, doubts_below=0.6)
    bluff = 0.5
    dares_at = 0.45

    def _card(self, view: View) -> str:
        safe = safe_cards(self.known, view.rows)
        cards = sorted(set(view.hand or ()))
        return max(cards, key=lambda card: card_worth(card, safe, self.ease))

    def _place(self, view: View, places: list[Place]) -> Place:
        bits = hand_bits(view.hand or ())
        return max(
            places,
            key=lambda place: place_worth(
                self.known, view.rows[place.row - 1], place.letters, bits
            ),
        )

    @property
    def ease(self) -> dict[str, float]:
        """For each card the share of short rows that can take it."""
        return ease(self.words, self.vocabulary)


PLAYOUTS = 30_000
"""The most playouts for one choice, even with more time: a tenth of a second with two players."""
AT_ONCE = 1000
"""The number of playouts between two looks at the clock."""
NEAR = 0.1
"""Choices this close to the best, in points, count as equal: chance picks one."""

Choice = TypeVar("Choice", str, Place, int)


class Champion(Club):
    """Plays each of its choices on, against hands that the unseen cards allow; otherwise plays as
    Club."""

    name = "champion"
    vocabulary = Vocabulary(frequency=2)
    temper = Temper(recognises=(0.9, 0.5), trust=0.6, noise=0.9, memory=0.6, doubts_below=0.75)
    bluff = 0.8

    def _card(self, view: View) -> str:
        return self._best(view, sorted(set(view.hand or ())))

    def _place(self, view: View, places: list[Place]) -> Place:
        return self._best(view, places)

    def _row_to_remove(self, view: View) -> int:
        return self._best(view, list(view.longest))

    def _dares_to_doubt(self, view: View, belief: float) -> bool:
        """Return whether a doubt raises its chance to win."""
        return doubt_pays(view, belief)

    def _dares_to_bluff(self, view: View, believed: float) -> bool:
        """Return whether a bluff is better than giving up."""
        return bluff_pays(view, believed)

    def _best(self, view: View, choices: Sequence[Choice]) -> Choice:
        """Return a choice that does best in the worlds tried, within the budget."""
        if len(choices) == 1:
            return choices[0]
        chance = self._chance(view)
        tried = trial(view, self.known, self.ease, choices, seed=chance.getrandbits(63))
        until = perf_counter() + (self._budget.milliseconds or 1e9) / 1000
        left = min(self._budget.playouts or PLAYOUTS, PLAYOUTS)
        while left >= len(tried.left) and perf_counter() < until:
            left -= tried.try_out(min(left, AT_ONCE), worlds=tried.worlds + 1)
        if not tried.worlds:
            return choices[0]
        best = tried.total(tried.best)
        far = NEAR * tried.worlds
        near = [number for number in tried.left if best - tried.total(number) <= far]
        return choices[chance.choice(near)]


TEAM = team(Greedy, Debutant, Famille, Club, Champion)
