"""What is in the box: decks of cards, from the TOML files beside this one."""

import tomllib
from functools import cache
from importlib.resources import files


@cache
def decks() -> dict[str, dict[str, int]]:
    """Return how many cards of each letter a deck has, by its name (TY-02, TY-Q1).

    One file ``deck-NAME.toml`` each. The number is also what is printed on the card.
    """
    found = {}
    for file in files(__package__).iterdir():
        if file.name.startswith("deck-") and file.name.endswith(".toml"):
            name = file.name.removeprefix("deck-").removesuffix(".toml")
            found[name] = tomllib.loads(file.read_text(encoding="utf-8"))["counts"]
    return dict(sorted(found.items()))
