"""``python -m ludomots.words.build.dutch_frequency FILE``: how frequent Dutch words are.

``FILE`` is ``large_nl.msgpack.gz`` of the PyPI package ``wordfreq``: lists of words by how rare
they are, in hundredths of a factor of ten. The result has one digit for each line of
``dutch.txt.xz``, its frequency class.
"""

import gzip
import lzma
import sys
from pathlib import Path

import msgspec

from ludomots.words.build.dutch import FREQUENCIES, spellings
from ludomots.words.files import sources

_CLASSES = {400: 9, 550: 8, 650: 7, 700: 6, 750: 5, 801: 4}
"""The class of words that are more frequent than this, chosen so that each class holds about as
many words as in the French and English lists."""
_UNSEEN = 0


def main() -> None:
    """Write the classes and tell how many words have each."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    _about, *by_rarity = msgspec.msgpack.decode(gzip.decompress(Path(sys.argv[1]).read_bytes()))
    classes = {word: _class(rarity) for rarity, words in enumerate(by_rarity) for word in words}
    folder = sources("nl")
    digits = "".join(str(classes.get(word, _UNSEEN)) for word in spellings(folder))
    data = lzma.compress(digits.encode(), preset=9 | lzma.PRESET_EXTREME)
    (folder / FREQUENCIES).write_bytes(data)
    print({digit: digits.count(digit) for digit in "9876540"}, f"{len(data):,} bytes")


def _class(rarity: int) -> int:
    return next(found for limit, found in _CLASSES.items() if rarity < limit)


if __name__ == "__main__":
    main()
