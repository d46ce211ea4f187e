"""Words to say: for each row and side the commonest one that begins so."""

from collections.abc import Iterator, Sequence

from ludomots.games.typo.moves import Announce, Side
from ludomots.games.typo.placing import lengthened
from ludomots.words import Lexicon

_SIDES: tuple[Side, ...] = ("left", "right")


def find(lexicon: Lexicon, rows: Sequence[str], card: str) -> Iterator[Announce]:
    """Yield one good announcement for each place where a card fits (TY-12, TY-13)."""
    for number, row in enumerate(rows, start=1):
        for side in _SIDES:
            word = lexicon.commonest(lengthened(row, card, side))
            if word is not None:
                yield Announce(number, side, word)
