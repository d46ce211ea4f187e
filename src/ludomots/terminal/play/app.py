"""The program: it finds a table, local or of a server, keeps local games, and shows the table."""

import traceback
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from textual.app import App, ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from ludomots.core.choosing import presets_of
from ludomots.core.options import choose
from ludomots.core.player import level_choice
from ludomots.core.shelf import SHELF, levels_of
from ludomots.errors import NotDone
from ludomots.tables.sentences import names_of as names_at
from ludomots.terminal.play import look
from ludomots.terminal.play.command import Wish, names_of
from ludomots.terminal.play.kept import GameFile, KeptGames, Setup, data_folder
from ludomots.terminal.play.local import LocalTable, MakePlayer, make_player
from ludomots.terminal.play.page import Answer, Page
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.table import PlayedTable, title
from ludomots.texts import Texts

_MOST_OFFERED = 4
_MOST_PEOPLE = 4


class WaitingScreen(Screen[None]):
    """A table of a server whose game has not begun: who sits there, and how others come."""

    BINDINGS = [("enter", "begin", ""), ("escape", "app.quit", "")]  # noqa: RUF012

    def __init__(self, program: "PlayApp", client: Any) -> None:
        super().__init__()
        self.program = program
        self.client = client
        client.on_change = self.show

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(id="said", markup=False)

    def on_mount(self) -> None:
        """Show who sits there."""
        self.show()

    def show(self) -> None:
        """Show who sits there, or go to the table once the game has begun."""
        if self.client.seen.status != "open":
            self.program.show_remote(self.client)
            return
        say = self.program.say
        foot = "play-foot-begin" if self.client.is_owner else "play-foot-wait"
        parts = [
            title(self.client.kind.name, say),
            say("play-wait-for-others", link=self.client.link),
            *(f"  {name}" for name in self.client.names),
            say(foot),
        ]
        panel = self.query_one("#said", Static)
        panel.styles.height = "auto"
        panel.update("\n\n".join(parts))

    def action_begin(self) -> None:
        """Begin the game."""
        self.program.find_table(self.client.begin())


class PlayApp(App[None]):
    """Ludomots in a terminal.

    It begins at the table that was asked for, or asks for a game and opponents. ``failure`` says
    afterwards why there was no table, ``farewell`` how to come back to it.
    """

    TITLE = "Ludomots"
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [("ctrl+q", "quit", ""), ("ctrl+c", "quit", "")]  # noqa: RUF012

    def __init__(
        self,
        say: Texts,
        wish: Wish = Wish(),  # noqa: B008 (it never changes)
        setup: Setup | None = None,
        *,
        folder: Path | None = None,
        games: KeptGames | None = None,
        make: MakePlayer = make_player,
        strict: bool = False,
    ) -> None:
        """``strict`` lets a computer player's fault through instead of writing it down."""
        super().__init__()
        self.say = say
        self.folder = folder or data_folder()
        self.games = games or KeptGames(self.folder / "games")
        self.table: PlayedTable | None = None
        self.failure = ""
        self.farewell = ""
        self._wish = wish
        self._setup = setup
        self._make = make
        self._strict = strict
        self.register_theme(look.DAY)
        self.register_theme(look.LAMP)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the variables of our style sheet, which other themes do not know."""
        return dict(look.LAMP.variables)

    def on_mount(self) -> None:
        """Choose the light, then find the table."""
        self.theme = look.theme_for()
        self.find_table(self._begin())

    async def on_unmount(self) -> None:
        """Rise from the table."""
        await self._rise()

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

    def find_table(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what leads to a table; if it does not, say so and end."""

        async def whole() -> None:
            try:
                await work
            except NotDone as refusal:
                self._fail(refusal.sentence)
            except OSError as error:
                where = str(error.filename or self.games.folder)
                self._fail(self.say("play-unreadable", file=where, reason=str(error.strerror)))

        self.run_worker(whole())

    def choose_again(self) -> None:
        """Leave the table and choose another game."""
        self.find_table(self._choose(None))

    def play_again(self) -> None:
        """Play another game with the same people."""
        table = self.table
        if isinstance(table, LocalTable):
            self.find_table(self._open(Setup.again(table.table)))
        elif table is not None:
            self.find_table(self._play_again_at(table))

    def put_away(self, table: PlayedTable) -> list[str]:
        """Write the record of a finished local game, and return what is to be said of it."""
        if not isinstance(table, LocalTable):
            return []
        try:
            path = self.games.write_record(table.table)
            table.file.remove()
        except OSError as error:
            return [self.say("play-not-put-away", reason=str(error))]
        return [self.say("play-kept", file=str(path)), self.say("play-kept-verify")]

    def show_remote(self, client: Any) -> None:
        """Show a table of a server whose game has begun."""
        from ludomots.terminal.play.remote import RemoteTable  # noqa: PLC0415

        self._show(RemoteTable(client, self.say))

    async def _begin(self) -> None:
        wish = self._wish
        if wish.join is not None:
            await self._sit_down_at(wish.join)
        elif wish.resume:
            found = self.games.unfinished(wish.game, 1, self.say)
            if not found.games:
                raise NotDone(" ".join((*found.notices, self.say("play-nothing-to-resume"))))
            self._sit_down(found.games[0])
        elif self._setup is not None:
            await self._open(self._setup)
        else:
            await self._choose(wish.game)

    async def _choose(self, game: str | None) -> None:
        """Ask for a game, or for one to go on with, then for the opponents and the rules."""
        await self._rise()
        say, found = self.say, self.games.unfinished(game, _MOST_OFFERED, self.say)
        old = [Answer(f"old{at}", _resume(one, say)) for at, one in enumerate(found.games)]
        names = [] if game else [Answer(f"new-{name}", title(name, say)) for name in SHELF]
        who = self._opponents(game) if game else []
        heading = title(game, say) if game else say("play-shelf")
        answers = [*(old if self._wish.server is None else []), *names, *who]
        answer = await self.push_screen_wait(
            Page(say, heading, found.notices, answers, opaque=True)
        )
        if answer is None:
            return await self._choose(None) if game else self.exit()
        if answer.startswith("old"):
            return self._sit_down(found.games[int(answer[3:])])
        if answer.startswith("new-"):
            return await self._choose(answer[4:])
        return await self._choose_rules(str(game), answer)

    def _opponents(self, game: str) -> list[Answer]:
        """Return with whom a game can be played: computers, people here, people elsewhere."""
        say, seats = self.say, SHELF[game].seats
        people = [count for count in range(2, _MOST_PEOPLE + 1) if count in seats]
        found = [Answer(f"bot-{level}", level_choice(level, say)) for level in levels_of(game)]
        found += [Answer("people-1", say("play-mode-alone"))] if 1 in seats else []
        found += [Answer(f"people-{one}", say("play-mode-people", count=one)) for one in people]
        if self._wish.server is not None:
            found += [Answer(f"free-{n - 1}", say("play-mode-free", count=n - 1)) for n in people]
        return found

    async def _choose_rules(self, game: str, who: str) -> None:
        say, kind = self.say, SHELF[game]
        mode, _, which = who.partition("-")
        people = int(which) if mode == "people" else 1
        free = int(which) if mode == "free" else 0
        levels = (which,) if mode == "bot" else ()
        usual = kind.faces.site.usual.get(say.language)
        first = usual.preset if usual else self._wish.preset
        presets = [
            Answer(one.name, one.label)
            for one in sorted(presets_of(kind, say), key=lambda one: one.name != first)
            if people + len(levels) + free
            in choose(kind.options, one.name, {}).allowed_seats(kind.seats)
        ]
        preset: str | None = presets[0].name
        if len(presets) > 1:
            page = Page(say, say("play-which-rules"), answers=presets, opaque=True)
            preset = await self.push_screen_wait(page)
        if preset is None:
            return await self._choose(game)
        names = names_of(people, self._wish.names, say)
        setup = Setup(
            game=game, preset=preset, people=names, levels=levels, free=free, hints=self._wish.hints
        )
        return await self._open(setup)

    async def _open(self, setup: Setup) -> None:
        """Open a table, here or at the server."""
        await self._rise()
        if self._wish.server is None:
            file = self.games.begin(setup)
            words = file.table.rules.lexicon
            self.run_worker(lambda: self.games.keep_words(words), thread=True, exit_on_error=False)
            self._sit_down(file)
            return
        from ludomots.client import WantedTable  # noqa: PLC0415

        wanted = WantedTable(
            game=setup.game,
            seats=setup.seats,
            preset=setup.preset,
            changes=setup.changes,
            coach=setup.coach,
        )
        await self._sit_down_at(wanted)

    def _sit_down(self, file: GameFile) -> None:
        """Play at a table that this program runs."""
        table = LocalTable(file, self.games, self.say, self._make, self._note_fault)
        table.come()
        self._show(table)

    async def _sit_down_at(self, where: Any) -> None:
        """Play at a table of a server: one that is to be opened, or that of a link."""
        from ludomots.client import Server, TableClient, Unreachable, server_of, table_id_of  # noqa: PLC0415

        url = self._wish.server or (server_of(where) if isinstance(where, str) else None)
        if url is None:
            raise NotDone(self.say("play-which-server"))
        server = Server(url, self.folder, self.say.language)
        try:
            if isinstance(where, str):
                await server.greet()
            table_id = table_id_of(where) if isinstance(where, str) else await server.open(where)
            client = TableClient(server, table_id, self.say)
            await client.sit_down(names_of(1, self._wish.names, self.say)[0])
        except Unreachable as error:
            said = self.say("play-unreachable", url=error.url, reason=error.reason)
            raise NotDone(said) from error
        if client.seen.status == "open":
            self._go_to(WaitingScreen(self, client))
        else:
            self.show_remote(client)

    async def _play_again_at(self, table: Any) -> None:
        link = await table.client.offer_rematch()
        await self._rise()
        await self._sit_down_at(link)

    def _show(self, table: PlayedTable) -> None:
        self.table = table
        self._go_to(TableScreen(self, table))

    async def _rise(self) -> None:
        """Leave the table, whose game is kept."""
        table, self.table = self.table, None
        if table is None:
            return
        self.farewell = "" if table.outcome else table.how_to_return
        try:
            await table.leave()
        except (NotDone, OSError) as error:
            self.games.note(str(error))

    def _note_fault(self, player: str, fault: Exception) -> None:
        if self._strict:
            raise fault
        self.games.note(f"{player}: {fault}\n{''.join(traceback.format_exception(fault))}")

    def _fail(self, sentence: str) -> None:
        self.failure = sentence
        self.exit(return_code=1)

    def _go_to(self, screen: Screen[None]) -> None:
        while len(self.screen_stack) > 1 and not isinstance(self.screen, TableScreen):
            self.pop_screen()
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)


def _resume(file: GameFile, say: Texts) -> str:
    """Return what is to be said of a game that can go on."""
    table = file.table
    scores: Sequence[int] = table.game.state.scores if table.game else ()
    players = names_at(table.seats, say)
    told = ", ".join(f"{name} {points}" for name, points in zip(players, scores, strict=True))
    count = len(table.game.moves) if table.game else 0
    game = title(table.opened.game, say)
    return say("play-resume", game=game, players=told, count=count)
