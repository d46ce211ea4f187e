"""A recovery sheet: whoever has lost all devices logs in by what they printed."""

from pathlib import Path

from httpx import Cookies

from ludomots.server.operators.limits import Limits, Rate
from tests.server.people.test_codes import enter
from tests.server.people.visits import on_device, site, visiting
from tests.server.stories import Clock

YEAR = 365 * 24 * 3600 * 1000


def test_a_sheet_logs_in_on_new_devices_for_years_and_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    with visiting(site(tmp_path, now=clock)) as browser:
        me = browser.patch("/api/me", json={"name": "Joueur 1"}).json()
        assert browser.get("/api/me/recovery").json() == {"at": None}
        code: str = browser.post("/api/me/recovery").json()["code"]
        assert browser.get("/api/me/recovery").json() == {"at": clock()}
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("*.db*"))
        assert code.encode() not in stored
    clock.now += 3 * YEAR
    for _ in range(2):
        with visiting(site(tmp_path, now=clock)) as browser:
            assert browser.get("/api/me").json()["id"] != me["id"]
            assert enter(browser, code.lower().replace("-", " ")) == 200
            assert browser.get("/api/me").json() == me


def test_one_sheet_is_valid_until_it_is_made_anew_or_revoked(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        first = browser.post("/api/me/recovery").json()["code"]
        second = browser.post("/api/me/recovery").json()["code"]
        assert [enter(browser, first), enter(browser, second)] == [400, 200]
        assert browser.delete("/api/me/recovery").status_code == 204
        assert browser.get("/api/me/recovery").json() == {"at": None}
        assert enter(browser, second) == 400


def test_a_sheet_never_leads_to_another_person_who_logs_in_in_that_browser(tmp_path: Path) -> None:
    phone, third = Cookies(), Cookies()
    with visiting(site(tmp_path)) as browser:
        me = browser.get("/api/me").json()
        with on_device(browser, phone):
            guest = browser.get("/api/me").json()
            sheet = browser.post("/api/me/recovery").json()["code"]
        code = browser.post("/api/me/code").json()["code"]
        with on_device(browser, phone):
            assert enter(browser, code) == 200
        with on_device(browser, third):
            assert enter(browser, sheet) == 200
            assert browser.get("/api/me").json()["id"] == guest["id"] != me["id"]


def test_an_erased_person_has_no_sheet(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        code = browser.post("/api/me/recovery").json()["code"]
        assert browser.delete("/api/me").status_code == 204
    with visiting(site(tmp_path)) as browser:
        assert enter(browser, code) == 400


def test_nobody_tries_many_codes(tmp_path: Path) -> None:
    with visiting(site(tmp_path, Limits(tries_of_address=Rate(3, 0.001)))) as browser:
        code = browser.post("/api/me/recovery").json()["code"]
        assert [enter(browser, "0000") for _ in range(3)] == [400] * 3
        assert enter(browser, code) == 429
