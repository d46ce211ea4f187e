"""The shelf: choose a game."""

from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from ludomots.core.shelf import SHELF
from ludomots.terminal.play.form import Form, Row
from ludomots.terminal.play.sentences import about, title

if TYPE_CHECKING:
    from ludomots.terminal.play.app import PlayApp

_NAME = 16


class ShelfScreen(Screen[None]):
    """The games there are, one a line."""

    BINDINGS = [("escape", "app.quit", "")]  # noqa: RUF012

    @property
    def house(self) -> "PlayApp":
        """The program this screen is in."""
        return cast("PlayApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        say = self.house.say
        with Vertical(id="box"):
            yield Static(say("play-shelf"), id="title", markup=False)
            yield Form()
            yield Static(say("play-shelf-foot"), id="foot", markup=False)

    def on_mount(self) -> None:
        """Show the games."""
        say, form = self.house.say, self.query_one(Form)
        form.show([Row(name, f"{title(name, say):<{_NAME}} {about(name, say)}") for name in SHELF])
        form.focus()

    def on_form_chosen(self, event: Form.Chosen) -> None:
        """Open a box."""
        self.house.show_start(event.name)
