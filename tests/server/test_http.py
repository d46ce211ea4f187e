"""What is asked over HTTP: the shelf, words, rules, records, replays, ratings, figures."""

from pathlib import Path
from typing import Any

import pytest

from ludomots.core.draws import secret_of_seed
from ludomots.core.shelf import SHELF
from tests.server.merging import Json
from tests.server.stories import Server, Visitor, serving, two_at, two_playing, visiting
from tests.story import story


async def finished(server: Server, game: str = "mots-de-tete") -> tuple[Visitor, str]:
    """Return a game that two people played for some moves, until one left."""
    one, two = await two_at(server, game)
    for _ in range(2):
        seat = one.view["toAct"][0]
        mover = (one, two)[seat]
        await mover.ask("play", seat=seat, move={"type": "pass"})
        await one.until_seq(mover.seq)
        await two.until_seq(mover.seq)
    await one.ask("play", seat=0, move={"type": "withdraw"})
    return await server.visitor(), one.view["id"]


@story
async def test_the_shelf_tells_what_can_be_chosen(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        shelf = {game["name"]: game for game in await visitor.get("/api/games")}
        assert list(shelf) == list(SHELF)
        assert shelf["typo"]["levels"] == ["debutant", "famille", "club", "champion"]
        assert shelf["topword"]["texts"]["en"]["title"] == "Topword"
        assert shelf["topword"]["usual"]["en"]["preset"] == "international"
        assert shelf["topword"]["pad"]["endings"] == [{"name": "tiles-left", "each": -5}]
        assert shelf["mots-de-tete"]["alone"]["en"] == {
            "preset": "solo",
            "changes": {"lexicon": "en"},
        }
        rules = await visitor.get("/api/games/mots-de-tete")
        assert "L6 SOLO" in rules["example"]
        assert rules["presets"][-1] == {
            "name": "short",
            "label": "Partie courte sur la petite grille",
            "values": {"board": 13, "target": 150},
        }
        options = {one["name"]: one for one in rules["options"]}
        assert options["board"]["choices"][0] == {"value": 17, "label": "17 cases sur 17"}
        assert options["finishRound"]["label"] == "Finir le tour de table"
        assert (options["target"]["low"], options["target"]["high"]) == (1, 2000)
        assert (await visitor.get("/api/games/chess", 404))["code"] == "no-game"


@story
async def test_words_and_rules(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        km = await visitor.get("/api/words/fr/km")
        assert (km["status"], km["reasons"][0]["code"]) == ("refused", "symbol")
        assert km["sentences"][0].startswith("KM")
        bad = await visitor.get("/api/words/fr/k2", 400)
        assert bad["code"] == "not-a-word"
        assert (await visitor.get("/api/words/xx/km", 404))["code"] == "no-lexicon"
        for game in SHELF:
            rules = await visitor.http.get(f"/api/rules/{game}")
            assert rules.text.startswith("# ")
        assert (await visitor.get("/api/rules/chess", 404))["code"] == "no-game"
        short = await visitor.http.get("/api/rules/topword?preset=short&option=rackSize=5")
        assert "8 cases sur 8" in short.text
        assert "pioche 5 lettres" in short.text
        bad = await visitor.get("/api/rules/topword?preset=tall", 400)
        assert bad["code"] == "preset-unknown"
        usual = await visitor.http.get("/api/rules/topword?lang=en")
        assert "The English word list decides." in usual.text


@story
async def test_the_rules_of_a_table_are_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        table = await visitor.open(game="topword", changes={"stackLimit": 3})
        rules = await visitor.http.get(f"/api/tables/{table}/rules")
        assert rules.headers["content-type"].startswith("text/markdown")
        assert "Une pile s’arrête à 3 lettres." in rules.text
        assert (await visitor.get("/api/tables/none/rules", 404))["code"] == "no-table"


@story
async def test_a_table_is_listed_only_if_it_is_to_be(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        first, second = await server.visitor(), await server.visitor()
        hidden = await first.open()
        listed = await first.open(visibility="listed")
        assert [one["id"] for one in await second.get("/api/tables")] == [listed]
        mine = await first.get("/api/me/tables")
        assert {one["id"] for one in mine} == {hidden, listed}
        assert [one["mine"] for one in mine] == [[0], [0]]
        assert [(one["scores"], one["acting"]) for one in mine] == [([], []), ([], [])]
        assert await second.get("/api/me/tables") == []
        assert (await second.get(f"/api/tables/{hidden}"))["seq"] == 1


@story
async def test_my_running_games_tell_scores_and_whose_turn_it_is(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (server, one, two):
        (seat,) = one.view["toAct"]
        mine, theirs = [(await person.get("/api/me/tables"))[0] for person in server.people]
        assert mine["acting"] == theirs["acting"] == [seat]
        assert mine["toAct"] == (seat in mine["mine"])
        assert theirs["toAct"] != mine["toAct"]
        await (one, two)[seat].ask("play", seat=seat, move={"type": "pass"})
        later = (await server.people[0].get("/api/me/tables"))[0]
        assert later["scores"] == [0, 0]
        assert later["acting"] == [1 - seat]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"preset": "swiss"}, "preset-unknown"),
        ({"changes": {"board": 99}}, "option-value"),
        ({"changes": {"colour": "red"}}, "option-unknown"),
        ({"seats": [{"type": "open"}, {"type": "open"}]}, "no-seat-of-yours"),
        ({"seats": [{"type": "mine", "name": "Joueur 1"}] * 5}, "wrong-number-of-seats"),
        ({"seats": [{"type": "king"}]}, "unreadable"),
        ({"pace": {"type": "per-turn", "seconds": 0}}, "unreadable"),
    ],
)
@story
async def test_tables_that_cannot_be_opened(
    wish: dict[str, Any], code: str, tmp_path: Path
) -> None:
    async with visiting(tmp_path) as (_, visitor):
        seats = [{"type": "mine", "name": "Joueur 1"}, {"type": "open"}]
        asked = {"game": "topword", "seats": seats, **wish}
        problem = await visitor.post("/api/tables", asked, 400)
        assert problem["code"] == code
        assert problem["detail"]
        assert problem.get("option") == next(iter(wish.get("changes", {})), wish.get("preset"))


@story
async def test_a_game_is_looked_back_at_once_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludomots.server.live.service.new_secret", lambda: secret_of_seed(7))

    async with two_playing(tmp_path) as (server, one, _):
        visitor = await server.visitor()
        path = f"/api/tables/{one.view['id']}"
        assert (await visitor.get(f"{path}/replay", 409))["code"] == "not-over"
        assert (await visitor.get(f"{path}/instead/1", 409))["code"] == "not-over"
        running = (await visitor.http.get(f"{path}/record")).text
        assert "Secret" not in running
        visitor, table = await finished(server, "topword")
        path = f"/api/tables/{table}"
        assert "Secret" in (await visitor.http.get(f"{path}/record")).text
        replay = await visitor.get(f"{path}/replay")
        assert len(replay["steps"]) == 4
        assert [step["text"] for step in replay["steps"]] == [None, "-", "-", "leave"]
        assert replay["outcome"]["winners"] == [1]


@story
async def test_a_record_is_verified_and_replayed_wherever_it_comes_from(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor, table = await finished(server)
        record = (await visitor.http.get(f"/api/tables/{table}/record")).text
        headers = {
            "content-type": "text/plain",
            "x-csrf-token": visitor.http.cookies["csrftoken"],
        }

        async def post(path: str, text: str) -> tuple[int, Json]:
            answer = await visitor.http.post(path, content=text, headers=headers)
            return answer.status_code, answer.json()

        status, verified = await post("/api/verify", record)
        assert (status, verified["verified"]) == (200, True)
        status, replay = await post("/api/replay", record)
        assert (status, replay["faults"]) == (200, [])
        assert replay["names"] == ["Joueur 1", "Joueur 2"]
        seats = replay["eyes"]["view"]["seats"]
        assert [seat["who"]["name"] for seat in seats] == replay["names"]
        assert replay["eyes"]["view"]["game"] is None
        status, problem = await post("/api/verify", "nothing of the kind")
        assert (status, problem["code"]) == (400, "bad-record")


@story
async def test_rated_games_are_on_the_ladder(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor, _ = await finished(server)
        ladder = await visitor.get("/api/ratings/mots-de-tete?players=2")
        assert [rung["rank"] for rung in ladder] == [1, 2]
        assert [rung["name"] for rung in ladder] == [None, None]
        assert ladder[0]["points"] > ladder[1]["points"]
        assert await visitor.get("/api/me/results") == []
        assert await visitor.get("/api/ratings/mots-de-tete?players=3") == []


@story
async def test_the_best_games_alone_are_remembered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        visitor = await server.visitor("fr")
        assert await visitor.get("/api/me/solos") == []
        seats = [{"type": "mine", "name": "Joueur 1"}]
        tables = []
        for end in ("pass", "withdraw"):
            asked = {"game": "topword", "preset": "short", "seats": seats}
            table = (await visitor.post("/api/tables", asked))["id"]
            socket = await visitor.sit(table)
            assert (await socket.ask("play", seat=0, move={"type": end}))["type"] == "done"
            tables.append(table)
        (best,) = await visitor.get("/api/me/solos")
        assert (best["game"], best["table"], best["games"]) == ("topword", tables[0], 1)
        assert best["rules"] == "Partie courte sur le petit plateau"
        assert (best["changed"], best["at"]) == (False, server.clock.now)
        assert (await visitor.get(f"/api/tables/{best['table']}/replay"))["steps"]
        assert await (await server.visitor()).get("/api/me/solos") == []
        mine = {one["id"]: one for one in await visitor.get("/api/me/tables")}
        assert mine[tables[0]]["outcome"]["scores"] == [best["points"]]
        assert mine[tables[1]]["outcome"]["winners"] == []


@story
async def test_the_figures_have_no_names(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (server, one, _):
        text = (await (await server.visitor()).http.get("/metrics")).text
        assert 'ludomots_events_total{game="topword"} 3.0' in text
        assert "ludomots_sockets 2.0" in text
        assert one.view["id"] not in text
        assert "Joueur" not in text
