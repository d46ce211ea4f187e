"""The same look-ups in the simplest Python: slow, but easy to trust."""

from functools import cache


def fits(pattern: str, word: str) -> bool:
    """Return whether a word fits a pattern of letters, ? and *."""
    if not pattern:
        return not word
    if pattern[0] == "*":
        return any(fits(pattern[1:], word[start:]) for start in range(len(word) + 1))
    return bool(word) and pattern[0] in ("?", word[0]) and fits(pattern[1:], word[1:])


def can_make(rack: str, word: str) -> bool:
    """Return whether a word can be made from a rack with blanks ?."""
    left = list(rack)
    for letter in word:
        if letter in left:
            left.remove(letter)
        elif "?" in left:
            left.remove("?")
        else:
            return False
    return True


def distance(one: str, two: str) -> int:
    """Count the letters added, left out, replaced or swapped with their neighbour."""

    @cache
    def between(i: int, j: int) -> int:
        if i == 0 or j == 0:
            return i + j
        best = min(
            between(i - 1, j) + 1,
            between(i, j - 1) + 1,
            between(i - 1, j - 1) + (one[i - 1] != two[j - 1]),
        )
        if i > 1 and j > 1 and one[i - 1] == two[j - 2] and one[i - 2] == two[j - 1]:
            best = min(best, between(i - 2, j - 2) + 1)
        return best

    return between(len(one), len(two))
