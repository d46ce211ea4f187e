"""The shelf: choose a game."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from ludomots.core.shelf import SHELF
from ludomots.terminal.play.base import PlayScreen
from ludomots.terminal.play.form import Form, Row
from ludomots.terminal.play.sentences import about, title

_NAME = 16


class ShelfScreen(PlayScreen):
    """The games there are, one a line."""

    BINDINGS = [("escape", "app.quit", "")]  # noqa: RUF012

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        say = self.say
        with Vertical(id="box"):
            yield Static(say("play-shelf"), id="title", markup=False)
            yield Form()
            yield Static(say("play-shelf-foot"), id="foot", markup=False)

    def on_mount(self) -> None:
        """Show the games."""
        say, form = self.say, self.query_one(Form)
        form.show([Row(name, f"{title(name, say):<{_NAME}} {about(name, say)}") for name in SHELF])
        form.focus()

    def on_form_chosen(self, event: Form.Chosen) -> None:
        """Open a box."""
        self.program.show_start(event.name)
