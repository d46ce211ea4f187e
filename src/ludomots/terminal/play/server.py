"""A server of tables, as a guest of it knows it: who one is, opening a table, sitting down."""

import asyncio
import platform
import re
from collections.abc import Sequence
from contextlib import suppress
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec

from ludomots.terminal.play.setup import Setup
from ludomots.widgets.table import NotDone

COOKIES = "server-cookies.txt"
"""The file that keeps who one is at each server, so that one finds one's seats again."""

_SECONDS = 30
_TABLE_ID = re.compile(r"[\w-]{8,}")


class Unreachable(Exception):
    """A server that does not answer."""

    def __init__(self, url: str, reason: str) -> None:
        self.url = url
        self.reason = reason
        super().__init__(f"{url}: {reason}")


class Problem(msgspec.Struct, frozen=True):
    """Why a server does not do something: a sentence for the reader."""

    detail: str


class Server:
    """A server; ``names`` are what the people at this screen are called there."""

    def __init__(self, url: str, names: Sequence[str], folder: Path, language: str) -> None:
        self.url = url.rstrip("/")
        self.names = tuple(names)
        self.language = language
        folder.mkdir(parents=True, exist_ok=True)
        self._jar = LWPCookieJar(folder / COOKIES)
        self._http = build_opener(HTTPCookieProcessor(self._jar))

    @property
    def cookies(self) -> str:
        """The cookies of this server, as a header says them."""
        host = urlsplit(self.url).hostname or ""
        ours = [one for one in self._jar if one.domain.split(".local")[0] == host]
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in ours)

    async def greet(self) -> None:
        """Be known to the server: as before, or as a new guest."""
        with suppress(FileNotFoundError, LoadError):
            self._jar.load(ignore_discard=True)
        await self._ask("GET", "/api/me")
        self._keep_cookies()

    async def open(self, setup: Setup) -> str:
        """Open a table and return its id, or raise ``NotDone`` or ``Unreachable``."""
        await self.greet()
        wanted = {
            "game": setup.game,
            "seats": setup.seats,
            "preset": setup.preset,
            "changes": setup.changes,
            "coach": setup.coach,
        }
        opened = await self._ask("POST", "/api/tables", wanted)
        return str(opened["id"])

    def link_to(self, table_id: str) -> str:
        """Return the invitation to a table."""
        return f"{self.url}/table/{table_id}"

    async def _ask(self, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(self._ask_now, method, path, body)

    def _ask_now(self, method: str, path: str, body: object) -> Any:
        token = next((one.value for one in self._jar if one.name == "csrftoken"), None) or ""
        headers = {
            "accept-language": self.language,
            "user-agent": f"Ludomots ({platform.system()})",
            "x-csrf-token": token,
        }
        data = None
        if body is not None:
            data, headers["content-type"] = msgspec.json.encode(body), "application/json"
        request = Request(f"{self.url}{path}", data, headers, method=method)  # noqa: S310
        try:
            with self._http.open(request, timeout=_SECONDS) as answer:
                return msgspec.json.decode(answer.read())
        except HTTPError as error:
            raise NotDone(_detail(error)) from error
        except (URLError, OSError, ValueError, msgspec.MsgspecError) as error:
            raise Unreachable(self.url, str(getattr(error, "reason", error))) from error

    def _keep_cookies(self) -> None:
        self._jar.save(ignore_discard=True)
        Path(str(self._jar.filename)).chmod(0o600)


def table_id_of(link: str) -> str:
    """Return the table of an invitation, or of what is left of one.

    >>> table_id_of("http://localhost:8000/table/hPZ3kq0Jd1w2VYxA?lang=fr")
    'hPZ3kq0Jd1w2VYxA'
    """
    found = _TABLE_ID.findall(urlsplit(link).path or link)
    return str(found[-1]) if found else link


def server_of(link: str) -> str | None:
    """Return the server of an invitation, ``None`` if it names none."""
    parts = urlsplit(link)
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme and parts.netloc else None


def _detail(error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=Problem).detail
    except msgspec.MsgspecError:
        return f"{error.code} {error.reason}"
