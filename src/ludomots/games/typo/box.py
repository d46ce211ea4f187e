"""What is in the box: decks of cards, from the TOML files beside this one."""

from functools import cache

from ludomots.core.boxes import read_sets


@cache
def decks() -> dict[str, dict[str, int]]:
    """Return how many cards of each letter a deck has, by its name (TY-02, TY-Q1).

    One file ``deck-NAME.toml`` each. The number is also what is printed on the card.
    """
    return {name: deck["counts"] for name, deck in read_sets(__package__, "deck").items()}
