"""Pictures for the README: ``python -m ludomots.terminal.play.screenshot docs/images/``.

A game is played from a seed with the best hint each time, so that the pictures change only when
something they show has changed.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from textual.pilot import Pilot

from ludomots.terminal.play.app import PlayApp
from ludomots.terminal.play.command import Wish, setup_of
from ludomots.terminal.play.local import LocalTable
from ludomots.terminal.play.table import Waiting
from ludomots.texts import texts

SIZE = (80, 24)
TURNS = 6
TABLES = {
    "topword": Wish("topword", ("famille",), seed="7"),
    "mots-de-tete": Wish("mots-de-tete", ("famille",), seed="7"),
    "topscore": Wish("topscore", ("famille",) * 2, options=("turnClock=null",), seed="7"),
    "typo": Wish("typo", ("famille", "club"), seed="7"),
}
"""What is played, by the name of the picture."""

_LIGHTS = ("day", "lamp")


async def take(folder: Path, game: str, light: str) -> Path:
    """Play up to the middle of a game, type a move without making it, and keep the picture."""
    say = texts("fr")
    with tempfile.TemporaryDirectory() as kept:
        app = PlayApp(say, setup=setup_of(TABLES[game], say), folder=Path(kept))
        async with app.run_test(size=SIZE) as pilot:
            app.set_light(light)
            for turn in range(TURNS):
                await _press(pilot, app, "f3")
                if turn < TURNS - 1:
                    await _press(pilot, app, "enter")
            return Path(app.save_screenshot(f"{game}-terminal-{light}.svg", path=str(folder)))


async def _press(pilot: Pilot[None], app: PlayApp, *keys: str) -> None:
    """Press keys, each when nobody thinks any more."""
    for key in ("", *keys, ""):
        if key:
            await pilot.press(key)
        await pilot.pause()
        while app.workers or (
            isinstance(app.table, LocalTable)
            and (app.table.is_busy or isinstance(app.table.phase(), Waiting))
        ):
            await pilot.pause()


def main(folder: str) -> None:
    """Take all pictures."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for game in TABLES:
        for light in _LIGHTS:
            print(asyncio.run(take(Path(folder), game, light)))


if __name__ == "__main__":
    main(*sys.argv[1:])
