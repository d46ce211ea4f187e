"""Fair draws: what a table promised before the game is what it drew in it."""

from msgspec.structs import replace

from ludomots.core.draws import Draws, commitment
from ludomots.core.game import Game
from ludomots.core.shelf import definition_of
from ludomots.records import Verified, export, read, verify
from ludomots.records.record import preset_of
from tests.records.games import wander, wandering
from tests.records.golden import FOLDER

RECORD = read((FOLDER / "greedy.txt").read_text(encoding="utf-8"))


def findings(verified: Verified) -> dict[str, str]:
    return {check.name: check.finding for check in verified.checks}


def test_a_finished_game_is_verified() -> None:
    verified = verify(RECORD)
    assert verified.ok
    assert set(findings(verified).values()) == {"good"}
    assert {check.name: check.count for check in verified.checks}["hands"] == len(RECORD.entries)


def test_another_secret_is_noticed() -> None:
    """A secret changed afterwards does not pass, even if its commitment was changed with it."""
    secret = bytes(32)
    changed = replace(RECORD, secret=secret)
    assert findings(verify(changed))["commitment"] == "wrong"
    promised = replace(changed, commitment=commitment(secret))
    assert findings(verify(promised))["commitment"] == "good"
    assert findings(verify(promised))["hands"] == "wrong"
    assert not verify(promised).ok


def test_a_changed_rack_is_noticed() -> None:
    hand = RECORD.entries[4].hand or ""
    entry = replace(RECORD.entries[4], hand="Z" + hand[1:])
    entries = (*RECORD.entries[:4], entry, *RECORD.entries[5:])
    verified = verify(replace(RECORD, entries=entries))
    assert findings(verified)["hands"] == "wrong"
    assert [fault.move for fault in verified.faults] == [5]


def test_what_the_seats_contribute_is_mixed_in() -> None:
    kind = definition_of("topword")
    options = kind.options()
    secret, parts = bytes(range(32)), (b"one", b"two \xc3\xa9")
    state = kind.rules(options, None).start(2, Draws.from_secret(secret, parts))
    game = wander(Game(kind, options, state, secret, parts), 2)
    record = export(game)
    assert record.contributions == parts
    assert verify(record).ok
    assert findings(verify(replace(record, contributions=parts[::-1])))["hands"] == "wrong"


def test_a_running_game_cannot_be_verified() -> None:
    running = export(wandering("topword", 2, 1, most=5), 0)
    verified = verify(running)
    assert not verified.ok
    assert findings(verified) == {
        "commitment": "missing",
        "hands": "missing",
        "words": "good",
        "moves": "good",
        "points": "good",
        "result": "missing",
    }


def test_other_words_and_rulebooks() -> None:
    other = replace(RECORD, words=replace(RECORD.words, version="0" * 64))
    assert findings(verify(other)) == {"commitment": "good", "words": "wrong"}
    assert findings(verify(other, other_words=True))["words"] == "other"
    assert verify(other, other_words=True).ok
    newer = replace(RECORD, rulebook=definition_of(RECORD.game).rulebook + 1)
    assert findings(verify(newer)) == {"commitment": "good", "rulebook": "wrong"}


def test_the_nearest_preset() -> None:
    kind = definition_of("topword")
    assert preset_of(kind.options()) == ("french", {})
    assert preset_of(RECORD.options(kind)) == ("french", {})
