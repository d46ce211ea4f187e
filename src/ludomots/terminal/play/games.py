"""The games that can be played in a terminal; each is imported when its box is opened."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludomots.terminal.play.face import Face

_MODULES = {
    "topword": "ludomots.terminal.play.topword.face",
    "mots-de-tete": "ludomots.terminal.play.mots_de_tete.face",
    "topscore": "ludomots.terminal.play.topscore.face",
    "typo": "ludomots.terminal.play.typo.face",
}
"""Where the ``FACE`` of each game is."""

PLAYABLE = tuple(_MODULES)
"""Their names, in the order of the shelf."""


def face_of(game: str) -> "Face":
    """Return what a game gives to be played here."""
    face: Face = import_module(_MODULES[game]).FACE
    return face
