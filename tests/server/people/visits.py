"""A small site with people in it, and browsers that visit it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.di import NamedDependency
from litestar.testing import TestClient

from ludomots.server.limits import USUAL, Limits
from ludomots.server.people import Person
from ludomots.server.security import CSRF_COOKIE, CSRF_HEADER, protect
from ludomots.store import Database, Keeper, Writer

Browser = TestClient[Litestar]


ORIGIN = {"origin": "http://testserver.local"}


@websocket("/api/echo")
async def echo(socket: WebSocket[Any, Any, Any], person: NamedDependency[Person]) -> None:
    """Say who somebody is, then what he says."""
    await socket.accept()
    await socket.send_text(person.id)
    async for text in socket.iter_data("text"):
        await socket.send_text(text)


def site(folder: Path, limits: Limits = USUAL, **wishes: Any) -> Litestar:
    """An application with nothing but people and an echo, on a database of its own."""
    database = Database(f"sqlite:///{folder / 'people.db'}")

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with database, Writer(database) as writer:
            app.state.database = database
            app.state.keeper = Keeper(database, writer)
            yield

    return Litestar([echo], lifespan=[lifespan], on_app_init=[protect(database, limits)], **wishes)


@contextmanager
def visiting(app: Litestar, **wishes: Any) -> Iterator[Browser]:
    """A browser that has seen the first page."""
    with TestClient(app, **wishes) as browser:
        browser.get("/api/me")
        browser.headers[CSRF_HEADER] = browser.cookies[CSRF_COOKIE]
        yield browser
