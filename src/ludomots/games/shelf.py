"""The games there are, by name."""

from ludomots.games.kind import Kind
from ludomots.games.mots_de_tete.kind import MOTS_DE_TETE
from ludomots.games.topscore.kind import TOPSCORE
from ludomots.games.topword.kind import TOPWORD
from ludomots.games.typo.kind import TYPO

SHELF: dict[str, Kind] = {kind.name: kind for kind in (TOPWORD, MOTS_DE_TETE, TOPSCORE, TYPO)}


def kind_of(name: str) -> Kind:
    """Return the game of a name."""
    if name not in SHELF:
        raise ValueError(f"no game {name!r}: choose among {', '.join(SHELF)}")
    return SHELF[name]
