"""From the forms of a source to the words of a game: fold, correct, sort, keep the reasons."""

from collections.abc import Iterable
from string import ascii_uppercase
from typing import NamedTuple

from ludomots.words.build.corrections import Corrections
from ludomots.words.build.decisions import WrongDecisions
from ludomots.words.build.inflection import Decided
from ludomots.words.fold import NotAWord, fold
from ludomots.words.reading import Form, Reading, Reason, Refusal

_JOINERS = str.maketrans("", "", "'’-. \u00a0")
_SHORTEST = 2


class WordList(NamedTuple):
    """Accepted words in order with their readings, and refused words with their reasons."""

    accepted: dict[str, list[Reading]]
    refused: dict[str, list[Refusal]]


def make_word_list(
    forms: Iterable[Form], corrections: Corrections, decided: Iterable[Decided] = ()
) -> WordList:
    """Sort forms into accepted and refused words; a word with one accepted reading is accepted."""
    refused_lemmas = corrections.refused_lemmas
    without_effect = set(refused_lemmas)
    readings: dict[str, list[Reading]] = {}
    refusals: dict[str, list[Refusal]] = {}
    for form in forms:
        spelling = form.reading.spelling
        try:
            word = fold(spelling.translate(_JOINERS))
        except NotAWord:  # digits, mathematical signs: cannot be written with letters at all
            continue
        refused = form.refused
        if refused is None and (lemma := form.reading.lemma) in refused_lemmas:
            without_effect.discard(lemma)
            refused = refused_lemmas[lemma]
        if refused is not None:
            refusals.setdefault(word, []).append(Refusal(refused, spelling))
        elif len(word) >= _SHORTEST:
            readings.setdefault(word, []).append(form.reading)
    for letter in ascii_uppercase:
        refusals.setdefault(letter, []).append(Refusal(Reason.SINGLE_LETTER, letter.lower()))
    if without_effect:
        raise ValueError(f"corrections that refuse no word: {sorted(map(str, without_effect))}")
    _correct(readings, refusals, corrections)
    _decide(readings, decided)
    return WordList(
        {word: _without_repeats(readings[word]) for word in sorted(readings)},
        {word: sorted(set(refusals[word])) for word in sorted(refusals) if word not in readings},
    )


def _correct(
    readings: dict[str, list[Reading]],
    refusals: dict[str, list[Refusal]],
    corrections: Corrections,
) -> None:
    for word, added in corrections.added.items():
        readings.setdefault(word, []).extend(added)
    for word, reason in corrections.refused.items():
        removed = readings.pop(word, None)
        if removed is None:
            raise ValueError(f"the correction that refuses {word} has no effect: take it out")
        refusals.setdefault(word, []).append(Refusal(reason, removed[0].spelling))
    if lost := corrections.kept - readings.keys():
        raise ValueError(f"corrections that keep words which are not in the list: {sorted(lost)}")


def _decide(readings: dict[str, list[Reading]], decided: Iterable[Decided]) -> None:
    """Add what was decided; a decision that changes nothing, or is not kept, is an error."""
    errors = []
    for decision, added in decided:
        words = [fold(reading.spelling) for reading in added]
        if words and all(word in readings for word in words):
            errors.append(decision.error("all its forms are in the list without it"))
        for word, reading in zip(words, added, strict=True):
            readings.setdefault(word, []).append(reading)
        if decision.verdict == "-" and _is_accepted(decision.lemma, readings):
            errors.append(decision.error("refused, but in the list: corrections.tsv refuses words"))
    if errors:
        raise WrongDecisions("\n".join(errors))


def _is_accepted(spelling: str, readings: dict[str, list[Reading]]) -> bool:
    return any(one.spelling == spelling for one in readings.get(fold(spelling), ()))


def _without_repeats(readings: list[Reading]) -> list[Reading]:
    """Keep the most frequent of readings that say the same, most frequent first."""
    if len(readings) == 1:
        return readings
    by_frequency = sorted(readings, key=lambda reading: -(reading.frequency or 0))
    kept: dict[tuple[object, ...], Reading] = {}
    for reading in by_frequency:
        kept.setdefault((reading.spelling, reading.lemma, reading.tags), reading)
    return list(kept.values())
