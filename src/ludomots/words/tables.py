"""The files beside a word graph: what is known of each word, by its number in the list.

- ``traits``: planes of one byte a word, quick to select from.
- ``readings``: compressed blocks of readings, one block unpacked at a time.
- ``refusals``: the words found in the sources that may not be played, with the reasons.

Formats are described in docs/formats.md.
"""

import re
import struct
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import accumulate, compress
from pathlib import Path

import msgspec

from ludomots.words.fold import fold
from ludomots.words.reading import VERB_FORMS, Reading, Reason, Refusal

_WORDS_A_BLOCK = 1024
_UNKNOWN = 0

_INDEX_LENGTH = struct.Struct("<I")
_ACCENT = re.compile(r"(\d+)(\D)")

_Packed = tuple[str, int | None, str, int, int, int | None, str | None, int | None]


class _Index(msgspec.Struct, array_like=True):
    """Where each block ends, and the tables of tags and registers."""

    ends: list[int]
    tags: list[tuple[str, ...]]
    registers: list[tuple[str, ...]]


_decode_block = msgspec.msgpack.Decoder(list[list[_Packed]]).decode
_decode_index = msgspec.msgpack.Decoder(_Index).decode
_decode_refusals = msgspec.msgpack.Decoder(dict[str, list[tuple[Reason, str]]]).decode


class Traits:
    """One byte a word in each plane: frequency classes, verb forms, whether it may be proposed.

    ``frequency`` holds the best frequency class of a word plus one, ``everyday`` that of its
    everyday readings; 0 means unknown or none. ``out_low`` and ``out_high`` tell where a word is
    left out (``registers.where_left_out``).
    """

    PLANES = (
        "frequency",
        "everyday",
        "forms_low",
        "forms_high",
        "proposed",
        "out_low",
        "out_high",
    )
    NOT_A_VERB = 1 << len(VERB_FORMS)

    def __init__(self, data: bytes, words: int) -> None:
        if len(data) != words * len(self.PLANES):
            raise ValueError("the traits file does not fit its word list: build the words again")
        self._data = data
        self._words = words

    @classmethod
    def of(
        cls,
        readings: Sequence[list[Reading]],
        proposed: Sequence[bool],
        left_out: Sequence[int] | None = None,
    ) -> "Traits":
        """Work the traits out from all the readings, and from where each word is left out."""
        planes = {name: bytearray(len(readings)) for name in cls.PLANES}
        for number, known in enumerate(readings):
            forms = _forms_mask(known)
            planes["frequency"][number] = _best_class(known)
            planes["everyday"][number] = _best_class([r for r in known if r.is_everyday])
            planes["forms_low"][number] = forms & 0xFF
            planes["forms_high"][number] = forms >> 8
            planes["proposed"][number] = proposed[number]
            if left_out is not None:
                planes["out_low"][number] = left_out[number] & 0xFF
                planes["out_high"][number] = left_out[number] >> 8
        return cls(b"".join(planes.values()), len(readings))

    def plane(self, name: str) -> bytes:
        """Return one plane, a byte a word."""
        at = self.PLANES.index(name) * self._words
        return self._data[at : at + self._words]

    def best_class(self, number: int) -> int | None:
        """Return the best frequency class of a word, ``None`` if it is not known."""
        best = self._data[self.PLANES.index("frequency") * self._words + number]
        return None if best == _UNKNOWN else best - 1

    def with_class(self, name: str, at_least: int) -> bytes:
        """Return 1 for each word whose class in plane ``name`` is known and at least this."""
        return self.plane(name).translate(_bytes_where(lambda value: value > at_least))

    def with_forms(self, forms: Iterable[str]) -> bytes:
        """Return non-zero for each word that can be read as one of these verb forms."""
        mask = sum(1 << VERB_FORMS.index(form) for form in set(forms))
        low, high = mask & 0xFF, mask >> 8
        has_low = self.plane("forms_low").translate(_bytes_where(lambda value: bool(value & low)))
        has_high = self.plane("forms_high").translate(
            _bytes_where(lambda value: bool(value & high))
        )
        both = int.from_bytes(has_low, "little") | int.from_bytes(has_high, "little")
        return both.to_bytes(self._words, "little")

    def left_out(self, combination: int) -> bytes:
        """Return 1 for each word that goes where a combination of registers is left out."""
        plane, bit = ("out_low", combination) if combination < 8 else ("out_high", combination - 8)
        return self.plane(plane).translate(bytes(value >> bit & 1 for value in range(256)))

    def of_words(self, chosen: bytes) -> "Traits":
        """Return the traits of some of the words: those with a byte that is not 0."""
        planes = (bytes(compress(self.plane(name), chosen)) for name in self.PLANES)
        return Traits(b"".join(planes), len(chosen) - chosen.count(0))

    def to_bytes(self) -> bytes:
        """Return the planes one after the other."""
        return self._data


def _bytes_where(test: Callable[[int], bool]) -> bytes:
    return bytes(test(value) for value in range(256))


def _best_class(readings: Iterable[Reading]) -> int:
    classes = (reading.frequency for reading in readings)
    return max((known + 1 for known in classes if known is not None), default=_UNKNOWN)


def _forms_mask(readings: Iterable[Reading]) -> int:
    mask = 0
    for reading in readings:
        mask |= _mask_of(reading.verb_forms)
    return mask


@cache
def _mask_of(forms: tuple[str, ...]) -> int:
    return sum(1 << VERB_FORMS.index(form) for form in forms) if forms else Traits.NOT_A_VERB


class ReadingTable:
    """Readings of every word, by word number.

    A reading is packed as what cannot be worked out from the word: its accents, how its lemma
    differs from it, and the numbers of its tags and registers in tables of their own. Its frequency
    class is packed only if another reading of the word has a better one: the best is in ``Traits``.
    """

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._index = _decode_index(
            data[_INDEX_LENGTH.size :][: _INDEX_LENGTH.unpack_from(data)[0]]
        )
        self._block = lru_cache(maxsize=32)(self._unpack)

    @staticmethod
    def pack(readings: Mapping[str, list[Reading]]) -> bytes:
        """Return the table of these words, in order, as bytes."""
        tags, registers = _Numbering(), _Numbering()
        rows = []
        for word, known in readings.items():
            best = _best_class(known) - 1
            rows.append([_pack(word, reading, tags, registers, best) for reading in known])
        blocks = [
            zlib.compress(msgspec.msgpack.encode(rows[start : start + _WORDS_A_BLOCK]), 9)
            for start in range(0, len(rows), _WORDS_A_BLOCK)
        ]
        ends = list(accumulate(map(len, blocks)))
        index = msgspec.msgpack.encode(_Index(ends, list(tags), list(registers)))
        return b"".join([_INDEX_LENGTH.pack(len(index)), index, *blocks])

    def get(self, number: int, word: str, best: int | None) -> tuple[Reading, ...]:
        """Return the readings of ``word``, whose number and best frequency class are given."""
        rows = self._block(number // _WORDS_A_BLOCK)[number % _WORDS_A_BLOCK]
        return tuple(self._reading(word, row, best) for row in rows)

    def _unpack(self, block: int) -> list[list[_Packed]]:
        start = _INDEX_LENGTH.size + _INDEX_LENGTH.unpack_from(self._data)[0]
        ends = self._index.ends
        begin = start + (ends[block - 1] if block else 0)
        return _decode_block(zlib.decompress(self._data[begin : start + ends[block]]))

    def _reading(self, word: str, packed: _Packed, best: int | None) -> Reading:
        accents, cut, ending, tags, registers, frequency, gloss, decade = packed
        spelling = _unfold(word, accents)
        return Reading(
            spelling=spelling,
            lemma=None if cut is None else spelling[: len(spelling) - cut] + ending,
            tags=self._index.tags[tags],
            registers=self._index.registers[registers],
            frequency=best if frequency is None else frequency,
            gloss=gloss,
            decade=decade,
        )


class _Numbering(dict[tuple[str, ...], int]):
    """Numbers its keys in the order in which they are first asked for."""

    def __missing__(self, key: tuple[str, ...]) -> int:
        return self.setdefault(key, len(self))


def _pack(
    word: str, reading: Reading, tags: _Numbering, registers: _Numbering, best: int
) -> _Packed:
    spelling, lemma = reading.spelling, reading.lemma
    common = _shared_start(spelling, lemma or "")
    return (
        _accents(word, spelling),
        None if lemma is None else len(spelling) - common,
        "" if lemma is None else lemma[common:],
        tags[reading.tags],
        registers[reading.registers],
        None if reading.frequency == best else reading.frequency,
        reading.gloss,
        reading.decade,
    )


def _shared_start(one: str, other: str) -> int:
    for at, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            return at
    return min(len(one), len(other))


def _accents(word: str, spelling: str) -> str:
    """Return what a spelling has beyond plain letters: ``"3ê"`` for forêt, ``""`` for bateau."""
    accents = "".join(f"{at}{c}" for at, c in enumerate(spelling) if not c.isascii())
    if _unfold(word, accents) != spelling:
        raise ValueError(f"{spelling!r} is not a spelling of {word}")
    return accents


def _unfold(word: str, accents: str) -> str:
    """Return the spelling of a folded word with its accents and ligatures."""
    plain = word.lower()
    if not accents:
        return plain
    spelling, at = "", 0
    for found in _ACCENT.finditer(accents):
        missing = int(found[1]) - len(spelling)
        spelling += plain[at : at + missing] + found[2]
        at += missing + len(fold(found[2]))
    return spelling + plain[at:]


class RefusalTable:
    """Words that stand in the sources and may not be played, with the reasons."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    @staticmethod
    def pack(refused: dict[str, list[Refusal]]) -> bytes:
        """Return the table as bytes."""
        rows = {word: [(r.code, r.spelling) for r in found] for word, found in refused.items()}
        return zlib.compress(msgspec.msgpack.encode(rows), 9)

    @cached_property
    def _rows(self) -> dict[str, list[tuple[Reason, str]]]:
        return _decode_refusals(zlib.decompress(self._data))

    def get(self, word: str) -> tuple[Refusal, ...]:
        """Return the reasons against ``word``, none if the sources do not know it."""
        return tuple(Refusal(code, spelling) for code, spelling in self._rows.get(word, ()))

    def everything(self) -> dict[str, list[Refusal]]:
        """Return all words with the reasons against each."""
        return {word: [Refusal(*one) for one in found] for word, found in self._rows.items()}


def read(path: Path) -> bytes:
    """Return a file's bytes, or say what to do if it is not there."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise FileNotFoundError(f"{path} is missing: run 'make words' or install again") from None
