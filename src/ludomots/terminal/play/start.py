"""The first screen: go on with a game, or agree on a new one."""

from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from ludomots.terminal.play.form import Form, Row
from ludomots.terminal.play.saved import Damaged
from ludomots.terminal.play.wishes import Wishes

if TYPE_CHECKING:
    from pathlib import Path

    from ludomots.terminal.play.app import PlayApp
    from ludomots.terminal.play.table import Table

_MOST_OFFERED = 2


class StartScreen(Screen[None]):
    """Choose with the arrows, begin with Enter."""

    BINDINGS = [("escape", "app.quit", "")]  # noqa: RUF012

    def __init__(self, wishes: Wishes, notice: str = "") -> None:
        super().__init__()
        self.wishes = wishes
        self.notice = notice
        self.offered: dict[str, tuple[Path, Table]] = {}

    @property
    def house(self) -> "PlayApp":
        """The program this screen is in."""
        return cast("PlayApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        say = self.house.say
        with Vertical(id="box"):
            yield Static(say("play-title"), id="title", markup=False)
            yield Static(self.notice, id="notice", markup=False)
            yield Form()
            yield Static(say("play-start-foot"), id="foot", markup=False)

    def on_mount(self) -> None:
        """Look for games to go on with, then show the form."""
        self._find_games()
        self.query_one("#notice").display = bool(self.notice)
        self.query_one("#notice", Static).update(self.notice)
        self._show()
        self.query_one(Form).focus()

    def on_form_changed(self, event: Form.Changed) -> None:
        """Change a choice."""
        self.wishes.change(event.name, event.step)
        if event.name == "light":
            self.house.set_light(self.wishes.chosen["light"])
        self._show()

    def on_form_typed(self, event: Form.Typed) -> None:
        """Write a name."""
        self.wishes.type(event.name, event.character)
        self._show()

    def on_form_chosen(self, event: Form.Chosen) -> None:
        """Begin or go on; on any other row, begin too: Enter always leads to the table."""
        if event.name in self.offered:
            path, table = self.offered[event.name]
            self.house.sit_down(table, path)
        else:
            self.house.begin(self.wishes.setup(self.house.say))

    def _find_games(self) -> None:
        for path in self.house.games.unfinished(self.wishes.game)[:_MOST_OFFERED]:
            try:
                table = self.house.games.load(path)
            except Damaged as damage:
                notice = self.house.say(damage.code, file=str(damage.kept_as))
                self.notice = f"{self.notice} {notice}".strip()
            else:
                self.offered[f"resume{len(self.offered)}"] = (path, table)

    def _show(self) -> None:
        say = self.house.say
        rows = []
        for name, (_, table) in self.offered.items():
            players = ", ".join(
                f"{seat.name} {points}"
                for seat, points in zip(table.setup.seats, table.game.state.scores, strict=True)
            )
            count = len(table.game.moves)
            rows.append(Row(name, say("play-resume", players=players, count=count)))
        self.query_one(Form).show([*rows, *self.wishes.rows(say)])
