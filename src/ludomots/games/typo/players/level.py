"""What all players of Typo share: doubting a word, bluffing, and the choices left to a level."""

import random
from abc import abstractmethod
from typing import ClassVar

from ludomots.core import level
from ludomots.core.moves import Accept, Contest
from ludomots.games.typo import Announce, Cannot, Choose, Move, Options, View
from ludomots.games.typo.players import inventions
from ludomots.games.typo.players.beginnings import Beginnings, beginnings
from ludomots.games.typo.players.belief import Judge, Temper, judge
from ludomots.games.typo.players.inventions import Invention, Place
from ludomots.games.typo.players.letters import letters_of

EVEN = 0.5
"""Where the others decide without a dictionary, a player says what it thinks."""


class Level(level.Level[View, Move, Options]):
    """A player of one level at one table.

    ``temper`` is how it judges words that it does not recognise. ``bluff`` is how often it invents
    a word where words are doubted and it knows none, if one listener would believe it with the
    chance ``dares_at``.
    """

    temper: ClassVar[Temper]
    bluff: ClassVar[float] = 0.0
    dares_at: ClassVar[float] = 0.0

    @property
    def known(self) -> Beginnings:
        """The beginnings it knows."""
        return beginnings(self.words, self.vocabulary)

    @property
    def judge(self) -> Judge:
        """What words look like to it."""
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
        """Return where a card can go with a word that it knows and may say."""
        return [
            place for place in all_places(rows, card) if self.known.word(place.letters) is not None
        ]

    @abstractmethod
    def _card(self, view: View) -> str:
        """Return the card of its hand to choose."""

    @abstractmethod
    def _place(self, view: View, places: list[Place]) -> Place:
        """Return where to place its card, of the places it knows."""

    def _row_to_remove(self, view: View) -> int:
        """Return which of the longest rows to remove: the one that takes fewest cards."""
        return min(view.longest, key=lambda n: self.known.takes(view.rows[n - 1]).bit_count())

    def _announce(self, place: Place) -> Announce:
        return Announce(place.row, place.side, self.known.word(place.letters) or place.letters)

    def belief(self, view: View) -> float:
        """Return how likely the word that waits exists, to this player.

        What it makes of a word stays the same all through a game: it depends on the word, the
        seat and the seed. What it makes of the author does not.
        """
        play = view.provisional
        if play is None:
            raise ValueError("no word waits to be doubted")
        cards = len(view.rows[play.row - 1]) + 1
        chance = random.Random(f"{self._seed} {view.seat} {play.word}")  # noqa: S311
        times_caught = view.caught.count(play.seat)
        return self.judge.belief(play.word, cards, self.temper, times_caught, chance)

    def _doubts(self, view: View) -> bool:
        """Say whether it doubts the word that waits (TY-21, TY-26)."""
        belief = self.belief(view)
        if self.options.check == "contest":
            return self._dares_to_doubt(view, belief)
        return belief < EVEN

    def _dares_to_doubt(self, view: View, belief: float) -> bool:  # noqa: ARG002 (Champion looks)
        """Say whether to doubt a word of this probability, where a doubt has a price."""
        return belief < self.temper.doubts_below

    def _bluff(self, view: View) -> Announce | None:
        """Return an invented word, where words are not checked and it dares."""
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
        """Say whether to bluff with a word that one listener believes with this probability."""
        return believed >= self.dares_at

    def invention(self, view: View, chance: random.Random) -> Invention | None:
        """Return a word that the others might believe, if there is one."""
        places = all_places(view.rows, view.card or "")
        letters, times_caught = letters_of(self.words), view.caught.count(view.seat or 0)
        return inventions.invention(self.judge, letters, self.words, places, times_caught, chance)


def all_places(rows: tuple[str, ...], card: str) -> list[Place]:
    """Return both ends of every row, with the letters that the row would have."""
    return [
        place
        for number, row in enumerate(rows, start=1)
        for place in (Place(number, "left", card + row), Place(number, "right", row + card))
    ]
