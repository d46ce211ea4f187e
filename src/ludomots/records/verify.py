"""Proof of fair draws: the secret is the one promised, and every hand and die follows from it."""

from typing import Literal, NamedTuple

import msgspec

from ludomots.core.contract import IllegalMove
from ludomots.core.draws import commitment
from ludomots.core.notation import BadText
from ludomots.records.record import Record
from ludomots.records.replay import CannotReplay, Fault, replay
from ludomots.records.text import Lines
from ludomots.words import Lexicon

Name = Literal["commitment", "words", "rulebook", "hands", "moves", "points", "result"]
Finding = Literal["good", "wrong", "missing", "other"]


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked, and how many hands, draws or moves were compared.

    The findings ``missing`` and ``wrong`` fail; ``other`` means that another word list judged.
    """

    name: Name
    finding: Finding
    count: int = 0

    @property
    def ok(self) -> bool:
        """Whether the check succeeded."""
        return self.finding in {"good", "other"}


class Verified(NamedTuple):
    """All checks of a record, its faults, and why the rulebook refused a move, if it did."""

    checks: tuple[Check, ...]
    faults: tuple[Fault, ...] = ()
    refusal: IllegalMove | BadText | None = None

    @property
    def ok(self) -> bool:
        """Whether every check succeeded."""
        return all(check.ok for check in self.checks)


def verify(
    record: Record,
    lines: Lines | None = None,
    *,
    words: Lexicon | None = None,
    other_words: bool = False,
) -> Verified:
    """Check a record against its own secret, the rulebook and a word list (see ``replay``).

    A game without its secret can be replayed, but its draws cannot be checked.
    """
    promise = Check("commitment", _promise(record))
    try:
        replayed = replay(record, lines, words=words, other_words=other_words)
    except CannotReplay as error:
        name: Name = "rulebook" if error.code == "other-rulebook" else "words"
        return Verified((promise, Check(name, "wrong")))
    judged_by = replayed.game.rules.lexicon.version
    same_words: Finding = "good" if judged_by == record.words.version else "other"
    faults = replayed.faults
    wrong = {fault.code for fault in faults}
    played = len(replayed.game.moves)
    hands = sum(entry.hand is not None for entry in record.entries[:played])
    draws = sum(entry.drawn is not None for entry in record.entries[:played])
    draws += record.opening is not None

    def check(name: Name, *codes: str, count: int = played) -> Check:
        return Check(name, "wrong" if wrong.intersection(codes) else "good", count)

    drawn = check("hands", "hand", "drawn", count=hands + draws)
    if record.secret is None:
        drawn = Check("hands", "missing")
    result = check("result", "result", count=0)
    if record.result is None or replayed.refusal is not None:
        result = Check("result", "missing")
    return Verified(
        (
            promise,
            drawn,
            Check("words", same_words),
            check("moves", "move"),
            check("points", "points", "totals"),
            result,
        ),
        faults,
        replayed.refusal,
    )


def _promise(record: Record) -> Finding:
    if record.secret is None or record.commitment is None:
        return "missing"
    return "good" if commitment(record.secret) == record.commitment else "wrong"
