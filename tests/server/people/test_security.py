"""Forged requests, foreign pages, floods and headers."""

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from ludomots.server.addresses import network_of
from ludomots.server.database import Database
from ludomots.server.live.budgets import Buckets, Ledger
from ludomots.server.live.gate import Gate
from ludomots.server.operators.limits import Limits, Rate
from ludomots.server.people.people import People
from ludomots.server.people.sessions import CSRF_COOKIE, CSRF_HEADER
from ludomots.server.security import LARGEST_BODY
from ludomots.server.settings import Phase
from tests.server.people.visits import ORIGIN, site, visiting

RENAMED = {"name": "Joueur 1"}


def test_a_request_that_changes_something_needs_the_token(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        token = browser.headers.pop(CSRF_HEADER)
        assert browser.patch("/api/me", json=RENAMED).status_code == 403
        forged = {CSRF_HEADER: token[:-1] + ("0" if token[-1] != "0" else "1")}
        assert browser.patch("/api/me", json=RENAMED, headers=forged).status_code == 403
        assert browser.patch("/api/me", json=RENAMED, headers={CSRF_HEADER: token}).is_success


@pytest.mark.parametrize("token", ["x", "0" * 128, "é"])
def test_a_token_that_is_not_ours_is_replaced(tmp_path: Path, token: str) -> None:
    with TestClient(site(tmp_path)) as browser:
        foreign = f"{CSRF_COOKIE}={token}".encode()
        answer = browser.get("/api/me", headers={b"cookie": foreign})
        set_cookies = answer.headers.get_list("set-cookie")
        assert sum(one.startswith(f"{CSRF_COOKIE}=") for one in set_cookies) == 1
        browser.headers[CSRF_HEADER] = browser.cookies[CSRF_COOKIE]
        assert browser.patch("/api/me", json=RENAMED).is_success
        token = browser.cookies[CSRF_COOKIE]
        browser.get("/api/me")
        assert browser.cookies[CSRF_COOKIE] == token


@pytest.mark.parametrize(
    "origin",
    [
        "http://elsewhere.example",
        "null",
        "",
        "http://[",
        "http://testserver.local.example",
        "testserver.local",
    ],
)
def test_a_socket_opens_from_our_own_pages_only(tmp_path: Path, origin: str) -> None:
    with TestClient(site(tmp_path)) as browser:
        with (
            pytest.raises(WebSocketDisconnect),
            browser.websocket_connect("/api/echo", headers={"origin": origin}),
        ):
            pass
        with browser.websocket_connect("/api/echo", headers=ORIGIN) as socket:
            assert socket.receive_text()


def test_a_socket_knows_who_opened_it(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        me = browser.get("/api/me").json()["id"]
        with browser.websocket_connect("/api/echo", headers=ORIGIN) as socket:
            assert socket.receive_text() == me


def test_bodies_have_a_largest_size(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        large = {"name": "x" * LARGEST_BODY}
        assert browser.patch("/api/me", json=large).status_code == 413


def test_a_visitor_with_too_many_requests_learns_when_to_come_back(tmp_path: Path) -> None:
    slow = Limits(requests_of_person=Rate(5, 0.01))
    with visiting(site(tmp_path, slow)) as browser:
        answers = [browser.get("/api/me") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert 90 <= int(answers[-1].headers["retry-after"]) <= 100
        browser.cookies.delete("person")
        assert browser.get("/api/me").status_code == 200


def test_an_address_is_limited_too_under_any_identity(tmp_path: Path) -> None:
    with TestClient(site(tmp_path, Limits(requests_of_address=Rate(3, 0.01)))) as browser:
        codes = []
        for _ in range(5):
            browser.cookies.clear()
            codes.append(browser.get("/api/me").status_code)
    assert codes == [200] * 3 + [429] * 2


def test_sockets_at_once_are_limited_and_counted_down(tmp_path: Path) -> None:
    def connect(browser: Any) -> Any:
        return browser.websocket_connect("/api/echo", headers=ORIGIN)

    with visiting(site(tmp_path, Limits(sockets_of_person=2))) as browser:
        with (
            connect(browser),
            connect(browser),
            pytest.raises(WebSocketDisconnect),
            connect(browser),
        ):
            pass
        with connect(browser) as again:
            assert again.receive_text()


def test_frames_too_many_wait_and_none_is_lost(tmp_path: Path) -> None:
    frames: list[Any] = [{"type": "websocket.receive", "text": str(n)} for n in range(5)]
    heard: list[Any] = []
    now = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    async def receive() -> Any:
        return frames[len(heard)]

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
        while len(heard) < len(frames):
            heard.append((await receive(), now))

    async def story() -> None:
        async with Database(f"sqlite:///{tmp_path / 'people.db'}") as database:
            limits = Limits(frames_of_address=Rate(at_once=2, a_second=0.25))
            gate = Gate(People(database), Ledger(limits, lambda: now), sleep=sleep)
            node = SimpleNamespace(phase=Phase.SERVING)
            scope: Any = {
                "type": "websocket",
                "headers": [(b"host", b"here"), (b"origin", b"https://here")],
                "client": ("192.0.2.7", 1),
                "route_handler": SimpleNamespace(opt={}),
                "state": {},
                "litestar_app": SimpleNamespace(state=SimpleNamespace(node=node)),
                "path": "/",
                "query_string": b"",
            }
            await gate.handle(scope, receive, AsyncMock(), app)

    asyncio.run(story())
    assert heard == list(zip(frames, [0, 0, 4, 8, 12], strict=True))


def test_permits_come_back_with_time() -> None:
    now = 0.0
    buckets = Buckets(Rate(at_once=2, a_second=0.5), now=lambda: now)
    assert [buckets.wait("one") for _ in range(3)] == [0, 0, 2]
    assert buckets.wait("other", 2) == 0
    now = 2.0
    assert [buckets.wait("one"), buckets.wait("one")] == [0, 2]
    now = 100.0
    assert [buckets.wait("one") for _ in range(3)] == [0, 0, 2]


def test_visitors_whose_buckets_are_full_again_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(Rate(at_once=2, a_second=1), now=lambda: now)
    for number in range(2000):
        buckets.wait(f"visitor {number}")
        now += 0.01
    assert len(buckets) < 700
    assert buckets.wait("visitor 1999", 2) > 0, "this one has just been here"


def test_one_household_is_one_address() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:9::1")
    assert network_of("2001:db8:1:2::7") != network_of("2001:db8:1:3::7")
    assert network_of("testclient") == "testclient"


@pytest.mark.parametrize("path", ["/api/me", "/no/such/page"])
def test_every_answer_has_strict_headers(tmp_path: Path, path: str) -> None:
    with TestClient(site(tmp_path)) as browser:
        headers = browser.get(path).headers
    policy = headers["content-security-policy"]
    script = re.search(r"script-src ([^;]*)", policy)
    assert script is not None
    assert script[1] == "'self'"
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api/") else None)


@pytest.mark.parametrize("name", ["", " ", "a" * 33, "a\nb", "a\x00", "\u202eabc", 7])
def test_names_are_1_to_32_printable_characters(tmp_path: Path, name: Any) -> None:
    with visiting(site(tmp_path)) as browser:
        before = browser.get("/api/me").json()
        assert browser.patch("/api/me", json={"name": name}).status_code == 400
        assert browser.get("/api/me").json() == before
