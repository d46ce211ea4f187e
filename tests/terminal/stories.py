"""What stories at the text table need: a table, and somebody who sits at it and types."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from ludomots.core.draws import Draws, secret_of_seed
from ludomots.core.player import Player
from ludomots.core.shelf import definition_of
from ludomots.core.turns import fallback_move
from ludomots.core.views import sample_world
from ludomots.terminal.play.app import PlayApp
from ludomots.terminal.play.command import Wish, setup_of
from ludomots.terminal.play.kept import KeptGames, Setup
from ludomots.terminal.play.local import LocalTable
from ludomots.terminal.play.page import Page
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.table import Waiting
from ludomots.texts import texts

SIZE = (80, 24)


class Patient:
    """A computer player that passes, accepts, or makes the first move there is."""

    name = "patient"

    def choose(self, view: Any) -> Any:
        """Return the least that can be done."""
        world = sample_world(view, random.Random(0))
        return fallback_move(world.rules, world.state, view.seat)


def patient(*_: object) -> Player:
    """Make a player that does the least, whatever the game and the level."""
    return Patient()


def table(
    game: str, *options: str, against: int = 1, language: str = "fr", first: int = 0, **wish: Any
) -> Setup:
    """Return a table with people and computer players of which a given seat begins."""
    asked = Wish(game, ("famille",) * against, options=options, **wish)
    for seed in range(100):
        setup = setup_of(asked._replace(seed=str(seed)), texts(language))
        assert setup is not None
        rules = definition_of(game).rules(None, None)
        start = rules.start(len(setup.seats), Draws.from_secret(secret_of_seed(str(seed))))
        if getattr(start, "turn", first) == first:
            return setup
    raise AssertionError("no such seed")


class Sitting:
    """The program while somebody sits at it: keys to press, and everything that can be read."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self._last: LocalTable | None = None

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, each when all is quiet."""
        for key in keys:
            await self.pilot.press(key)
            await self.quiet()

    async def type(self, text: str) -> None:
        """Type a text into the line, without Enter."""
        self.screen.typed.value = text
        await self.quiet()

    async def play(self, text: str) -> None:
        """Type a move and press Enter."""
        await self.type(text)
        await self.press("enter")

    async def quiet(self) -> None:
        """Wait until nobody thinks and everything is drawn, or the program has ended."""
        while self.app.is_running:
            await self.pilot.pause()
            waits = False
            if isinstance(self.app.table, LocalTable):
                waits = self.app.table.is_busy or isinstance(self.app.table.phase(), Waiting)
            asks = isinstance(self.app.screen, Page)
            if not waits and (asks or not self.app.workers):
                return

    @property
    def screen(self) -> TableScreen:
        """The table, also if a window is open over it."""
        return next(one for one in self.app.screen_stack if isinstance(one, TableScreen))

    @property
    def table(self) -> LocalTable:
        """The table, with all that is hidden; after the program has ended, the last one."""
        if isinstance(self.app.table, LocalTable):
            self._last = self.app.table
        assert self._last is not None
        return self._last

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.table.state()

    @property
    def window(self) -> str:
        """What can be read in the window, nothing if there is none."""
        return _read(self.app.screen.plain) if isinstance(self.app.screen, Page) else ""

    def panel(self, name: str) -> str:
        """Return what can be read in a panel of the table."""
        return _read(str(self.screen.query_one(f"#{name}", Static).content))

    @property
    def said(self) -> str:
        """What is expected, refused or previewed, in one line."""
        return " ".join(self.panel("said").split())

    @property
    def shown(self) -> list[str]:
        """The whole screen as lines of text."""
        lines = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in line) for line in lines]

    @property
    def hand(self) -> str:
        """The hand that is shown beside the line, nothing if none is."""
        shown = self.screen.query_one("#hand", Static)
        return str(shown.content) if shown.display else ""

    @property
    def moves(self) -> list[Any]:
        """The moves that were made."""
        game = self.table.table.game
        assert game is not None
        return [*game.moves]

    def best(self) -> str:
        """Return the text of the best move of the person who is to move."""
        table = self.table
        seat = table.table.to_act[0]
        move = table.kind.finder.best(table.rules, table.state(), seat, 1)[0]
        return table.kind.notation.write_move(move)


class Clock:
    """The time, which passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> int:
        return int(self.now * 1000)

    async def pass_time(self, here: Sitting, seconds: float) -> None:
        """Let some seconds pass, and the table notice."""
        self.now += seconds
        here.screen.tick()
        await here.quiet()


@asynccontextmanager
async def sit(
    folder: Path,
    setup: Setup | None = None,
    *,
    language: str = "fr",
    size: tuple[int, int] = SIZE,
    wish: Wish = Wish(),  # noqa: B008 (it never changes)
    clock: Callable[[], int] | None = None,
    make: Any = patient,
    strict: bool = True,
) -> AsyncIterator[Sitting]:
    """Start the program with its games in a folder; a fault of a player fails the test."""
    games = KeptGames(folder / "games", clock)
    games.keep_words = lambda words: None  # type: ignore[method-assign] # noqa: ARG005
    app = PlayApp(
        texts(language), wish, setup, folder=folder, games=games, make=make, strict=strict
    )
    async with app.run_test(size=size) as pilot:
        here = Sitting(app, pilot)
        await here.quiet()
        yield here


def _read(text: str) -> str:
    """Return a text as it is read: a space that keeps words together is a space."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")
