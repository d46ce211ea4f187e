"""Registers that a table may leave out of its word list.

A word goes only if each of its readings goes: who leaves out slang still plays a word that is slang
in one of its meanings.
"""

from collections.abc import Collection, Iterable
from typing import Literal, get_args

from ludomots.words.reading import REGIONS, Reading

LeftOut = Literal["regional", "slang", "vulgar", "very-rare"]
ALL_LEFT_OUT: tuple[LeftOut, ...] = get_args(LeftOut)

_CRUDE = frozenset({"vulgar", "insulting"})
_RARE_CLASS = {"fr": 0, "en": 0}
"""The frequency class of very rare words. Dutch has none: its class 0 is every word that the
source of frequencies has not met, more than half of the list."""


def registers_of(reading: Reading, language: str, *, crude: bool) -> frozenset[LeftOut]:
    """Return what has to be left out so that a reading goes, each alone.

    ``crude`` says that the word is never proposed: slurs and the crudest words count as vulgar.
    """
    found: set[LeftOut] = set()
    if REGIONS.intersection(reading.registers):
        found.add("regional")
    if "slang" in reading.registers:
        found.add("slang")
    if crude or _CRUDE.intersection(reading.registers):
        found.add("vulgar")
    is_rarest = reading.frequency is not None and reading.frequency == _RARE_CLASS.get(language)
    if "rare" in reading.registers or is_rarest:
        found.add("very-rare")
    return frozenset(found)


def combination(left_out: Collection[LeftOut]) -> int:
    """Return the number of a combination of registers, from 0 (nothing is left out) to 15."""
    return sum(1 << ALL_LEFT_OUT.index(one) for one in set(left_out))


def where_left_out(readings: Iterable[frozenset[LeftOut]]) -> int:
    """Return 16 bits: bit *n* is set if a word goes where combination *n* is left out."""
    known = [combination(one) for one in readings]
    if not known or not all(known):
        return 0
    return sum(1 << number for number in range(16) if all(number & one for one in known))
