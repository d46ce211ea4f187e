"""English from SCOWL: one word a line with its class and its size (the smaller, the commoner)."""

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from ludomots.words.build.english_grammar import grammar, read_agid, read_parts
from ludomots.words.files import glosses, lines_of
from ludomots.words.reading import Form, Reading, Reason

_FREQUENCY = {10: 9, 20: 8, 35: 7, 40: 6, 50: 5, 55: 4, 60: 3, 70: 2, 80: 1}
_BEST_OF_VARIANTS = 4
"""The source gives a variant the size of the usual spelling, which more people know."""

# ø has no accent that folding could drop, and English dictionaries write smorrebrod beside it.
_PLAIN = str.maketrans("øØ", "oO")


def forms(folder: Path) -> Iterator[Form]:
    """Yield every spelling of SCOWL in ``folder``, refused ones with their reason."""
    read = [_form(line) for line in lines_of(folder / "scowl.tsv.xz")]
    read += [_variant(line) for line in lines_of(folder / "variants.tsv.xz")]
    accepted = {one.reading.spelling for one in read if one.refused is None}
    parts = read_parts(glosses("en"), folder / "wordnet.tsv.xz")
    known = grammar(accepted, parts, read_agid(folder / "agid.tsv.xz"))
    for form in read:
        if form.refused is None and form.reading.spelling in known:
            for lemma, tags in known[form.reading.spelling]:
                yield Form(replace(form.reading, lemma=lemma, tags=tags))
        else:
            yield form


def _form(line: str) -> Form:
    garbled, word_class, size = line.split("\t")
    spelling = _ungarble(garbled).translate(_PLAIN)
    reading = Reading(spelling, frequency=_FREQUENCY[int(size)])
    return Form(reading, _refusal(spelling, word_class))


def _variant(line: str) -> Form:
    spelling, size = line.split("\t")
    return Form(Reading(spelling, frequency=min(_FREQUENCY[int(size)], _BEST_OF_VARIANTS)))


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
