"""A real server in a thread."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from litestar import Litestar

from ludomots.server.serve import uvicorn_config


class PromptServer(uvicorn.Server):
    """A server that stops at once when asked; uvicorn looks only ten times a second."""

    async def main_loop(self) -> None:
        """Run until asked to stop."""
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.01)


@contextmanager
def served(app: Litestar) -> Iterator[str]:
    """The address of a real server."""
    server = PromptServer(uvicorn_config(app, "localhost", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.02)
        yield f"http://localhost:{server.servers[0].sockets[0].getsockname()[1]}/"
    finally:
        server.should_exit = True
        thread.join()
