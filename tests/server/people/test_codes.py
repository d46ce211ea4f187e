"""A one-time code makes another device the same person, and brings the guest's seats along."""

from pathlib import Path

import pytest
from httpx import Cookies

from ludomots.server.operators.limits import Limits, Rate
from tests.server.people.visits import Browser, on_device, site, visiting
from tests.server.stories import Clock

MINUTE = 60_000


def enter(browser: Browser, code: str) -> int:
    return browser.post("/api/login/code", json={"code": code}).status_code


def test_another_device_becomes_the_same_person(tmp_path: Path) -> None:
    phone = Cookies()
    with visiting(site(tmp_path)) as browser:
        browser.patch("/api/me", json={"name": "Joueur 1"})
        me = browser.get("/api/me").json()
        code = browser.post("/api/me/code").json()["code"]
        with on_device(browser, phone):
            assert browser.get("/api/me").json()["id"] != me["id"]
            assert enter(browser, code) == 200
            assert browser.get("/api/me").json() == me


def test_a_code_works_once_even_for_its_maker(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        code = browser.post("/api/me/code").json()["code"]
        assert [enter(browser, code), enter(browser, code)] == [200, 400]


def test_a_new_code_replaces_the_last_one(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        first = browser.post("/api/me/code").json()["code"]
        second = browser.post("/api/me/code").json()["code"]
        assert [enter(browser, first), enter(browser, second)] == [400, 200]


def test_a_code_lives_for_ten_minutes(tmp_path: Path) -> None:
    clock = Clock()
    with visiting(site(tmp_path, now=clock)) as browser:
        made = browser.post("/api/me/code").json()
        assert made["expires"] == clock() + 10 * MINUTE
        clock.now += 10 * MINUTE
        assert enter(browser, made["code"]) == 400
        made = browser.post("/api/me/code").json()
        clock.now += 10 * MINUTE - 1
        assert enter(browser, made["code"]) == 200


def test_a_code_may_be_copied_as_people_copy(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        code: str = browser.post("/api/me/code").json()["code"]
        assert len(code.replace("-", "")) == 16
        copied = " ".join(code.lower().split("-")).replace("0", "o").replace("1", "l")
        assert enter(browser, copied) == 200


@pytest.mark.parametrize("code", ["", "x", "0000-0000-0000-0000", "é" * 40, "x" * 41])
def test_a_wrong_code_is_refused(tmp_path: Path, code: str) -> None:
    with visiting(site(tmp_path)) as browser:
        browser.post("/api/me/code")
        me = browser.get("/api/me").json()
        assert enter(browser, code) == 400
        assert browser.get("/api/me").json() == me


def test_nobody_may_try_many_codes(tmp_path: Path) -> None:
    few = Limits(tries_of_address=Rate(3, 0.001))
    with visiting(site(tmp_path, few)) as browser:
        code = browser.post("/api/me/code").json()["code"]
        assert [enter(browser, f"{number:016}") for number in range(3)] == [400] * 3
        assert enter(browser, code) == 429


def test_codes_are_not_stored_as_they_are(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        code: str = browser.post("/api/me/code").json()["code"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert code.encode() not in stored
    assert code.replace("-", "").encode() not in stored
