"""Opening, joining, leaving, starting; the rematch."""

import re
from pathlib import Path

import pytest

from ludomots import tables as package
from ludomots.core.contract import IllegalMove
from ludomots.core.moves import Pass, Withdraw
from ludomots.core.options import BadOption
from ludomots.core.shelf import SHELF
from ludomots.tables import Refused, open_table, rematch, replay
from ludomots.tables.answers import explain
from ludomots.tables.commands import (
    Bot,
    Free,
    Join,
    Leave,
    Mine,
    OfferRematch,
    Open,
    Start,
    SwitchChat,
)
from ludomots.tables.events import Closed, Finished, Rematched
from ludomots.tables.pace import Correspondence, PerTurn, Untimed
from ludomots.texts import texts
from tests.tables.people import ADA, BOB, EVE
from tests.tables.stories import NOON, done, new_table, played, refused, running, turn


def test_a_table_fills_and_begins() -> None:
    table = new_table()
    assert refused(table, Start(by=BOB, seen=1)) == "not-the-owner"
    table = done(table, Join(by=BOB, seen=1, name="Joueur 2"))
    assert refused(table, Join(by=EVE, seen=2, name="Joueur 3")) == "no-open-seat"
    table = done(table, Start(by=ADA, seen=2))
    assert (table.status, len(table.to_act), table.seq) == ("running", 1, 3)
    assert refused(table, Leave(by=BOB, seen=3, seat=1)) == "already-started"
    assert refused(table, Join(by=EVE, seen=3, name="Joueur 3")) == "already-started"


def test_open_seats_go_when_the_game_begins() -> None:
    table = new_table(seats=(Mine("Joueur 1"), Free(), Bot("debutant")))
    table = done(table, Start(by=ADA, seen=1))
    assert [seat.name for seat in table.seats] == ["Joueur 1", "debutant"]


def test_the_named_seat_is_taken_or_refused() -> None:
    table = new_table(seats=(Mine("Joueur 1"), Free(), Free()))
    assert refused(table, Join(by=BOB, seen=1, seat=0, name="Joueur 2")) == "seat-taken"
    assert refused(table, Join(by=BOB, seen=1, seat=9, name="Joueur 2")) == "seat-taken"
    table = done(table, Join(by=BOB, seen=1, seat=2, name="Joueur 2"))
    assert table.seats_of(BOB) == (2,)
    assert refused(table, Join(by=EVE, seen=2, name="a\u202eb")) == "name"


def test_a_player_who_leaves_opens_the_seat_and_the_table_passes_on() -> None:
    table = done(new_table(), Join(by=BOB, seen=1, name="Joueur 2"))
    assert refused(table, Leave(by=BOB, seen=2, seat=0)) == "not-your-seat"
    table = done(table, Leave(by=ADA, seen=2, seat=0))
    assert (table.owner, table.people, table.seats[0].is_open) == (BOB, (BOB,), True)
    table = done(table, Leave(by=BOB, seen=3, seat=1))
    assert table.status == "closed"
    assert table.entries[-1].event == Closed("abandoned")


def test_one_device_may_hold_several_seats() -> None:
    table = new_table(seats=(Mine("Joueur 1"), Mine("Joueur 2")))
    table = done(table, Start(by=ADA, seen=1))
    first = turn(table)
    table = played(table, first, Pass())
    assert played(table, 1 - first, Pass()).people == (ADA,)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": (Mine("Joueur 1"),) * 9}, "wrong-number-of-seats"),
        ({"seats": (Free(), Free())}, "no-seat-of-yours"),
        ({"seats": (Mine("Joueur 1"), Bot("grandmaster"))}, "no-such-bot"),
        ({"seats": (Mine("\x00"), Free())}, "name"),
    ],
)
def test_what_cannot_be_opened(wishes: dict[str, object], code: str) -> None:
    asked = {"game": "topword", "seats": (Mine("Joueur 1"), Free()), **wishes}
    with pytest.raises(Refused, match=code):
        open_table("t", Open(by=ADA, **asked), b"", NOON)  # type: ignore[arg-type]


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption):
        new_table(changes={"board": 9999})


def test_the_pace_is_that_of_the_game_unless_chosen() -> None:
    assert new_table(seats=(Mine("Joueur 1"), Bot("debutant"))).opened.pace == Untimed()
    assert new_table(changes={"turnClock": 60}).opened.pace == PerTurn(60)
    chosen = new_table(changes={"turnClock": 60}, pace=Correspondence(3))
    assert chosen.opened.pace == Correspondence(3)


def test_everything_is_pinned() -> None:
    opened = new_table("mots-de-tete").opened
    assert opened.rulebook == SHELF["mots-de-tete"].rulebook
    assert len(opened.words.version) == len(opened.commitment) == 64


def test_crossing_offers_start_the_rematch() -> None:
    table = running()
    assert refused(table, OfferRematch(by=ADA, seen=3, next="u")) == "not-finished"
    table = played(table, 0, Withdraw())
    assert isinstance(table.entries[-1].event, Finished)
    seen = table.seq
    table = done(table, OfferRematch(by=ADA, seen=seen, next="u"))
    with pytest.raises(Refused, match="no-rematch"):
        rematch(table, b"other secret", NOON)
    table = done(table, OfferRematch(by=BOB, seen=seen, next="v"))
    assert table.entries[-1].event == Rematched("v")
    opened, again = rematch(table, b"other secret", NOON)
    assert (opened.seq, opened.status) == (1, "open")
    assert (again.id, again.status, again.seats) == ("v", "running", table.seats)
    assert replay("v", again.entries) == again
    assert refused(table, OfferRematch(by=EVE, seen=seen, next="w")) == "not-seated"


def test_only_the_owner_switches_the_chat() -> None:
    table = running()
    assert refused(table, SwitchChat(by=BOB, seen=3, on=False)) == "not-the-owner"
    assert not done(table, SwitchChat(by=ADA, seen=3, on=False)).chat


def test_every_refusal_has_its_sentence() -> None:
    folder = Path(package.__file__).parent
    files = [*folder.glob("*.py"), *(folder.parent / "server").rglob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    codes = set(re.findall(r'(?:Refused\(|_check\(.*, )"([a-z-]+)"', code))
    assert {"stale", "name", "no-rematch", "not-your-seat", "chat-off"} < codes
    for language in ("fr", "en"):
        assert all(explain(Refused(code, fewest=3, most=6), texts(language)) for code in codes)
    illegal = IllegalMove("game-over", "TW-44")
    assert explain(Refused("game-over", illegal), texts("en")) != ""
