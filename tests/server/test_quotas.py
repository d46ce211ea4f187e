"""Tables and seats that one visitor may have, and a club that never notices."""

import asyncio
from pathlib import Path
from typing import Any

from ludomots.server.operators.limits import UNLIMITED, USUAL, Rate
from tests.server.stories import Visitor, begun, serving
from tests.story import story

BOT = {"type": "bot", "level": "debutant"}
OPEN = {"type": "open"}
CHAMPIONS = [{"type": "bot", "level": "champion"}] * 5


async def answered(visitor: Visitor, *others: Any, **wishes: Any) -> str:
    """Let somebody ask for a table, and return what becomes of it: its id, or a code."""
    seats = [{"type": "mine", "name": "Joueur 1"}, *others]
    token = {"x-csrf-token": visitor.http.cookies.get("csrftoken") or ""}
    wish = {"game": "typo", "seats": seats, **wishes}
    answer = (await visitor.http.post("/api/tables", json=wish, headers=token)).json()
    return str(answer["id"] if "id" in answer else answer["code"])


@story
async def test_asking_for_many_tables_at_once_gains_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=USUAL) as server:
        guest = await server.visitor()
        asked = (answered(guest, OPEN, visibility="listed") for _ in range(30))
        answers = await asyncio.gather(*asked)
        assert answers.count("too-many-listed") == 25
        assert len(await guest.get("/api/tables")) == 5


@story
async def test_nobody_waits_at_too_many_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=UNLIMITED._replace(waiting_of_person=3)) as server:
        owner, guest = await server.visitor(), await server.visitor()
        table = await owner.open("typo", OPEN, OPEN)
        mine = [await guest.open("typo") for _ in range(2)]
        there = await guest.sit(table)
        seen = there.seq
        assert (await there.ask("join", name="Joueur 2"))["type"] == "done"
        again = await there.ask("join", name="Joueur 2", seen=seen)
        assert again["type"] == "done", "who asks twice is told twice"
        assert await answered(guest, OPEN) == "too-many-waiting"
        assert await answered(guest, BOT) != "too-many-waiting", "that game begins at once"
        other = await guest.sit(await owner.open("typo"))
        refused = await other.ask("join", name="Joueur 2")
        assert (refused["problem"]["status"], refused["problem"]["code"]) == (
            429,
            "too-many-waiting",
        )
        await (await guest.sit(mine[0])).ask("leave", seat=0)
        assert (await other.ask("join", name="Joueur 2"))["type"] == "done"


@story
async def test_one_address_does_not_take_all_seats_of_the_list(tmp_path: Path) -> None:
    """Many guests are one visitor who drops cookies, or a club: the club is invited."""
    limits = UNLIMITED._replace(seats_of_address=Rate(3, 0.001))
    async with serving(tmp_path, limits=limits) as server:
        owner = await server.visitor()
        for visibility, taken in (("listed", 3), ("private", 5)):
            table = await owner.open("typo", *[OPEN] * 5, visibility=visibility)
            answers = []
            for _ in range(5):
                guest = await (await server.visitor()).sit(table)
                answers.append((await guest.ask("join", name="Joueur"))["type"])
            assert answers.count("done") == taken


@story
async def test_thirty_people_of_a_club_play_undisturbed(tmp_path: Path) -> None:
    """All behind one address: each has a table with Champions and plays at one of the list, with
    previews, words looked up and the log-in of a second device."""
    async with serving(tmp_path, limits=USUAL) as server:
        server.node.bots.look = lambda table: None  # type: ignore[method-assign]  # noqa: ARG005
        people = [await server.visitor() for _ in range(30)]
        for visitor in people:
            await visitor.open("typo", *CHAMPIONS)
            await visitor.post("/api/login/code", {"code": "wrong"}, 400)
        for one, other in zip(people[::2], people[1::2], strict=True):
            sockets = await begun(one, other, visibility="listed")
            seat = sockets[0].view["toAct"][0]
            for _ in range(30):
                shown = await sockets[seat].ask("preview", seat=seat, move={"type": "pass"})
                assert shown["type"] == "previewed"
            done = await sockets[seat].ask("play", seat=seat, move={"type": "pass"})
            assert done["type"] == "done"
            await one.get("/api/words/fr/zzzz")
            await one.get("/api/tables")


@story
async def test_a_computer_player_who_is_added_later_costs_as_much_as_one_at_once(
    tmp_path: Path,
) -> None:
    limits = UNLIMITED._replace(openings_of_person=Rate(4, 0.001))
    async with serving(tmp_path, limits=limits) as server:
        owner = await server.visitor()
        host = await owner.sit(await owner.open("typo", OPEN, OPEN))
        assert (await host.ask("add-bot", seat=1, level="champion"))["type"] == "done"
        assert (await host.ask("order-seats", order=[1, 2, 0]))["type"] == "done"
        assert [one["who"]["level"] for one in host.view["seats"]] == ["champion", None, None]
        refused = await host.ask("add-bot", seat=1, level="debutant")
        assert refused["problem"]["status"] == 429
