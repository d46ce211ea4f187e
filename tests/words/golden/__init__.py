"""Golden files of the word lists: short words, conjugations, hashes."""

from collections.abc import Iterator
from pathlib import Path

from ludomots.words import lexicon
from ludomots.words.files import LANGUAGES
from ludomots.words.reading import VERB_FORMS

FOLDER = Path(__file__).parent
VERBS = "être avoir aller finir manger venir faire gésir choir appeler".split()


def golden_files() -> Iterator[tuple[str, str]]:
    """Yield each golden file's name and what it should hold."""
    for language in LANGUAGES:
        yield f"{language}-short.txt", short_words(language)
    yield "fr-verbs.txt", "\n\n".join(conjugation(verb) for verb in VERBS) + "\n"
    yield "hashes.txt", "".join(f"{name} {lexicon(name).version}\n" for name in LANGUAGES)


def short_words(language: str) -> str:
    """Return all words of two and three letters."""
    words = lexicon(language)
    blocks = []
    for length in (2, 3):
        found = words.pattern("?" * length, 0).words
        by_initial = {word[0]: [w for w in found if w[0] == word[0]] for word in found}
        lines = [" ".join(group) for group in by_initial.values()]
        blocks.append("\n".join([f"{len(found)} words of {length} letters", *lines]))
    return "\n\n".join(blocks) + "\n"


def conjugation(verb: str) -> str:
    """Return every form of a verb, tense by tense."""
    fr = lexicon("fr")
    forms: dict[str, list[str]] = {}
    for word in conjugated(verb):
        for reading in fr.readings(word):
            if reading.lemma == verb and reading.tags[0] == "verb":
                persons = [tag for tag in reading.tags[1:] if tag not in VERB_FORMS]
                for form in reading.verb_forms:
                    entry = (
                        f"{reading.spelling} ({' '.join(persons)})" if persons else reading.spelling
                    )
                    forms.setdefault(form, []).append(entry)
    lines = [
        f"{form}: {', '.join(sorted(set(forms[form])))}" for form in VERB_FORMS if form in forms
    ]
    return "\n".join([verb, *lines])


_all_forms: dict[str, list[str]] = {}


def conjugated(verb: str) -> list[str]:
    """Return the words that have a reading of this verb."""
    if not _all_forms:
        fr = lexicon("fr")
        for word in fr.words(forms=VERB_FORMS):
            for reading in fr.readings(word):
                if reading.lemma in VERBS:
                    _all_forms.setdefault(str(reading.lemma), []).append(word)
    return _all_forms[verb]
