"""The French words that can grow, by their letters."""

from functools import cache

from ludomots.words import lexicon


@cache
def french_anagrams() -> dict[str, list[str]]:
    """Return the words of 3 to 7 letters that are made of the same letters, by these in order."""
    groups: dict[str, list[str]] = {}
    for word in lexicon("fr"):
        if 3 <= len(word) <= 7:
            groups.setdefault("".join(sorted(word)), []).append(word)
    return groups
