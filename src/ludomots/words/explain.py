"""Verdicts, readings and errors as sentences in the reader's language."""

from collections.abc import Iterable, Iterator

import msgspec

from ludomots.texts import Texts
from ludomots.texts.shown import shown
from ludomots.words.fold import LONGEST_INPUT, NotAWord
from ludomots.words.lexicon import Verdict
from ludomots.words.reading import VERB_FORMS, Reading

_FORMS = frozenset({*VERB_FORMS, "past-tense"})
_PERSONS = frozenset(
    f"{person}-{number}"
    for person in ("first", "second", "third")
    for number in ("singular", "plural", "person")
)


class WordEntry(msgspec.Struct, frozen=True):
    """A reading of a word as a dictionary shows it, in the reader's language.

    - ``form`` says which form of which word it is, such as "plural of “rake”"; ``None`` for a word
      that is in the dictionary as it stands.
    - ``grammar`` and ``registers`` are what it is, and who uses it where not everybody does.
    - ``meaning`` is in the language of the word list, ``english`` for readers of English only.
    - ``source`` names who wrote the meaning, if there is one.
    """

    spelling: str
    form: str | None
    grammar: str
    registers: str
    meaning: str | None
    english: str | None
    source: str | None


def word_entry(reading: Reading, say: Texts) -> WordEntry:
    """Return a reading as a dictionary shows it."""
    form = None
    if reading.lemma not in (None, reading.spelling):
        form = say("entry-form", form=_form(reading.tags), lemma=str(reading.lemma))
    return WordEntry(
        spelling=reading.spelling,
        form=form,
        grammar=", ".join(_grammar(reading.tags, say)),
        registers=", ".join(say(f"register-{register}") for register in reading.registers),
        meaning=reading.gloss,
        english=reading.english if say.language == "en" else None,
        source=(reading.source or say("entry-source-ours")) if reading.gloss else None,
    )


def _form(tags: tuple[str, ...]) -> str:
    """Return which form of its lemma a reading is: plural, feminine, or some other."""
    if tags[:1] not in {("noun",), ("adjective",)}:
        return "other"
    return next((tag for tag in ("plural", "feminine") if tag in tags), "other")


def verdict_lines(verdict: Verdict, say: Texts) -> Iterator[str]:
    """Yield the verdict, then one line for each reading or reason."""
    yield say(f"verdict-{verdict.status}", word=verdict.word)
    for reading in verdict.readings:
        yield "  " + reading_line(reading, say)
    for reason in verdict.reasons:
        yield "  " + say(f"reason-{reason.code}", spelling=reason.spelling)
    if verdict.nearest:
        words = _any_of(verdict.nearest, say)
        yield "  " + say("verdict-nearest", words=words)


def reading_line(reading: Reading, say: Texts) -> str:
    """Return a reading in one line: spelling, lemma, grammar, register, frequency, gloss."""
    grammar = _grammar(reading.tags, say)
    grammar += [say(f"register-{register}") for register in reading.registers]
    if reading.decade is not None:
        grammar.append(say("reading-decade", decade=str(reading.decade)))
    if reading.frequency is not None:
        grammar.append(say("reading-frequency", **{"class": reading.frequency}))
    line = reading.spelling
    if reading.lemma not in (None, reading.spelling):
        line = say("reading-of", spelling=reading.spelling, lemma=str(reading.lemma))
    if grammar:
        line += f" ({', '.join(grammar)})"
    meaning = _meaning(reading, say)
    return say("reading-meaning", reading=line, meaning=meaning) if meaning else line


def _meaning(reading: Reading, say: Texts) -> str | None:
    """Return what a word means and who says so; for readers of English its translation first."""
    if reading.gloss is None:
        return None
    meaning = reading.gloss
    if say.language == "en" and reading.english:
        meaning = say("reading-translated", english=reading.english, gloss=meaning)
    if reading.source is None:
        return meaning
    return say("reading-sourced", meaning=meaning, source=reading.source)


def error_line(error: NotAWord, say: Texts) -> str:
    """Return what is wrong with a text."""
    code = error.code
    if error.character in {"-", "‐", "‑", "–"}:
        code = "hyphen"
    elif error.character in {"'", "’"}:
        code = "apostrophe"
    return say(
        f"not-a-word-{code}",
        text=shown(error.text),
        character=shown(error.character),
        position=error.position,
        limit=LONGEST_INPUT,
    )


def _grammar(tags: tuple[str, ...], say: Texts) -> list[str]:
    """Return the tags in words: tenses joined by "or", likewise the persons."""
    forms = [tag for tag in tags if tag in _FORMS]
    persons = [tag for tag in tags if tag in _PERSONS]
    others = [tag for tag in tags if tag not in _FORMS and tag not in _PERSONS]
    speech, rest = others[:1], others[1:]
    parts = [say(f"tag-{tag}") for tag in speech]
    parts += [_any_of((say(f"tag-{tag}") for tag in group), say) for group in (forms, persons)]
    parts += [say(f"tag-{tag}") for tag in rest]
    return [part for part in parts if part]


def _any_of(words: Iterable[str], say: Texts) -> str:
    return say("reading-or").join(words)
