"""People who closed the page are told once, in their language, and only what they may know."""

import json
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from sqlalchemy import select

from ludomots.server.notices import schema
from ludomots.server.notices import telling as telling_of
from ludomots.server.notices.outbox import MAIL_WAITS
from ludomots.server.notices.push import from_base64
from ludomots.server.notices.telling import Happening, happenings
from ludomots.tables import Table
from tests.server.notices.playing import MINE, PASS, put, telling, turn_of_first, waiting
from tests.server.notices.receiving import Pushed
from tests.server.stories import Visitor, joined
from tests.server.test_together import befriend
from tests.story import story


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        ("fr", "Topword\u00a0: c’est à vous", "Joueur 1 passe"),
        ("en", "Topword: your turn", "Joueur 1 passes"),
    ],
)
def test_a_turn_is_told_once_in_the_language_of_the_device(
    language: str, title: str, body: str, tmp_path: Path
) -> None:
    @story
    async def whole() -> None:
        async with telling(tmp_path) as told:
            ada, (bob, browser) = await told.server.visitor(), await told.reachable("bob", language)
            one, two = await turn_of_first(ada, bob)
            await two.close()
            await told.later(15)
            assert told.push.came == []
            await one.ask("play", seat=0, move=PASS)
            await told.later(60)
            (message,) = told.push.read_by(browser)
            table = one.view["id"]
            assert message == {
                "title": title,
                "body": body,
                "tag": f"table-{table}",
                "url": f"/table/{table}",
                "kind": "turn",
            }
            check_signature(told.push.came[0], (await bob.get(MINE))["push"]["key"])

    whole()


def check_signature(came: Pushed, key: str) -> None:
    """Check that this site signed a message (RFC 8292), and for whom."""
    token, _, shown = came.headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert shown == key
    content, _, signature = token.rpartition(".")
    raw = from_base64(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    public.verify(pair, content.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(from_base64(content.split(".")[1]))
    assert claims["aud"].startswith("http://127.0.0.1:")
    assert claims["sub"] == "mailto:jeux@ludomots.test"
    assert came.headers["content-encoding"] == "aes128gcm"


@story
async def test_a_turn_is_told_again_after_a_pause(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, (bob, browser) = await told.server.visitor(), await told.reachable("bob")
        one, two = await turn_of_first(ada, bob)
        await one.ask("play", seat=0, move=PASS)
        await two.until_seq(one.seq)
        await one.ask("propose", wish={"type": "pause", "days": 1})
        await two.until_seq(one.seq)
        number = two.view["proposal"]["number"]
        await two.ask("answer-proposal", number=number, agrees=True)
        await told.later(10)
        await two.close()
        await told.later(30)
        assert told.push.came == []
        told.server.clock.now += 24 * 3600 * 1000
        await told.later(60)
        (message,) = told.push.read_by(browser)
        assert message["kind"] == "turn"


@story
async def test_what_was_seen_on_an_open_page_is_not_told(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, (bob, _) = await told.server.visitor(), await told.reachable("bob")
        one, two = await turn_of_first(ada, bob)
        await one.ask("play", seat=0, move=PASS)
        await two.until_seq(one.seq)
        await told.later(10)
        await two.close()
        await told.later(120)
        assert told.push.came == []
        again = await bob.sit(str(one.view["id"]))  # the next turn is told again
        await again.ask("play", seat=1, move=PASS)
        await again.close()
        await told.later(15)
        await one.until_seq(again.seq)
        await one.ask("play", seat=0, move=PASS)
        await told.later(10)
        assert len(told.push.came) == 1


@story
async def test_a_page_that_was_closed_before_the_turn_does_not_count(tmp_path: Path) -> None:
    """The log calls somebody present for some seconds after the page was closed."""
    async with telling(tmp_path) as told:
        ada, (bob, _) = await told.server.visitor(), await told.reachable("bob")
        one, two = await turn_of_first(ada, bob)
        await two.close()
        await one.ask("play", seat=0, move=PASS)
        await told.later(20)
        assert len(told.push.came) == 1


async def rename(visitor: Visitor, name: str) -> None:
    token = {"x-csrf-token": visitor.http.cookies["csrftoken"]}
    await visitor.http.patch("/api/me", json={"name": name}, headers=token)


@story
async def test_an_invitation_that_was_answered_is_not_told(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, bob = await told.server.visitor(), await told.server.visitor()
        await told.mailed(ada, "ada@example.org")
        await befriend(ada, bob)
        await rename(bob, "Joueur 2")
        adas = (await ada.get("/api/me/people"))["me"]
        declined, accepted, unanswered = [await bob.open("topword") for _ in range(3)]
        for table in (declined, accepted, unanswered):
            await bob.put(f"/api/tables/{table}/invitations/{adas}")
        await ada.delete(f"/api/me/invitations/{declined}")
        await ada.send(f"/api/me/invitations/{accepted}", None)
        await told.later(MAIL_WAITS // 1000 + 10)
        (mail,) = told.mail.came
        text = mail.get_content()
        assert [one in text for one in (declined, accepted, unanswered)] == [False, False, True]
        assert "Joueur 2" in mail["subject"]


@story
async def test_erasure_takes_back_what_others_were_told_of_invitations(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, bob, eve = [await told.server.visitor() for _ in range(3)]
        await told.mailed(ada, "ada@example.org")
        adas = (await ada.get("/api/me/people"))["me"]
        for host in (bob, eve):
            await befriend(ada, host)
            table = await host.open("topword")
            await host.put(f"/api/tables/{table}/invitations/{adas}")
        await bob.delete("/api/me")
        left = select(schema.notices.c.table_id).where(schema.notices.c.kind == "invited")
        waits = select(schema.deliveries.c.notice)
        database = told.server.node.database
        assert await database.read(lambda one: one.scalars(left).all()) == [table]
        assert len(await database.read(lambda one: one.scalars(waits).all())) == 1


@story
async def test_a_table_that_cannot_be_looked_at_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: set[str] = set()

    def fail(table: Table, identity: str, since: int) -> list[Happening]:
        if table.id in broken:
            raise RuntimeError
        return happenings(table, identity, since)

    monkeypatch.setattr(telling_of, "happenings", fail)
    async with telling(tmp_path) as told:
        ada, (bob, browser) = await told.server.visitor(), await told.reachable("bob")
        games = [await turn_of_first(ada, bob) for _ in range(2)]
        for _, two in games:
            await two.close()
        await told.later(15)
        broken.add(str(games[0][0].view["id"]))
        for one, _ in games:
            await one.ask("play", seat=0, move=PASS)
        await told.later(30)
        (message,) = told.push.read_by(browser)
        assert message["url"] == f"/table/{games[1][0].view['id']}"
        broken.clear()  # it is looked at again
        await told.later(20)
        assert len(told.push.came) == 2


@story
async def test_other_kinds(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        (ada, browser), bob = await told.reachable("ada"), await told.server.visitor()
        table = await ada.open("topword")
        two = await bob.sit(table)
        await two.ask("join", name="Joueur 2")
        await told.later(70)
        (message,) = told.push.read_by(browser)
        assert message["title"] == "Topword\u00a0: Joueur 2 est à votre table"
        assert message["kind"] == "joined"

        one, two, _ = await waiting(ada, bob)
        await one.close()
        await told.later(15)
        await two.ask("play", seat=1, move={"type": "withdraw"})
        await told.later(15)
        message = told.push.read_by(browser)[-1]
        assert (message["kind"], message["body"]) == ("finished", "Joueur 1 gagne\u00a0!")

        adas, table = (await ada.get("/api/me/people"))["me"], await bob.open("topword")
        for _ in range(2):
            await bob.put(f"/api/tables/{table}/invitations/{adas}")
        await rename(bob, "Joueur 2")  # the name is that of the moment of sending
        await told.later(5)
        titles = [one["title"] for one in told.push.read_by(browser)]
        assert titles.count("Joueur 2 vous invite à jouer") == 1
        await ada.send(f"{MINE}/test", None)
        await told.later(5)
        assert told.push.read_by(browser)[-1]["title"] == "Ludomots peut vous joindre"


@story
async def test_nobody_is_invited_to_a_full_table(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, bob = await told.server.visitor(), await told.server.visitor()
        eve, browser = await told.reachable("eve")
        await befriend(ada, eve)
        eves = (await eve.get("/api/me/people"))["me"]
        for is_full in (False, True):
            table = await ada.open("topword")
            await ada.put(f"/api/tables/{table}/invitations/{eves}")
            if is_full:
                await (await bob.sit(table)).ask("join", name="Joueur 2")
            await told.later(15)
            assert len(told.push.read_by(browser)) == 1


@story
async def test_one_table_or_kind_can_be_silent(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, (bob, _) = await told.server.visitor(), await told.reachable("bob")
        for is_table in (True, False):
            one, two = await turn_of_first(ada, bob)
            table = one.view["id"]
            if is_table:
                await put(bob, f"/api/tables/{table}/notices", {"on": False}, 204)
            else:
                kinds = (await bob.get(MINE))["kinds"]
                kinds["turn"] = {"push": False, "mail": False}
                await put(bob, MINE, {"kinds": kinds, "quiet": None})
            await two.close()
            await told.later(15)
            await one.ask("play", seat=0, move=PASS)
            await told.later(30)
            assert told.push.came == []


@story
async def test_the_position_of_the_day_is_told_to_those_who_want_it(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        bob, browser = await told.reachable("bob")
        kinds = (await bob.get(MINE))["kinds"]
        kinds["daily"] = {"push": True, "mail": False}
        quiet = {"from": 0, "to": 18 * 60, "zone": "Europe/Paris"}
        await put(bob, MINE, {"kinds": kinds, "quiet": quiet})
        await told.later(70)
        assert told.push.came == []
        await put(bob, MINE, {"kinds": kinds, "quiet": None})
        await told.later(130)
        (message,) = told.push.read_by(browser)
        assert (message["kind"], message["title"]) == ("daily", "La position du jour")


@story
async def test_nothing_hidden_is_told(tmp_path: Path) -> None:
    """Letters on a rack that were exchanged are nobody's business."""
    async with telling(tmp_path) as told:
        ada, (bob, browser) = await told.server.visitor(), await told.reachable("bob")
        one, two = await turn_of_first(ada, bob)
        await two.close()
        await told.later(15)
        rack = one.view["game"]["rack"]
        answer = await one.ask("play", seat=0, move={"type": "exchange", "tile": rack[0]})
        assert answer["type"] == "done"
        await told.later(15)
        (message,) = told.push.read_by(browser)
        assert rack[0] not in message["body"].replace("Joueur 1", "").split()


@story
async def test_a_game_against_computers_is_not_told(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        bob, _ = await told.reachable("bob")
        table = await bob.open("topword", {"type": "bot", "level": "debutant"})
        socket = await bob.sit(table)
        await socket.close()
        await told.later(30)
        assert told.push.came == []


@story
async def test_who_is_told_when_a_game_begins(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        (ada, _), (bob, _) = await told.reachable("ada"), await told.reachable("bob")
        one, two = await joined(ada, bob)
        await two.close()
        await told.later(15)
        await one.ask("start")
        await told.later(30)
        turn = int(one.view["toAct"][0])
        assert [came.path for came in told.push.came] == ([] if turn == 0 else ["/bob"])
