"""Erase my data, over HTTP."""

from pathlib import Path

from httpx import Cookies

from tests.server.people.visits import ORIGIN, arrive, on_device, site, visiting

TABLE = {
    "game": "topword",
    "seats": [{"type": "mine", "name": "Joueur 1"}, {"type": "open"}],
    "visibility": "listed",
}


def test_a_person_who_was_erased_comes_back_as_somebody_new(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        browser.patch("/api/me", json={"name": "Joueur 1"})
        me = browser.get("/api/me").json()
        assert browser.delete("/api/me").status_code == 204
        assert arrive(browser)["id"] != me["id"]
        assert b"Joueur 1" not in b"".join(file.read_bytes() for file in tmp_path.glob("*.db"))


def test_an_erased_person_leaves_the_games_and_others_see_a_neutral_name(tmp_path: Path) -> None:
    other = Cookies()
    with visiting(site(tmp_path)) as browser:
        table = browser.post("/api/tables", json=TABLE).json()["id"]
        path = f"/api/tables/{table}/socket"
        with on_device(browser, other), browser.websocket_connect(path, headers=ORIGIN) as socket:
            socket.receive_json()
            join = {"type": "join", "request": 1, "seen": 1, "name": "Joueur 2"}
            socket.send_json(join)
            assert "Joueur 1" in browser.get(f"/api/tables/{table}").text
        browser.delete("/api/me", headers={"accept-language": "fr"})
        arrive(browser)
        assert browser.get("/api/me/tables").json() == []
        with on_device(browser, other):
            seen = browser.get(f"/api/tables/{table}").text
            assert "Joueur 1" not in seen
            assert "Joueur 2" in seen
            assert "Anonyme" in seen
