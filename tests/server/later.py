"""A server whose clock can be moved on, for stories in a browser that take several days.

``python -m tests.server.later PORT DATABASE FILE``: the file holds how many milliseconds later than
it really is the server believes it to be.
"""

import sys
import time
from pathlib import Path

import uvicorn

from ludomots.server.app import create_app
from ludomots.server.operators.limits import UNLIMITED
from ludomots.server.serve import uvicorn_config
from ludomots.server.settings import Settings


def main() -> None:
    """Serve until somebody stops it."""
    port, database, file = sys.argv[1:]

    def now() -> int:
        return time.time_ns() // 1_000_000 + int(Path(file).read_text())

    settings = Settings(
        database=database, node="later", now=now, limits=UNLIMITED, computer_pace=0, grace=500
    )
    uvicorn.Server(uvicorn_config(create_app(settings), "127.0.0.1", int(port))).run()


if __name__ == "__main__":
    main()
