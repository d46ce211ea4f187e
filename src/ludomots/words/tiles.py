"""Sets of tiles: what may stand on one square. Some tiles carry two letters."""

from string import ascii_uppercase

_LETTERS = tuple(ascii_uppercase)

TILE_SETS: dict[str, tuple[str, ...]] = {
    "letters": _LETTERS,
    "qu": tuple("QU" if letter == "Q" else letter for letter in _LETTERS),
    "q-or-qu": (*_LETTERS[:17], "QU", *_LETTERS[17:]),
    "ij": (*_LETTERS[:9], "IJ", *_LETTERS[9:]),
}
"""By name: plain letters; Topword's Qu tile; a Q tile that may also spell QU; the Dutch IJ beside
I and J."""
