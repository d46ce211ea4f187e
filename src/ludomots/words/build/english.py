"""English from SCOWL: one word a line with its class and its size (the smaller, the commoner)."""

import lzma
from collections.abc import Iterator
from pathlib import Path

from ludomots.words.reading import Form, Reading, Reason

_FREQUENCY = {10: 9, 20: 8, 35: 7, 40: 6, 50: 5, 55: 4, 60: 3, 70: 2, 80: 1}

# ø has no accent that folding could drop, and English dictionaries write smorrebrod beside it.
_PLAIN = str.maketrans("øØ", "oO")


def forms(folder: Path) -> Iterator[Form]:
    """Yield every spelling of ``scowl.tsv.xz`` in ``folder``, refused ones with their reason."""
    text = lzma.decompress((folder / "scowl.tsv.xz").read_bytes()).decode("utf-8")
    # Not splitlines(): the garbled letters hold U+0085, which would count as the end of a line.
    for line in text.split("\n"):
        if not line or line.startswith("#"):
            continue
        garbled, word_class, size = line.split("\t")
        spelling = _ungarble(garbled).translate(_PLAIN)
        reading = Reading(spelling, frequency=_FREQUENCY[int(size)])
        yield Form(reading, _refusal(spelling, word_class))


def _ungarble(spelling: str) -> str:
    """Undo the source's accents, UTF-8 that was read as Latin-1 and written as UTF-8 again.

    The second byte of a final à came out as a no-break space and was stripped with the blanks.
    """
    if spelling.isascii():
        return spelling
    if spelling.endswith("Ã"):
        spelling += "\u00a0"
    return spelling.encode("latin-1").decode("utf-8")


def _refusal(spelling: str, word_class: str) -> Reason | None:
    if "'" in spelling or word_class == "contractions":
        return Reason.APOSTROPHE
    if "-" in spelling:
        return Reason.HYPHEN
    if len(spelling) == 1:
        return Reason.SINGLE_LETTER
    if word_class == "proper-names":
        return Reason.PROPER_NOUN
    if spelling.isupper():
        return Reason.ACRONYM
    if word_class == "abbreviations":
        return Reason.ABBREVIATION
    if word_class == "upper" or spelling[0].isupper():
        return Reason.PROPER_NOUN
    if not spelling.islower():
        return Reason.SYMBOL  # dB, kW, pH; eBook is also there as ebook
    return None
