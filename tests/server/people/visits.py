"""The site with an echo in it, and browsers that visit it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx import Cookies
from litestar import Litestar, WebSocket, websocket
from litestar.di import NamedDependency
from litestar.testing import TestClient

from ludomots.server.app import create_app
from ludomots.server.live.service import wall_clock
from ludomots.server.operators.limits import USUAL, Limits
from ludomots.server.people.person import Person
from ludomots.server.people.sessions import CSRF_COOKIE, CSRF_HEADER
from ludomots.server.settings import Settings

Browser = TestClient[Litestar]

ORIGIN = {"origin": "http://testserver.local"}


@websocket("/api/echo")
async def echo(socket: WebSocket[Any, Any, Any], person: NamedDependency[Person]) -> None:
    """Send the identity of a visitor, then the request."""
    await socket.accept()
    await socket.send_text(person.id)
    async for text in socket.iter_data("text"):
        await socket.send_text(text)


def site(
    folder: Path,
    limits: Limits = USUAL,
    now: Callable[[], int] = wall_clock,
    pages: Path = Path("no-pages"),
) -> Litestar:
    """The site on a database in a folder."""
    address = f"sqlite:///{folder / 'people.db'}"
    app = create_app(Settings(database=address, limits=limits, now=now, site=pages, runs=False))
    app.register(echo)
    return app


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
def on_device(browser: Browser, cookies: Cookies) -> Iterator[None]:
    """Use the same client as another device, which keeps its own cookies."""
    before = Cookies(browser.cookies)
    _exchange(browser, cookies)
    yield
    cookies.update(browser.cookies)
    _exchange(browser, before)


def _exchange(browser: Browser, cookies: Cookies) -> None:
    browser.cookies = cookies
    arrive(browser)
