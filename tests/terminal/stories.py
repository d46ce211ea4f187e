"""What stories at the terminal need: a table, and somebody who sits at it."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

from textual.pilot import Pilot
from textual.widgets import Static

from ludomots.core.player import PlayerOf
from ludomots.terminal.play.app import PlayApp
from ludomots.terminal.play.command import Asked, setup
from ludomots.terminal.play.dialogs import Dialog
from ludomots.terminal.play.mots_de_tete.desk import MotsDeTeteDesk
from ludomots.terminal.play.mots_de_tete.writing import Writing
from ludomots.terminal.play.phase import Thinking
from ludomots.terminal.play.saved import SavedGames
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.seats import Setup
from ludomots.terminal.play.start import StartScreen
from ludomots.terminal.play.table import Table
from ludomots.terminal.play.topword.desk import TopwordDesk
from ludomots.terminal.play.topword.laying import Laying
from ludomots.texts import texts
from ludomots.words import lexicon
from tests.terminal.stand_ins import FirstMove, stand_in

Arguments = ParamSpec("Arguments")


def story(test: Callable[Arguments, Awaitable[None]]) -> Callable[Arguments, None]:
    """Run a test that waits for the screen."""

    @wraps(test)
    def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


def table(
    *options: str,
    first: int = 0,
    people: int = 1,
    computers: int = 1,
    game: str = "topword",
    where: Callable[[Any], bool] = lambda _: True,
    **more: Any,
) -> Setup:
    """Return a table of which a given seat begins, always the same one; ``where`` its first state
    is as a story needs it."""
    asked = Asked(game, ("famille",) * computers, people, options=options, **more)
    for seed in range(1000):
        found = setup(asked._replace(seed=str(seed)), texts("fr"))
        assert found is not None
        start = Table(found).game.state
        if start.turn == first and where(start):
            return found
    raise AssertionError("no such seed")


class Sitting:
    """The program while somebody sits at it: keys to press, and everything that can be read."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, each when all is quiet."""
        for key in keys:
            await self.pilot.press(key)
            await self.quiet()

    async def quiet(self) -> None:
        """Wait until nobody thinks and everything is drawn, or the program has ended."""
        while self.app.is_running:
            await self.pilot.pause()
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()
            tables = [one for one in self.app.screen_stack if isinstance(one, TableScreen)]
            if not any(isinstance(one.now, Thinking) for one in tables):
                return

    @property
    def screen(self) -> TableScreen:
        """The table, also if a window is open over it."""
        return next(one for one in self.app.screen_stack if isinstance(one, TableScreen))

    @property
    def table(self) -> Table:
        """The game on the table."""
        return self.screen.table

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.table.game.state

    @property
    def laying(self) -> Laying:
        """The tiles being laid."""
        assert isinstance(self.screen.desk, TopwordDesk)
        return self.screen.desk.laying

    @property
    def notice(self) -> str:
        """What the start screen tells."""
        assert isinstance(self.app.screen, StartScreen)
        return self.app.screen.notice

    @property
    def window(self) -> str:
        """What can be read in the window, nothing if there is none."""
        return _read(self.app.screen.plain) if isinstance(self.app.screen, Dialog) else ""

    def panel(self, name: str) -> str:
        """Return what can be read in a panel of the table."""
        return _read(str(self.screen.query_one(f"#{name}", Static).content))

    @property
    def shown(self) -> str:
        """The whole screen as text."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in line) for line in lines)

    @property
    def writing(self) -> Writing:
        """The letters being written."""
        assert isinstance(self.screen.desk, MotsDeTeteDesk)
        return self.screen.desk.writing

    @property
    def nonsense(self) -> str:
        """Letters of the rack, in its order, that are no word."""
        rack = [tile for tile in self.laying.rack if tile != "QU"]
        for length in range(5, 1, -1):
            if "".join(rack[:length]) not in lexicon("fr"):
                return "".join(rack[:length]).lower()
        raise AssertionError("all are words")


class Clock:
    """The time, which passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def pass_time(self, here: Sitting, seconds: float) -> None:
        """Let some seconds pass, and the table notice."""
        self.now += seconds
        here.screen.tick()
        await here.quiet()


@asynccontextmanager
async def sit(
    folder: Path,
    setup: Setup | None = None,
    kind: Callable[[], PlayerOf[Any, Any]] = FirstMove,
    *,
    language: str = "fr",
    size: tuple[int, int] = (80, 24),
    strict: bool = True,
    game: str | None = "topword",
    clock: Callable[[], float] = time.monotonic,
) -> AsyncIterator[Sitting]:
    """Start the program with its games in a folder; a fault of a player fails the test."""
    games = SavedGames(folder)
    make = stand_in(kind)
    app = PlayApp(
        texts(language),
        clock=clock,
        game=game,
        setup=setup,
        kept=games,
        make_player=make,
        strict=strict,
    )
    async with app.run_test(size=size) as pilot:
        here = Sitting(app, pilot)
        await here.quiet()
        yield here


def _read(text: str) -> str:
    """Return a text as it is read: a space that keeps words together is a space."""
    return text.replace("\u00a0", " ")
