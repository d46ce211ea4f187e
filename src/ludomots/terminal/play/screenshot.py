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
from ludomots.terminal.play.command import Asked, setup
from ludomots.terminal.play.kept import KeptGames
from ludomots.texts import texts

SIZE = (84, 24)
TURNS = 6
TABLES = {
    "topword": Asked("topword", ("famille",), names=("Joueur 1",), seed="7"),
    "mots-de-tete": Asked("mots-de-tete", ("famille",), names=("Joueur 1",), seed="7"),
    "topscore": Asked(
        "topscore", ("famille",) * 2, names=("Joueur 1",), options=("turnClock=null",), seed="7"
    ),
    "typo": Asked("typo", ("famille", "club"), names=("Joueur 1",), seed="7"),
}
"""What is played, by the name of the picture."""

_LIGHTS = ("day", "lamp")


async def take(folder: Path, game: str, light: str) -> Path:
    """Play up to the middle of a game, lay a play without making it, and keep the picture."""
    say = texts("fr")
    with tempfile.TemporaryDirectory() as kept:
        app = PlayApp(say, setup=setup(TABLES[game], say), kept=KeptGames(Path(kept)))
        async with app.run_test(size=SIZE) as pilot:
            app.set_light(light)
            for turn in range(TURNS):
                await _press(pilot, "f3", "enter")
                if turn < TURNS - 1:
                    await _press(pilot, "enter")
            return Path(app.save_screenshot(f"{game}-terminal-{light}.svg", path=str(folder)))


async def _press(pilot: Pilot[None], *keys: str) -> None:
    for key in ("", *keys):
        if key:
            await pilot.press(key)
        await pilot.pause()
        while pilot.app.workers:
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()


def main(folder: str) -> None:
    """Take all pictures."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for game in TABLES:
        for light in _LIGHTS:
            print(asyncio.run(take(Path(folder), game, light)))


if __name__ == "__main__":
    main(*sys.argv[1:])
