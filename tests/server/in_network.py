"""A server that others reach too, for stories in a browser: 127.0.0.2 stands for its address in the
local network.

``python -m tests.server.in_network PORT DATABASE``.
"""

import sys
from ipaddress import ip_address

import uvicorn

from ludomots.server.app import create_app
from ludomots.server.operators.limits import UNLIMITED
from ludomots.server.serve import uvicorn_config
from ludomots.server.settings import Settings
from ludomots.server.starting import listen

HERE, IN_NETWORK = "127.0.0.1", "127.0.0.2"


def main() -> None:
    """Serve until somebody stops it."""
    port, database = int(sys.argv[1]), sys.argv[2]
    settings = Settings(
        database=database,
        node="network",
        limits=UNLIMITED,
        computer_pace=0,
        listens_at="0.0.0.0",  # noqa: S104 (as if: it listens at two addresses of loopback)
        machine_addresses=lambda: [ip_address(IN_NETWORK)],
    )
    server = uvicorn.Server(uvicorn_config(create_app(settings), HERE, port))
    server.run([listen(HERE, port), listen(IN_NETWORK, port)])


if __name__ == "__main__":
    main()
