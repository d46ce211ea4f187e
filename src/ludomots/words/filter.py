"""Words that may not be in names and chat: found in a text however they are spelt.

Only whole words count, so that no innocent word is refused for a part of it.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache

from ludomots.words.fold import NotAWord, fold
from ludomots.words.lexicon import lexicon

Lists = Mapping[str, frozenset[str]]
"""The refused words of each language, in capitals A–Z."""

_LOOK_ALIKE = str.maketrans("013457@$", "OIEASTAS")
"""Digits and signs that are written for the letters they look like."""
_PIECES = re.compile(r"[^\W_]+(?:[@$][^\W_]*)*|[@$][^\W_]+")
_LONGEST = 64


@cache
def usual_words(language: str) -> frozenset[str]:
    """Return the refused words of a language before operators change the list: slurs and the
    crudest words, which computer players never propose."""
    return frozenset(lexicon(language).never_proposed())


def has_refused_word(text: str, language: str, lists: Lists) -> bool:
    """Return whether a text in a language holds a refused word.

    A word of another language's list is refused too, unless it is an ordinary word of this one.
    """
    for word in written_words(text):
        if word in lists[language]:
            return True
        is_listed = any(word in words for words in lists.values())
        if is_listed and not lexicon(language).may_propose(word):
            return True
    return False


def written_words(text: str) -> set[str]:
    """Return the words of a text in capitals A–Z, with digits read as the letters they look like,
    and letters that stand apart read as one word.

    >>> sorted(written_words("L'été, c'est b0n !"))
    ['BON', 'C', 'EST', 'ETE', 'L']
    >>> sorted(written_words("é t é"))
    ['ETE']
    """
    return set(_words([_letters(piece) for piece in _PIECES.findall(text)]))


def _words(pieces: list[str]) -> Iterator[str]:
    apart = ""
    for piece in [*pieces, ""]:
        if len(piece) == 1:
            apart += piece
            continue
        if apart:
            yield apart
            apart = ""
        if piece:
            yield piece


def _letters(piece: str) -> str:
    """Return a piece of text as letters; nothing if it is a number, or not in Latin letters."""
    if piece.isdecimal():
        return ""
    plain = unicodedata.normalize("NFKC", piece)[:_LONGEST].upper().translate(_LOOK_ALIKE)
    try:
        return fold(plain)
    except NotAWord:
        return ""
