"""Finished games looked at again: what each move was worth, and what there is to learn."""

from ludomots.analysis.decisions import DEFAULT_PLAYOUTS, steps
from ludomots.analysis.report import Choice, Decision, Moment, Review, SeatReview
from ludomots.analysis.reviewing import review, summary

__all__ = [
    "DEFAULT_PLAYOUTS",
    "Choice",
    "Decision",
    "Moment",
    "Review",
    "SeatReview",
    "review",
    "steps",
    "summary",
]
