"""Dutch from OpenTaal, one spelling a line, and how frequent each is from wordfreq."""

import lzma
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from ludomots.words.reading import Form, Reading, Reason

FREQUENCIES = "frequencies.xz"
"""The file with one digit for each spelling: its frequency class."""

_BY_MARK = {
    ".": Reason.ABBREVIATION,
    " ": Reason.SPACE,
    "-": Reason.HYPHEN,
    "'": Reason.APOSTROPHE,
}
_VOWELS = frozenset("aeiouy")
_WITHOUT_VOWEL = frozenset({"brr", "pst", "tss"})
_ROMAN_NUMERAL = re.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
_LONGEST_SYMBOL = 3  # dB, pH, kWh; what is longer (iPhone) is a name


def forms(folder: Path) -> Iterator[Form]:
    """Yield every spelling of ``dutch.txt.xz`` in ``folder``, refused ones with their reason."""
    classes = lzma.decompress((folder / FREQUENCIES).read_bytes()).decode("ascii")
    for spelling, digit in zip(spellings(folder), classes, strict=True):
        yield Form(Reading(spelling, frequency=int(digit)), _refusal(spelling))


def spellings(folder: Path) -> Iterator[str]:
    """Yield the spellings of ``dutch.txt.xz``, the ligature ĳ as two letters."""
    text = lzma.decompress((folder / "dutch.txt.xz").read_bytes()).decode("utf-8")
    for line in text.split("\n"):
        if line:
            yield line.replace("Ĳ", "IJ").replace("ĳ", "ij")


def _refusal(spelling: str) -> Reason | None:
    if any(character.isnumeric() for character in spelling):
        return Reason.SYMBOL
    for mark, reason in _BY_MARK.items():
        if mark in spelling:
            return reason
    if not spelling.isalpha():
        return Reason.SYMBOL
    if len(spelling) == 1:
        return Reason.SINGLE_LETTER
    if not spelling.islower():
        return _refusal_of_capitals(spelling)
    if spelling not in _WITHOUT_VOWEL and not _has_vowel(spelling):
        return Reason.NO_VOWEL
    return None


def _refusal_of_capitals(spelling: str) -> Reason:
    if _ROMAN_NUMERAL.fullmatch(spelling):
        return Reason.ROMAN_NUMERAL
    if spelling.isupper():
        return Reason.ACRONYM
    if spelling[0].islower() and len(spelling) <= _LONGEST_SYMBOL:
        return Reason.SYMBOL
    return Reason.PROPER_NOUN


def _has_vowel(spelling: str) -> bool:
    return not _VOWELS.isdisjoint(unicodedata.normalize("NFD", spelling))
