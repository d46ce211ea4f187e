"""What a dictionary says of a word: its readings, or why it may not be played."""

from enum import StrEnum
from functools import cache

import msgspec


class Reason(StrEnum):
    """Why a spelling found in the sources may not be played.

    The last four are reasons only where a table leaves such words out.
    """

    APOSTROPHE = "apostrophe"
    HYPHEN = "hyphen"
    SPACE = "space"
    PROPER_NOUN = "proper-noun"
    FIRST_NAME = "first-name"
    SURNAME = "surname"
    PREFIX = "prefix"
    SUFFIX = "suffix"
    ELIDED_FORM = "elided-form"
    ROMAN_NUMERAL = "roman-numeral"
    CHEMICAL_FORMULA = "chemical-formula"
    SYMBOL = "symbol"
    ABBREVIATION = "abbreviation"
    ACRONYM = "acronym"
    SET_PHRASE = "set-phrase"
    SINGLE_LETTER = "single-letter"
    ANNEX = "annex"
    RARE_UNIT = "rare-unit"
    ONOMATOPOEIA = "onomatopoeia"
    NO_VOWEL = "no-vowel"
    NOT_A_WORD = "not-a-word"
    FOREIGN_WORD = "foreign-word"
    IMPOSSIBLE_FORM = "impossible-form"
    REGIONAL = "regional"
    SLANG = "slang"
    VULGAR = "vulgar"
    VERY_RARE = "very-rare"


VERB_FORMS = (
    "infinitive",
    "present-participle",
    "past-participle",
    "present",
    "imperfect",
    "past-historic",
    "future",
    "conditional",
    "present-subjunctive",
    "imperfect-subjunctive",
    "imperative",
)
RARE_TENSES = frozenset({"past-historic", "imperfect-subjunctive"})

REGIONS = frozenset(
    "regional acadian african antillean belgian breton canadian corsican eastern louisianan"
    " luxembourgish lyonnais maghrebi northern oceanian reunionese savoyard southern swiss"
    " western".split()
)
"""Where a word is used; ``regional`` if it is not told which region."""
REGISTERS = REGIONS | frozenset(
    "rare old familiar pejorative slang vulgar insulting literary".split()
)
_EVERYDAY_REGISTERS = frozenset({"familiar"})


class Reading(msgspec.Struct, frozen=True, order=True):
    """One way to read a word.

    - ``tags`` are grammar codes, the part of speech first.
    - ``registers`` say who uses the word, such as ``slang`` or ``belgian``; none means everybody.
    - ``frequency`` is that of the lemma, from 0 (hardly ever seen) to 9 (in every text), or
      ``None`` where the source does not tell.
    - ``decade`` is when a new word came into use, such as 2010; only for words we have dated.
    - ``gloss`` is what it means, in its own language, and ``english`` a translation into English,
      where they are known (``glossary.py``).
    - ``source`` names who wrote the gloss, ``None`` if we did.
    """

    spelling: str
    lemma: str | None = None
    tags: tuple[str, ...] = ()
    registers: tuple[str, ...] = ()
    frequency: int | None = None
    gloss: str | None = None
    english: str | None = None
    source: str | None = None
    decade: int | None = None

    @property
    def verb_forms(self) -> tuple[str, ...]:
        """The tenses and moods of this reading, none if it is no verb."""
        return _verb_forms(self.tags)

    @property
    def is_everyday(self) -> bool:
        """Whether everybody knows it: no rare tense, no old, regional or otherwise marked word."""
        return _is_everyday(self.tags, self.registers)


@cache
def _verb_forms(tags: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(tag for tag in tags if tag in VERB_FORMS)


@cache
def _is_everyday(tags: tuple[str, ...], registers: tuple[str, ...]) -> bool:
    forms = _verb_forms(tags)
    tense_is_common = not forms or any(form not in RARE_TENSES for form in forms)
    return tense_is_common and _EVERYDAY_REGISTERS.issuperset(registers)


class Refusal(msgspec.Struct, frozen=True, order=True):
    """One reason why a word is refused, with the spelling concerned."""

    code: Reason
    spelling: str


class Form(msgspec.Struct, frozen=True):
    """One inflected form as a source gives it: a reading, and the reason against it if any."""

    reading: Reading
    refused: Reason | None = None
