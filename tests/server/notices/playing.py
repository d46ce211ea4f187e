"""Two people who play, one of whom has closed the page and can be told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ludomots.server.notices.settings import NoticeSettings
from tests.server.notices.receiving import (
    Browser,
    MailServer,
    PushService,
    mail_server,
    push_service,
)
from tests.server.stories import Server, Socket, Visitor, begun, serving

MINE = "/api/me/notices"
PASS = {"type": "pass"}
BY_DAYS = {"type": "correspondence", "days": 3}
SITE = "https://ludomots.test"


class Told(NamedTuple):
    """A server whose notices arrive on loopback."""

    server: Server
    push: PushService
    mail: MailServer

    async def reachable(self, name: str, language: str = "fr") -> tuple[Visitor, Browser]:
        """Return somebody new who is told by push."""
        visitor = await self.server.visitor(language)
        browser = self.push.browser(name)
        await put(visitor, f"{MINE}/devices", browser.subscription)
        return visitor, browser

    async def mailed(self, visitor: Visitor, address: str) -> None:
        """Let somebody be told by mail, too."""
        await put(visitor, f"{MINE}/mail", {"address": address})
        token = self.mail.came.pop().get_content().partition("/notices/confirm#")[2].split()[0]
        await visitor.send("/api/notices/confirm", {"token": token})

    async def later(self, seconds: int) -> None:
        """Let time pass, and everything be sent that is due meanwhile."""
        for _ in range(0, seconds, 5):
            await self.server.pass_time(5000)
            await self.server.settle()


@asynccontextmanager
async def telling(folder: Path, **wishes: Any) -> AsyncIterator[Told]:
    """A server that may send to loopback."""
    async with push_service() as push, mail_server() as mail:
        settings = NoticeSettings(
            mail_server=mail.address,
            mail_from="jeux@ludomots.test",
            public_url=SITE,
            push_inside=True,
        )
        async with serving(folder, notices=settings, **wishes) as server:
            yield Told(server, push, mail)


async def put(visitor: Visitor, path: str, body: Any = None, status: int = 200) -> Any:
    """Put something as a browser does."""
    token = visitor.http.cookies.get("csrftoken") or ""
    answer = await visitor.http.put(path, json=body, headers={"x-csrf-token": token})
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def waiting(one: Visitor, two: Visitor) -> tuple[Socket, Socket, int]:
    """Return the sockets of two people who play by correspondence, and the seat whose turn it is:
    0 is the first one's, 1 the second one's."""
    first, second = await begun(one, two, pace=BY_DAYS)
    return first, second, int(first.view["toAct"][0])


async def turn_of_first(one: Visitor, two: Visitor) -> tuple[Socket, Socket]:
    """Return the sockets of two people at a table at which the first one is about to move."""
    first, second, seat = await waiting(one, two)
    if seat == 1:
        await second.ask("play", seat=1, move=PASS)
        await first.until_seq(second.seq)
    return first, second
