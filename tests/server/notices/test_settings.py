"""How people want to be told: devices, mail addresses, quiet hours, calendars."""

import re
from pathlib import Path

from ludomots.server.notices import wording
from ludomots.server.notices.choices import KINDS
from ludomots.server.notices.settings import NoticeSettings
from ludomots.server.operators.limits import UNLIMITED, USUAL
from tests.server.notices.playing import MINE, put, waiting
from tests.server.notices.receiving import Browser, mail_server
from tests.server.stories import serving
from tests.story import story

FROM = "jeux@ludomots.test"


@story
async def test_choices_and_devices(address: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=address) as server:
        ada = await server.visitor()
        mine = await ada.get(MINE)
        assert list(mine["kinds"]) == list(KINDS)
        assert mine["kinds"]["turn"] == {"push": True, "mail": False}
        assert mine["kinds"]["daily"] == {"push": False, "mail": False}
        assert (mine["quiet"], mine["mail"], mine["calendar"]) == (None, None, None)
        assert len(mine["push"]["key"]) == 87
        assert (await (await server.visitor()).get(MINE))["push"]["key"] == mine["push"]["key"]

        quiet = {"from": 1320, "to": 420, "zone": "Europe/Paris"}
        kinds = {**mine["kinds"], "turn": {"push": False, "mail": False}}
        assert (await put(ada, MINE, {"kinds": kinds, "quiet": quiet}))["quiet"] == quiet
        assert (await ada.get(MINE))["kinds"] == kinds
        for bad in ({**quiet, "zone": "Mars/Olympus"}, {**quiet, "to": 1440}):
            await put(ada, MINE, {"kinds": kinds, "quiet": bad}, 400)

        browser = Browser("https://push.example.org/1")
        for _ in range(2):  # idempotent by endpoint
            shown = await put(ada, f"{MINE}/devices", browser.subscription)
        (device,) = shown["push"]["devices"]
        assert device["here"]
        for endpoint in ("http://push.example.org/1", "https://user@push.example.org/", "file:///"):
            await put(ada, f"{MINE}/devices", {**browser.subscription, "endpoint": endpoint}, 400)
        bad_keys = {"p256dh": "AAAA", "auth": "AAAA"}
        await put(ada, f"{MINE}/devices", {**browser.subscription, "keys": bad_keys}, 400)
        await ada.delete(f"{MINE}/devices/{device['id']}")
        assert (await ada.get(MINE))["push"]["devices"] == []


@story
async def test_mail_address_is_confirmed_and_ended_by_links(tmp_path: Path) -> None:
    async with mail_server() as post:
        notices = NoticeSettings(
            mail_server=post.address, mail_from=FROM, public_url="https://ludomots.test"
        )
        async with serving(tmp_path, notices=notices) as server:
            ada = await server.visitor("fr")
            for bad in ("no address", "ada@example.org\n", "\nada@example.org"):
                await put(ada, f"{MINE}/mail", {"address": bad}, 400)
            shown = await put(ada, f"{MINE}/mail", {"address": "ada@example.org"})
            assert shown["mail"] == {"address": "ada@example.org", "confirmed": False}
            (mail,) = post.came
            assert (mail["to"], mail["from"]) == ("ada@example.org", f"Ludomots <{FROM}>")
            assert mail["subject"] == "Ludomots\u00a0: cette adresse est-elle la vôtre\u00a0?"
            found = re.search(r"https://ludomots\.test/notices/confirm#(\S+)", mail.get_content())
            assert found is not None
            other = await server.visitor()  # the link signs nobody in
            await other.post("/api/notices/confirm", {"token": "nothing"}, 404)
            await other.send("/api/notices/confirm", {"token": found[1]})
            assert (await other.get(MINE))["mail"] == {"address": None, "confirmed": False}
            mine = await ada.get(MINE)
            assert mine["mail"]["confirmed"]
            assert [kind for kind in KINDS if mine["kinds"][kind]["mail"]] == ["turn", "invited"]
            post.refuses = True
            await put(ada, f"{MINE}/mail", {"address": "ada@example.com"}, 502)


@story
async def test_nobody_is_flooded_with_mails(tmp_path: Path) -> None:
    async with mail_server() as post:
        notices = NoticeSettings(
            mail_server=post.address, mail_from=FROM, public_url="https://ludomots.test"
        )
        limits = UNLIMITED._replace(
            mails_of_recipient=USUAL.mails_of_recipient, mails_of_address=USUAL.mails_of_address
        )
        async with serving(tmp_path, notices=notices, limits=limits) as server:
            for address, status in (
                ("ada@example.org", 200),
                ("Ada@example.org", 200),
                ("ada@EXAMPLE.org", 200),
                ("ada@example.org", 429),  # three a day to one mail address
                ("bob@example.org", 200),
                ("eve@example.org", 429),  # five an hour from one address of the network
            ):
                visitor = await server.visitor()
                await put(visitor, f"{MINE}/mail", {"address": address}, status)
            assert len(post.came) == 4


@story
async def test_logging_out_ends_messages_in_that_browser(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await server.visitor()
        await put(ada, f"{MINE}/devices", Browser("https://push.example.org/1").subscription)
        person = (await ada.get("/api/me"))["id"]
        (session,) = await ada.get("/api/me/sessions")
        await ada.delete(f"/api/me/sessions/{session['id']}")
        assert await server.node.notices.ways.devices(person) == []


@story
async def test_erasure_and_calendar_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada = await server.visitor()
        person = (await ada.get("/api/me"))["id"]
        await put(ada, f"{MINE}/devices", Browser("https://push.example.org/1").subscription)
        table = await ada.open()
        await put(ada, f"/api/tables/{table}/notices", {"on": False}, 204)
        assert [one["told"] for one in await ada.get("/api/me/tables")] == [False]
        bob = await server.visitor()
        await put(bob, f"/api/tables/{table}/notices", {"on": False}, 403)
        link = (await put(ada, f"{MINE}/calendar"))["link"]
        assert (await ada.get(MINE))["calendar"] == link
        await ada.delete("/api/me")
        ways = server.node.notices.ways
        assert await ways.devices(person) == []
        assert await ways.calendar(link) is None
        assert await server.node.notices.choices.tables_off(person) == set()


@story
async def test_calendar_of_deadlines(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ada, bob = await server.visitor("fr"), await server.visitor()
        one, _, seat = await waiting(ada, bob)
        links = [(await put(who, f"{MINE}/calendar"))["link"] for who in (ada, bob)]
        shown = [await server.people[0].http.get(f"/api/calendar/{link}") for link in links]
        assert {answer.headers["content-type"] for answer in shown} == {
            "text/calendar; charset=utf-8"
        }
        texts = [answer.text.replace("\r\n ", "") for answer in shown]
        assert "BEGIN:VEVENT" not in texts[1 - seat]
        assert f"UID:{one.view['id']}@ludomots" in texts[seat]
        assert f"DTEND:{wording._time(one.view['deadline'])}" in texts[seat]
        if seat == 0:
            assert "SUMMARY:Topword\u00a0: votre coup est attendu" in texts[0]
            assert "DESCRIPTION:Vous jouez avec Joueur 2." in texts[0]
        await ada.delete(f"{MINE}/calendar")
        assert (await ada.http.get(f"/api/calendar/{links[0]}")).status_code == 404
