"""A whole game of Ghost at the text table, typed by ``tests/test_ghost.py`` without a window."""

import tempfile
from pathlib import Path

import pytest

from ludomots.terminal.play.local import make_player
from tests.story import story
from tests.terminal.conftest import stop_waiting
from tests.terminal.stories import sit, table


@story
async def play() -> None:
    """Complete and play the first move there is until the game is over; print how it ended."""
    with tempfile.TemporaryDirectory() as folder:
        setup = table("ghost", language="en", against=0, names=("Ada",))
        async with sit(Path(folder), setup, language="en", make=make_player) as here:
            while here.table.outcome is None:
                await here.press("tab", "enter")
            print(*here.table.end()[1], sep="\n")


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        stop_waiting(patch)
        play()
