"""The levels that look at the rows as they lie: Débutant, Famille, Club, and the yardstick."""

from ludomots.core.level import EverydayWords, OrdinaryWords
from ludomots.core.vocabulary import Vocabulary
from ludomots.games.typo import View
from ludomots.games.typo.players.beginnings import BIT, ease
from ludomots.games.typo.players.belief import Temper
from ludomots.games.typo.players.inventions import Place
from ludomots.games.typo.players.level import Level, all_places
from ludomots.games.typo.players.policy import card_worth, hand_bits, place_worth, safe_cards


class _MostWords(Level):
    """The card and the place with most words now."""

    def _card(self, view: View) -> str:
        return max(sorted(set(view.hand or ())), key=lambda card: self._most_words(view, card))

    def _place(self, view: View, places: list[Place]) -> Place:  # noqa: ARG002
        return max(places, key=lambda place: self.known.count(place.letters))

    def _most_words(self, view: View, card: str) -> int:
        return max(self.known.count(place.letters) for place in all_places(view.rows, card))


class Greedy(_MostWords):
    """The yardstick: most words now, with the whole list. It doubts bad words, and only these."""

    name = "greedy"

    def belief(self, view: View) -> float:
        """Return 1 for a word of the list, 0 for any other."""
        play = view.provisional
        return float(play is None or self.known.knows(play.word))

    def _dares_to_doubt(self, view: View, belief: float) -> bool:  # noqa: ARG002
        return not belief


class Famille(OrdinaryWords, _MostWords):
    """Looks for many words too, but knows only those of ordinary books."""

    temper = Temper(recognises=(0.95, 0.7, 0.3), trust=1.8, noise=1.2, memory=0.4, doubts_below=0.5)
    bluff = 0.25
    dares_at = 0.35


class Debutant(EverydayWords, Level):
    """Knows everyday words: any card that fits somewhere, in any place that it finds."""

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
