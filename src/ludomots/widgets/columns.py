"""Short texts side by side."""

from collections.abc import Sequence

_IN_A_LINE = 6


def in_columns(texts: Sequence[str]) -> list[str]:
    """Return lines of six texts each.

    >>> in_columns(["A 1", "B 2"])
    ['A 1    B 2']
    """
    starts = range(0, len(texts), _IN_A_LINE)
    return ["    ".join(texts[start : start + _IN_A_LINE]) for start in starts]
