"""French forms from the Grammalecte dictionary: what each is, and why some are not played."""

import lzma
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ludomots.words.build.hunspell import Affixes, Entry
from ludomots.words.reading import Form, Reading, Reason

_PARTS_OF_SPEECH = {
    "nom": "noun",
    "titr": "noun",
    "adj": "adjective",
    "adv": "adverb",
    "negadv": "adverb",
    "advint": "adverb",
    "interj": "interjection",
    "nb": "numeral",
    "prep": "preposition",
    "prepv": "preposition",
    "preverb": "pronoun",
    "cj": "conjunction",
    "cjco": "conjunction",
    "cjsub": "conjunction",
}
_PREFIXED_PARTS = {"pro": "pronoun", "det": "determiner", "loc.": "phrase"}

_INFLECTIONS = {
    "infi": "infinitive",
    "ppre": "present-participle",
    "ppas": "past-participle",
    "ipre": "present",
    "iimp": "imperfect",
    "ipsi": "past-historic",
    "ifut": "future",
    "cond": "conditional",
    "spre": "present-subjunctive",
    "simp": "imperfect-subjunctive",
    "impe": "imperative",
    "mas": "masculine",
    "fem": "feminine",
    "epi": "either-gender",
    "sg": "singular",
    "pl": "plural",
    "inv": "invariable",
    "1sg": "first-singular",
    "2sg": "second-singular",
    "3sg": "third-singular",
    "1pl": "first-plural",
    "2pl": "second-plural",
    "3pl": "third-plural",
    "3pl!": "third-plural",
    "1pe": "first-person",
    "2pe": "second-person",
    "3pe": "third-person",
}

_REGISTERS = {
    "rare": "rare",
    "quéf": "rare",
    "vx": "old",
    "vieux": "old",
    "désuet": "old",
    "hist": "old",
    "féod": "old",
    "fam": "familiar",
    "péj": "pejorative",
    "pej": "pejorative",
    "arg": "slang",
    "argot": "slang",
    "litt": "literary",
    "belg": "belgian",
    "québ": "canadian",
    "helv": "swiss",
    "afr": "african",
    "rég": "regional",
    "reg": "regional",
    "gascon": "regional",
    "oïl": "regional",
    "basq": "regional",
}

# Multiples and fractions of units that a general dictionary lists; attogramme and its like are not.
_USUAL_UNITS = frozenset(
    """kilogramme hectogramme décagramme décigramme centigramme milligramme microgramme
    kilomètre hectomètre décamètre décimètre centimètre millimètre micromètre nanomètre
    kilolitre hectolitre décalitre décilitre centilitre millilitre microlitre
    kilowatt mégawatt gigawatt térawatt milliwatt kilowattheure mégawattheure gigawattheure
    térawattheure wattheure kilovolt millivolt microvolt kilovoltampère
    kilohertz mégahertz gigahertz térahertz milliampère microampère kiloampère microfarad picofarad
    nanofarad milliseconde microseconde nanoseconde picoseconde femtoseconde kilojoule mégajoule
    kilocalorie mégohm mégaohm kiloohm hectopascal kilopascal mégapascal décanewton kilonewton
    millibecquerel mégabecquerel térabecquerel millisievert microsievert milligray décibecquerel
    kiloélectronvolt mégaélectronvolt gigaélectronvolt millicurie microcurie millimole
    kilotesla millitesla millihenry""".split()
)

_REFUSED_CHARACTERS = {
    "'": Reason.APOSTROPHE,
    "’": Reason.APOSTROPHE,
    "-": Reason.HYPHEN,
    " ": Reason.SPACE,
    "\u00a0": Reason.SPACE,
}
_REFUSED_PARTS = {
    "npr": Reason.PROPER_NOUN,
    "prn": Reason.FIRST_NAME,
    "patr": Reason.SURNAME,
    "pfx": Reason.PREFIX,
    "sfx": Reason.SUFFIX,
    "err": Reason.ELIDED_FORM,
    "nbro": Reason.ROMAN_NUMERAL,
}
_REFUSED_CLASSES = {
    "cc": Reason.CHEMICAL_FORMULA,
    "symb": Reason.SYMBOL,
    "abty": Reason.ABBREVIATION,
    "sig": Reason.ACRONYM,
}

NEVER_ALONE = "po:1isg"
"""The field of a form that exists only with a hyphen: aimè, in "aimè-je"."""
_GRAMMAR_FIELDS = ("po:", "is:", "lx:", "se:", "di:", "et:")
_SEEN_IN_TEXTS = 3  # the lowest frequency class at which a contributor's word counts
_VERB = re.compile(r"v\d")
_ROMAN = re.compile(r"[IVXLCDMivxlcdm]+(er|re|e|es|ers|res|d|de|ds|des|nd|nde)?")


class Dictionary(NamedTuple):
    """The entries of the dictionary, and the affixes that inflect them."""

    entries: tuple[Entry, ...]
    affixes: Affixes


@cache
def dictionary(folder: Path) -> Dictionary:
    """Read the dictionary in ``folder``."""
    affixes = Affixes(_read(folder / "FRANCAIS_7.aff.xz").splitlines())
    _number_of_entries, *lines = _read(folder / "FRANCAIS.dic.xz").splitlines()
    return Dictionary(tuple(map(Entry.parse, lines)), affixes)


def forms(folder: Path) -> Iterator[Form]:
    """Yield every form of the dictionary in ``folder``, accepted or with the reason against it."""
    entries, affixes = dictionary(folder)
    for entry in entries:
        told = tuple(field for field in entry.fields if field[:3] in _GRAMMAR_FIELDS)
        rest = dict(field.split(":", 1) for field in entry.fields if field not in told)
        lemma, frequency = rest.get("st", entry.word), int(rest.get("fq", 0))
        for form, affix_fields in affixes.expand(entry.word, entry.flags):
            if NEVER_ALONE in affix_fields:
                continue
            grammar = _grammar(told + affix_fields)
            reading = Reading(form, lemma, grammar.tags, grammar.registers, frequency)
            yield Form(reading, _refusal(reading, grammar))


def tags_of(fields: tuple[str, ...]) -> tuple[str, ...]:
    """Return what the fields of a form say of its grammar, the part of speech first."""
    return _grammar(fields).tags


def _read(path: Path) -> str:
    return lzma.decompress(path.read_bytes()).decode()


class _Grammar(NamedTuple):
    """What the fields of a form say, whatever its letters."""

    tags: tuple[str, ...]
    registers: tuple[str, ...]
    refused: Reason | None
    is_ordinal: bool
    is_unit: bool
    is_annex: bool
    is_foreign: bool


@cache
def _grammar(fields: tuple[str, ...]) -> _Grammar:
    values: dict[str, list[str]] = {field[:2]: [] for field in _GRAMMAR_FIELDS}
    for field in fields:
        key, _, value = field.partition(":")
        values.setdefault(key, []).append(value)
    return _Grammar(
        tags=_tags(values["po"], values["is"], values["di"]),
        registers=_known(_REGISTERS, values["lx"]),
        refused=_refused_by_fields(values),
        is_ordinal="ord" in values["lx"],
        is_unit="unit" in values["lx"],
        is_annex="X" in values["di"],
        is_foreign=bool(values["et"]),
    )


def _tags(parts: list[str], inflections: list[str], lists: list[str]) -> tuple[str, ...]:
    is_verb = any(_VERB.match(part) for part in parts)
    speech = ["verb"] if is_verb else [_part_of_speech(part) for part in parts]
    spelling = ["spelling-1990"] if "R" in lists else []
    tags = [*filter(None, speech), *_known(_INFLECTIONS, parts + inflections), *spelling]
    return tuple(dict.fromkeys(tags))


def _known(names: dict[str, str], values: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names[value] for value in values if value in names))


def _part_of_speech(code: str) -> str:
    for start, part in _PREFIXED_PARTS.items():
        if code.startswith(start):
            return part
    return _PARTS_OF_SPEECH.get(code, "")


def _refused_by_fields(values: dict[str, list[str]]) -> Reason | None:
    for part, reason in _REFUSED_PARTS.items():
        if part in values["po"]:
            return reason
    for mark, reason in _REFUSED_CLASSES.items():
        if mark in values["lx"] or mark in values["se"]:
            return reason
    parts = values["po"]  # afin, parce and quant are grammatical words, and so words
    if parts and all(part.startswith("loc.") for part in parts):
        return Reason.SET_PHRASE
    return None


def _refusal(reading: Reading, grammar: _Grammar) -> Reason | None:
    """Return the first reason that keeps a form out of the games, if any."""
    form = reading.spelling
    for mark, reason in _REFUSED_CHARACTERS.items():
        if mark in form:
            return reason
    if grammar.is_ordinal and _ROMAN.fullmatch(form):
        return Reason.ROMAN_NUMERAL
    if grammar.refused is not None:
        return grammar.refused
    if form != form.lower():
        return Reason.ACRONYM if form.isupper() and len(form) > 1 else Reason.PROPER_NOUN
    if len(form) == 1:
        return Reason.SINGLE_LETTER
    if grammar.is_annex and (grammar.is_foreign or (reading.frequency or 0) < _SEEN_IN_TEXTS):
        return Reason.ANNEX
    if grammar.is_unit and not form.startswith(reading.lemma or form):
        return None if form.removesuffix("s") in _USUAL_UNITS else Reason.RARE_UNIT
    return None
