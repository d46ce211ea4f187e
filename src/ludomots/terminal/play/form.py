"""A form for the keyboard: up and down between rows, left and right to change, Enter to choose."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content
from textual.events import Click, Key
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

_LABEL = 22


class Row(NamedTuple):
    """A row: a button without a value, or something to choose with its value now."""

    name: str
    label: str
    value: str | None = None
    is_text: bool = False


class Form(Widget, can_focus=True):
    """Rows, one of them at hand."""

    class Changed(Message):
        """Left or right was pressed: another value is wanted."""

        def __init__(self, name: str, step: int) -> None:
            self.name, self.step = name, step
            super().__init__()

    class Typed(Message):
        """A character was typed in a row of text; nothing means the last one goes."""

        def __init__(self, name: str, character: str) -> None:
            self.name, self.character = name, character
            super().__init__()

    class Chosen(Message):
        """Enter was pressed on a row."""

        def __init__(self, name: str) -> None:
            self.name = name
            super().__init__()

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self.at = 0

    def show(self, rows: Sequence[Row]) -> None:
        """Show rows; the one at hand stays if it is still there."""
        here = self.rows[self.at].name if self.rows else ""
        self.rows = list(rows)
        names = [row.name for row in rows]
        self.at = names.index(here) if here in names else min(self.at, len(rows) - 1)
        self.refresh(layout=True)

    def show_row(self) -> None:
        """Bring the row at hand into sight, where there is not room for all."""
        if isinstance(self.parent, Widget):
            self.parent.scroll_to_region(Region(0, self.at, 1, 1), animate=False)

    def render(self) -> Content:
        """Draw the rows."""
        return Content.assemble(*[part for at in range(len(self.rows)) for part in self._row(at)])

    def _row(self, at: int) -> list[tuple[str, str]]:
        row, is_here = self.rows[at], at == self.at
        lead = ("▸ " if is_here else "  ", "bold $accent")
        style = "bold $accent" if is_here or row.value is None else ""
        end = ("\n" if at < len(self.rows) - 1 else "", "")
        if row.value is None:
            return [lead, (row.label, style), end]
        shown = f"{row.value}▁" if row.is_text and is_here else row.value
        value = f"‹ {shown} ›" if is_here and not row.is_text else f"  {shown}"
        return [lead, (row.label.ljust(_LABEL), style), (value, "bold" if is_here else ""), end]

    def on_key(self, event: Key) -> None:
        """Move, change, type or choose."""
        row = self.rows[self.at]
        match event.key:
            case "up" | "shift+tab":
                self.at = (self.at - 1) % len(self.rows)
            case "down" | "tab":
                self.at = (self.at + 1) % len(self.rows)
            case "left" | "right" if row.value is not None and not row.is_text:
                self.post_message(self.Changed(row.name, 1 if event.key == "right" else -1))
            case "backspace" if row.is_text:
                self.post_message(self.Typed(row.name, ""))
            case "enter":
                self.post_message(self.Chosen(row.name))
            case _ if row.is_text and event.is_printable and event.character:
                self.post_message(self.Typed(row.name, event.character))
            case "space" if row.value is not None:
                self.post_message(self.Changed(row.name, 1))
            case _:
                return
        event.stop()
        event.prevent_default()
        self.refresh()
        self.show_row()

    def on_click(self, event: Click) -> None:
        """Choose the row that was clicked."""
        if 0 <= event.y < len(self.rows):
            self.at = event.y
            row = self.rows[self.at]
            self.post_message(
                self.Chosen(row.name) if row.value is None else self.Changed(row.name, 1)
            )
            self.refresh()
