"""The program: it opens tables, keeps their games, and goes from screen to screen."""

import time
import traceback
from collections.abc import Callable
from pathlib import Path

from textual.app import App
from textual.screen import Screen

from ludomots.terminal.play import computer, look
from ludomots.terminal.play.bests import Bests
from ludomots.terminal.play.computer import MakePlayer
from ludomots.terminal.play.games import face_of
from ludomots.terminal.play.saved import SavedGames
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.seats import Setup
from ludomots.terminal.play.shelf import ShelfScreen
from ludomots.terminal.play.start import StartScreen
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.wishes import Wishes
from ludomots.texts import Texts


class PlayApp(App[None]):
    """Ludomots in a terminal. It begins at a table, or on the start screen of a game, or at the
    shelf where no game is named."""

    TITLE = "Ludomots"
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [("ctrl+q", "quit", ""), ("ctrl+c", "quit", "")]  # noqa: RUF012

    def __init__(
        self,
        say: Texts,
        *,
        game: str | None = None,
        setup: Setup | None = None,
        kept: SavedGames | None = None,
        make_player: MakePlayer = computer.make_player,
        clock: Callable[[], float] = time.monotonic,
        strict: bool = False,
    ) -> None:
        """``clock`` tells the time in seconds. ``strict`` lets a computer player's fault through
        instead of writing it down."""
        super().__init__()
        self.time = clock
        self.say = say
        self.games = kept or SavedGames()
        self.bests = Bests(self.games.folder)
        self._wishes: dict[str, Wishes] = {}
        self._game = game
        self._first = setup
        self._make_player = make_player
        self._strict = strict
        self._path: Path | None = None
        self.register_theme(look.DAY)
        self.register_theme(look.LAMP)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the variables of our style sheet, which other themes do not know."""
        return dict(look.LAMP.variables)

    def on_mount(self) -> None:
        """Choose the light, then begin."""
        self.theme = look.theme_for()
        if self._first is not None:
            self.begin(self._first)
        elif self._game is not None:
            self.show_start(self._game)
        else:
            self.show_shelf()

    @property
    def light(self) -> str:
        """The light now, ``day`` or ``lamp``."""
        return "day" if self.theme == look.DAY.name else "lamp"

    def set_light(self, light: str) -> None:
        """Show everything by day or by lamp light."""
        self.theme = look.DAY.name if light == "day" else look.LAMP.name

    def switch_light(self) -> None:
        """Change from day to lamp light or back."""
        self.set_light("lamp" if self.light == "day" else "day")

    def show_shelf(self) -> None:
        """Go to the shelf."""
        self._go_to(ShelfScreen())

    def show_start(self, game: str) -> None:
        """Go to the start screen of a game; a running game is kept."""
        if game not in self._wishes:
            self._wishes[game] = Wishes(game)
        self._go_to(StartScreen(self._wishes[game]))

    def begin(self, setup: Setup) -> None:
        """Open a new table."""
        self.sit_down(Table(setup), self.games.new_file(setup.game))

    def sit_down(self, table: Table, path: Path) -> None:
        """Play at a table whose game is kept in a file."""
        self._path = path
        table.keep = lambda: self.games.save(path, table)
        players = computer.players(table.setup, self._make_player)
        self._go_to(TableScreen(table, players, face_of(table.setup.game)))

    def note_best(self, table: Table) -> str:
        """Note the result of a game played alone and say whether it is the best one."""
        name, outcome = _list_of_bests(table.setup), table.game.outcome()
        if name is None or outcome is None:
            return ""
        try:
            if self.bests.note(name, table, outcome.scores[0]):
                return self.say("play-best-new")
        except OSError as error:
            return self.say("play-best-not-kept", reason=str(error))
        return self.best_of(table.setup)

    def best_of(self, setup: Setup) -> str:
        """Say what the best result of games like this one is, nothing if there is none."""
        name = _list_of_bests(setup)
        best = None if name is None else self.bests.of(name)
        if best is None:
            return ""
        return self.say("play-best", points=best.points, player=best.name, date=best.date)

    def finished(self) -> str:
        """Put the game away, for it is over, and say where it is."""
        if self._path is None:
            return ""
        try:
            return self.say("play-kept", file=str(self.games.finish(self._path)))
        except OSError as error:
            return self.say("play-not-put-away", reason=str(error), file=str(self._path))

    def note_slip(self, player: str, fault: Exception) -> None:
        """Write down why a computer player made no legal move."""
        if self._strict:
            raise fault
        told = "".join(traceback.format_exception(fault))
        self.games.note(f"{self._path}: {player}: {fault}\n{told}")

    def _go_to(self, screen: Screen[None]) -> None:
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)


def _list_of_bests(setup: Setup) -> str | None:
    """Return in which list of best results a game counts: only one that is played alone does."""
    best_of = face_of(setup.game).best_of
    return f"{setup.game} {best_of(setup)}" if best_of and len(setup.seats) == 1 else None
