"""Expand a Hunspell dictionary (``.dic`` and ``.aff``) into its inflected forms with their tags.

Only what the French dictionary uses is read: ``FLAG long``, ``NEEDAFFIX``, suffixes and prefixes
with continuation classes. Affixes that add an apostrophe are elisions (l'arbre): no new word.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

NEED_AFFIX = "()"
APOSTROPHES = "'’"


class Entry(NamedTuple):
    """A line of the dictionary: ``word/flags<TAB>field<TAB>…``."""

    word: str
    flags: tuple[str, ...]
    fields: tuple[str, ...]

    @classmethod
    def parse(cls, line: str) -> "Entry":
        """Read one line."""
        head, *fields = line.split("\t")
        word, _, flags = head.partition("/")
        return cls(word, _split_flags(flags), tuple(fields))


class _Rule(NamedTuple):
    is_suffix: bool
    strip: str
    add: str
    flags: tuple[str, ...]
    matches: re.Pattern[str]
    fields: tuple[str, ...]

    def apply(self, word: str) -> str | None:
        if self.is_suffix:
            if self.matches.search(word) and word.endswith(self.strip):
                return word[: len(word) - len(self.strip)] + self.add
        elif self.matches.match(word) and word.startswith(self.strip):
            return self.add + word[len(self.strip) :]
        return None


class Affixes:
    """The affix classes of an ``.aff`` file, elisions left out."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._rules: dict[str, list[_Rule]] = {}
        for line in lines:
            parts = line.partition(" #")[0].split()
            if len(parts) < 5 or parts[0] not in ("SFX", "PFX"):
                continue
            rule = _parse_rule(parts)
            if not any(mark in rule.add for mark in APOSTROPHES):
                self._rules.setdefault(parts[1], []).append(rule)

    def expand(
        self, word: str, flags: tuple[str, ...], fields: tuple[str, ...] = ()
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield every form of a word with these flags, and the fields its affixes add."""
        if NEED_AFFIX not in flags:
            yield word, fields
        for flag in flags:
            for rule in self._rules.get(flag, ()):
                form = rule.apply(word)
                if form is not None:
                    yield from self.expand(form, rule.flags, fields + rule.fields)


def _parse_rule(parts: list[str]) -> _Rule:
    kind, _, strip, addition, condition, *fields = parts
    is_suffix = kind == "SFX"
    add, _, flags = addition.partition("/")
    return _Rule(
        is_suffix=is_suffix,
        strip="" if strip == "0" else strip,
        add="" if add == "0" else add,
        flags=_split_flags(flags),
        matches=re.compile(f"(?:{condition})$" if is_suffix else condition),
        fields=tuple(fields),
    )


def _split_flags(flags: str) -> tuple[str, ...]:
    return tuple(flags[at : at + 2] for at in range(0, len(flags), 2))
