"""Tokens: a letter, or a blank that stands for one.

In the bag and on a rack a token is ``"A"``, ``"IJ"`` (one token in the Dutch set) or ``"?"``. On a
board a blank is the small letter it stands for: ``"a"``, ``"ij"``.
"""

from collections.abc import Iterable, Sequence

from ludomots.core.tiles import Tiles, take

BLANK = "?"


def is_blank(token: str) -> bool:
    """Return whether a token of a board is a blank."""
    return token.islower()


def rack_token(token: str) -> str:
    """Return a token of a board as it is in the bag and on a rack."""
    return BLANK if is_blank(token) else token


def letters_of(tokens: Iterable[str]) -> Tiles:
    """Return the letters that tokens of a board stand for."""
    return tuple(token.upper() for token in tokens)


def spell(tokens: Iterable[str]) -> str:
    """Return the word that tokens of a board spell.

    >>> spell(("R", "ij", "K"))
    'RIJK'
    """
    return "".join(letters_of(tokens))


def arrange(letters: Sequence[str], tokens: Iterable[str]) -> Tiles:
    """Return tokens in the order of a word's letters, a letter before a blank that reads alike.

    >>> arrange(("T", "A", "R", "A"), ("a", "A", "R", "T"))
    ('T', 'A', 'R', 'a')
    """
    left = sorted(tokens)
    word = []
    for letter in letters:
        token = letter if letter in left else letter.lower()
        left.remove(token)
        word.append(token)
    return tuple(word)


def faces(letter: str, rack: Tiles, *, only_blank: bool = False) -> Tiles:
    """Return the tokens with which a rack can lay a letter: itself, or a blank (TS-42)."""
    found = () if only_blank or letter not in rack else (letter,)
    return (*found, letter.lower()) if BLANK in rack else found


def off_the_rack(rack: Tiles, tokens: Iterable[str]) -> Tiles | None:
    """Return the rack without tokens that were laid, ``None`` if it does not hold them."""
    return take(rack, map(rack_token, tokens))
