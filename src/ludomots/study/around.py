"""What lies around a word: the letters before and after it, over each of its tiles, and one more.

Tiles are those of the boxes: QU is one of them, and Q alone another.
"""

import re

import msgspec

from ludomots.study.lists import StudyWord, studied
from ludomots.words import Lexicon, fold
from ludomots.words.fold import TILE_SETS

LONGEST = 15
_ALPHABET = TILE_SETS["q-or-qu"]
_TILE = re.compile("QU|.")


class Growth(msgspec.Struct, frozen=True):
    """The words made of all letters of a word and one more, in any order."""

    letter: str
    words: tuple[str, ...]


class Around(msgspec.Struct, frozen=True, kw_only=True):
    """A word with the tiles that make another word of it: in front, behind, over each tile
    (Topword), or with one more letter and all of them in a new order (Topscore)."""

    word: str
    tiles: tuple[str, ...]
    before: tuple[str, ...]
    after: tuple[str, ...]
    over: tuple[tuple[str, ...], ...]
    grown: tuple[Growth, ...]
    shown: StudyWord | None


def around(lexicon: Lexicon, text: str, reader: str) -> Around:
    """Return what lies around a word, or around letters that are no word: then it is a puzzle.

    Words that are never proposed are left out. ``NotAWord`` for a text that cannot be one.

    >>> from ludomots.words import lexicon
    >>> found = around(lexicon("fr"), "qui", "fr")
    >>> found.tiles, "L" in found.over[0]
    (('QU', 'I'), True)
    """
    word = fold(text)
    tiles = tuple(_TILE.findall(word))
    may_show = lexicon.may_propose
    return Around(
        word=word,
        tiles=tiles,
        before=tuple(one for one in _ALPHABET if may_show(one + word)),
        after=tuple(one for one in _ALPHABET if may_show(word + one)),
        over=tuple(
            tuple(
                other
                for other in _ALPHABET
                if other != tile and may_show("".join((*tiles[:at], other, *tiles[at + 1 :])))
            )
            for at, tile in enumerate(tiles)
        ),
        grown=_grown(lexicon, word) if len(word) < LONGEST else (),
        shown=studied(lexicon, word, reader) if may_show(word) else None,
    )


def _grown(lexicon: Lexicon, word: str) -> tuple[Growth, ...]:
    found: dict[str, list[str]] = {}
    for longer in lexicon.anagrams(f"{word}?", 0).words:
        if lexicon.may_propose(longer):
            found.setdefault(_letter_more(word, longer), []).append(longer)
    return tuple(Growth(letter, tuple(words)) for letter, words in sorted(found.items()))


def _letter_more(word: str, longer: str) -> str:
    """Return the letter that a word has more than another one."""
    left = list(longer)
    for letter in word:
        left.remove(letter)
    return left[0]
