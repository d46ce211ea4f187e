"""Stories at the terminal go on as soon as the program has nothing left to do."""

import asyncio
from typing import Any

import pytest


async def _nothing_to_do(*_: object) -> None:
    """Wait until the event loop has only timers and threads to wait for."""
    loop: Any = asyncio.get_running_loop()
    await asyncio.sleep(0)
    while loop._ready:
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press keys without waiting between them."""
    stop_waiting(monkeypatch)


def stop_waiting(patch: pytest.MonkeyPatch) -> None:
    """Replace Textual's own wait, which looks at the clock: 20 ms and more for each key."""
    for module in ("textual.app", "textual.pilot"):
        patch.setattr(f"{module}.wait_for_idle", _nothing_to_do)
