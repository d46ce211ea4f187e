"""Erase my data, over HTTP."""

from pathlib import Path

from tests.server.people.visits import arrive, site, visiting
from tests.server.stories import visiting as visiting_server
from tests.story import story


def test_a_person_who_was_erased_comes_back_as_somebody_new(tmp_path: Path) -> None:
    with visiting(site(tmp_path)) as browser:
        browser.patch("/api/me", json={"name": "Joueur 1"})
        me = browser.get("/api/me").json()
        assert browser.delete("/api/me").status_code == 204
        assert arrive(browser)["id"] != me["id"]
        assert b"Joueur 1" not in b"".join(file.read_bytes() for file in tmp_path.glob("*.db"))


@story
async def test_an_erased_person_leaves_the_games_and_others_see_a_neutral_name(
    tmp_path: Path,
) -> None:
    async with visiting_server(tmp_path) as (server, leaver):
        stays = await server.visitor("fr")
        table = await leaver.open(visibility="listed")
        socket = await stays.sit(table)
        assert (await socket.ask("join", name="Joueur 2"))["type"] == "done"
        assert "Joueur 1" in (await stays.http.get(f"/api/tables/{table}")).text
        token = leaver.http.cookies.get("csrftoken") or ""
        gone = await leaver.http.delete(
            "/api/me", headers={"x-csrf-token": token, "accept-language": "fr"}
        )
        assert gone.status_code == 204
        assert await leaver.get("/api/me/tables") == []
        seen = (await stays.http.get(f"/api/tables/{table}")).text
        assert "Joueur 1" not in seen
        assert "Joueur 2" in seen
        assert "Anonyme" in seen
