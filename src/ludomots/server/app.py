"""The application: routes, what protects them, and the house they are about."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from ludomots.server.house import House
from ludomots.server.openapi import openapi_config
from ludomots.server.problems import answer
from ludomots.server.routes.games import games
from ludomots.server.routes.health import health
from ludomots.server.routes.site import site_file
from ludomots.server.routes.tables import my_tables, one_table, open_table, tables
from ludomots.server.security import protect
from ludomots.server.settings import Settings
from ludomots.server.socket import table_socket

ROUTES = [health, games, tables, my_tables, open_table, one_table, table_socket, site_file]


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the server of these settings."""
    settings = settings or Settings()
    house = House(settings)

    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        async with house:
            yield

    return Litestar(
        route_handlers=ROUTES,
        state=State({"house": house}),
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        lifespan=[living],
        on_app_init=[protect(house.database, settings.limits)],
        exception_handlers={Exception: answer},
        openapi_config=openapi_config(),
        logging_config=None,
    )
