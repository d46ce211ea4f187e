"""Word lists made from their sources, once for all the tests that use them."""

from functools import cache

from ludomots.words.build import dutch, english
from ludomots.words.build.corrections import Corrections, read_corrections
from ludomots.words.build.wordlist import WordList, make_word_list
from ludomots.words.files import sources
from ludomots.words.reading import Form, Reason


@cache
def forms(language: str) -> tuple[Form, ...]:
    """Return every form of a source, accepted or refused."""
    source = {"en": english, "nl": dutch}[language]
    return tuple(source.forms(sources(language)))


def each_with_its_reason(
    spellings: dict[Reason | None, list[str]],
) -> list[tuple[str, Reason | None]]:
    """Return spellings that are listed by the reason why they are refused, one by one."""
    return [(spelling, reason) for reason, those in spellings.items() for spelling in those]


@cache
def corrections(language: str) -> Corrections:
    """Return our decisions about a source."""
    return read_corrections(sources(language) / "corrections.tsv")


@cache
def words(language: str) -> WordList:
    """Return the list with our decisions applied."""
    return make_word_list(forms(language), corrections(language))
