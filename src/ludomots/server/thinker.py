"""The command ``ludomots worker``: it thinks for the bots of all nodes on a bus."""

import asyncio
import logging
import signal
from concurrent.futures import ThreadPoolExecutor

from ludomots.server.nats_bus import Nats
from ludomots.server.thinking import think_for_node, warm_up
from ludomots.texts import Texts


def work(address: str, threads: int, say: Texts) -> None:
    """Think until somebody stops it."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    warm_up()
    asyncio.run(_work(address, threads, say))


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
            print(say("worker-ready", address=address, threads=threads), flush=True)

        bus = Nats(address)
        serving, stopping = asyncio.create_task(serve()), asyncio.create_task(stopped.wait())
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()
        await stopping
        serving.cancel()
        await bus.close()
