"""The forms of an added word: those of a word of the dictionary that has the same endings."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from ludomots.words.build.decisions import Decision, WrongDecisions, read_decisions
from ludomots.words.build.french import NEVER_ALONE, Dictionary, dictionary, tags_of
from ludomots.words.build.hunspell import Entry
from ludomots.words.reading import Reading

INVARIABLE = "invariable"
LISTED = "forms:"
_CODES = {
    "noun": "po:nom",
    "adjective": "po:adj",
    "adverb": "po:adv",
    "interjection": "po:interj",
    "preposition": "po:prep",
    "conjunction": "po:cj",
    "pronoun": "po:pro",
    "determiner": "po:det",
}
_MAY_BE_A_NUMBER = {"noun", "adjective"}


Decided = tuple[Decision, list[Reading]]
"""A decision, and the readings of all the forms it adds; none if it adds nothing."""


def decided_words(folder: Path) -> list[Decided]:
    """Return every decision of ``folder`` with the forms it adds.

    ``WrongDecisions`` names every line whose forms cannot be made.
    """
    inflector = Inflector(dictionary(folder))
    decided: list[Decided] = []
    errors: list[str] = []
    for decision in read_decisions(folder / "decisions.tsv"):
        try:
            is_added = decision.verdict == "+"
            decided.append((decision, list(inflector.readings(decision)) if is_added else []))
        except NoModel as error:
            errors.append(decision.error(str(error)))
    if errors:
        raise WrongDecisions("\n".join(errors))
    return decided


class NoModel(ValueError):
    """A word of the dictionary that an added word cannot be like, and why not."""


class Inflector:
    """Makes the readings of added words."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._affixes = dictionary.affixes
        self._entries: dict[str, list[Entry]] = defaultdict(list)
        for entry in dictionary.entries:
            self._entries[entry.word].append(entry)

    def readings(self, decision: Decision) -> Iterator[Reading]:
        """Yield each form of an added word; ``NoModel`` is raised if there is no way to tell."""
        if decision.like == INVARIABLE:
            tags = (*decision.parts, INVARIABLE) if _is_numbered(decision) else decision.parts
            yield _reading(decision, decision.lemma, tags)
        elif decision.like.startswith(LISTED):
            forms = decision.like.removeprefix(LISTED).split(",")
            for form in forms:
                number = ("plural",) if _is_numbered(decision) and _is_plural(form, forms) else ()
                yield _reading(decision, form, (*decision.parts, *number))
        else:
            yield from self._like_a_model(decision)

    def _like_a_model(self, decision: Decision) -> Iterator[Reading]:
        model = self._model(decision)
        own = tuple(field for field in model.fields if field.startswith("is:"))
        parts = _part_fields(model, decision.parts)
        forms = list(self._affixes.expand(decision.lemma, model.flags))
        missing = _endings(self._affixes.expand(model.word, model.flags)) - _endings(forms)
        if missing:
            raise NoModel(f"has other endings than {model.word}")
        for form, fields in forms:
            if NEVER_ALONE not in fields:
                yield _reading(decision, form, tags_of(parts + own + fields))

    def _model(self, decision: Decision) -> Entry:
        """Return the entry of the model that has a part of speech of the word, the commonest."""
        fitting = [
            entry
            for entry in self._entries.get(decision.like, ())
            if not set(_parts_of_speech(entry)).isdisjoint(decision.parts)
        ]
        if not fitting:
            raise NoModel(f"{decision.like} is no {' or '.join(decision.parts)} of the dictionary")
        return max(fitting, key=_frequency)


def _parts_of_speech(entry: Entry) -> Iterable[str]:
    return (tags_of((field,))[0] for field in entry.fields if tags_of((field,)))


def _part_fields(model: Entry, parts: tuple[str, ...]) -> tuple[str, ...]:
    if "verb" in parts:
        return tuple(field for field in model.fields if field.startswith("po:"))
    return tuple(_CODES[part] for part in parts)


def _frequency(entry: Entry) -> int:
    return max((int(field[3:]) for field in entry.fields if field.startswith("fq:")), default=0)


def _endings(forms: Iterable[tuple[str, tuple[str, ...]]]) -> set[tuple[str, ...]]:
    """Return which forms there are, as the fields of their affixes tell."""
    return {fields for _, fields in forms}


def _is_numbered(decision: Decision) -> bool:
    return not _MAY_BE_A_NUMBER.isdisjoint(decision.parts)


def _is_plural(form: str, forms: list[str]) -> bool:
    """Return whether a form is the plural of another one of the list."""
    return form[:-1] in forms or (form.endswith("aux") and form[:-3] + "al" in forms)


def _reading(decision: Decision, form: str, tags: tuple[str, ...]) -> Reading:
    return Reading(
        spelling=form,
        lemma=decision.lemma,
        tags=tags,
        registers=decision.registers,
        frequency=decision.frequency,
        decade=decision.decade,
    )
