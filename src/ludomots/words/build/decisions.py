"""What readers decided about words that the French dictionary lacks.

``decisions.tsv`` has one decision a line, nine fields separated by tabs::

    lemma  verdict  like  part  class  registers  decade  frequency  reason

- The verdict is ``+`` (added), ``-`` (judged, and not a word) or ``?`` (nobody was sure). Refused
  and undecided words are kept so that nobody judges them again; only their class and reason are
  filled in.
- ``like`` is a word of the dictionary with the same part of speech that has the same endings:
  the forms of the added word are made by the affixes of that word. ``invariable`` stands for a
  word with one form, ``forms:`` with all the forms for a word like no other.
- ``part`` holds the parts of speech, and grammar tags where there is no word to be like.
- ``class`` says what sort of word it is, ``registers`` who uses it, ``decade`` since when if it is
  new, ``frequency`` how often it is seen, from 0 to 9.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ludomots.words.reading import REGISTERS

CLASSES = frozenset(
    "regional novelty slang demonym feminine plural foreign conjugation short science"
    " general".split()
)
_FIELDS = 9


class WrongDecisions(ValueError):
    """Decisions that cannot be carried out, one a line, each with its place in the file."""


class Decision(NamedTuple):
    """One line of the file."""

    line: int
    lemma: str
    verdict: str
    like: str
    parts: tuple[str, ...]
    kind: str
    registers: tuple[str, ...]
    decade: int | None
    frequency: int
    reason: str

    def error(self, why: str) -> str:
        """Return what is wrong with this decision, and where it stands."""
        return f"decisions.tsv, line {self.line}, {self.lemma}: {why}"


def read_decisions(path: Path) -> list[Decision]:
    """Read all decisions; ``WrongDecisions`` names every line that cannot be read."""
    decisions: list[Decision] = []
    errors: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != _FIELDS:
            errors.append(f"decisions.tsv, line {number}: {len(fields)} fields, not {_FIELDS}")
            continue
        decision = _decision(number, fields)
        decisions.append(decision)
        errors += map(decision.error, _faults(decision))
    if errors:
        raise WrongDecisions("\n".join(errors))
    return decisions


def _decision(number: int, fields: list[str]) -> Decision:
    lemma, verdict, like, part, kind, registers, decade, frequency, reason = fields
    return Decision(
        line=number,
        lemma=lemma,
        verdict=verdict,
        like=like,
        parts=tuple(part.split()),
        kind=kind,
        registers=tuple(registers.split()),
        decade=int(decade) if decade.isdecimal() else None,
        frequency=int(frequency) if frequency.isdecimal() else 0,
        reason=reason,
    )


def _faults(decision: Decision) -> Iterator[str]:
    if decision.kind not in CLASSES:
        yield f"no class {decision.kind!r}"
    if not decision.reason:
        yield "no reason"
    if decision.verdict not in {"+", "-", "?"}:
        yield f"no verdict {decision.verdict!r}"
    if unknown := set(decision.registers) - REGISTERS:
        yield f"no registers {sorted(unknown)}"
    if decision.verdict == "+" and not (decision.like and decision.parts):
        yield "an added word has a part of speech and a word it is like"
