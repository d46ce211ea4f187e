"""The right side of the table: scores, what is expected, the move being tried, the story so far."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from ludomots.texts import Texts
from ludomots.widgets.face import AnyFace, Preview
from ludomots.widgets.panel import Panel
from ludomots.widgets.phase import Phase, Turn, Waiting
from ludomots.widgets.table import AnyTable, TimeLeft

_NAME = 16
_MINUTE = 60


class Side(Vertical):
    """Everything about the game that is not in the workspace."""

    def __init__(self, say: Texts) -> None:
        super().__init__(id="side")
        self._say = say
        self._story: list[str] = []

    def compose(self) -> ComposeResult:
        """Lay the panels out, one under the other."""
        yield Panel("scores")
        yield Panel("clock")
        yield Panel("expected")
        yield Panel("preview")
        story = VerticalScroll(Panel("lines"), id="story")
        story.can_focus = False
        yield story

    def show_scores(self, table: AnyTable, face: AnyFace, now: Phase) -> None:
        """Show each seat's points, and what the game adds to them."""
        view, outcome = table.view(None), table.outcome
        points = outcome.scores if outcome else view.scores
        active = _active(table, now)
        parts: list[tuple[str, str]] = []
        for at, name in enumerate(table.names):
            lead = "▸ " if at == active else "  "
            left = self._say("play-left") if at in view.withdrawn else ""
            note = left or face.notes.seat(view, at, self._say)
            line = f"{lead}{name[:_NAME]:<{_NAME}} {points[at]:>4} {note}\n"
            parts.append((line, "bold" if at == active else ""))
        below = "\n".join(f"  {line}" for line in face.notes.below(view, self._say))
        self.query_one("#scores", Panel).show(Content.assemble(*parts, (below, "$soft")))

    def show_time(self, left_over: TimeLeft) -> None:
        """Show the time that is left."""
        lines = [
            self._say(f"play-time-{name}", time=shown(left))
            for name, left in left_over._asdict().items()
            if left is not None
        ]
        panel = self.query_one("#clock", Panel)
        panel.display = bool(lines)
        panel.show("  " + " · ".join(lines))

    def show_expected(self, sentence: str, *, refused: bool) -> None:
        """Say what is expected, or why something was refused."""
        panel = self.query_one("#expected", Panel)
        panel.set_class(refused, "refused")
        panel.show(f"✗ {sentence}" if refused else sentence)

    def show_preview(self, preview: Preview) -> None:
        """Show the move being tried, its words and points."""
        parts: list[tuple[str, str]] = []
        if preview.title:
            parts += [(preview.title, "bold"), *((f"\n  {line}", "") for line in preview.lines)]
        if preview.note:
            parts.append((f"\n{preview.note}" if preview.title else preview.note, "$soft"))
        panel = self.query_one("#preview", Panel)
        panel.display = bool(parts)
        panel.show(Content.assemble(*parts))

    def show_story(self, lines: Sequence[str]) -> None:
        """Tell what happened, the latest first."""
        if list(lines) == self._story:
            return
        self._story = list(lines)
        self.query_one("#lines", Panel).show("\n".join(reversed(lines)))
        self.query_one("#story", VerticalScroll).scroll_home(animate=False)

    def scroll_story(self, pages: int) -> None:
        """Look back in the story, or forward."""
        story = self.query_one("#story", VerticalScroll)
        story.scroll_relative(y=pages * max(1, story.size.height - 1), animate=False)


def shown(seconds: float) -> str:
    """Return a time as clocks show it; what is left of a second counts as one.

    >>> shown(59.2), shown(-3)
    ('1:00', '0:00')
    """
    whole = max(0, -int(-seconds // 1))
    return f"{whole // _MINUTE}:{whole % _MINUTE:02}"


def _active(table: AnyTable, now: Phase) -> int | None:
    """Return whose move it is about: the one that waits, or the one to come."""
    play = table.view(None).provisional
    if play is not None:
        return play.seat
    return now.seat if isinstance(now, Turn | Waiting) else None
