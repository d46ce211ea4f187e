"""The server of the soak: ours, with tables that close soon, which writes down what it holds.

``python -m bench.soak_server.server PORT DATABASE FILE``
"""

import asyncio
import json
import sys
from pathlib import Path

from ludomots.server.app import create_app
from ludomots.server.node import Node
from ludomots.server.serve import Server, uvicorn_config
from ludomots.server.settings import Settings
from ludomots.tables.pace import MINUTE, Lifetimes

_EVERY = 5.0
_SHORT = Lifetimes(listed=5 * MINUTE, invited=5 * MINUTE, alone=8 * MINUTE, together=8 * MINUTE)
"""Days would be too long to see any table end."""


def main() -> None:
    """Serve until a signal comes."""
    port, database, file = int(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    app = create_app(Settings(database=database, lifetimes=_SHORT, computer_pace=200))
    server = Server(uvicorn_config(app, "127.0.0.1", port), lambda _: None)

    async def serve() -> None:
        telling = asyncio.create_task(_tell(app.state.node, file))
        await server.serve()
        telling.cancel()

    asyncio.run(serve())


async def _tell(node: Node, file: Path) -> None:
    """Write down again and again how many tasks, tables, sockets and waiting bots there are."""
    while True:
        held = {
            "tasks": len(asyncio.all_tasks()),
            "tables in memory": len(node.tables._tables),
            "sockets": len(node.hub),
            "bots waiting": len(node.bots),
        }
        file.with_suffix(".new").write_text(json.dumps(held), encoding="utf-8")
        file.with_suffix(".new").replace(file)
        await asyncio.sleep(_EVERY)


if __name__ == "__main__":
    main()
