"""Sessions end: where one logs out, everywhere else, and with the person."""

from pathlib import Path

import pytest
from httpx import Cookies
from litestar.testing import TestClient
from sqlalchemy import func, select

from ludomots.server.people import cookie, schema
from ludomots.server.people.cookie import LIVES
from ludomots.server.people.person import browser_of
from ludomots.server.people.sessions import CSRF_COOKIE, CSRF_HEADER
from tests.server.people.visits import Browser, arrive, on_device, site, visiting
from tests.server.stories import Clock

DAY = 24 * 3600 * 1000
RENAMED = {"name": "Joueur 1"}


def take(browser: Browser) -> Cookies:
    """Return a copy of a browser's cookies: what a thief has."""
    return Cookies(browser.cookies)


def tries(browser: Browser, stolen: Cookies) -> tuple[str, int]:
    """Return who somebody with stolen cookies is, and what becomes of a change they ask for."""
    before = Cookies(browser.cookies)
    browser.cookies = stolen
    token = {CSRF_HEADER: stolen[CSRF_COOKIE]}
    change = browser.patch("/api/me", json={"name": "Joueur 9"}, headers=token).status_code
    who = browser.get("/api/me").json()["id"]
    browser.cookies = before
    return who, change


def log_in_on(browser: Browser, device: Cookies) -> None:
    """Make another device the same person."""
    code = browser.post("/api/me/code").json()["code"]
    with on_device(browser, device):
        assert browser.post("/api/login/code", json={"code": code}).is_success


def _key(browser: Browser) -> bytes:
    """Return the key that signs cookies."""
    with browser.portal() as portal:
        key: bytes = portal.call(browser.app.state.people.key)
    return key


def rows(browser: Browser) -> int:
    database = browser.app.state.node.database
    with database.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(schema.sessions)) or 0


def test_a_guest_costs_no_row_and_a_name_one(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        arrive(browser)
        assert rows(browser) == 0
        assert [one["here"] for one in browser.get("/api/me/sessions").json()] == [True]
        browser.patch("/api/me", json=RENAMED)
        arrive(browser)
        assert rows(browser) == 1


def test_a_seat_is_something_to_protect(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        seats = [{"type": "mine", "name": "Joueur 1"}, {"type": "open"}]
        assert browser.post("/api/tables", json={"game": "typo", "seats": seats}).is_success
        arrive(browser)
        assert rows(browser) == 1


def test_a_stolen_cookie_is_worth_nothing_after_the_log_out(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        browser.patch("/api/me", json=RENAMED)
        me, stolen = arrive(browser), take(browser)
        (here,) = browser.get("/api/me/sessions").json()
        assert browser.delete(f"/api/me/sessions/{here['id']}").status_code == 204
        assert arrive(browser)["id"] != me["id"]
        who, change = tries(browser, stolen)
        assert who != me["id"]
        assert change == 401


def test_devices_are_listed_and_each_can_be_logged_out(tmp_path: Path) -> None:
    clock, phone = Clock(), Cookies()
    with visiting(site(tmp_path, now=clock)) as browser:
        browser.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0"
        me = browser.patch("/api/me", json=RENAMED).json()
        clock.now += DAY
        log_in_on(browser, phone)
        mine, other = browser.get("/api/me/sessions").json()
        assert (mine["here"], mine["browser"], mine["system"]) == (True, "firefox", "linux")
        assert not other["here"]
        assert other["begun"] == mine["begun"] + DAY
        assert other["seen"] == clock() // DAY * DAY
        assert browser.delete(f"/api/me/sessions/{other['id']}").status_code == 204
        assert browser.delete(f"/api/me/sessions/{other['id']}").status_code == 404
        who, change = tries(browser, phone)
        assert who != me["id"]
        assert change == 401
        assert arrive(browser)["id"] == me["id"]


def test_nobody_ends_the_session_of_another(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        browser.patch("/api/me", json=RENAMED)
        me, (mine,) = arrive(browser), browser.get("/api/me/sessions").json()
        with on_device(browser, Cookies()):
            assert browser.delete(f"/api/me/sessions/{mine['id']}").status_code == 404
        assert arrive(browser)["id"] == me["id"]


def test_everywhere_else_is_everywhere_but_here_and_one_may_come_back(tmp_path: Path) -> None:
    phone, tablet = Cookies(), Cookies()
    with visiting(site(tmp_path)) as browser:
        me = browser.patch("/api/me", json=RENAMED).json()
        log_in_on(browser, phone)
        log_in_on(browser, tablet)
        assert browser.delete("/api/me/sessions").status_code == 204
        for device in (phone, tablet):
            assert tries(browser, device)[0] != me["id"]
        assert arrive(browser)["id"] == me["id"]
        log_in_on(browser, phone)
        with on_device(browser, phone):
            assert browser.get("/api/me").json()["id"] == me["id"]


def test_no_cookie_outlives_the_person(tmp_path: Path) -> None:
    phone = Cookies()
    with visiting(site(tmp_path)) as browser:
        browser.patch("/api/me", json=RENAMED)
        log_in_on(browser, phone)
        me, stolen = arrive(browser), take(browser)
        assert browser.delete("/api/me").status_code == 204
        for cookies in (stolen, phone):
            who, change = tries(browser, cookies)
            assert who != me["id"]
            assert change == 401
    with TestClient(site(tmp_path), cookies=stolen) as later:
        assert later.get("/api/me").json()["id"] != me["id"]


def test_the_session_of_a_guest_ends_with_the_login(tmp_path: Path) -> None:
    phone = Cookies()
    with visiting(site(tmp_path)) as browser:
        me = browser.patch("/api/me", json=RENAMED).json()
        code = browser.post("/api/me/code").json()["code"]
        with on_device(browser, phone):
            guest, stolen = arrive(browser), take(browser)
            assert browser.post("/api/login/code", json={"code": code}).json() == me
        assert tries(browser, stolen)[0] not in {guest["id"], me["id"]}


def test_a_cookie_that_was_not_used_for_very_long_is_nobody(tmp_path: Path) -> None:
    clock = Clock()
    with visiting(site(tmp_path, now=clock)) as browser:
        me, stolen = arrive(browser), take(browser)
        clock.now += LIVES - DAY
        assert arrive(browser) == me
        clock.now += LIVES - DAY
        assert arrive(browser) == me
        assert tries(browser, stolen)[0] != me["id"]


def test_the_token_of_another_is_refused(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        mine = take(browser)
        with on_device(browser, Cookies()):
            theirs = browser.cookies[CSRF_COOKIE]
        cookies = f"{CSRF_COOKIE}={theirs}; {cookie.NAME}={mine[cookie.NAME]}"
        forged = {CSRF_HEADER: theirs, "cookie": cookies}
        assert browser.patch("/api/me", json=RENAMED, headers=forged).status_code == 403
        arrive(browser)
        assert browser.cookies[CSRF_COOKIE] == mine[CSRF_COOKIE]
        assert browser.patch("/api/me", json=RENAMED).is_success


def test_the_token_of_before_the_login_is_refused(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        code = browser.post("/api/me/code").json()["code"]
        with on_device(browser, Cookies()):
            before = browser.cookies[CSRF_COOKIE]
            assert browser.post("/api/login/code", json={"code": code}).is_success
            old = {CSRF_HEADER: before}
            assert browser.patch("/api/me", json=RENAMED, headers=old).status_code == 403


@pytest.mark.parametrize(
    ("said", "known"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/141.0 Safari/537.36 Edg/141.0",
            "edge windows",
        ),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36", "chrome android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1", "safari iphone"),
        ("", "other other"),
    ],
)
def test_browsers_are_known_roughly(said: str, known: str) -> None:
    assert browser_of(said) == known
