"""People who play together: friends, blocks, groups, invitations, player pages, leaderboards."""

from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from ludomots.server.notices import schema
from ludomots.server.operators.limits import UNLIMITED, Rate
from tests.server.stories import Server, Visitor, begun, serving
from tests.server.test_statistics import won_against
from tests.story import story

NOTHING = {"seen": False, "shares": False, "ranked": False}


async def page_of(visitor: Visitor) -> str:
    """Return the player id of a visitor."""
    return str((await visitor.get("/api/me/people"))["me"])


async def people(visitor: Visitor, kind: str) -> list[str]:
    """Return the player ids of some people around a visitor."""
    found = (await visitor.get("/api/me/people"))[kind]
    return [(one.get("player") or one)["id"] for one in found]


async def told(server: Server) -> int:
    """Return how many invitations people were told of."""
    query = select(func.count()).where(schema.notices.c.kind == "invited")
    return await server.node.database.read(lambda one: one.scalar(query)) or 0


async def befriend(one: Visitor, other: Visitor) -> None:
    for asker, asked in ((one, other), (other, one)):
        await asker.put(f"/api/me/friends/{await page_of(asked)}", status=200)


@story
async def test_friends_agree_and_a_refusal_is_quiet(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada, bob, eve = [await server.visitor() for _ in range(3)]
        await won_against(server, ada, bob)
        (met,) = (await ada.get("/api/me/people"))["met"]
        bobs = met["player"]["id"]
        assert met["games"] == 1
        assert await ada.put(f"/api/me/friends/{bobs}", status=200) == {"standing": "asking"}
        adas = await page_of(ada)
        assert await people(bob, "asked") == [adas]
        agreed = await bob.put(f"/api/me/friends/{adas}", status=200)
        assert agreed == {"standing": "friends"}
        assert (await people(ada, "friends"), await people(ada, "met")) == ([bobs], [])
        await eve.put(f"/api/me/friends/{adas}", status=200)
        await ada.delete(f"/api/me/friends/{await page_of(eve)}")
        assert await people(ada, "asked") == []
        assert await people(eve, "asking") == [adas]  # as if it had not been answered yet
        await eve.delete(f"/api/me/friends/{adas}")
        assert await people(eve, "asking") == []
        again = await eve.put(f"/api/me/friends/{adas}", status=200)
        assert (again, await people(ada, "asked")) == ({"standing": "asking"}, [])
        await eve.delete(f"/api/me/friends/{adas}")
        await ada.put(f"/api/me/friends/{await page_of(eve)}", status=200)
        assert await people(eve, "asked") == [adas]
        await bob.delete(f"/api/me/friends/{adas}")
        assert await people(ada, "friends") == []
        assert (await ada.put(f"/api/me/friends/{adas}", status=400))["code"] == "only-others"


@story
async def test_somebody_who_is_blocked_does_not_learn_of_it(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada, bob = await server.visitor(), await server.visitor()
        table = await won_against(server, ada, bob)
        (bobs,) = [one["id"] for one in await ada.get(f"/api/tables/{table}/players") if one]
        adas = await page_of(ada)
        await ada.put(f"/api/me/blocks/{bobs}")
        asked = await bob.put(f"/api/me/friends/{adas}", status=200)
        assert asked == {"standing": "asking"}
        assert await people(ada, "asked") == []
        theirs = await bob.open()
        await bob.put(f"/api/tables/{theirs}/invitations/{adas}")
        (shown,) = await bob.get(f"/api/tables/{theirs}/invitations")
        assert (shown["player"]["id"], shown["state"]) == (adas, "waiting")
        assert await ada.get("/api/me/invitations") == []
        assert await told(server) == 0

        mine = await ada.open()
        one, two = await ada.sit(mine), await bob.sit(mine)
        refused = await two.ask("join", name="Joueur 2")
        assert refused["problem"]["code"] == "no-seat-for-you"
        assert await people(ada, "blocked") == [bobs]
        await ada.delete(f"/api/me/blocks/{bobs}")
        assert (await two.ask("join", name="Joueur 2"))["type"] == "done"
        await ada.put(f"/api/me/blocks/{bobs}")
        await two.ask("say", text="bonjour")
        await one.ask("ping")
        assert not any("bonjour" in str(message) for message in one.came)


@story
async def test_an_invitation_is_one_tap_here_and_there(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada, bob, eve = [await server.visitor() for _ in range(3)]
        await befriend(ada, bob)
        await befriend(ada, eve)
        bobs, eves, adas = [await page_of(one) for one in (bob, eve, ada)]
        table = await ada.open("topword", {"type": "open"}, {"type": "open"})
        for friend in (bobs, bobs, eves):
            await ada.put(f"/api/tables/{table}/invitations/{friend}")
        assert await told(server) == 2
        (invited,) = await bob.get("/api/me/invitations")
        assert (invited["by"]["id"], invited["table"]["id"]) == (adas, table)
        await bob.send(f"/api/me/invitations/{table}", None)
        assert await bob.get("/api/me/invitations") == []
        await eve.delete(f"/api/me/invitations/{table}")
        states = {
            one["player"]["id"]: one["state"]
            for one in await ada.get(f"/api/tables/{table}/invitations")
        }
        assert states == {bobs: "seated", eves: "declined"}
        assert (await eve.put(f"/api/tables/{table}/invitations/{bobs}", status=403))["code"] == (
            "not-seated"
        )
        token = {"x-csrf-token": eve.http.cookies["csrftoken"]}
        late = await eve.http.post(f"/api/me/invitations/{table}", headers=token)
        assert late.json()["code"] == "no-invitation"


@story
async def test_an_invitation_of_somebody_blocked_hides_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob, eve = [await server.visitor() for _ in range(3)]
        await won_against(server, ada, bob)
        await befriend(ada, eve)
        table = await bob.open("topword", {"type": "open"}, {"type": "open"})
        socket = await eve.sit(table)
        await socket.ask("join", name="Joueur 2")
        adas, bobs, eves = [await page_of(one) for one in (ada, bob, eve)]
        await ada.put(f"/api/me/blocks/{bobs}")
        for host, shown in ((bob, []), (bob, []), (eve, [eves]), (bob, [eves])):
            await host.put(f"/api/tables/{table}/invitations/{adas}")
            assert [one["by"]["id"] for one in await ada.get("/api/me/invitations")] == shown
        assert await told(server) == 1


@story
async def test_an_old_game_is_played_again_with_the_same_people(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await server.visitor(), await server.visitor()
        one, two = await begun(ada, bob, preset="short")
        await two.ask("play", seat=1, move={"type": "withdraw"})
        again = (await ada.post(f"/api/tables/{one.view['id']}/again", None))["id"]
        (invited,) = await bob.get("/api/me/invitations")
        assert (invited["table"]["id"], invited["table"]["preset"]) == (again, "short")
        stranger = await server.visitor()
        await stranger.post(f"/api/tables/{again}/again", None, 403)


async def members(visitor: Visitor, link: str) -> list[str]:
    found: Any = await visitor.get(f"/api/groups/{link}")
    return [one["id"] for one in found["members"]]


@story
async def test_a_group_has_a_lasting_link_and_tables(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada, bob, eve = [await server.visitor() for _ in range(3)]
        adas, bobs, eves = [await page_of(one) for one in (ada, bob, eve)]
        link = (await ada.post("/api/groups", {"name": "La table du dimanche"}))["link"]
        group = f"/api/groups/{link}"
        for one in (bob, eve, eve):
            server.clock.now += 1
            await one.put(f"{group}/members")
        assert await members(bob, link) == [adas, bobs, eves]
        first = await ada.post(f"{group}/tables", {}, 409)
        assert first["code"] == "no-table-yet"
        table = await ada.open("typo", {"type": "open"}, {"type": "open"})
        for _ in range(2):  # the second time changes nothing
            await ada.post(f"{group}/tables", {"table": table})
        begun_table = await ada.open("topword", {"type": "bot", "level": "debutant"})
        late = await ada.post(f"{group}/tables", {"table": begun_table}, 409)
        assert late["code"] == "already-started"
        server.clock.now += 1
        again = (await bob.post(f"{group}/tables", {}))["id"]
        (latest, earlier) = (await ada.get(group))["tables"]
        assert [latest["id"], earlier["id"]] == [again, table]
        assert (latest["kind"], len(latest["seats"])) == ("typo", 3)
        assert {one["table"]["id"] for one in await eve.get("/api/me/invitations")} == {
            table,
            again,
        }
        stranger = await server.visitor()
        assert (await stranger.get(group))["tables"] == []
        await stranger.post(f"{group}/tables", {}, 403)

        await bob.post(f"{group}/link", None, 403)
        new = (await ada.post(f"{group}/link", None))["link"]
        await bob.get(group, 404)
        await ada.delete(f"/api/groups/{new}/members/{eves}")
        await ada.delete("/api/me")  # the next member looks after the group
        assert await members(bob, new) == [bobs]
        await bob.delete(f"/api/groups/{new}/members/{bobs}")
        await bob.get(f"/api/groups/{new}", 404)


@story
async def test_being_here_is_known_only_of_those_who_want_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await server.visitor(), await server.visitor()
        await befriend(ada, bob)

        async def is_here() -> bool:
            (friend,) = (await bob.get("/api/me/people"))["friends"]
            return bool(friend["here"])

        async def time_passes(visits: bool) -> None:
            if visits:
                await ada.get("/api/me/invitations")
            await server.pass_time(65_000)
            await server.settle()

        await time_passes(visits=True)
        assert not await is_here()
        await ada.put("/api/me/player", {**NOTHING, "seen": True})
        await time_passes(visits=True)
        assert await is_here()
        for _ in range(3):
            await time_passes(visits=False)
        assert not await is_here()
        await ada.sit(await ada.open())
        await time_passes(visits=False)
        assert await is_here()
        await ada.put("/api/me/player", NOTHING)
        assert not await is_here()


@story
async def test_a_page_shows_what_is_shared_and_what_we_played(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada, bob, eve = [await server.visitor() for _ in range(3)]
        table = await won_against(server, ada, bob)
        await won_against(server, bob, eve)
        page = f"/api/players/{await page_of(bob)}"
        assert (await ada.get("/api/me"))["id"] not in str(await bob.get("/api/me/people"))
        shown = await ada.get(page)
        assert (shown["ratings"], shown["games"]) == ([], [])
        together = shown["together"]
        assert (together["games"], together["won"], together["lost"]) == (1, 1, 0)
        assert together["latest"][0]["table"] == table
        await bob.put("/api/me/player", {**NOTHING, "shares": True})
        shown = await ada.get(page)
        (rating,) = shown["ratings"]
        mine = await bob.get("/api/me/results")
        assert (len(rating["points"]), rating["points"][-1]) == (3, mine[0]["points"])
        assert [(one["won"], one["table"]) for one in shown["games"]] == [
            (True, None),
            (False, None),
        ]
        await bob.delete("/api/me")
        await ada.get(page, 404)


async def rivals(server: Server) -> tuple[Visitor, Visitor]:
    ada, bob = await server.visitor(), await server.visitor()
    for number, one in enumerate((ada, bob), start=1):
        token = {"x-csrf-token": one.http.cookies["csrftoken"]}
        await one.http.patch("/api/me", json={"name": f"Joueur {number}"}, headers=token)
    for winner, loser in ((ada, bob), (bob, ada), (ada, bob)):
        await won_against(server, winner, loser)
    return ada, bob


@story
async def test_a_leaderboard_has_those_who_want_to_be_there(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada, bob = await rivals(server)
        board = "/api/leaderboards/topword"
        assert (await ada.get(board))["places"] == []
        for one in (ada, bob):
            await one.put("/api/me/player", {**NOTHING, "ranked": True})
        shown = await ada.get(board)
        assert [(one["rank"], one["games"], one["won"], one["me"]) for one in shown["places"]] == [
            (1, 3, 2, True),
            (2, 3, 1, False),
        ]
        assert (await ada.get(f"{board}?month=2001-01"))["places"] == []
        ladder = await ada.get("/api/ratings/topword")
        assert {one["name"] for one in ladder} == {"Joueur 1", "Joueur 2"}
        for wrong in ("2001-13", "9999-12"):
            await ada.get(f"{board}?month={wrong}", 400)
        await bob.put("/api/me/player", NOTHING)
        ladder = await ada.get("/api/ratings/topword")
        assert {one["name"] for one in ladder} == {"Joueur 1", None}
        assert len((await ada.get(board))["places"]) == 1


@story
async def test_requests_and_invitations_are_limited_and_names_filtered(tmp_path: Path) -> None:
    once = Rate(1, 0.0001)
    limits = UNLIMITED._replace(friend_requests_of_person=once, invitations_of_person=once)
    async with serving(tmp_path, limits=limits) as server:
        ada, bob, eve = [await server.visitor() for _ in range(3)]
        await befriend(ada, bob)
        await ada.put(f"/api/me/friends/{await page_of(eve)}", status=429)
        for status in (204, 429):
            table = await ada.open()
            await ada.put(f"/api/tables/{table}/invitations/{await page_of(bob)}", status=status)
        assert (await ada.post("/api/groups", {"name": "\u200b"}, 400))["code"] == "name"
        assert (await ada.post("/api/groups", {"name": "fuck"}, 400))["code"] == "name-words"


@story
async def test_a_guest_who_logs_in_brings_their_people(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada, guest, bob = [await server.visitor() for _ in range(3)]
        await befriend(guest, bob)
        link = (await guest.post("/api/groups", {"name": "Le club"}))["link"]
        page = await page_of(guest)
        code = (await ada.post("/api/me/code", None, 200))["code"]
        await guest.post("/api/login/code", {"code": code}, 200)
        assert await people(ada, "friends") == [await page_of(bob)]
        assert (await people(bob, "friends"), await page_of(ada)) == ([page], page)
        assert await members(ada, link) == [page]
