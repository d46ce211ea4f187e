"""What stories at the terminal's table need: players that stand in, a quiet moment, eyes."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

from textual.pilot import Pilot
from textual.widgets import Static

from ludomots.games.draws import Draws
from ludomots.games.topword import (
    Accept,
    Contest,
    Exchange,
    Move,
    Options,
    Pass,
    Topword,
    View,
    place,
)
from ludomots.games.topword.finder import find
from ludomots.players import Player
from ludomots.terminal.play.app import PlayApp
from ludomots.terminal.play.command import Asked, setup
from ludomots.terminal.play.computer import MakePlayer
from ludomots.terminal.play.dialogs import Dialog
from ludomots.terminal.play.saved import SavedGames
from ludomots.terminal.play.seats import Setup
from ludomots.terminal.play.topword.phase import Thinking
from ludomots.terminal.play.topword.screen import TableScreen
from ludomots.texts import texts
from ludomots.words import lexicon

Arguments = ParamSpec("Arguments")


def story(test: Callable[Arguments, Awaitable[None]]) -> Callable[Arguments, None]:
    """Run a test that waits for the screen."""

    @wraps(test)
    def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


class FirstMove:
    """Lays the first word it finds, accepts everything."""

    name = "first"

    def choose(self, view: View) -> Move:
        if view.provisional and view.seat not in view.provisional.accepted:
            return Accept()
        words = lexicon(view.options.lexicon)
        return next(find(view.options, words, view.board, view.rack or ()), Pass())


class Suspicious(FirstMove):
    """Contests every word."""

    def choose(self, view: View) -> Move:
        return Contest() if view.provisional else super().choose(view)


class Bluffer(FirstMove):
    """Lays its first five tiles around the centre, whatever they spell."""

    def choose(self, view: View) -> Move:
        if not view.board.is_empty or view.provisional:
            return super().choose(view)
        return place((5, 3 + at, tile) for at, tile in enumerate((view.rack or ())[:5]))


class Cheat(FirstMove):
    """Exchanges a tile that it has not got."""

    def choose(self, view: View) -> Move:
        return Exchange(next(tile for tile in "WXYZ" if tile not in (view.rack or ())))


class Broken(FirstMove):
    """Never comes to a move."""

    def choose(self, view: View) -> Move:
        raise ZeroDivisionError(f"broken at seat {view.seat}")


def stand_in(kind: type[FirstMove] = FirstMove) -> MakePlayer:
    """Return what makes the same player of every level."""

    def make(*_: object) -> Player:
        return kind()

    return make


def table(*options: str, first: int = 0, people: int = 1, computers: int = 1, **more: Any) -> Setup:
    """Return a table of which a given seat begins, always the same one."""
    asked = Asked("topword", ("famille",) * computers, people, options=options, **more)
    for seed in range(100):
        found = setup(asked._replace(seed=str(seed)), texts("fr"))
        assert found is not None
        assert isinstance(found.options, Options)
        start = Topword(found.options).start(len(found.seats), Draws.from_secret(found.secret))
        if start.turn == first:
            return found
    raise AssertionError("no such seed")


def app_at(
    folder: Path,
    setup: Setup | None,
    kind: type[FirstMove] = FirstMove,
    language: str = "fr",
    *,
    strict: bool = True,
) -> PlayApp:
    """Return the program with its games in a folder; a fault of a player fails the test."""
    return PlayApp(
        texts(language),
        setup=setup,
        games=SavedGames(folder),
        make_player=stand_in(kind),
        strict=strict,
    )


async def quiet(pilot: Pilot[None]) -> None:
    """Wait until nobody thinks and everything is drawn."""
    while True:
        await pilot.pause()
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        tables = [one for one in pilot.app.screen_stack if isinstance(one, TableScreen)]
        if not any(isinstance(one.now, Thinking) for one in tables):
            return


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after the other, each when all is quiet."""
    for key in keys:
        await pilot.press(key)
        await quiet(pilot)


def at_table(app: PlayApp) -> TableScreen:
    """Return the table, also if a window is open over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def window(app: PlayApp) -> str:
    """Return what can be read in the window, nothing if there is none."""
    return app.screen.plain if isinstance(app.screen, Dialog) else ""


def panel(app: PlayApp, name: str) -> str:
    """Return what can be read in a panel of the table."""
    return str(at_table(app).query_one(f"#{name}", Static).content)


def shown(app: PlayApp) -> str:
    """Return the whole screen as text."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def nonsense(app: PlayApp) -> str:
    """Return letters of the rack, in its order, that are no word."""
    rack = [tile for tile in at_table(app).laying.rack if tile != "QU"]
    for length in range(5, 1, -1):
        if "".join(rack[:length]) not in lexicon("fr"):
            return "".join(rack[:length]).lower()
    raise AssertionError("all are words")
