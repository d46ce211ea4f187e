"""A small site with people in it, and browsers that visit it."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.di import NamedDependency
from litestar.testing import TestClient

from ludomots.server.limits import USUAL, Limits
from ludomots.server.people import Person
from ludomots.server.problems import answer
from ludomots.server.security import CSRF_COOKIE, CSRF_HEADER, protect
from ludomots.store import Database, Keeper, Writer
from ludomots.store.keeper import wall_clock

Browser = TestClient[Litestar]


ORIGIN = {"origin": "http://testserver.local"}


@websocket("/api/echo")
async def echo(socket: WebSocket[Any, Any, Any], person: NamedDependency[Person]) -> None:
    """Say who somebody is, then what he says."""
    await socket.accept()
    await socket.send_text(person.id)
    async for text in socket.iter_data("text"):
        await socket.send_text(text)


def site(
    folder: Path, limits: Limits = USUAL, now: Callable[[], int] = wall_clock, **wishes: Any
) -> Litestar:
    """An application with nothing but people and an echo, on a database of its own."""
    database = Database(f"sqlite:///{folder / 'people.db'}")

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with database, Writer(database) as writer:
            app.state.keeper = Keeper(database, writer)
            yield

    return Litestar(
        [echo],
        lifespan=[lifespan],
        exception_handlers={Exception: answer},
        on_app_init=[protect(database, limits, now)],
        **wishes,
    )


@contextmanager
def visiting(app: Litestar) -> Iterator[Browser]:
    """A browser that has seen the first page."""
    with TestClient(app) as browser:
        arrive(browser)
        yield browser


def arrive(browser: Browser) -> dict[str, Any]:
    """See the first page, and return who one is there."""
    me: dict[str, Any] = browser.get("/api/me").json()
    browser.headers[CSRF_HEADER] = browser.cookies[CSRF_COOKIE]
    return me


@contextmanager
def on_device(browser: Browser, cookies: dict[str, str]) -> Iterator[dict[str, str]]:
    """Use the same client as another device, which keeps its own cookies."""
    before = dict(browser.cookies)
    browser.cookies.clear()
    browser.cookies.update(cookies)
    arrive(browser)
    yield cookies
    cookies.update(browser.cookies)
    browser.cookies.clear()
    browser.cookies.update(before)
    arrive(browser)
