"""A visitor is a guest at once, and stays the same one."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from ludomots.server.people import cookie
from tests.server.people.visits import site, visiting
from tests.tables.stories import NOON


def test_a_visitor_is_a_guest_at_once_and_the_same_one_later(tmp_path: Path) -> None:
    with TestClient(site(tmp_path)) as browser:
        first = browser.get("/api/me", headers={"accept-language": "fr-FR,fr;q=0.9"})
        assert first.status_code == 200
        assert first.json()["name"].startswith("Joueur ")
        assert first.json() == {**first.json(), "kept": False, "language": "fr"}
        assert browser.get("/api/me").json()["id"] == first.json()["id"]
        browser.cookies.clear()
        assert browser.get("/api/me").json()["id"] != first.json()["id"]


def test_the_cookie_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        browser.patch("/api/me", json={"name": "Joueur É"})
        me, cookies = browser.get("/api/me").json(), browser.cookies
    with TestClient(site(tmp_path), cookies=cookies) as later:
        assert later.get("/api/me").json() == me
        assert me["name"] == "Joueur É"


def test_the_cookie_is_out_of_reach_of_scripts_and_secure_over_https(tmp_path: Path) -> None:
    with TestClient(site(tmp_path)) as browser:
        plain = browser.get("/api/me").headers.get_list("set-cookie")
        over_https = browser.get("https://testserver.local/api/me").headers.get_list("set-cookie")
    person = next(text for text in plain if text.startswith("person="))
    assert "HttpOnly" in person
    assert "SameSite=Lax" in person
    assert not any("Secure" in text for text in plain)
    assert over_https
    assert all("Secure" in text for text in over_https)


@pytest.mark.parametrize(
    "forged", ["", ".", "somebody", "somebody.", "somebody.x", "é.é", "a" * 300]
)
def test_a_forged_cookie_is_nobody(forged: str) -> None:
    key = b"k" * 32
    assert cookie.read(key, forged) is None
    session = cookie.new_session("somebody", NOON)
    assert cookie.read(key, cookie.signed(key, session)) == session
    assert cookie.read(b"x" * 32, cookie.signed(key, session)) is None
    assert cookie.read(key, cookie.signed(key, session).replace("some", "any")) is None
    assert cookie.read(key, f"somebody.{cookie._signature(key, 'somebody')}") is None
