"""What a visitor has played: counted as games end, shared by a link, and erased with the person."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy.exc import OperationalError

from ludomots.records import BadRecord
from tests.server.stories import Server, Visitor, begun, serving
from tests.story import story

MINE = "/api/me/statistics"


async def won_against(server: Server, winner: Visitor, loser: Visitor) -> str:
    """Let somebody win because the other one leaves."""
    one, two = await begun(winner, loser)
    await two.ask("play", seat=1, move={"type": "withdraw"})
    await server.pass_time(6000)
    await server.settle()
    return str(one.view["id"])


async def alone(visitor: Visitor) -> None:
    """Play alone: the best word that the server proposes, until the game is over."""
    seats = [{"type": "mine", "name": "Joueur 1"}]
    table = await visitor.post(
        "/api/tables", {"game": "topword", "preset": "short", "seats": seats}
    )
    socket = await visitor.sit(table["id"])
    (best, *_) = (await socket.ask("hints", seat=0))["hints"]
    assert (await socket.ask("play", seat=0, move=best["move"]))["type"] == "done"
    await socket.ask("play", seat=0, move={"type": "pass"})
    assert socket.view["status"] == "finished"


async def share(visitor: Visitor) -> Any:
    token = visitor.http.cookies.get("csrftoken") or ""
    answer = await visitor.http.put(f"{MINE}/link", headers={"x-csrf-token": token})
    assert answer.status_code == 200, answer.text
    return answer.json()["link"]


@story
async def test_games_are_counted_as_they_end(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada, bob = await server.visitor(), await server.visitor()
        await won_against(server, ada, bob)
        assert await server.node.game_counter._store.uncounted(9) == []
        await alone(ada)
        shown = (await ada.get(MINE))["shown"]
        assert {(one["company"], one["games"], one["won"]) for one in shown["kinds"]} == {
            ("people", 1, 1),
            ("alone", 1, 0),
        }
        best = shown["words"][0]
        assert best["points"] == max(one["points"] for one in shown["words"])
        assert (await ada.get(f"/api/tables/{best['table']}/replay"))["game"] == best["game"]
        assert [one["won"] for one in (await bob.get(MINE))["shown"]["kinds"]] == [0]
        for _ in range(2):
            await won_against(server, bob, ada)
        hardest = (await ada.get(MINE))["shown"]["hardest"]
        assert (hardest["games"], hardest["won"], hardest["lost"]) == (3, 1, 2)


@story
async def test_a_game_whose_record_cannot_be_read_counts_for_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await server.visitor()
        await alone(ada)
        with patch(
            "ludomots.server.ratings.statistics.old_game", side_effect=BadRecord("words", 5)
        ):
            assert (await ada.get(MINE))["shown"]["kinds"] == []
        assert await server.node.game_counter._store.uncounted(9) == []


@story
async def test_a_game_is_counted_later_if_the_database_fails(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await server.visitor(), await server.visitor()
        counter = server.node.game_counter
        away = OperationalError("", None, Exception("away"))
        with patch.object(counter._store, "count", side_effect=away):
            await won_against(server, ada, bob)
        assert len(await counter._store.uncounted(9)) == 1
        await server.pass_time(6000)
        await server.settle()
        assert await counter._store.uncounted(9) == []


@story
async def test_statistics_are_private_unless_they_are_shared(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await server.visitor(), await server.visitor()
        for _ in range(3):
            await won_against(server, ada, bob)
        await alone(ada)
        assert (await ada.get(MINE))["link"] is None
        link = await share(ada)
        assert (await ada.get(MINE))["link"] == link
        shared = (await bob.get(f"/api/statistics/{link}"))["shown"]
        assert shared["kinds"] == (await ada.get(MINE))["shown"]["kinds"]
        assert shared["hardest"] is None  # other people are nobody's to share
        assert {one["table"] for one in shared["words"]} == {None}
        await ada.delete(f"{MINE}/link")
        assert (await bob.get(f"/api/statistics/{link}", 404))["code"] == "no-statistics"
        again = await share(ada)
        assert again != link
        await ada.delete("/api/me")
        await bob.get(f"/api/statistics/{again}", 404)
