"""Decisions tried again, and one's own mistakes as a deck over several days."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from sqlalchemy import delete, select

from ludomots.server.learning import schema as learning_schema
from ludomots.server.learning.mistakes import graded
from ludomots.server.live import schema as live_schema
from ludomots.server.problems import Unanswerable
from ludomots.server.ratings import schema as ratings_schema
from ludomots.server.reviews import schema as reviews_schema
from ludomots.study.memory import Grade
from ludomots.tables.record import game_of
from tests.server.stories import Server, Visitor, begun, serving
from tests.story import story

DAY = 24 * 60 * 60 * 1000
DECK = "/api/me/mistakes"
PLAYOUTS = 100


async def a_poor_game(server: Server, ada: Visitor, bob: Visitor) -> str:
    """Let two people lay words of little value, until one of them leaves."""
    sockets = await begun(ada, bob)
    for _ in range(6):
        seat = sockets[0].view["toAct"][0]
        table = await server.node.tables.load(sockets[0].view["id"])
        assert table.game is not None
        found = table.kind.finder.best(table.rules, table.game.state, seat, 40)
        move = msgspec.to_builtins(found[-1])
        assert (await sockets[seat].ask("play", seat=seat, move=move))["type"] == "done"
        for socket in sockets:
            await socket.until_seq(sockets[seat].seq)
    await sockets[1].ask("play", seat=1, move={"type": "withdraw"})
    return str(sockets[0].view["id"])


async def reviewed(visitor: Visitor, table: str) -> Any:
    token = visitor.http.cookies.get("csrftoken") or ""
    answer = await visitor.http.post(f"/api/tables/{table}/review", headers={"x-csrf-token": token})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.text.splitlines()[-1])["review"]


async def play(visitor: Visitor, card: Any, shown: Any, move: Any) -> Any:
    """Try a move at the position of a card."""
    content = {"type": "play", "seat": shown["seat"], "seen": 2, "move": move}
    body = {"request": 1, "content": content}
    return await visitor.post(f"/api/tables/{card['table']}/tries/{card['step']}", body, 200)


async def answer(visitor: Visitor, card: Any, tries: list[Any], *, helped: bool = False) -> Any:
    body = {"answers": card["answers"], "tries": tries, "helped": helped}
    return await visitor.post(f"{DECK}/{card['table']}/{card['step']}", body, 200)


@story
async def test_a_decision_is_tried_again_until_it_is_found(tmp_path: Path) -> None:
    async with serving(tmp_path, review_playouts=PLAYOUTS) as server:
        ada, bob, looker = [await server.visitor() for _ in range(3)]
        table = await a_poor_game(server, ada, bob)
        path = f"/api/tables/{table}/tries"
        assert (await looker.get(f"{path}/1", 404))["code"] == "not-reviewed"
        review = await reviewed(looker, table)
        step = next(
            one["step"] for one in review["decisions"] if one["grade"] in {"large", "medium"}
        )
        card = {"table": table, "step": step}
        shown = await looker.get(f"{path}/{step}")
        assert shown["clues"]
        assert await looker.get(f"{path}/999", 404)
        made = await play(looker, card, shown, shown["made"]["move"])
        assert made["message"]["problem"]["code"] == "not-the-best"
        verdict = made["verdict"]
        assert verdict["behind"] > 0
        assert 1 < verdict["place"] <= verdict["considered"]
        assert verdict["grade"] != "right"
        passed = await play(looker, card, shown, {"type": "pass"})
        assert passed["verdict"]["behind"] >= 0  # rarely it is even the best move
        best = await play(looker, card, shown, shown["best"][0]["move"])
        assert (best["message"]["type"], best["verdict"]["place"]) == ("update", 1)
        assert (await looker.get(DECK))["cards"] == 0  # it was not their game


@story
async def test_the_deck_over_several_days(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address, review_playouts=PLAYOUTS) as server:
        ada, bob = await server.visitor(), await server.visitor()
        table = await a_poor_game(server, ada, bob)
        review = await reviewed(ada, table)
        await reviewed(ada, table)
        wanted = {
            one["step"]
            for one in review["decisions"]
            if one["seat"] == 0 and one["grade"] in {"large", "medium"}
        }
        deck = await ada.get(DECK)
        assert {one["step"] for one in deck["next"]} >= wanted
        assert deck["due"] == deck["cards"] == len(deck["next"]) > 0
        assert sum(one["cards"] for one in deck["sorts"]) == deck["cards"]
        sort = deck["sorts"][0]
        some = (await ada.get(f"{DECK}?game=topword&theme={sort['theme']}"))["next"]
        assert {one["theme"] for one in some} == {sort["theme"]}
        assert (await ada.get(f"{DECK}?game=typo"))["next"] == []
        assert (await bob.get(DECK))["cards"] == 0
        await bob.get(f"/api/tables/{table}/review")
        assert (await bob.get(DECK))["cards"] > 0

        card = deck["next"][0]
        shown = await ada.get(f"/api/tables/{table}/tries/{card['step']}")
        best = shown["best"][0]["move"]
        missed = await answer(ada, card, [shown["made"]["move"]])
        assert missed["grade"] in {"wrong", "nearly"}
        again = next(one for one in (await ada.get(DECK))["next"] if one["step"] == card["step"])
        found = await answer(ada, again, [best])
        assert found["grade"] == "right"
        assert found["wait"] > DAY / 2
        late = await answer(ada, again, [])  # another device had the same card
        assert late["wait"] == found["wait"]
        assert card["step"] not in {one["step"] for one in (await ada.get(DECK))["next"]}
        assert (await ada.get(DECK))["streak"] == 1
        server.clock.now += found["wait"] + DAY
        assert card["step"] in {one["step"] for one in (await ada.get(DECK))["next"]}
        await ada.delete(f"{DECK}/{table}/{card['step']}")
        await reviewed(ada, table)
        left = await ada.get(DECK)
        assert left["cards"] == deck["cards"] - 1
        kept = (await ada.get("/api/me/cards"))["games"]
        assert (table in kept) == (left["cards"] > 0)  # some poor games have one mistake only
        steps = {one["step"] for one in deck["next"]} - {card["step"]}
        for step in steps:
            await ada.delete(f"{DECK}/{table}/{step}")
        assert (await ada.get("/api/me/cards"))["games"] == {}
        assert table in (await bob.get("/api/me/cards"))["games"]


@story
async def test_mistakes_are_learnt_later_if_the_computers_are_busy(tmp_path: Path) -> None:
    async with serving(tmp_path, review_playouts=PLAYOUTS) as server:
        ada, bob = await server.visitor(), await server.visitor()
        table = await a_poor_game(server, ada, bob)
        await reviewed(ada, table)
        busy = Unanswerable("computers-busy", 503)
        with patch.object(server.node.bots, "check_room", side_effect=busy):
            await bob.get(f"/api/tables/{table}/review")
        assert (await bob.get(DECK))["cards"] == 0
        await bob.get(f"/api/tables/{table}/review")
        assert (await bob.get(DECK))["cards"] > 0


@story
async def test_cards_outlive_the_log_go_along_and_are_erased(tmp_path: Path) -> None:
    async with serving(tmp_path, review_playouts=PLAYOUTS) as server:
        ada, bob, phone = [await server.visitor() for _ in range(3)]
        table = await a_poor_game(server, ada, bob)
        await reviewed(ada, table)
        code = (await phone.post("/api/me/code", None, 200))["code"]
        await ada.post("/api/login/code", {"code": code}, 200)
        (card, *_) = (await phone.get(DECK))["next"]
        await reviewed(phone, table)
        with server.node.database.engine.begin() as connection:
            for kind in (live_schema.events, reviews_schema.reviews):
                connection.execute(delete(kind).where(kind.c.table_id == table))
        shown = await phone.get(f"/api/tables/{table}/tries/{card['step']}")
        best = shown["best"][0]["move"]
        assert (await play(phone, card, shown, best))["verdict"]["grade"] == "right"
        mine = await phone.get("/api/me/cards")
        assert "Joueur" not in mine["games"][table]
        assert len((await phone.get("/api/me/statistics"))["shown"]["accuracies"]) == 1
        await phone.delete("/api/me")
        with server.node.database.engine.connect() as connection:
            for kind in (
                learning_schema.cards,
                learning_schema.mistake_games,
                ratings_schema.accuracies,
            ):
                assert connection.execute(select(kind)).all() == []


@story
async def test_alone_a_poor_move_is_wrong_by_its_points(tmp_path: Path) -> None:
    async with serving(tmp_path, review_playouts=PLAYOUTS) as server:
        ada = await server.visitor()
        seats = [{"type": "mine", "name": "Joueur 1"}]
        body = {"game": "topword", "preset": "short", "seats": seats}
        table = (await ada.post("/api/tables", body))["id"]
        socket = await ada.sit(table)
        for _ in range(2):  # the second pass ends the game
            await socket.ask("play", seat=0, move={"type": "pass"})
        first, *_ = (await reviewed(ada, table))["decisions"]
        best, passed = first["choices"][0], first["choices"][first["made"]]
        assert best["chance"] == passed["chance"]
        card = {"table": table, "step": first["step"]}
        shown = await ada.get(f"/api/tables/{table}/tries/{first['step']}")
        verdict = (await play(ada, card, shown, {"type": "pass"}))["verdict"]
        assert (verdict["grade"], first["grade"]) == ("wrong", "large")


@story
async def test_a_move_that_the_review_did_not_consider_is_weighed_once(tmp_path: Path) -> None:
    async with serving(tmp_path, review_playouts=PLAYOUTS) as server:
        ada, bob = await server.visitor(), await server.visitor()
        table = await a_poor_game(server, ada, bob)
        review = await reviewed(ada, table)
        (card, *_) = (await ada.get(DECK))["next"]
        decision = next(one for one in review["decisions"] if one["step"] == card["step"])
        considered = {one["text"] for one in decision["choices"]}
        game = game_of(await server.node.tables.load(table))
        assert game is not None
        state, finder = game.states[card["step"] - 1], game.kind.finder
        others = finder.best(game.rules, state, decision["seat"], 200)
        other = next(one for one in others if game.text(one) not in considered)
        shown = await ada.get(f"/api/tables/{table}/tries/{card['step']}")
        processes = server.node.bots.processes
        with patch.object(processes, "think", side_effect=processes.think) as thought:
            found = await play(ada, card, shown, msgspec.to_builtins(other))
            assert found["verdict"]["behind"] >= 0
            judged = await answer(ada, card, [msgspec.to_builtins(other)])
            assert judged["grade"] == found["verdict"]["grade"]
        assert thought.call_count == 1


def test_an_answer_is_graded_by_how_it_was_found() -> None:
    right, nearly, wrong = Grade.RIGHT, Grade.NEARLY, Grade.WRONG
    assert graded([right], was_helped=False) is right
    assert graded([right], was_helped=True) is nearly
    assert graded([wrong, right], was_helped=False) is nearly
    assert graded([wrong, nearly], was_helped=False) is nearly
    assert graded([nearly], was_helped=True) is wrong
    assert graded([], was_helped=False) is wrong
