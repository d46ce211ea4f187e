"""The levels that look at the rows as they lie: Débutant, Famille, Club, and the yardstick."""

from ludomots.core.level import EverydayWords, OrdinaryWords
from ludomots.games.typo import View
from ludomots.games.typo.players.beginnings import BIT, ease
from ludomots.games.typo.players.level import Level, Place, all_places
from ludomots.games.typo.players.policy import card_worth, hand_bits, place_worth, safe_cards


class Greedy(Level):
    """The yardstick: the card and the place with most words now, with the whole list."""

    name = "greedy"

    def _card(self, view: View) -> str:
        return max(sorted(set(view.hand or ())), key=lambda card: self._most_words(view, card))

    def _place(self, view: View, places: list[Place]) -> Place:  # noqa: ARG002
        return max(places, key=lambda place: self.known.count(place.letters))

    def _most_words(self, view: View, card: str) -> int:
        return max(self.known.count(place.letters) for place in all_places(view.rows, card))


class Famille(OrdinaryWords, Greedy):
    """Looks for many words too, but knows only those of ordinary books."""

    bluff = 0.2


class Debutant(EverydayWords, Level):
    """Knows everyday words: any card that fits somewhere, in any place that it finds."""

    bluff = 0.1

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
    bluff = 0.1

    def _card(self, view: View) -> str:
        safe = safe_cards(self.known, view.rows)
        cards = sorted(set(view.hand or ()))
        return max(cards, key=lambda card: card_worth(card, safe, self._ease))

    def _place(self, view: View, places: list[Place]) -> Place:
        bits = hand_bits(view.hand or ())
        return max(
            places,
            key=lambda place: place_worth(
                self.known, view.rows[place.row - 1], place.letters, bits
            ),
        )

    @property
    def _ease(self) -> dict[str, float]:
        return ease(self.words, self.vocabulary)
