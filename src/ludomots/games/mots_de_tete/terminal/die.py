"""The die on the screen, and the letters it asks for."""

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget

_FACES = "⚀⚁⚂⚃⚄⚅"
_DIE = "bold #fdf6e4 on #8c2f1d"
_LETTER = "bold #2a2420 on #ffe27a"
_EMPTY = "#d9c7a0 on #54392a"
_TOO_MANY = "bold #fff6f0 on #a23b1c"


class DieView(Widget):
    """What the die shows, and a place for each letter that must be written."""

    def __init__(self) -> None:
        super().__init__(id="rack")
        self.label = ""
        self.count: int | None = None
        self.letters: list[str] = []
        self.is_rolled = True

    def show(
        self, label: str, count: int | None, letters: Sequence[str], *, is_rolled: bool
    ) -> None:
        """Show how many letters are asked for, ``None`` if it is any number, and those written."""
        self.label, self.count, self.letters = label, count, list(letters)
        self.is_rolled = is_rolled
        self.refresh()

    def render(self) -> Content:
        """Draw the die, then the places."""
        parts: list[tuple[str, str]] = [(f"{self.label}  ", "bold")]
        if self.is_rolled and self.count is not None:
            parts += [(f" {_FACES[self.count - 1]} {self.count} ", _DIE), ("  ", "")]
        wanted = len(self.letters) if self.count is None else self.count
        for at in range(max(wanted, len(self.letters))):
            letter = self.letters[at] if at < len(self.letters) else "·"
            style = _EMPTY if letter == "·" else _LETTER if at < wanted else _TOO_MANY
            parts += [(f" {letter} ", style), (" ", "")]
        return Content.assemble(*parts)
