"""The games there are, by name, and every rulebook that games were ever played by."""

from ludomots.games.kind import Kind
from ludomots.games.mots_de_tete.kind import MOTS_DE_TETE
from ludomots.games.topscore.kind import TOPSCORE
from ludomots.games.topword.kind import TOPWORD
from ludomots.games.typo.kind import TYPO

_RULEBOOKS = (TOPWORD, MOTS_DE_TETE, TOPSCORE, TYPO)
"""Of a game with several the present one comes last."""

SHELF: dict[str, Kind] = {kind.name: kind for kind in _RULEBOOKS}
"""The games as new tables play them."""

EDITIONS: dict[tuple[str, int], Kind] = {(kind.name, kind.rulebook): kind for kind in _RULEBOOKS}
"""By name and number of the rulebook: a game goes on under the one it began with."""


def kind_of(name: str) -> Kind:
    """Return the game of a name."""
    if name not in SHELF:
        raise ValueError(f"no game {name!r}: choose among {', '.join(SHELF)}")
    return SHELF[name]
