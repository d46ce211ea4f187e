"""Findings as rows of words and numbers in the reader's language, for terminals and plots."""

from collections.abc import Iterator
from html import escape
from itertools import chain
from typing import NamedTuple

from ludomots.core.contract import Outcome
from ludomots.core.facts import Voice
from ludomots.core.narrate import why_over
from ludomots.core.options import written
from ludomots.core.player import level_name
from ludomots.lab.estimates import Estimate
from ludomots.lab.trial import MOST_MOVES, NO_END, Findings, Trial, measures_for
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


_WIDTH, _MARGIN = 900, 24
_BARS_AT, _BARS = 390, 250
_LINE, _BAR, _GAP, _TOP = 18, 11, 12, 34
_COLOURS = ("#1f6f8b", "#c2622d")
_INK, _PALE, _PAPER = "#22303a", "#626d76", "#fffdf8"
_STYLE = f"""\
text {{ font: 13px system-ui, "Segoe UI", sans-serif; fill: {_INK}; }}
.title {{ font-size: 17px; font-weight: 600; }}
.head {{ font-weight: 600; }}
.quiet {{ fill: {_PALE}; font-size: 12px; }}
.whisker {{ stroke: {_INK}; stroke-width: 1.2; }}
.track {{ fill: {_INK}; opacity: 0.06; }}
"""


def plot(found: Findings, say: Texts) -> str:
    """Return the drawing of some findings."""
    parts, y = list(_head(found, say)), _TOP + _LINE * (1 + len(found.trials)) + _GAP
    for row in figure_rows(found, say):
        parts += _drawn_row(row, y, say)
        y += _height(row)
    parts.append(_text(_MARGIN, y + _LINE, say("lab-endings"), "head"))
    y += 2 * _LINE
    for row in ending_rows(found, say):
        parts += _drawn_row(row, y, say)
        y += _height(row)
    note = say("lab-clear-means" if found.differences else "lab-intervals")
    parts.append(_text(_MARGIN, y + _LINE, note, "quiet"))
    height = y + 2 * _LINE
    label, size = escape(title(found, say)), f"0 0 {_WIDTH} {height}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img">',
            f"<title>{label}</title>",
            f"<style>\n{_STYLE}</style>",
            f'<rect width="{_WIDTH}" height="{height}" fill="{_PAPER}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _head(found: Findings, say: Texts) -> Iterator[str]:
    yield _text(_MARGIN, _TOP, title(found, say), "title")
    for at, trial in enumerate(found.trials):
        y = _TOP + _LINE * (at + 1) + 4
        yield f'<rect x="{_MARGIN}" y="{y - 10}" width="11" height="11" fill="{_COLOURS[at]}"/>'
        name = f"{SETTINGS[at]}  " if len(found.trials) > 1 else ""
        yield _text(_MARGIN + 18, y, name + setting(trial))


def _drawn_row(row: Row, y: int, say: Texts) -> Iterator[str]:
    """Yield a figure: its label and difference on the left, its bars and values on the right."""
    yield _text(_MARGIN, y + 11, row.label)
    if row.difference is not None:
        text = f"B − A  {change(row.difference, say, is_share=row.is_share)}"
        yield _text(_MARGIN, y + 11 + _LINE, text, "quiet")
    yield from chain.from_iterable(_bar(row, at, y + _LINE * at, say) for at in _settings(row))


def _bar(row: Row, at: int, y: int, say: Texts) -> Iterator[str]:
    one, full = row.estimates[at], row.full
    if full is not None:
        ends = [_BARS * min(1.0, max(0.0, end / full)) for end in (one.low, one.value, one.high)]
        low, value, high = (_BARS_AT + end for end in ends)
        yield f'<rect class="track" x="{_BARS_AT}" y="{y + 1}" width="{_BARS}" height="{_BAR}"/>'
        yield (
            f'<rect x="{_BARS_AT}" y="{y + 1}" width="{value - _BARS_AT:.1f}" height="{_BAR}" '
            f'fill="{_COLOURS[at]}"/>'
        )
        middle = y + 1 + _BAR / 2
        yield (
            f'<path class="whisker" fill="none" d="M{low:.1f} {middle - 4}v8m0 -4H{high:.1f}'
            f'm0 -4v8"/>'
        )
    text = number(one.value, say, is_share=row.is_share)
    yield _text(_BARS_AT + _BARS + 14, y + 11, text, "head")
    ends_text = interval(one, say, is_share=row.is_share)
    yield _text(_BARS_AT + _BARS + 80, y + 11, ends_text, "quiet")


def _settings(row: Row) -> range:
    return range(len(row.estimates))


def _height(row: Row) -> int:
    return _LINE * len(row.estimates) + _GAP


def _text(x: int, y: int, text: str, style: str = "") -> str:
    of_style = f' class="{style}"' if style else ""
    return f'<text x="{x}" y="{y}"{of_style} xml:space="preserve">{escape(text)}</text>'
