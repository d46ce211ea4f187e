"""The samples of a soak as small pictures below each other, in SVG."""

from collections.abc import Sequence
from typing import Any

SHOWN = ("memory MB", "open files", "tasks", "bots waiting", "tables in memory", "database MB")

_WIDTH, _HEIGHT, _LEFT, _GAP = 720, 90, 130, 18


def picture(samples: Sequence[dict[str, Any]]) -> str:
    """Return a picture: a line for each figure, over the time in minutes."""
    last = samples[-1]["seconds"] or 1.0
    rows = [
        _row(name, at * (_HEIGHT + _GAP) + _GAP, samples, last) for at, name in enumerate(SHOWN)
    ]
    height = len(SHOWN) * (_HEIGHT + _GAP) + _GAP + 16
    minutes = f"{last / 60:.0f} min"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _WIDTH + 20} {height}" '
        f'font-family="sans-serif" font-size="12">{"".join(rows)}'
        f'<text x="{_LEFT}" y="{height - 4}">0</text>'
        f'<text x="{_LEFT + _WIDTH}" y="{height - 4}" text-anchor="end">{minutes}</text></svg>\n'
    )


def _row(name: str, top: float, samples: Sequence[dict[str, Any]], last: float) -> str:
    known = [(one["seconds"], one[name]) for one in samples if name in one]
    most = max((value for _, value in known), default=0) or 1
    points = " ".join(
        f"{_LEFT + time / last * _WIDTH:.1f},{top + _HEIGHT * (1 - value / most):.1f}"
        for time, value in known
    )
    return (
        f'<text x="0" y="{top + 12}">{name}</text><text x="0" y="{top + 28}">most: {most:g}</text>'
        f'<path d="M{_LEFT} {top}v{_HEIGHT}h{_WIDTH}" fill="none" stroke="#bbb"/>'
        f'<polyline points="{points}" fill="none" stroke="#8a4b2a" stroke-width="1.5"/>'
    )
