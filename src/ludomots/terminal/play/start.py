"""The first screen: go on with a game, or agree on a new one."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from ludomots.terminal.play.form import Form, Row
from ludomots.terminal.play.saved import Damaged, OtherVersion
from ludomots.terminal.play.wishes import Wishes

if TYPE_CHECKING:
    from pathlib import Path

    from ludomots.terminal.play.app import PlayApp
    from ludomots.terminal.play.table import Table

_MOST_OFFERED = 2


class StartScreen(Screen[None]):
    """Choose with the arrows, begin with Enter."""

    BINDINGS = [("escape", "back", "")]  # noqa: RUF012

    def __init__(self, wishes: Wishes, notice: str = "") -> None:
        super().__init__()
        self.wishes = wishes
        self.notice = notice
        self.offered: dict[str, tuple[Path, Table]] = {}
        self.waiting: dict[str, OtherVersion] = {}

    @property
    def house(self) -> "PlayApp":
        """The program this screen is in."""
        return cast("PlayApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        say = self.house.say
        with Vertical(id="box"):
            name = say(f"play-game-{self.wishes.game}").upper()
            yield Static(" ".join(name), id="title", markup=False)
            yield Static(self.notice, id="notice", markup=False)
            yield Static(id="best", markup=False)
            with VerticalScroll(can_focus=False):
                yield Form()
            yield Static(say("play-start-foot"), id="foot", markup=False)

    def on_mount(self) -> None:
        """Look for games to go on with, then show the form."""
        self._find_games()
        self._tell()
        self._show()
        self.query_one(Form).focus()

    def action_back(self) -> None:
        """Go to the shelf."""
        self.house.show_shelf()

    def on_form_changed(self, event: Form.Changed) -> None:
        """Change a choice."""
        if event.name == "light":
            self.house.switch_light()
        else:
            self.wishes.change(event.name, event.step)
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
        elif event.name in self.waiting:
            self._tell(self.house.say(f"play-why-{self.waiting[event.name].code}"))
        else:
            self.house.begin(self.wishes.setup(self.house.say))

    def _find_games(self) -> None:
        """Look at the latest games; nothing that is wrong with one keeps from playing another."""
        games, say = self.house.games, self.house.say
        try:
            found = games.unfinished(self.wishes.game)
        except OSError as error:
            self._tell(say("play-unreadable", file=str(games.folder), reason=str(error)))
            return
        for path in found:
            if len(self.offered) == _MOST_OFFERED:
                return
            try:
                self.offered[f"resume{len(self.offered)}"] = (path, games.load(path))
            except OtherVersion as other:
                self.waiting[f"waiting{len(self.waiting)}"] = other
            except Damaged as damage:
                self._tell(say("play-damaged", file=str(damage.kept_as)))
            except OSError as error:
                self._tell(say("play-unreadable", file=str(path), reason=str(error)))

    def _tell(self, sentence: str = "") -> None:
        """Say a sentence more, once."""
        if sentence not in self.notice:
            self.notice = f"{self.notice} {sentence}".strip()
        panel = self.query_one("#notice", Static)
        panel.display = bool(self.notice)
        panel.update(self.notice)

    def _show(self) -> None:
        say = self.house.say
        offered = []
        for name, (_, table) in self.offered.items():
            names = [seat.name for seat in table.setup.seats]
            told = _told(names, table.game.state.scores, len(table.game.moves))
            offered.append(Row(name, say("play-resume", **told)))
        waiting = []
        for name, other in list(self.waiting.items())[:_MOST_OFFERED]:
            entries = other.record.entries
            points = entries[-1].totals or () if entries else ()
            told = _told(other.record.players, points, len(entries))
            waiting.append(Row(name, say(f"play-waits-{other.code}", **told)))
        self.query_one(Form).show([*offered, *self.wishes.rows(say, self.house.light), *waiting])
        best = self.query_one("#best", Static)
        sentence = self.house.best_of(self.wishes.setup(say))
        best.update(sentence)
        best.display = bool(sentence)


def _told(names: Sequence[str], points: Sequence[int], count: int) -> dict[str, str | int]:
    pairs = zip_longest(names, map(str, points), fillvalue="")
    return {"players": ", ".join(" ".join(pair).strip() for pair in pairs), "count": count}
