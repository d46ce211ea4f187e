"""A whole game of Ghost in the terminal, played without a window by ``tests/test_ghost.py``."""

import tempfile
from pathlib import Path

import pytest

from ludomots.terminal.play.app import PlayApp
from ludomots.terminal.play.command import Asked, setup
from ludomots.terminal.play.kept import KeptGames
from ludomots.texts import texts
from tests.story import story
from tests.terminal.conftest import stop_waiting
from tests.terminal.stories import Sitting


@story
async def play() -> None:
    """Press the keys of the plain face until the game is over, and print how it ended."""
    say = texts("en")
    table = setup(Asked("ghost", ("debutant",), seed="1"), say)
    with tempfile.TemporaryDirectory() as folder:
        app = PlayApp(say, setup=table, kept=KeptGames(Path(folder)))
        async with app.run_test(size=(100, 30)) as pilot:
            sitting = Sitting(app, pilot)
            await sitting.quiet()
            while sitting.table.outcome is None:
                await sitting.press("down", "enter")
            print(*sitting.table.end()[1], sep="\n")


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        stop_waiting(patch)
        play()
