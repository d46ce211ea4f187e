"""How Club plays: quick rules of thumb about cards and rows.

The engine plays games on by the same rules (``crates/engine/src/typo/playout.rs``).
"""

from collections.abc import Iterable, Sequence

from ludomots.games.typo.players.beginnings import BIT, Beginnings

OWN = 3
"""What a card of one's own that a row can take counts, against any other letter."""


def safe_cards(known: Beginnings, rows: Sequence[str]) -> tuple[int, int]:
    """Return the cards that a row can take, and those that two rows or more can take."""
    once = twice = 0
    for row in rows:
        left, right = known.ends(row)
        twice |= once & (left | right)
        once |= left | right
    return once, twice


def card_worth(card: str, safe: tuple[int, int], ease: dict[str, float]) -> float:
    """Return how good it is to choose a card now.

    One row that can take it may be changed by those who come before, two are as safe as can be.
    Hard cards go first while they fit; if none fits, the hardest goes all the same.
    """
    once, twice = safe
    bit = BIT[card]
    return bool(once & bit) + bool(twice & bit) - ease[card]


def place_worth(known: Beginnings, row: str, letters: str, own: int) -> int:
    """Return how good it is to make these letters of a row, for whoever has these cards.

    What the row can take afterwards counts, less what it could take before.
    """
    return row_worth(known, letters, own) - row_worth(known, row, own)


def row_worth(known: Beginnings, row: str, own: int) -> int:
    """Return how many letters a row can take, those of one's own hand counted more."""
    left, right = known.ends(row)
    takes = left | right
    return takes.bit_count() + OWN * (takes & own).bit_count()


def hand_bits(hand: Iterable[str]) -> int:
    """Return the letters of a hand as bits."""
    bits = 0
    for card in hand:
        bits |= BIT[card]
    return bits
