"""The command ``ludomots thinker``: it thinks for the bots of all nodes on a bus."""

import asyncio
import signal
import socket
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from ludomots.server.live.nats_bus import Nats
from ludomots.server.live.thinking_tasks import think_for_node, warm_up
from ludomots.server.log_style import LogStyle
from ludomots.server.logs import failing_in_a_line, logging_in, usual_style
from ludomots.server.starting import (
    CannotStart,
    bus_answers,
    check_bus_address,
    open_word_lists,
    without_password,
)
from ludomots.texts import Texts

_TRIES = 30
_PAUSE = 1.0
"""How often the bus is tried at the start, and how many seconds apart."""


def work(address: str, threads: int, log: LogStyle | None, say: Texts) -> int:
    """Think until somebody stops it; if it cannot start, say why in a sentence."""
    node = f"thinker of {socket.gethostname()}"
    with logging_in(log or usual_style(), node), failing_in_a_line():
        try:
            check_bus_address(address, say)
            open_word_lists(say)
            _reach(address, say)
            warm_up()
            asyncio.run(_work(address, threads, say))
        except CannotStart as error:
            print(error, file=sys.stderr)
            return error.code
        except KeyboardInterrupt:
            return 0
    return 0


def _reach(address: str, say: Texts) -> None:
    """Wait up to half a minute for a bus that is starting, or raise ``CannotStart``."""
    for _ in range(_TRIES):
        if bus_answers(address):
            return
        time.sleep(_PAUSE)
    raise CannotStart(say("bus-away", address=without_password(address)))


async def _work(address: str, threads: int, say: Texts) -> None:
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    with ThreadPoolExecutor(threads, "thinker") as thinkers:

        async def on_task(task: bytes) -> bytes:
            return await loop.run_in_executor(thinkers, think_for_node, task)

        async def serve() -> None:
            await bus.serve(on_task, threads)
            print(
                say("thinker-ready", address=without_password(address), threads=threads), flush=True
            )

        bus = Nats(address)
        serving, stopping = asyncio.create_task(serve()), asyncio.create_task(stopped.wait())
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()
        await stopping
        serving.cancel()
        await bus.close()
