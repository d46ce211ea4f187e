"""What stories at the terminal need: a table, and somebody who sits at it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from ludomots.core.contract import Outcome
from ludomots.core.draws import Draws, secret_of_seed
from ludomots.core.moves import Withdraw
from ludomots.core.player import PlayerOf
from ludomots.core.shelf import definition_of
from ludomots.games.mots_de_tete.terminal.workspace import MotsDeTeteWorkspace
from ludomots.games.mots_de_tete.terminal.writing import Writing
from ludomots.games.topword.terminal.laying import Laying
from ludomots.games.topword.terminal.workspace import TopwordWorkspace
from ludomots.server.live.service import wall_clock
from ludomots.tables import Table
from ludomots.terminal.play import menu
from ludomots.terminal.play.app import PlayApp
from ludomots.terminal.play.command import Asked, setup
from ludomots.terminal.play.kept import KeptGames
from ludomots.terminal.play.local import LocalTable
from ludomots.terminal.play.screen import TableScreen
from ludomots.terminal.play.setup import Setup
from ludomots.terminal.play.start import StartScreen
from ludomots.texts import texts
from ludomots.widgets.dialogs import Dialog
from ludomots.widgets.phase import Waiting
from ludomots.words import lexicon
from tests.terminal.stand_ins import FirstMove, stand_in

Arguments = ParamSpec("Arguments")
Space = TypeVar("Space")


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
        start = first_state(found)
        if start.turn == first and where(start):
            return found
    raise AssertionError("no such seed")


def first_state(setup: Setup) -> Any:
    """Return how the game of a table begins."""
    rules = definition_of(setup.game).rules(setup.options, None)
    return rules.start(setup.count, Draws.from_secret(secret_of_seed(setup.seed or "")))


def every_size(test: Callable[..., None]) -> Callable[..., None]:
    """Run a story on screens of several sizes, in both languages: ``size`` and ``language``."""
    sizes = pytest.mark.parametrize("size", [(60, 21), (80, 24), (120, 40), (200, 60)])
    languages = pytest.mark.parametrize("language", ["fr", "en"])
    marked: Callable[..., None] = sizes(languages(test))
    return marked


class Sitting:
    """The program while somebody sits at it: keys to press, and everything that can be read."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str, **said: str) -> None:
        """Press keys one after the other, each when all is quiet.

        ``expected="À vous"`` checks that the panel of that name then says so; so do the others.
        """
        for key in keys:
            await self.pilot.press(key)
            await self.quiet()
        for name, text in said.items():
            assert text in self.panel(name)

    async def withdraw(self) -> Outcome:
        """Leave the game before one's first move, say that one is sure, and return how it ended."""
        menu.do(self.screen, "withdraw")
        await self.quiet()
        await self.press("enter")
        assert self.table.steps[0].move == Withdraw()
        outcome = self.table.outcome
        assert outcome is not None
        return outcome

    async def quiet(self) -> None:
        """Wait until nobody thinks and everything is drawn, or the program has ended."""
        while self.app.is_running:
            await self.pilot.pause()
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()
            tables = [one for one in self.app.screen_stack if isinstance(one, TableScreen)]
            waits = any(isinstance(one.now, Waiting) for one in tables)
            if not self.app.workers and not waits:
                return

    @property
    def screen(self) -> TableScreen:
        """The table, also if a window is open over it."""
        return next(one for one in self.app.screen_stack if isinstance(one, TableScreen))

    @property
    def table(self) -> LocalTable:
        """The table, with all that is hidden."""
        assert isinstance(self.screen.table, LocalTable)
        return self.screen.table

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.table.state

    def suppose(self, state: Any) -> None:
        """Go on from another state, of which the log knows nothing."""
        log = self.table.log
        assert log.game is not None
        to_act = log.rules.to_act(state)
        game = msgspec.structs.replace(log.game, state=state, to_act=to_act)
        other = msgspec.structs.replace(log, game=game)
        self.app.games.service._tables[log.id] = other
        self.table._table = other
        self.table._views.clear()
        self.screen.driver._asked = None
        self.app.games.write_record = lambda _: Path("nowhere")  # type: ignore[method-assign,assignment]

    async def unfinished(self, game: str = "topword") -> list[Table]:
        """Return the games that can go on."""
        found, _ = await self.app.games.unfinished(game, 10)
        return found

    def workspace(self, kind: type[Space]) -> Space:
        """Return where a move is tried, with its type."""
        assert isinstance(self.screen.workspace, kind)
        return self.screen.workspace

    async def let_third_contest(self) -> None:
        """Contest in the name of the third of three people around the keyboard."""
        await self.press("f8")
        assert "Qui conteste" in self.window
        await self.press("down", "enter")
        assert "Joueur 3 conteste" in self.panel("lines")
        assert "Passez le clavier à Joueur 2" in self.window

    @property
    def laying(self) -> Laying:
        """The tiles being laid."""
        return self.workspace(TopwordWorkspace).laying

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
        return self.workspace(MotsDeTeteWorkspace).writing

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
    kind: Callable[[], PlayerOf[Any, Any]] = FirstMove,
    *,
    language: str = "fr",
    size: tuple[int, int] = (80, 24),
    strict: bool = True,
    game: str | None = "topword",
    clock: Callable[[], int] = wall_clock,
    resume: bool = False,
) -> AsyncIterator[Sitting]:
    """Start the program with its games in a folder; a fault of a player fails the test."""
    games = KeptGames(folder, clock)
    make = stand_in(kind)
    app = PlayApp(
        texts(language),
        game=game,
        setup=setup,
        resume=resume,
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
