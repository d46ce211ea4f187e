"""Findings as rows of words and numbers in the reader's language, for terminals and plots."""

from collections.abc import Iterator
from typing import NamedTuple

from ludomots.core.contract import Outcome
from ludomots.core.facts import Voice
from ludomots.core.narrate import why_over
from ludomots.core.options import written
from ludomots.core.player import level_name
from ludomots.lab.estimates import Estimate
from ludomots.lab.measures import measures_for
from ludomots.lab.played import NO_END
from ludomots.lab.trial import MOST_MOVES, Findings, Trial
from ludomots.texts import Texts

SETTINGS = "AB"
"""What the two settings are called."""


class Row(NamedTuple):
    """A figure: its label, the estimate of each setting, and their difference if there are two."""

    label: str
    is_share: bool
    estimates: tuple[Estimate, ...]
    difference: Estimate | None

    @property
    def full(self) -> float | None:
        """Return the value of a whole bar, ``None`` if bars would say nothing."""
        highest = max(one.high for one in self.estimates)
        if min(one.value for one in self.estimates) < 0 or highest == 0:
            return None
        if self.is_share:
            return 1.0
        return highest if len(self.estimates) > 1 else None


def figure_rows(found: Findings, say: Texts) -> Iterator[Row]:
    """Yield the figures of a game."""
    for measure in measures_for(len(found.players)):
        label = say(f"lab-figure-{measure.name.replace('_', '-')}")
        yield _row(found, label, measure.name, measure.is_share)


def ending_rows(found: Findings, say: Texts) -> Iterator[Row]:
    """Yield how often games ended for each reason, the most frequent one first."""
    for name, outcome in found.examples.items():
        label = _ending(found, outcome, say)
        estimates = tuple(trial.endings[name] for trial in found.trials)
        yield Row(label, True, estimates, found.ending_differences.get(name))


def title(found: Findings, say: Texts) -> str:
    """Return what was played, in one line."""
    levels = ", ".join(level_name(name, say) for name in found.players)
    games = found.trials[0].games
    count = len(found.trials)
    return say("lab-title", game=found.game, games=games, players=levels, settings=count)


def setting(trial: Trial) -> str:
    """Return the rules of a setting, as they are written on the command line."""
    options = (f"{name}={written(value)}" for name, value in trial.options.items())
    return ", ".join((trial.preset, *options))


def number(value: float, say: Texts, *, is_share: bool) -> str:
    """Return a number with one decimal, a share in percent."""
    name = "lab-share" if is_share else "lab-number"
    return say(name, value=_rounded(value, is_share)).replace("-", "−")


def interval(estimate: Estimate, say: Texts, *, is_share: bool) -> str:
    """Return the ends of an interval."""
    ends = (_rounded(end, is_share) for end in (estimate.low, estimate.high))
    low, high = (say("lab-number", value=end).replace("-", "−") for end in ends)
    return say("lab-interval", low=low, high=high)


def change(difference: Estimate, say: Texts, *, is_share: bool) -> str:
    """Return a difference with its sign and its interval, and whether it is clear."""
    value = number(difference.value, say, is_share=is_share)
    text = f"{'+' * (difference.value > 0)}{value} {interval(difference, say, is_share=is_share)}"
    return f"{text} {say('lab-clear')}" if difference.excludes_zero else text


def _rounded(value: float, is_share: bool) -> float:
    """Return a value with one decimal, never -0."""
    return round(100 * value if is_share else value, 1) + 0.0


def _row(found: Findings, label: str, name: str, is_share: bool) -> Row:
    estimates = tuple(trial.figures[name] for trial in found.trials)
    return Row(label, is_share, estimates, found.differences.get(name))


def _ending(found: Findings, outcome: Outcome, say: Texts) -> str:
    """Return the sentence that a table would say of an end."""
    if outcome.reason == NO_END:
        return say("lab-no-end", moves=MOST_MOVES)
    return Voice(found.players, say)(why_over(found.game, outcome))
