"""The regular forms of English words, and what a form can be made of."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from ludomots.words.files import lines_of

_SIBILANTS = ("s", "x", "z", "ch", "sh")
_VOWELS = frozenset("aeiou")
_SHORTEST_PLURAL = 3


def regular_verb(lemma: str) -> tuple[str, str, str]:
    """Return the regular past, -ing form and -s form of a verb.

    >>> regular_verb("dance"), regular_verb("try")
    (('danced', 'dancing', 'dances'), ('tried', 'trying', 'tries'))
    """
    if lemma.endswith("e"):
        stem = lemma if lemma.endswith(("ee", "oe", "ye")) else lemma[:-1]
        return lemma + "d", stem + "ing", lemma + "s"
    past = lemma[:-1] + "ied" if _ends_in_consonant_y(lemma) else lemma + "ed"
    return past, lemma + "ing", _with_s(lemma)


def _ends_in_consonant_y(word: str) -> bool:
    return word.endswith("y") and word[-2:-1] not in _VOWELS


def _with_s(word: str) -> str:
    """Return the form in -s of a noun or a verb."""
    if word.endswith(_SIBILANTS):
        return word + "es"
    return word[:-1] + "ies" if _ends_in_consonant_y(word) else word + "s"


def singulars(plural: str) -> Iterator[str]:
    """Yield the words that a plural can be of, the likeliest first."""
    if not plural.endswith("s") or plural.endswith("ss") or len(plural) < _SHORTEST_PLURAL:
        return
    if plural.endswith("ies"):
        yield plural[:-3] + "y"
    if plural.endswith("es"):
        stem = plural[:-2]
        if stem.endswith((*_SIBILANTS, "o")):
            yield stem
        if stem.endswith(("zz", "ss")):
            yield stem[:-1]
        if stem.endswith(("s", "x")):
            yield stem + "is"
    if not plural[:-1].endswith(_SIBILANTS):
        yield plural[:-1]
    if plural.endswith("men"):
        yield plural[:-2] + "an"


def undoubled(stem: str) -> str:
    """Return a stem with its last letter once: swimm → swim."""
    return stem[:-1] if stem[-1:] == stem[-2:-1] else stem


def adjectives(adverb: str) -> Iterator[str]:
    """Yield the adjectives that an adverb in -ly can be made of."""
    stem = adverb[:-2]
    yield stem
    yield stem + "le"
    yield stem + "l"
    if stem.endswith("i"):
        yield stem[:-1] + "y"
    if stem.endswith("al"):
        yield stem[:-2]


Grammar = tuple[str, tuple[str, ...]]
"""A lemma and tags, the part of speech first."""

_NOUN, _VERB, _ADJECTIVE, _ADVERB = "noun", "verb", "adjective", "adverb"
_SINGULAR, _PLURAL = (_NOUN, "singular"), (_NOUN, "plural")
_BASE = (_VERB, "infinitive")
_PAST, _PARTICIPLE = (_VERB, "past-tense"), (_VERB, "past-participle")
_PAST_OR_PARTICIPLE = (_VERB, "past-tense", "past-participle")
_ING, _THIRD = (_VERB, "present-participle"), (_VERB, "present", "third-singular")

_NOUN_ENDINGS = ("ness", "ism", "itis", "osis", "ity", "tion", "sion")
_ADJECTIVE_ENDINGS = ("less", "like", "able", "ible", "ous")
"""Endings that tell what a word is if nothing else does."""
_MAKES_ADVERBS = (*_ADJECTIVE_ENDINGS, *"al ful ive ic ish ant ent ed ing some".split())
_LATIN = {"ae": "a", "ata": "a", "i": "us", "a": "um"}
"""Endings of plurals and of their singulars, for words of which nothing else is known."""
_ALSO_NOUNS = ("present-participle", "comparative")
_FORMS_OF_BE = {"am": (_VERB, "present", "first-singular"), "are": (_VERB, "present")}
_SHORTEST_STEM = 3
_LONG_ENOUGH = 6
"""Letters from which on an ending is one and no accident."""


def read_agid(path: Path) -> list[list[str]]:
    """Return the lines of ``agid.tsv.xz``: lemma, V, A or N, then the forms of each slot."""
    return [line.split("\t") for line in lines_of(path)]


def read_parts(*paths: Path) -> dict[str, list[str]]:
    """Return the parts of speech of each lemma in files of meanings, the usual ones first."""
    parts: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for line in lines_of(path):
            lemma, part, *_ = line.split("\t")
            if part not in parts[lemma]:
                parts[lemma].append(part)
    return dict(parts)


def grammar(
    words: Collection[str], parts: dict[str, list[str]], agid: Iterable[list[str]]
) -> dict[str, list[Grammar]]:
    """Return what is certain of each word, for a list of words in small letters."""
    found = _Findings(words, parts)
    lines = [line for line in agid if line[0] in found.words]
    for lemma, part, *slots in sorted(lines, key=lambda line: found.is_doubtful(*line[:2])):
        found.add_agid(lemma, part, [slot.split("/") for slot in slots])
    found.add_regular_verbs()
    found.add_parts()
    found.add_forms_of_be()
    found.add_regular_nouns()
    found.add_derived()
    return {word: found.in_order(word) for word in found.known}


class _Findings:
    """The grammar found so far, by word."""

    def __init__(self, words: Collection[str], parts: dict[str, list[str]]) -> None:
        self.words = frozenset(words)
        self.parts = parts
        self.known: dict[str, list[Grammar]] = defaultdict(list)

    def in_order(self, word: str) -> list[Grammar]:
        """Return what is known of a word, its usual part of speech first.

        Where our glosses leave the part of speech open, there are no tags.
        """

        def rank(one: Grammar) -> tuple[bool, int]:
            lemma, tags = one
            parts = self.parts.get(lemma, [])
            return lemma != word, parts.index(tags[0]) if tags[0] in parts else len(parts)

        ranked = sorted(self.known[word], key=rank)
        return [(lemma, tags if tags[0] else ()) for lemma, tags in ranked]

    def is_doubtful(self, lemma: str, part: str) -> bool:
        """Return whether AGID alone says that a word is a verb."""
        return part == "V" and _VERB not in self.parts.get(lemma, ())

    def add_agid(self, lemma: str, part: str, slots: list[list[str]]) -> None:
        """Note the forms of one line of AGID."""
        if part == "N":
            self._add(lemma, lemma, _SINGULAR)
            self._add_forms(lemma, slots[0], _PLURAL)
        elif part == "A" and {_ADJECTIVE, _ADVERB} & set(self.parts.get(lemma, ())):
            is_adjective = _ADJECTIVE in self.parts[lemma]
            self._add_comparison(lemma, slots[0], slots[1], is_adjective=is_adjective)
        elif part == "V" and not (self.is_doubtful(lemma, part) and self._are_of_others(slots[0])):
            self._add_verb(lemma, *slots)

    def add_regular_verbs(self) -> None:
        """Note verbs of which all three regular forms are words, unless another verb has them.

        Known verbs come first, then those in -e: *visited* is of visit and not of *visite*, and
        *cared* makes no verb of *car*.
        """

        def order(word: str) -> tuple[bool, bool, str]:
            return _VERB not in self.parts.get(word, ()), not word.endswith("e"), word

        for lemma in sorted(self.words, key=order):
            past, ing, third = regular_verb(lemma)
            is_new = len(lemma) >= _SHORTEST_STEM and not self.known.get(past)
            if is_new and self.words.issuperset((past, ing, third)):
                self._add_verb(lemma, [past], [], [ing], [third])

    def add_parts(self) -> None:
        """Note the parts of speech of lemmas."""
        for lemma, parts in self.parts.items():
            if lemma not in self.words:
                continue
            for part in parts:
                if part == _VERB:
                    self._add(lemma, lemma, _BASE)
                elif part != _NOUN:
                    self._add(lemma, lemma, (part,))
                else:
                    self._add_noun(lemma)

    def add_forms_of_be(self) -> None:
        """Note the forms of the one verb that has more than others."""
        for form, tags in _FORMS_OF_BE.items():
            self._add(form, "be", tags)

    def add_regular_nouns(self) -> None:
        """Note plurals: of known nouns, then of lemmas of which no other form explains them."""
        unexplained = []
        for plural in self.words:
            known = [one for one in singulars(plural) if one in self.words and self._is(one, _NOUN)]
            self._add_nouns(plural, known)
            if plural not in self.known:
                unexplained.append(plural)
        for plural in sorted(unexplained, key=lambda word: (len(word), word)):
            unknown = [one for one in singulars(plural) if self._is_lemma(one)]
            self._add_nouns(plural, unknown[:1])

    def _add_nouns(self, plural: str, lemmas: list[str]) -> None:
        for lemma in lemmas:
            self._add(plural, lemma, _PLURAL)
            if not self._is(lemma, _NOUN):
                self._add(lemma, lemma, _SINGULAR)

    def _is_lemma(self, word: str) -> bool:
        """Return whether a word can have a plural: forms in -ing and -er are nouns as well."""
        forms = self.known.get(word, ())
        is_noun = all(lemma == word or tags[-1] in _ALSO_NOUNS for lemma, tags in forms)
        return word in self.words and is_noun

    def add_derived(self) -> None:
        """Note what the ending tells of words that no source names."""
        for word in sorted(self.words - self.known.keys()):
            if word.endswith("est"):
                self._add_regular_comparison(word[:-3])
            elif len(word) >= _LONG_ENOUGH:
                self._add_by_ending(word)

    def _add_by_ending(self, word: str) -> None:
        if word.endswith(_NOUN_ENDINGS):
            self._add(word, word, _SINGULAR)
        elif word.endswith(_ADJECTIVE_ENDINGS) or self._is_negated_participle(word):
            self._add(word, word, (_ADJECTIVE,))
        elif word.endswith("ly") and any(map(self._makes_adverbs, adjectives(word))):
            self._add(word, word, (_ADVERB,))
        else:
            self._add_latin_plural(word)

    def _is_negated_participle(self, word: str) -> bool:
        known = self.known.get(word[2:], ()) if word.startswith("un") else ()
        return any("past-participle" in tags for _, tags in known)

    def _add_latin_plural(self, word: str) -> None:
        for plural, singular in _LATIN.items():
            lemma = word.removesuffix(plural) + singular
            if word.endswith(plural) and lemma in self.words:
                self._add(lemma, lemma, _SINGULAR)
                self._add(word, lemma, _PLURAL)
                return

    def _add_regular_comparison(self, stem: str) -> None:
        for lemma in (stem, stem + "e", stem[:-1] + "y", undoubled(stem)):
            if len(lemma) < _SHORTEST_STEM or lemma not in self.words:
                continue
            if self._is(lemma, _ADJECTIVE) or not self._is(lemma, _VERB):
                self._add_comparison(lemma, [stem + "er"], [stem + "est"], is_adjective=True)
                return

    def _makes_adverbs(self, word: str) -> bool:
        is_ended_so = word in self.words and word.endswith(_MAKES_ADVERBS)
        return self._is(word, _ADJECTIVE) or is_ended_so

    def _are_of_others(self, past: list[str]) -> bool:
        """Return whether a past is a better known verb's: *passed* is of pass and not of *pas*."""
        stems = (form.removesuffix("ed") for form in past)
        return any(
            _VERB in self.parts.get(stem, ()) or form in self.known
            for stem, form in zip(stems, past, strict=True)
        )

    def _is(self, word: str, part: str) -> bool:
        if part in self.parts.get(word, ()):
            return True
        return any(lemma == word and tags[0] == part for lemma, tags in self.known.get(word, ()))

    def _add_verb(
        self, lemma: str, past: list[str], participle: list[str], ing: list[str], third: list[str]
    ) -> None:
        participle = participle if any(participle) else past
        slots = (past, participle, ing, third)
        if _VERB not in self.parts.get(lemma, ()) and not all(map(self._has_one, slots)):
            return
        self._add(lemma, lemma, _BASE)
        both = [form for form in past if form in participle]
        self._add_forms(lemma, both, _PAST_OR_PARTICIPLE)
        self._add_forms(lemma, [form for form in past if form not in both], _PAST)
        self._add_forms(lemma, [form for form in participle if form not in both], _PARTICIPLE)
        self._add_forms(lemma, ing, _ING)
        self._add_forms(lemma, third, _THIRD)

    def _add_noun(self, lemma: str) -> None:
        """Note a noun, which may be a plural with a sense of its own: glasses, men."""
        plurals = [(self._is(one, _NOUN), one) for one in singulars(lemma)]
        is_plural = any(is_noun and one in self.words for is_noun, one in plurals)
        is_plural = is_plural or any(tags == _PLURAL for _, tags in self.known.get(lemma, ()))
        self._add(lemma, lemma, _PLURAL if is_plural else _SINGULAR)

    def _has_one(self, forms: list[str]) -> bool:
        return any(form in self.words for form in forms)

    def _add_comparison(
        self, lemma: str, more: list[str], most: list[str], *, is_adjective: bool
    ) -> None:
        if self._has_one(more) and self._has_one(most):
            part = _ADJECTIVE if is_adjective else _ADVERB
            self._add(lemma, lemma, (part,))
            self._add_forms(lemma, more, (part, "comparative"))
            self._add_forms(lemma, most, (part, "superlative"))

    def _add_forms(self, lemma: str, forms: Iterable[str], tags: tuple[str, ...]) -> None:
        for form in forms:
            self._add(form, lemma, tags)

    def _add(self, word: str, lemma: str, tags: tuple[str, ...]) -> None:
        if word in self.words and (lemma, tags) not in self.known[word]:
            self.known[word].append((lemma, tags))
