"""Findings as a drawing: a bar with its interval for each figure and setting, in SVG."""

from collections.abc import Iterator
from html import escape
from itertools import chain

from ludomots.lab import rows
from ludomots.lab.trial import Findings
from ludomots.texts import Texts

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
    for row in rows.figure_rows(found, say):
        parts += _row(row, y, say)
        y += _height(row)
    parts.append(_text(_MARGIN, y + _LINE, say("lab-endings"), "head"))
    y += 2 * _LINE
    for row in rows.ending_rows(found, say):
        parts += _row(row, y, say)
        y += _height(row)
    note = say("lab-clear-means" if found.differences else "lab-intervals")
    parts.append(_text(_MARGIN, y + _LINE, note, "quiet"))
    height = y + 2 * _LINE
    label, size = escape(rows.title(found, say)), f"0 0 {_WIDTH} {height}"
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
    yield _text(_MARGIN, _TOP, rows.title(found, say), "title")
    for at, trial in enumerate(found.trials):
        y = _TOP + _LINE * (at + 1) + 4
        yield f'<rect x="{_MARGIN}" y="{y - 10}" width="11" height="11" fill="{_COLOURS[at]}"/>'
        name = f"{rows.SETTINGS[at]}  " if len(found.trials) > 1 else ""
        yield _text(_MARGIN + 18, y, name + rows.setting(trial))


def _row(row: rows.Row, y: int, say: Texts) -> Iterator[str]:
    """Yield a figure: its label and difference on the left, its bars and values on the right."""
    yield _text(_MARGIN, y + 11, row.label)
    if row.difference is not None:
        text = f"B − A  {rows.change(row.difference, say, is_share=row.is_share)}"
        yield _text(_MARGIN, y + 11 + _LINE, text, "quiet")
    yield from chain.from_iterable(_bar(row, at, y + _LINE * at, say) for at in _settings(row))


def _bar(row: rows.Row, at: int, y: int, say: Texts) -> Iterator[str]:
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
    text = rows.number(one.value, say, is_share=row.is_share)
    yield _text(_BARS_AT + _BARS + 14, y + 11, text, "head")
    ends_text = rows.interval(one, say, is_share=row.is_share)
    yield _text(_BARS_AT + _BARS + 80, y + 11, ends_text, "quiet")


def _settings(row: rows.Row) -> range:
    return range(len(row.estimates))


def _height(row: rows.Row) -> int:
    return _LINE * len(row.estimates) + _GAP


def _text(x: int, y: int, text: str, style: str = "") -> str:
    of_style = f' class="{style}"' if style else ""
    return f'<text x="{x}" y="{y}"{of_style} xml:space="preserve">{escape(text)}</text>'
