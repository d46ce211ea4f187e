"""The program: it opens tables, keeps their games, and goes from screen to screen."""

import traceback
from collections.abc import Coroutine
from typing import Any

from textual.app import App
from textual.screen import Screen

from ludomots.core.options import TableOptions
from ludomots.tables import Table
from ludomots.terminal.play import look, players
from ludomots.terminal.play.bests import Bests
from ludomots.terminal.play.games import face_of
from ludomots.terminal.play.kept import KeptGames
from ludomots.terminal.play.local import HERE, LocalTable
from ludomots.terminal.play.players import MakePlayer
from ludomots.terminal.play.remote import RemoteTable, sit_down_at
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.server import Server, Unreachable
from ludomots.terminal.play.setup import Setup
from ludomots.terminal.play.shelf import ShelfScreen
from ludomots.terminal.play.start import StartScreen
from ludomots.terminal.play.tables import ScreenTable
from ludomots.terminal.play.waiting import WaitingScreen
from ludomots.terminal.play.wishes import Wishes
from ludomots.texts import Texts
from ludomots.widgets.table import NotDone


class PlayApp(App[None]):
    """Ludomots in a terminal.

    It begins at a table: a new one (``setup``), the latest that is not finished (``resume``), or
    one of a server (``join``). Else it begins on the start screen of a game, or at the shelf where
    no game is named. With a ``server``, new tables are opened there.
    """

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
        resume: bool = False,
        server: Server | None = None,
        join: str | None = None,
        kept: KeptGames | None = None,
        make_player: MakePlayer = players.make_player,
        strict: bool = False,
    ) -> None:
        """``strict`` lets a computer player's fault through instead of writing it down."""
        super().__init__()
        self.say = say
        self.games = kept or KeptGames()
        self.bests = Bests(self.games.folder)
        self.table: ScreenTable | None = None
        self.failure = ""
        self._wishes: dict[str, Wishes] = {}
        self._game = game
        self._first = setup
        self._resume = resume
        self._server = server
        self._join = join
        self._make_player = make_player
        self._strict = strict
        self.register_theme(look.DAY)
        self.register_theme(look.LAMP)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the variables of our style sheet, which other themes do not know."""
        return dict(look.LAMP.variables)

    async def on_mount(self) -> None:
        """Choose the light, open the games, then begin."""
        self.theme = look.theme_for()
        try:
            await self.games.open()
        except OSError as error:
            folder = str(self.games.folder)
            self._fail(self.say("play-unreadable", file=folder, reason=str(error)))
            return
        if self._join is not None:
            self._begin_with(self._sit_down_at(self._join))
        elif self._resume:
            self._begin_with(self._go_on_with_latest())
        elif self._first is not None:
            self.begin(self._first)
        elif self._game is not None:
            self.show_start(self._game)
        else:
            self.show_shelf()

    async def on_unmount(self) -> None:
        """Rise from the table and close the games."""
        if self.table is not None:
            await self._rise(self.table)
        await self.games.close()

    @property
    def light(self) -> str:
        """The light now, ``day`` or ``lamp``."""
        return "day" if self.theme == look.DAY.name else "lamp"

    @property
    def how_to_resume(self) -> str:
        """How to go on with the game that was on the screen, nothing if it is over."""
        if self.table is None or self.table.outcome is not None:
            return ""
        if isinstance(self.table, RemoteTable):
            return self.say("play-how-to-return", command=self.table.command)
        return self.say("play-how-to-resume", command="ludomots play --resume")

    def set_light(self, light: str) -> None:
        """Show everything by day or by lamp light."""
        self.theme = look.DAY.name if light == "day" else look.LAMP.name

    def switch_light(self) -> None:
        """Change from day to lamp light or back."""
        self.set_light("lamp" if self.light == "day" else "day")

    def show_shelf(self) -> None:
        """Go to the shelf."""
        self._go_to(ShelfScreen(self))

    def show_start(self, game: str) -> None:
        """Go to the start screen of a game; a running game is kept."""
        self.run_worker(self._show_start(game))

    def begin(self, setup: Setup) -> None:
        """Open a new table, here or at the server."""
        self._begin_with(self._open(setup))

    def go_on_with(self, table: Table) -> None:
        """Play on at a table that is kept here."""
        self._begin_with(self._sit_down(table))

    def show_table(self, table: ScreenTable) -> None:
        """Show a table whose game has begun."""
        self.table = table
        self._go_to(TableScreen(self, table, face_of(table.game)))

    def play_again(self, table: ScreenTable) -> None:
        """Play another game with the same people."""
        if isinstance(table, LocalTable):
            self.begin(setup_of(table.log))
        elif isinstance(table, RemoteTable):
            self._begin_with(self._play_again_at(table))

    def best_of(self, setup: Setup) -> str:
        """Say what the best result of games like this one is, nothing if there is none."""
        return self._best(_list_of_bests(setup.game, setup.options, setup.count, setup.hints))

    def put_away(self, table: ScreenTable) -> list[str]:
        """Write down what is left of a finished game, and return what is to be told of it."""
        if not isinstance(table, LocalTable):
            return []
        return [line for line in (self._note_best(table), *self._write_record(table)) if line]

    def note_slip(self, player: str, fault: Exception) -> None:
        """Write down why a computer player made no legal move."""
        if self._strict:
            raise fault
        told = "".join(traceback.format_exception(fault))
        self.games.note(f"{player}: {fault}\n{told}")

    def _begin_with(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what leads to a table; if it does not, say so and end."""

        async def whole() -> None:
            try:
                await work
            except NotDone as refusal:
                self._fail(refusal.sentence)
            except Unreachable as error:
                self._fail(self.say("play-unreachable", url=error.url, reason=error.reason))

        self.run_worker(whole())

    async def _show_start(self, game: str) -> None:
        if game not in self._wishes:
            self._wishes[game] = Wishes(game)
        if self.table is not None:
            await self._rise(self.table)
            self.table = None
        self._go_to(StartScreen(self, self._wishes[game]))

    async def _open(self, setup: Setup) -> None:
        if self._server is not None:
            link = await self._server.open(setup)
            await self._sit_down_at(link)
        else:
            await self._sit_down(await self.games.begin(setup))

    async def _go_on_with_latest(self) -> None:
        await self.games.take_in_old_games()
        found, _ = await self.games.unfinished(self._game, 1)
        if not found:
            raise NotDone(self.say("play-nothing-to-resume"))
        await self._sit_down(found[0])

    async def _sit_down(self, table: Table) -> None:
        """Play at a table that this program runs."""
        computers = players.players_at(table, self._make_player)
        known = LocalTable(table, self.games.service, self.say, computers, self.games.now)
        await known.come()
        self.show_table(known)

    async def _sit_down_at(self, link: str) -> None:
        """Play at a table of a server."""
        if self._server is None:
            raise NotDone(self.say("play-which-server"))
        table = await sit_down_at(self._server, link, self.say)
        self.table = table
        if table.status == "open":
            self._go_to(WaitingScreen(self, table))
        else:
            self.show_table(table)

    async def _play_again_at(self, table: RemoteTable) -> None:
        link = await table.offer_rematch()
        await self._sit_down_at(link)

    async def _rise(self, table: ScreenTable) -> None:
        try:
            await table.leave()
        except (NotDone, OSError) as error:
            self.games.note(str(error))

    def _note_best(self, table: LocalTable) -> str:
        """Note the result of a game played alone and say whether it is the best one."""
        outcome, options = table.outcome, table.rules.options
        name = _list_of_bests(table.game, options, len(table.names), table.gives_hints)
        if name is None or outcome is None or table.log.opened.coach:
            return ""
        try:
            if self.bests.note(name, table.names[0], outcome.scores[0]):
                return self.say("play-best-new")
        except OSError as error:
            return self.say("play-best-not-kept", reason=str(error))
        return self._best(name)

    def _best(self, name: str | None) -> str:
        best = None if name is None else self.bests.of(name)
        if best is None:
            return ""
        return self.say("play-best", points=best.points, player=best.name, date=best.date)

    def _write_record(self, table: LocalTable) -> tuple[str, str]:
        verify = self.say("play-kept-verify")
        try:
            return self.say("play-kept", file=str(self.games.write_record(table.log))), verify
        except OSError as error:
            return self.say("play-not-put-away", reason=str(error)), ""

    def _fail(self, sentence: str) -> None:
        self.failure = sentence
        self.exit(return_code=1)

    def _go_to(self, screen: Screen[None]) -> None:
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)


def setup_of(table: Table) -> Setup:
    """Return what it takes to play another game at a local table."""
    return Setup(
        table.opened.game,
        table.rules.options,
        tuple(seat.name for seat in table.seats if seat.level is None),
        tuple(seat.level for seat in table.seats if seat.level is not None),
        hints=table.owner == HERE,
        coach=table.opened.coach,
    )


def _list_of_bests(game: str, options: TableOptions, seats: int, hints: bool) -> str | None:
    """Return in which list of best results a game counts: only one that is played alone does."""
    best_of = face_of(game).best_of
    return f"{game} {best_of(options, hints)}" if best_of and seats == 1 else None
