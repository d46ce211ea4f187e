"""Definitions of a dictionary, made short enough to be shown beside a word."""

import lzma
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ludomots.words import lexicon
from ludomots.words.build.corrections import read_corrections
from ludomots.words.files import sources
from ludomots.words.fold import fold

LONGEST = 70
_SHORTEST = 18

_EXAMPLES = re.compile(r'[;,:]?\s*(?:as in |e\.g\.,? )?".*', re.DOTALL)
_PARENTHESES = re.compile(r"\s*\([^()]*\)")
_QUOTED = re.compile(r"`([^`']*)'")
_CLAUSE = re.compile(
    r"[;,:]\s|\s(?=(?:\(|especially|such as|including|that|which|who|whose|where|when|while|so|"
    r"because|but|if|used|made|having|consisting|containing|characterized|resulting|found|native|formerly|"
    r"with|without|for|from|by|in|on|at|into|through|during|between|among|over|under|against|along|"
    r"about|around|near|across|upon|within|before|after|until|toward|towards)\b)"
)
"""Where a definition can end: before a part that only adds to what was said."""
_PHRASE = re.compile(r"\s(?=(?:and|or|of|to|as|usually|often|typically|generally|both)\b)")
"""Where it can end if there is no such place: before one more thing of a list, or a remark."""
_LEADING = re.compile(r"^(?:an?|the) (?=\w)")
_RELATING = re.compile(r"^of or relating to\b")
_NOT_LAST = frozenset(
    "a an the of to in on at by for from with without as that which who whose or and but is are was"
    " be being been very more most not no some any other such its their his her one into through"
    " during between among than so because if when where while either both especially usually often"
    " having used made each every generally typically also only can may must has have".split()
)
"""Words that a definition cannot end with."""
_RELATIVES = frozenset("that which who whose where when while because if".split())


def shortened(definition: str) -> str | None:
    """Return a definition of at most ``LONGEST`` characters, ``None`` if it cannot be had.

    Its article and examples are left out, then further senses, then remarks in parentheses, then
    the last clauses.

    >>> shortened('a large cat; "the lion roared"')
    'large cat'
    >>> shortened("any of several plants of the genus Zamia, which grow in the hot parts of Mexico")
    'any of several plants of the genus Zamia'
    """
    whole = _QUOTED.sub(r"“\1”", _EXAMPLES.sub("", definition)).replace("'", "’").strip(" ;:,.")
    senses = [sense.strip(" ,") for sense in whole.split(";")]
    first = _RELATING.sub("relating to", _LEADING.sub("", senses[0]))
    if len(first) > LONGEST:
        first = _PARENTHESES.sub("", first).strip()
    if len(first) > LONGEST:
        return _cut(first)
    for sense in senses[1:]:
        if len(first) + len(sense) + 2 > LONGEST:
            break
        first += f"; {sense}"
    return first or None


def _cut(sense: str) -> str | None:
    """Return a long sense up to the last clause that fits, else up to the last phrase."""
    for boundary in (_CLAUSE, _PHRASE):
        for end in reversed([found.start() for found in boundary.finditer(sense[: LONGEST + 2])]):
            kept = sense[:end].strip(" ,;:")
            if _SHORTEST <= len(kept) <= LONGEST and _is_whole(kept):
                return kept
    return None


def _is_whole(kept: str) -> bool:
    """Return whether a cut definition reads as one: no clause in it has only begun."""
    words = kept.lower().split()
    has_begun_clause = not _RELATIVES.isdisjoint(words[-3:])
    return (
        words[-1] not in _NOT_LAST and not has_begun_clause and kept.count("(") == kept.count(")")
    )


_PARTS = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}
_REGISTERS = {
    "archaism": "old",
    "colloquialism": "familiar",
    "dialect": "regional",
    "disparagement": "pejorative",
    "ethnic_slur": "insulting",
    "obscenity": "vulgar",
    "regionalism": "regional",
    "slang": "slang",
}
"""Our registers for WordNet's domains of usage, which are synsets named by their first word."""
_REGISTER_LABELS = {
    "archaic": "old",
    "british informal": "familiar",
    "british slang": "slang",
    "ethnic slur": "insulting",
    "informal": "familiar",
    "old-fashioned": "old",
    "slang": "slang",
    "used informally": "familiar",
}
"""Our registers for labels in parentheses in front of a definition."""
_REGISTER_TERMS = {
    re.compile(r"\boffensive (?:\w+ )?(?:term|name|word)"): "insulting",
    re.compile(r"\b(?:obscene|vulgar) (?:\w+ )?(?:term|name|word|slang)"): "vulgar",
    re.compile(r"\b(?:disparaging|derogatory) (?:\w+ )?(?:term|name|word)"): "pejorative",
}
"""Our registers for definitions that begin with "offensive term for" and the like."""
_OFFENSIVE = frozenset({"insulting", "vulgar", "pejorative"})


class _Synset(NamedTuple):
    words: list[str]
    pointers: list[list[str]]
    definition: str


class _Sense(NamedTuple):
    """One sense of a word. Senses compare by how well they stand for it, the best first."""

    rarity: int
    is_offensive: bool
    place_in_synset: int
    isolation: int
    number: int
    gloss: str
    registers: tuple[str, ...]


class _Row(NamedTuple):
    """A line of the file; the commonest part of speech of a word has its lowest rank."""

    lemma: str
    part: str
    gloss: str
    registers: str
    rank: int


def main() -> None:
    """Write the file of definitions and tell its size."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    ranked = sorted(rows(Path(sys.argv[1])), key=lambda row: (row.lemma, row.rank))
    lines = ["\t".join(row[:-1]) + "\n" for row in ranked]
    about = "# Made of WordNet 3.1: lemma, part of speech, definition, who uses it.\n"
    data = lzma.compress("".join([about, *lines]).encode(), preset=9 | lzma.PRESET_EXTREME)
    (sources("en") / "wordnet.tsv.xz").write_bytes(data)
    print(f"{len(lines):,} definitions, {len(data):,} bytes")


def rows(folder: Path) -> Iterator[_Row]:
    """Yield the definitions of words of our list."""
    english = lexicon("en")
    corrected = read_corrections(sources("en") / "corrections.tsv").added
    counts = _counts(folder / "index.sense")
    domains = _usage_domains(folder / "data.noun")
    for name, part in _PARTS.items():
        senses: dict[str, list[_Sense]] = defaultdict(list)
        for offset, synset in _synsets(folder / f"data.{name}"):
            for word, sense in _senses(offset, synset, counts, domains):
                senses[word].append(sense)
        for word, found in senses.items():
            explained = any(part in one.tags for one in corrected.get(fold(word), ()))
            if word in english and not explained:
                best = min(found)
                rank = sum(one.rarity for one in found)
                yield _Row(word, part, best.gloss, " ".join(best.registers), rank)


def _senses(
    offset: str,
    synset: _Synset,
    counts: dict[tuple[str, str], tuple[int, int]],
    domains: dict[str, str],
) -> Iterator[tuple[str, _Sense]]:
    definition, labels = _without_labels(synset.definition)
    gloss = shortened(definition)
    if gloss is None:
        return
    for place, spelling in enumerate(synset.words, start=1):
        word = spelling.partition("(")[0]  # adjectives carry their position: "galore(ip)"
        if not (word.isalpha() and word.islower()):
            continue
        count, number = counts.get((word, offset), (0, 99))
        registers = dict.fromkeys((*labels, *_usage(synset.pointers, place, domains)))
        is_offensive = not _OFFENSIVE.isdisjoint(registers)
        rank = (-count, is_offensive, place, -len(synset.pointers), number)
        yield word, _Sense(*rank, gloss, tuple(registers))


def _without_labels(definition: str) -> tuple[str, list[str]]:
    """Return a definition without its label of register, and the registers it tells of."""
    registers = [register for term, register in _REGISTER_TERMS.items() if term.search(definition)]
    if definition.startswith("("):
        label, _, rest = definition[1:].partition(")")
        register = _REGISTER_LABELS.get(label.lower())
        if register is not None:
            return rest.strip(), [register, *registers]
    return definition, registers


def _usage(pointers: list[list[str]], place: int, domains: dict[str, str]) -> Iterator[str]:
    """Yield the registers of the word at a place of a synset; place 0 stands for all its words."""
    for sign, target, _part, places in pointers:
        if sign == ";u" and target in domains and int(places[:2], 16) in (0, place):
            yield domains[target]


def _usage_domains(nouns: Path) -> dict[str, str]:
    """Return the register that each domain of usage stands for, by its offset."""
    return {
        offset: _REGISTERS[synset.words[0]]
        for offset, synset in _synsets(nouns)
        if synset.words[0] in _REGISTERS
    }


def _counts(index: Path) -> dict[tuple[str, str], tuple[int, int]]:
    """Return the count in tagged texts and the number of each sense, by word and synset."""
    found = {}
    for line in index.read_text(encoding="utf-8").splitlines():
        key, offset, number, count = line.split()
        found[key.partition("%")[0], offset] = int(count), int(number)
    return found


def _synsets(data: Path) -> Iterator[tuple[str, _Synset]]:
    """Yield the synsets of a data file with their offsets; the format is ``wndb(5WN)``."""
    for line in data.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            continue  # the licence
        head, _, gloss = line.partition(" | ")
        fields = head.split()
        size = int(fields[3], 16)
        words = fields[4 : 4 + 2 * size : 2]
        start = 5 + 2 * size
        pointers = [
            fields[start + 4 * at : start + 4 * at + 4] for at in range(int(fields[start - 1]))
        ]
        yield fields[0], _Synset(words, pointers, gloss.strip())


if __name__ == "__main__":
    main()
