"""Reliability as a drawing: what was expected and what happened, in SVG, by day and by night."""

from collections.abc import Iterator, Sequence
from html import escape

from bench.chances.calibration import Bin, Calibration

_SIDE, _MARGIN, _TOP, _BOTTOM = 200, 46, 40, 44
_STYLE = """\
svg { --ink: #22303a; --pale: #626d76; --paper: #fffdf8; --mark: #1f6f8b; }
@media (prefers-color-scheme: dark) {
  svg { --ink: #e8e4da; --pale: #a3abb1; --paper: #1d2226; --mark: #6fb9d3; }
}
text { font: 12px system-ui, "Segoe UI", sans-serif; fill: var(--ink); }
.quiet { fill: var(--pale); }
.paper { fill: var(--paper); }
.frame { fill: none; stroke: var(--pale); stroke-width: 0.8; }
.right { stroke: var(--pale); stroke-dasharray: 3 3; }
.error { stroke: var(--mark); stroke-width: 1.4; }
.dot { fill: var(--mark); }
"""


def plot(title: str, panels: Sequence[tuple[str, Calibration]]) -> str:
    """Return the drawing of some calibrations side by side. Bars are two standard errors long."""
    width = _MARGIN + len(panels) * (_SIDE + _MARGIN)
    height = _TOP + _SIDE + _BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>\n{_STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
    ]
    for at, (name, found) in enumerate(panels):
        parts += _panel(_MARGIN + at * (_SIDE + _MARGIN), name, found)
    return "\n".join([*parts, "</svg>\n"])


def _panel(x: int, name: str, found: Calibration) -> Iterator[str]:
    bottom = _TOP + _SIDE
    yield f'<text x="{x}" y="{_TOP - 22}">{escape(name)}</text>'
    yield _quiet(x, _TOP - 6, f"{found.positions:,} positions of {found.games:,} games", "start")
    yield f'<rect class="frame" x="{x}" y="{_TOP}" width="{_SIDE}" height="{_SIDE}"/>'
    yield f'<line class="right" x1="{x}" y1="{bottom}" x2="{x + _SIDE}" y2="{_TOP}"/>'
    for percent in (0, 50, 100):
        at = x + _SIDE * percent / 100
        yield _quiet(at, bottom + 16, f"{percent}", "middle")
        yield _quiet(x - 5, bottom - _SIDE * percent / 100 + 4, f"{percent}", "end")
    yield _quiet(x + _SIDE / 2, bottom + 34, "across: chance in %, up: won in %", "middle")
    for one in found.bins:
        yield from _dot(x, one)


def _quiet(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text class="quiet" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{text}</text>'


def _dot(x: int, one: Bin) -> Iterator[str]:
    bottom = _TOP + _SIDE
    across, up = x + _SIDE * one.expected, bottom - _SIDE * one.observed
    half = 2 * _SIDE * one.error
    high, low = max(up - half, _TOP), min(up + half, bottom)
    yield (
        f'<line class="error" x1="{across:.1f}" y1="{high:.1f}" x2="{across:.1f}" y2="{low:.1f}"/>'
    )
    yield f'<circle class="dot" cx="{across:.1f}" cy="{up:.1f}" r="3"/>'
