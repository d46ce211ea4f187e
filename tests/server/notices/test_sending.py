"""Notices are sent once, again if that fails, later at quiet hours, and not at all if they are no
longer true."""

import asyncio
import threading
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlalchemy import func, select

from ludomots.server.notices import mail, schema, sending
from ludomots.server.notices import sending as posting
from ludomots.server.notices.outbox import LEASE, MAIL_WAITS
from ludomots.server.notices.settings import NoticeSettings
from tests.server.notices.playing import MINE, PASS, SITE, Told, put, telling, turn_of_first
from tests.server.notices.receiving import push_service
from tests.server.stories import Clock, Socket, Visitor, serving
from tests.story import story

HOUR = 3600 * 1000


async def absent_at_turn(told: Told, ada: Visitor, bob: Visitor) -> Socket:
    """Let it be the turn of somebody who closed the page; return the socket of the other one."""
    one, two = await turn_of_first(ada, bob)
    await two.close()
    await told.later(15)
    await one.ask("play", seat=0, move=PASS)
    return one


@story
async def test_quiet_hours_put_off_and_what_is_over_is_dropped(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, (bob, browser) = await told.server.visitor(), await told.reachable("bob")
        kinds = (await bob.get(MINE))["kinds"]
        quiet = {"from": 2 * 60, "to": 23 * 60, "zone": "Europe/Paris"}
        await put(bob, MINE, {"kinds": kinds, "quiet": quiet})
        first = await absent_at_turn(told, ada, bob)
        second = await absent_at_turn(told, ada, bob)
        await told.later(30)
        assert told.push.came == []
        socket = await bob.sit(str(first.view["id"]))
        await socket.ask("play", seat=1, move=PASS)
        await socket.close()
        told.server.clock.now += 15 * HOUR
        await told.later(10)
        await told.later(60)
        (message,) = told.push.read_by(browser)
        assert message["url"] == f"/table/{second.view['id']}"


@story
async def test_a_push_service_that_refuses_and_one_that_is_gone(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, (bob, browser) = await told.server.visitor(), await told.reachable("bob")
        told.push.answer = 503
        await absent_at_turn(told, ada, bob)
        await told.later(40)
        tries = len(told.push.came)
        assert tries >= 2
        assert len({came.headers["topic"] for came in told.push.came}) == 1
        assert len({one["tag"] for one in told.push.read_by(browser)}) == 1
        told.server.clock.now += 3 * HOUR
        for _ in range(6):
            await told.later(5)
            told.server.clock.now += 3 * HOUR
        assert len(told.push.came) == 6
        assert len((await bob.get(MINE))["push"]["devices"]) == 1
        told.push.answer = 410
        await bob.send(f"{MINE}/test", None)
        await told.later(5)
        assert (await bob.get(MINE))["push"]["devices"] == []


@story
async def test_a_notice_that_cannot_be_sent_is_given_up_and_stops_no_other(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        bob, _ = await told.reachable("bob")
        person, table = (await bob.get("/api/me"))["id"], await bob.open()
        notices = told.server.node.notices
        await notices.tell(person, "turn", "unreadable", {}, table)
        await bob.send(f"{MINE}/test", None)
        await told.later(5)
        assert len(told.push.came) == 1
        for _ in range(6):
            told.server.clock.now += 6 * HOUR
            await told.later(5)
        assert await notices.outbox.take(told.server.clock() + 100 * HOUR, 9) == []


@story
async def test_a_test_is_tried_once(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        bob, _ = await told.reachable("bob")
        told.push.answer = 503
        await bob.send(f"{MINE}/test", None)
        await told.later(60)
        assert len(told.push.came) == 1


@story
async def test_several_games_are_one_mail_and_a_link_ends_them(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, bob = await told.server.visitor(), await told.server.visitor("fr")
        await told.mailed(bob, "bob@example.org")
        games = [await absent_at_turn(told, ada, bob) for _ in range(2)]
        told.mail.refuses = True
        await told.later(MAIL_WAITS // 1000 + 20)
        told.mail.refuses = False
        await told.later(90)
        (mail,) = told.mail.came
        assert mail["subject"] == "Ludomots\u00a0: 2 nouvelles"
        text = mail.get_content().replace("\r\n", "\n")
        for one in games:
            assert f"{SITE}/table/{one.view['id']}" in text
        assert text.count("Topword\u00a0: c’est à vous\nJoueur 1 passe\n") == 2
        assert mail["message-id"].endswith("@ludomots.test>")
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        address = mail["list-unsubscribe"].strip("<>")
        assert f"{SITE}/notices/stop#" in text
        path = address.removeprefix(SITE)
        page = await bob.http.get(path, follow_redirects=False)
        assert page.headers["location"] == path.replace("/unsubscribe/", "/notices/stop#")
        stopped = await ada.http.post(path)  # a mail program sends no cookie
        assert stopped.status_code == 200
        assert (await bob.get(MINE))["mail"] == {"address": None, "confirmed": False}


@story
async def test_a_mail_whose_receipt_is_lost_is_the_same_mail_when_it_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server takes the mail, but the connection breaks before it says so."""
    really_send = mail._send

    def send_and_break(message: EmailMessage, server: str) -> None:
        really_send(message, server)
        raise ConnectionResetError

    async with telling(tmp_path) as told:
        ada, bob = await told.server.visitor(), await told.server.visitor("fr")
        await told.mailed(bob, "bob@example.org")
        await absent_at_turn(told, ada, bob)
        monkeypatch.setattr(mail, "_send", send_and_break)
        await told.later(MAIL_WAITS // 1000 + 5)
        assert len(told.mail.came) == 1
        monkeypatch.setattr(mail, "_send", really_send)
        await told.later(90)
        first, again = told.mail.came
        assert first["message-id"] == again["message-id"]
        await told.later(600)
        assert len(told.mail.came) == 2


@story
async def test_no_mail_to_somebody_who_came_meanwhile(tmp_path: Path) -> None:
    async with telling(tmp_path) as told:
        ada, bob = await told.server.visitor(), await told.server.visitor("fr")
        await told.mailed(bob, "bob@example.org")
        one = await absent_at_turn(told, ada, bob)
        await told.later(60)
        socket = await bob.sit(str(one.view["id"]))
        await socket.close()
        await told.later(MAIL_WAITS // 1000 + 60)
        assert told.mail.came == []


@story
async def test_two_nodes_send_once(address: str, tmp_path: Path) -> None:
    async with push_service() as push:
        settings = NoticeSettings(push_inside=True)
        wishes = {"database": address, "notices": settings, "now": Clock()}
        async with (
            serving(tmp_path, **wishes, node="one") as first,
            serving(tmp_path, **wishes, node="two") as second,
        ):
            ada, bob = await first.visitor(), await first.visitor()
            await put(bob, f"{MINE}/devices", push.browser("bob").subscription)
            one, two = await turn_of_first(ada, bob)
            await two.close()
            await first.pass_time(15_000)
            await one.ask("play", seat=0, move=PASS)
            for _ in range(6):
                first.clock.now += 5000
                await asyncio.gather(*(node.node.notices.catch_up() for node in (first, second)))
            assert len(push.came) == 1


@story
async def test_what_dead_nodes_had_taken_is_soon_sent(tmp_path: Path) -> None:
    """Each of three nodes dies after it has taken what is due; then the push service refuses once:
    only that counts as a failure."""
    async with telling(tmp_path) as told:
        ada, (bob, _) = await told.server.visitor(), await told.reachable("bob")
        outbox, clock = told.server.node.notices.outbox, told.server.clock
        await bob.send(f"{MINE}/test", None)  # so that the keys are made
        await told.later(5)
        told.push.came.clear()
        await absent_at_turn(told, ada, bob)
        while not (taken := await outbox.take(clock(), 9)):
            clock.now += 1000
            await told.server.node.notices._teller.look()
        for _ in range(2):
            clock.now += LEASE
            assert await outbox.take(clock(), 9)
        assert len(taken) == 1
        told.push.answer = 503
        await told.later(15)
        assert len(told.push.came) == 1
        told.push.answer = 201
        await told.later(20)
        assert len(told.push.came) == 2


@story
async def test_what_takes_long_is_left_to_its_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "_EXTENDED_EVERY", 0.01)
    async with telling(tmp_path) as told:
        bob, _ = await told.reachable("bob")
        notices, clock = told.server.node.notices, told.server.clock
        told.push.answers.clear()
        await bob.send(f"{MINE}/test", None)
        under_way = asyncio.create_task(notices.catch_up())
        await told.push.until(1)
        for _ in range(5):
            before = clock()
            clock.now += LEASE - 1
            while not await extended(told, before + LEASE):
                await asyncio.sleep(0.01)
            assert await notices.outbox.take(clock(), 9) == []
        told.push.answers.set()
        await under_way
        assert len(told.push.came) == 1
        assert await notices.outbox.take(clock() + HOUR, 9) == []


async def extended(told: Told, beyond: int) -> bool:
    """Return whether a node has a delivery for longer than until a time."""
    due = select(func.max(schema.deliveries.c.due))
    return bool((await told.server.node.database.read(lambda one: one.scalar(due))) > beyond)


@story
async def test_a_mail_server_that_does_not_answer_stops_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()
    async with telling(tmp_path) as told:
        bob, _ = await told.reachable("bob")
        await told.mailed(bob, "bob@example.org")
        monkeypatch.setattr(mail, "_LONGEST", 0.1)
        monkeypatch.setattr(mail, "_send", lambda *_: answers.wait())
        try:
            await bob.send(f"{MINE}/test", None)
            await told.server.node.notices.catch_up()
            assert len(told.push.came) == 1
            assert told.mail.came == []
        finally:
            answers.set()


@pytest.mark.parametrize(
    ("address", "is_public"),
    [
        ("2620:fe::fe", True),
        ("::ffff:9.9.9.9", True),
        ("::ffff:10.0.0.1", False),
        ("fec0::1", False),
        ("fe80::1%eth0", False),
        ("ff0e::1", False),
        ("::127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("2001:0:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
    ],
)
def test_an_address_that_leads_into_another_network_is_not_public(
    address: str, is_public: bool
) -> None:
    assert posting.is_public(address) == is_public


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/1",
        "https://localhost/1",
        "https://[::1]/1",
        "https://10.1.2.3/1",
        "https://169.254.169.254/latest",
        "http://9.9.9.9/1",
    ],
)
def test_no_visitor_makes_the_server_call_its_own_network(url: str) -> None:
    @story
    async def whole() -> None:
        with pytest.raises(posting.NotAllowed):
            await posting.post(url, {}, b"", inside=False)

    whole()
