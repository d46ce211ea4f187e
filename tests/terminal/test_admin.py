"""``ludomots admin`` works in the database itself, and each act stands in the audit log."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludomots.server.database import Database
from ludomots.server.operators.audit import Operators
from ludomots.server.operators.reports import Context, Report, Reports, SaidThen
from ludomots.server.people.people import People
from ludomots.server.words.proposals import Proposal, Proposals
from tests.in_process import Answer, ask
from tests.store.games import keeping, run, start
from tests.tables.people import ADA, BOB
from tests.tables.stories import NOON

WHY = ("--reason", "Insults")


class Admin:
    """Somebody at the server's machine."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(self, *arguments: str) -> Answer:
        return ask("admin", *arguments, "--database", self.address)

    def listed(self, *arguments: str) -> Any:
        """Return what a command lists."""
        return json.loads(self(*arguments, "--json").out)

    def audited(self) -> list[tuple[str, str, str]]:
        """Return what was done: the action, its target, the reason."""
        lines = self.listed("audit")
        assert {line["by"] for line in lines} <= {"command line", ADA}
        return [(line["action"], line["target"], line["reason"]) for line in lines]


@pytest.fixture
def admin(tmp_path: Path) -> Admin:
    """An empty database that somebody administrates."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    run(_made(address))
    return Admin(address)


async def _made(address: str) -> None:
    async with Database(address):
        pass


def test_an_operator_is_invited_and_removed(admin: Admin) -> None:
    code = json.loads(admin("invite", "--json").out)
    assert code["code"] not in admin("operators").out

    async def accept() -> None:
        async with Database(admin.address) as database:
            await Operators(database).accept(code["code"], ADA, code["expires"] - 1)

    run(accept())
    assert [one["person"] for one in admin.listed("operators")] == [ADA]
    assert admin("remove", ADA).out == "Done. It stands in the audit log.\n"
    assert admin("operators").out == ""
    again = admin("remove", ADA)
    assert (again.code, again.err) == (1, "There is no such thing, or it is done already.\n")
    assert [line[0] for line in admin.audited()] == [
        "operator-removed",
        "operator-added",
        "operator-invited",
    ]


def test_a_table_is_taken_out_of_the_list_and_closed(admin: Admin) -> None:
    async def play() -> str:
        async with keeping(admin.address) as service:
            return (await start(service, visibility="listed")).id

    table = run(play())
    (found,) = admin.listed("tables")
    assert found["id"] == table
    assert (found["game"], found["is_listed"], found["people"]) == ("topword", True, [ADA, BOB])
    assert admin("unlist", table, *WHY).code == 0
    assert admin("unlist", table, *WHY).err == "This table is not in the list.\n"
    assert not admin.listed("tables", BOB)[0]["is_listed"]
    assert admin("close", table, *WHY).code == 0
    assert admin.listed("tables", table)[0]["status"] == "closed"
    assert admin("close", "nowhere", *WHY).code == 1
    told = [("table-closed", table, "Insults"), ("table-unlisted", table, "Insults")]
    assert admin.audited() == told


def test_people_are_named_muted_and_banned(admin: Admin) -> None:
    assert admin("rename", ADA, "Joueur 9", *WHY).code == 0
    assert admin("rename", ADA, "\u200b", *WHY).code == 2
    assert admin("mute", ADA, "--days", "2", *WHY).code == 0
    assert admin("ban", "--address", "192.0.2.7", *WHY).code == 0
    assert admin("ban", *WHY).err == "Say whom to ban: a person, or --address.\n"
    (person,) = admin.listed("people", "joueur")
    assert (person["id"], person["name"]) == (ADA, "Joueur 9")
    held = admin.listed("sanctions")
    assert sorted(one["kind"] for one in held) == ["ban", "mute", "name"]
    assert "192.0.2.7" not in admin("sanctions").out
    assert "network" not in admin("sanctions").out
    (banned,) = (one for one in held if one["kind"] == "ban")
    assert banned["has_address"]
    assert admin("lift", banned["id"], *WHY).code == 0
    assert len(admin.listed("sanctions")) == 2
    assert [line[0] for line in admin.audited()] == ["lifted", "banned", "muted", "renamed"]


def test_words_are_refused_and_allowed(admin: Admin) -> None:
    usual = admin("words", "fr").out.split()
    assert "ZUT" not in usual
    assert admin("refuse-word", "fr", "Zut").code == 0
    assert "ZUT" in admin("words", "fr").out.split()
    assert admin("allow-word", "fr", "zut").code == 0
    assert admin("allow-word", "fr", usual[0]).code == 0
    assert admin("words", "fr").out.split() == usual[1:]
    assert admin("allow-word", "fr", "zut").code == 1
    assert admin("refuse-word", "fr", "8").code == 2


def test_a_report_is_read_and_settled(admin: Admin) -> None:
    said = SaidThen(NOON, BOB, "Joueur 2", "Tricheur !")
    context = Context("topword", (), (said,))
    report = Report("r", NOON, "t", ADA, "chat", BOB, "hash", "Look at this", context)

    async def tell() -> None:
        async with Database(admin.address) as database:
            await Reports(database).add(report)
            await People(database).rename(BOB, "Joueur 2")

    run(tell())
    shown = admin("reports").out
    assert "Joueur 2: Tricheur !" in shown
    assert "Look at this" in shown
    assert "hash" not in shown
    assert admin("settle", "r", *WHY).code == 0
    assert admin.listed("reports") == []
    (settled,) = admin.listed("reports", "--settled")
    assert (settled["note"], settled["settled_by"]) == ("Insults", "command line")


def test_a_limit_is_shown_and_changed(admin: Admin) -> None:
    def most(name: str) -> list[object]:
        (found,) = (one for one in admin.listed("limits") if one["name"] == name)
        return [found[fact] for fact in ("most", "a_second", "usual", "usual_a_second")]

    assert most("seats_of_person") == [30, 0.2, 30, 0.2]
    assert admin("limit", "seats_of_person", "--most", "60", "--a-second", "1", *WHY).code == 0
    assert most("seats_of_person") == [60, 1.0, 30, 0.2]
    assert "name=listed_of_person  most=5  usual=5\n" in admin("limits").out
    for wrong in (("--most", "60"), ("--a-second", "1")):
        refused = admin("limit", "seats_of_person", *wrong, *WHY)
        assert refused.code == 1
        assert refused.err.startswith("Of what fills up again say how much at once")
    assert admin("limit", "seats", "--most", "60", *WHY).code == 1
    assert admin("limit", "seats_of_person", *WHY).code == 0
    assert most("seats_of_person") == [30, 0.2, 30, 0.2]
    assert admin.audited() == [("limit-changed", "seats_of_person", "Insults")] * 2


def test_everything_is_said_in_french_too(admin: Admin) -> None:
    fait = admin("refuse-word", "fr", "zut", "--lang", "fr")
    assert fait.out == "C’est fait, et noté au journal.\n"
    assert admin("close", "nowhere", *WHY, "--lang", "fr").err.startswith("Cela n’existe pas")


def test_proposed_words_are_listed_exported_and_decided(admin: Admin) -> None:
    async def propose() -> None:
        async with Database(admin.address) as database:
            for person, reason in ((ADA, "il pleut"), (BOB, "")):
                proposal = Proposal("fr", "DRACHER", person, NOON, reason)
                await Proposals(database).add(proposal, [person])

    run(propose())
    assert admin("proposals").out.split() == [
        "lexicon=fr",
        "word=DRACHER",
        "times=2",
        "reasons=il",
        "pleut",
    ]
    table = admin("proposals", "--tsv").out
    assert table == "word\ttimes\tlanguages\treasons\nDRACHER\t2\tfr\til pleut\n"
    assert admin("decide", "fr", "drachér", "--reason", "next edition").code == 0
    assert admin.listed("proposals") == []
    (decided,) = admin.listed("proposals", "--decided")
    assert (decided["word"], decided["note"]) == ("DRACHER", "next edition")
    assert admin.audited()[0] == ("proposal-decided", "fr DRACHER", "next edition")
    assert admin("decide", "fr", "dracher", "--reason", "again").code == 1
