"""The right side of the table: scores, what is expected, the words being laid, the story so far."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from ludomots.games.topword import View
from ludomots.terminal.play.table import Table
from ludomots.texts import Texts

_NAME = 16


class Side(Vertical):
    """Everything about the game that is not the board or the rack."""

    def __init__(self, say: Texts) -> None:
        super().__init__(id="side")
        self._say = say
        self._story: list[str] = []

    def compose(self) -> ComposeResult:
        """Lay the panels out, one under the other."""
        yield Static(id="scores", markup=False)
        yield Static(id="expected", markup=False)
        yield Static(id="preview", markup=False)
        story = VerticalScroll(Static(id="lines", markup=False), id="story")
        story.can_focus = False
        yield story

    def show_scores(self, table: Table, view: View) -> None:
        """Show each seat's points and how many letters are in the bag."""
        parts: list[tuple[str, str]] = []
        active = view.provisional.seat if view.provisional else view.turn
        for at, seat in enumerate(table.setup.seats):
            lead = "▸ " if at == active else "  "
            points = view.outcome.scores[at] if view.outcome else view.scores[at]
            style = "bold" if at == active else ""
            left = self._say("play-left") if at in view.withdrawn else ""
            parts.append((f"{lead}{seat.name[:_NAME]:<{_NAME}} {points:>4} {left}\n", style))
        parts.append((f"  {self._say('play-bag', count=view.bag_count)}", "$soft"))
        self.query_one("#scores", Static).update(Content.assemble(*parts))

    def show_expected(self, sentence: str, *, refused: bool) -> None:
        """Say what is expected, or why something was refused."""
        panel = self.query_one("#expected", Static)
        panel.set_class(refused, "refused")
        panel.update(f"✗ {sentence}" if refused else sentence)

    def show_preview(self, title: str, lines: Sequence[str], pile: str) -> None:
        """Show the words being laid with their points, and the pile under the cursor."""
        parts: list[tuple[str, str]] = []
        if title:
            parts += [(title, "bold"), *((f"\n  {line}", "") for line in lines)]
        if pile:
            parts.append((f"\n{pile}" if title else pile, "$soft"))
        panel = self.query_one("#preview", Static)
        panel.display = bool(parts)
        panel.update(Content.assemble(*parts))

    def show_story(self, lines: Sequence[str]) -> None:
        """Tell what happened, the latest first."""
        if list(lines) == self._story:
            return
        self._story = list(lines)
        self.query_one("#lines", Static).update("\n".join(reversed(lines)))
        self.query_one("#story", VerticalScroll).scroll_home(animate=False)

    def scroll_story(self, pages: int) -> None:
        """Look back in the story, or forward."""
        story = self.query_one("#story", VerticalScroll)
        story.scroll_relative(y=pages * max(1, story.size.height - 1), animate=False)
