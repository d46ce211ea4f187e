"""What is special about a square, a letter or a card: signs, and colours that go with them."""

from enum import Enum

Segment = tuple[str, str]
"""Some characters with their style."""


class Mark(Enum):
    """The signs before and behind a letter."""

    NONE = (" ", " ")
    LAID = ("[", "]")
    FRESH = (" ", "•")
    BAD = (" ", "!")
    DOUBTED = (" ", "?")


_CURSOR = "bold #ffffff on #0b63ce"
_STYLES = {Mark.BAD: "bold #fff6f0 on #a23b1c", Mark.LAID: "bold #2a2420 on #ffe27a"}


def marked_style(mark: Mark, cursor: str) -> str | None:
    """Return the colours of a square under the cursor or with a strong mark, else ``None``."""
    return _CURSOR if cursor else _STYLES.get(mark)
