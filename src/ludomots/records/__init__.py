"""Whole games as text: exported, read, replayed and verified."""

from ludomots.records.bad_record import BadRecord
from ludomots.records.export import export
from ludomots.records.record import Entry, Gain, Record, Result, Words
from ludomots.records.replay import CannotReplay, Fault, Replayed, replay
from ludomots.records.text import Lines, read, read_with_lines, write
from ludomots.records.verify import Check, Verified, verify

__all__ = [
    "BadRecord",
    "CannotReplay",
    "Check",
    "Entry",
    "Fault",
    "Gain",
    "Lines",
    "Record",
    "Replayed",
    "Result",
    "Verified",
    "Words",
    "export",
    "read",
    "read_with_lines",
    "replay",
    "verify",
    "write",
]
