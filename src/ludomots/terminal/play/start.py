"""The first screen: go on with a game, or agree on a new one."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from ludomots.core.shelf import definition_of
from ludomots.tables.sentences import names_of
from ludomots.terminal.play.base import PlayScreen
from ludomots.terminal.play.form import Form, Row
from ludomots.terminal.play.sentences import title
from ludomots.terminal.play.wishes import Wishes

if TYPE_CHECKING:
    from ludomots.tables import Table
    from ludomots.terminal.play.app import PlayApp
    from ludomots.terminal.play.kept import Waits
    from ludomots.terminal.play.setup import Setup

_MOST_OFFERED = 2


class StartScreen(PlayScreen):
    """Choose with the arrows, begin with Enter."""

    BINDINGS = [("escape", "back", "")]  # noqa: RUF012

    def __init__(self, program: "PlayApp", wishes: Wishes, notice: str = "") -> None:
        super().__init__(program)
        self.wishes = wishes
        self.notice = notice
        self.offered: dict[str, Table] = {}
        self.waiting: dict[str, Waits] = {}

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        say = self.say
        with Vertical(id="box"):
            name = title(self.wishes.game, say).upper()
            yield Static(" ".join(name), id="title", markup=False)
            yield Static(self.notice, id="notice", markup=False)
            yield Static(id="best", markup=False)
            with VerticalScroll(can_focus=False):
                yield Form()
            yield Static(say("play-start-foot"), id="foot", markup=False)

    async def on_mount(self) -> None:
        """Look for games to go on with, then show the form."""
        await self._find_games()
        self._tell()
        self._show()
        self.query_one(Form).focus()

    def action_back(self) -> None:
        """Go to the shelf."""
        self.program.show_shelf()

    def on_form_changed(self, event: Form.Changed) -> None:
        """Change a choice."""
        if event.name == "light":
            self.program.switch_light()
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
            self.program.go_on_with(self.offered[event.name])
        elif event.name in self.waiting:
            self._tell(self.say(f"play-why-{self.waiting[event.name].code}"))
        else:
            self._begin(self.wishes.setup(self.say))

    def _begin(self, setup: "Setup") -> None:
        """Begin, unless so many cannot play by these rules: then say how many can."""
        allowed = setup.options.allowed_seats(definition_of(setup.game).seats)
        if setup.count in allowed:
            self.program.begin(setup)
        else:
            self._tell(self.say("table-seats-for-rules", fewest=allowed[0], most=allowed[-1]))

    async def _find_games(self) -> None:
        """Look at the latest games; nothing that is wrong with one keeps from playing another."""
        games, say = self.program.games, self.say
        try:
            old, notices = await games.take_in_old_games(self.wishes.game)
            found, waiting = await games.unfinished(self.wishes.game, _MOST_OFFERED)
        except OSError as error:
            self._tell(say("play-unreadable", file=str(games.folder), reason=str(error)))
            return
        for one in notices:
            self._tell(say(one.text, file=one.file, reason=one.reason))
        self.offered = {f"resume{at}": table for at, table in enumerate(found)}
        both = [*old, *waiting][:_MOST_OFFERED]
        self.waiting = {f"waiting{at}": one for at, one in enumerate(both)}

    def _tell(self, sentence: str = "") -> None:
        """Say a sentence more, once."""
        if sentence not in self.notice:
            self.notice = f"{self.notice} {sentence}".strip()
        panel = self.query_one("#notice", Static)
        panel.display = bool(self.notice)
        panel.update(self.notice)

    def _show(self) -> None:
        say = self.say
        offered = []
        for name, table in self.offered.items():
            if table.game is not None:
                told = _told(names_of(table.seats, say), table.game.state.scores)
                count = len(table.game.moves)
                offered.append(Row(name, say("play-resume", players=told, count=count)))
        waiting = []
        for name, one in self.waiting.items():
            text = say(f"play-waits-{one.code}", players=_told(one.names, ()), count=one.moves)
            waiting.append(Row(name, text))
        self.query_one(Form).show([*offered, *self.wishes.rows(say, self.program.light), *waiting])
        best = self.query_one("#best", Static)
        sentence = self.program.best_of(self.wishes.setup(say))
        best.update(sentence)
        best.display = bool(sentence)


def _told(names: Sequence[str], points: Sequence[int]) -> str:
    pairs = zip_longest(names, map(str, points), fillvalue="")
    return ", ".join(" ".join(pair).strip() for pair in pairs)
