"""A text on the screen."""

from textual.content import Content
from textual.widgets import Static


class Panel(Static):
    """A text that is laid out again only when it changes."""

    def __init__(self, name: str) -> None:
        super().__init__(Content(), id=name, markup=False)

    def show(self, text: Content | str) -> None:
        """Show a text, or go on showing it."""
        content = Content(text) if isinstance(text, str) else text
        if not isinstance(self.content, Content) or not content.is_same(self.content):
            self.update(content)
