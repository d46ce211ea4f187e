"""What each audience sees."""

import random
from collections import Counter

import msgspec

from ludomots.core.shelf import SHELF
from ludomots.games.topscore import Exchange, View
from tests.games.topscore.tables import NONE, keen_game, table

BOARDS = f"RaT{NONE}/SOL-:AX....."
RACKS = ("AE?WYZ", "BCDEFG")


def test_a_seat_sees_its_own_rack() -> None:
    """TS-10: for the others it sees only how many tokens they have."""
    game = table(BOARDS, RACKS)
    mine = game.view(0)
    assert "".join(mine.rack) == RACKS[0]
    assert mine.racks is None
    assert mine.rack_counts == (6, 6)
    assert game.view("spectator").rack is None
    assert mine.target == 1
    assert (mine.phase, mine.parts, mine.turn) == ("play", (), 0)


def test_unseen_tokens() -> None:
    """TS-02, TS-10: the box without the boards, the seat's own rack and the word that waits."""
    game = table(BOARDS, RACKS, check="contest")
    game.push("RaTE")
    box = Counter(game.options.letter_set.tokens())
    seen = Counter("R?TSOLAXE")
    assert game.view("spectator").unseen == box - seen
    assert game.view(0).unseen == box - seen - Counter("A?WYZ")
    assert game.view(1).unseen == box - seen - Counter("BCDEFG")
    assert sum(game.view(1).unseen.values()) == game.view(1).bag_count + 5


def test_an_exchange_is_its_owners_secret() -> None:
    """TS-10, TS-48: the others see only how many tokens."""
    game = table(BOARDS, RACKS)
    game.push("-AE?")
    assert game.view(0).last.move == Exchange(("A", "E", "?"))
    assert game.view(1).last.move == Exchange(("*", "*", "*"))
    assert game.view("spectator").last.move == Exchange(("*", "*", "*"))


def test_a_blank_that_is_owed_is_seen() -> None:
    """TS-46: everybody sees it."""
    game = table(BOARDS, RACKS)
    game.push("a>A")
    for audience in (0, 1, "spectator"):
        assert game.view(audience).traded.on == 0
        assert game.view(audience).parts == ("traded",)


def test_nothing_hidden_is_seen_in_any_phase() -> None:
    """TS-10: every audience sees the same if only hidden tokens differ."""
    chance, game = random.Random(5), keen_game(3, seed=5)
    assert {state.phase for state in game.states} == {"play", "put", "name", "over"}
    for state in game.states[::3]:
        for audience in (0, 1, 2, "spectator", "reader"):
            twin = SHELF["topscore"].chance.twin(state, audience, chance)
            assert game.rules.view(twin, audience) == game.rules.view(state, audience)


def test_a_turn_with_parts_has_one_minute() -> None:
    """TS-11, TS-Q6: the sand runs on from one part to the next."""
    game = table(f"SOL{NONE}/RATE-{NONE}", ("COXYZU", "ABCDEF"))
    assert not game.rules.in_turn(game.state)
    game.push("@2 TRACE")
    assert game.rules.in_turn(game.state)
    game.push("SOLO")
    assert not game.rules.in_turn(game.state)


def test_the_reader_of_a_finished_game_sees_all() -> None:
    game = keen_game(2, seed=1)
    view = game.view("reader")
    assert view.racks == game.state.racks
    assert view.turn is None
    assert view.phase == "over"
    assert view.outcome == game.outcome()
    assert view.named == game.state.named
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
