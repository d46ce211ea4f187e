"""``python -m ludomots.words.build.agid INFL_CSV NOUN_EXC``: irregular forms of English words.

``INFL_CSV`` is AGID as the PyPI package ``pyinflect`` has it, ``NOUN_EXC`` WordNet's list of
irregular plurals (Debian ``wordnet-base``); ``wordnet.tsv.xz`` must be made before. Kept are forms
that are words of our list and that no rule gives; irregular plurals only if WordNet agrees, since
AGID guesses (*colon*, *cola*).
"""

import lzma
import sys
from collections.abc import Iterator
from pathlib import Path

from ludomots.words import lexicon
from ludomots.words.build.english_grammar import read_parts, regular_verb, singulars
from ludomots.words.files import sources

_SLOTS = {"V": 4, "A": 2, "N": 1}
_BY_HAND = {("be", "V"): ["was/were/wast/wert", "been", "being", "is"]}
_WRONG = {("mod", "A")}
_NO_PLURALS = {"cola"}
_COMPOUNDS = ("fish", "craft", "sheep", "deer")
_UNCHANGED = frozenset(
    "bison bream buffalo caribou carp chamois chassis cod corps elk grouse haddock hake halibut"
    " herring kudu mackerel means moose offspring patois perch pike plaice rendezvous salmon"
    " samurai series shad shrimp species squid swine tench trout tuna turbot".split()
)
"""Nouns whose plural is the same word."""


def main() -> None:
    """Write the extract and tell its size."""
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    lines = ["\t".join(line) + "\n" for line in extract(Path(sys.argv[1]), Path(sys.argv[2]))]
    about = "# From AGID: lemma, V, A or N, past, participle, -ing, -s; comparison; plural.\n"
    data = lzma.compress("".join([about, *lines]).encode(), preset=9 | lzma.PRESET_EXTREME)
    (sources("en") / "agid.tsv.xz").write_bytes(data)
    print(f"{len(lines):,} lines, {len(data):,} bytes")


def extract(inflections: Path, exceptions: Path) -> Iterator[list[str]]:
    """Yield lemma, part of speech and the forms of each slot."""
    plurals = _plurals(exceptions)
    known = read_parts(sources("en") / "wordnet.tsv.xz")
    verbs = {lemma for lemma, parts in known.items() if "verb" in parts}
    read = dict(_read(inflections))
    for (lemma, part), found in read.items():
        slots = found
        if part == "N":
            slots = [[form for form in slots[0] if _is_irregular(form, lemma, plurals)]]
        elif part == "V":
            rival = lemma[:-2] + "y" if lemma.endswith("ie") else lemma + "e"
            is_rival = rival in verbs or lemma not in verbs
            slots = _own_forms(lemma, slots, rival, read.get((rival, "V"), []) if is_rival else [])
        is_needed = (
            len(slots) == _SLOTS[part] and any(slots) and not _is_regular(lemma, part, slots)
        )
        if is_needed and (part != "A" or all(slots)):
            yield [lemma, part, *map("/".join, slots)]


def _read(inflections: Path) -> Iterator[tuple[tuple[str, str], list[list[str]]]]:
    for line in inflections.read_text(encoding="utf-8").splitlines():
        lemma, part, *written = line.split(",")
        if _is_word(lemma) and (lemma, part) not in _WRONG:
            slots = [_words(slot) for slot in _BY_HAND.get((lemma, part), written)]
            yield (lemma, part), slots


def _own_forms(
    lemma: str, slots: list[list[str]], rival: str, of_rival: list[list[str]]
) -> list[list[str]]:
    """Return a verb's forms without those of a likelier verb: *hoped* is of hope, *tried* of try.

    A verb with *singeing* has no *singing*. A verb that has no forms left is none: *car*, *trie*.
    """
    if lemma.endswith("e") and not lemma.endswith("ie") and len(slots) == _SLOTS["V"]:
        with_e = [form for form in slots[2] if form == lemma + "ing"]
        return [*slots[:2], with_e or slots[2], slots[3]]
    if not of_rival:
        return slots
    rivals = {form for slot in _own_forms(rival, of_rival, "", []) for form in slot}
    own = [[form for form in slot if form not in rivals] for slot in slots]
    is_verb = all(mine for mine, all_forms in zip(own, slots, strict=True) if all_forms)
    return own if is_verb else []


def _is_regular(lemma: str, part: str, slots: list[list[str]]) -> bool:
    """Return whether the rules find a verb's forms without help: no other verb could have them."""
    past, ing, third = regular_verb(lemma)
    is_alone = lemma.endswith("e") or not _is_word(lemma + "e")
    return part == "V" and is_alone and slots == [[past], [], [ing], [third]]


def _is_irregular(form: str, lemma: str, plurals: set[tuple[str, str]]) -> bool:
    if form in _NO_PLURALS or lemma in singulars(form):
        return False
    if form == lemma:
        return lemma.endswith(_COMPOUNDS) or lemma in _UNCHANGED
    return (form, lemma) in plurals or form.endswith("men")


def _plurals(exceptions: Path) -> set[tuple[str, str]]:
    lines = (line.split() for line in exceptions.read_text(encoding="utf-8").splitlines())
    return {(plural, singular) for plural, *all_singular in lines for singular in all_singular}


def _words(slot: str) -> list[str]:
    return [form for form in slot.split("/") if _is_word(form)]


def _is_word(text: str) -> bool:
    return text.isascii() and text.isalpha() and text.islower() and text in lexicon("en")


if __name__ == "__main__":
    main()
