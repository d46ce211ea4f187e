"""Sets of tiles: what may stand on one square. Some tiles carry two letters."""

import unicodedata
from functools import lru_cache
from string import ascii_uppercase

from ludomots.errors import LudomotsError

_LETTERS = tuple(ascii_uppercase)

TILE_SETS: dict[str, tuple[str, ...]] = {
    "letters": _LETTERS,
    "qu": tuple("QU" if letter == "Q" else letter for letter in _LETTERS),
    "q-or-qu": (*_LETTERS[:17], "QU", *_LETTERS[17:]),
    "ij": (*_LETTERS[:9], "IJ", *_LETTERS[9:]),
}
"""By name: plain letters; Topword's Qu tile; a Q tile that may also spell QU; the Dutch IJ beside
I and J."""


LONGEST_INPUT = 64

_LIGATURES = {
    "œ": "OE",
    "æ": "AE",
    "ĳ": "IJ",
    "ﬀ": "FF",
    "ﬁ": "FI",
    "ﬂ": "FL",
    "ﬃ": "FFI",
    "ﬄ": "FFL",
}


class NotAWord(LudomotsError, ValueError):
    """A text that cannot be a word; ``code`` says why, ``character`` and ``position`` where."""

    def __init__(self, code: str, text: str, character: str = "", position: int = 0) -> None:
        self.code = code
        self.text = text
        self.character = character
        self.position = position
        where = f": {character!r} at position {position}" if character else ""
        super().__init__(f"{code}{where}")


def fold(text: str) -> str:
    """Return ``text`` in capitals A–Z: accents dropped, œ and æ as two letters.

    >>> fold("cœur"), fold("Forêt")
    ('COEUR', 'FORET')

    Raises ``NotAWord`` with code ``empty``, ``too-long`` or ``not-a-letter``.
    """
    if text.isascii() and text.isalpha() and len(text) <= LONGEST_INPUT:
        return text.upper()
    if len(text) > LONGEST_INPUT:
        raise NotAWord("too-long", text)
    letters: list[str] = []
    for position, character in enumerate(unicodedata.normalize("NFC", text), start=1):
        folded = _fold_character(character)
        if folded is None:
            raise NotAWord("not-a-letter", text, character, position)
        letters.append(folded)
    word = "".join(letters)
    if not word:
        raise NotAWord("empty", text)
    return word


@lru_cache(maxsize=1024)
def _fold_character(character: str) -> str | None:
    letters = []
    for part in unicodedata.normalize("NFD", character.lower()):
        if part in _LIGATURES:
            letters.append(_LIGATURES[part])
        elif part.isascii() and part.isalpha():
            letters.append(part.upper())
        elif unicodedata.category(part) != "Mn":
            return None
    return "".join(letters)
