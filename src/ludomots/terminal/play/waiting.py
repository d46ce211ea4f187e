"""The screen of a table whose game has not begun: who sits there, and how others come."""

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from ludomots.terminal.play.base import PlayScreen
from ludomots.terminal.play.remote import RemoteTable
from ludomots.terminal.play.sentences import title
from ludomots.widgets.table import NotDone

if TYPE_CHECKING:
    from ludomots.terminal.play.app import PlayApp


class WaitingScreen(PlayScreen):
    """Wait for the others; the owner begins with Enter."""

    BINDINGS = [("enter", "begin", ""), ("escape", "app.quit", "")]  # noqa: RUF012

    def __init__(self, program: "PlayApp", table: RemoteTable) -> None:
        super().__init__(program)
        self.table = table

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        say = self.say
        with Vertical(id="box"):
            yield Static(title(self.table.game, say).upper(), id="title", markup=False)
            yield Static(id="notice", markup=False)
            yield Static(id="seats", markup=False)
            foot = "play-foot-begin" if self.table.is_owner else "play-foot-wait"
            yield Static(say(foot), id="foot", markup=False)

    def on_mount(self) -> None:
        """Listen to the table."""
        self.table.changed = self.show
        self.show()

    def show(self) -> None:
        """Show who sits there, or go to the table once the game has begun."""
        if self.table.status != "open":
            self.program.show_table(self.table)
            return
        link = self.say("play-wait-for-others", link=self.table.link)
        self.query_one("#notice", Static).update(link)
        self.query_one("#seats", Static).update("\n".join(f"  {one}" for one in self.table.names))

    def action_begin(self) -> None:
        """Begin the game."""
        self.run_worker(self._begin())

    async def _begin(self) -> None:
        try:
            await self.table.begin()
        except NotDone as refusal:
            self.query_one("#notice", Static).update(refusal.sentence)
