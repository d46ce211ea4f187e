"""A slow finder, independent of the rulebook: it tries all orders of all choices of tokens."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations, product

from ludomots.words import Lexicon

BLANK = "?"

Found = tuple[str, tuple[str, ...]]
"""A word, and the tokens that make it, sorted."""


def longer(
    lexicon: Lexicon, letters: Iterable[str], word: tuple[str, ...], rack: str
) -> set[Found]:
    """Return the words that a rack makes of a pyramid's word."""
    return {
        found
        for added in _choices(tuple(letters), rack, 1 if word else 3)
        for found in _orders(lexicon, (*word, *added))
    }


def changed(
    lexicon: Lexicon, letters: Iterable[str], word: tuple[str, ...], rack: str
) -> set[tuple[str, str, Found]]:
    """Return the words that a pyramid's word can become, with the tokens taken off and added."""
    spelled = "".join(word).upper()
    return {
        (word[at], added[0], found)
        for at in range(len(word))
        for added in _choices(tuple(letters), rack, 1)
        for found in _orders(lexicon, (*word[:at], *word[at + 1 :], *added))
        if found[0] != spelled
    }


def _choices(letters: tuple[str, ...], rack: str, size: int) -> Iterator[tuple[str, ...]]:
    """Yield tokens of a rack of single letters, each blank as any letter."""
    for chosen in set(permutations(rack, size)):
        faces = [[x.lower() for x in letters] if one == BLANK else [one] for one in chosen]
        yield from product(*faces)


def _orders(lexicon: Lexicon, tokens: tuple[str, ...]) -> Iterator[Found]:
    for order in set(permutations(tokens)):
        word = "".join(order).upper()
        if word in lexicon:
            yield word, tuple(sorted(Counter(order).elements()))
