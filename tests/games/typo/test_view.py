"""What each audience sees."""

from collections import Counter

import msgspec

from ludomots.games.typo import View
from ludomots.games.typo.model import decks
from tests.games.tables import changed
from tests.games.typo.tables import EXAMPLE, choose_all, table


def test_a_seat_sees_its_own_hand() -> None:
    """TY-05: for the others it sees only how many cards they have."""
    game = table(EXAMPLE, ["ABC", "DE", "FGHI"])
    assert game.view(0).hand == ("A", "B", "C")
    assert game.view(2).hand == ("F", "G", "H", "I")
    assert game.view(0).hand_counts == (3, 2, 4)
    assert game.view(0).hands is None
    for nobody in ("spectator", "reader"):
        assert (game.view(nobody).hand, game.view(nobody).hands) == (None, None)


def test_unseen_cards() -> None:
    """TY-02, TY-05: the deck without the rows, the open cards and the seat's own cards."""
    game = table(EXAMPLE, ["FA", "SA"])
    deck = Counter(decks()["french"])
    rows = Counter("RONTELAPRINCEBLO")
    assert game.view("spectator").unseen == deck - rows
    assert game.view(0).unseen == deck - rows - Counter("FA")
    game.push("F", 0)
    assert game.view(0).unseen == deck - rows - Counter("FA")
    assert game.view(1).unseen == deck - rows - Counter("SA")
    game.push("S", 1)
    assert game.view(1).unseen == deck - rows - Counter("SAF")
    game.push("-3")
    assert game.view("spectator").unseen == deck - rows - Counter("FS")
    assert game.view("spectator").discarded == tuple(sorted("PRINCE"))


def test_a_reader_sees_all_hands_of_a_finished_game() -> None:
    """TY-05: in a running game the reader sees no more than a spectator."""
    game = table(f"{EXAMPLE} FS", ["", "AB"], edition="second")
    assert game.view("reader").hands is None
    game.push("+1 FRONT")
    assert game.outcome() is not None
    assert game.view("reader").hands == ((), ("A", "B"))
    assert game.view("spectator").hands is None
    assert game.view("reader").outcome == game.outcome()


def test_whose_turn_it_is() -> None:
    """TY-11, TY-17, TY-18: the order, the rows that may be removed, the half."""
    game = table(EXAMPLE, ["VA", "SA"])
    assert (game.view(0).turn, game.view(0).order) == (None, ())
    choose_all(game, "VS")
    shown = game.view("spectator")
    assert (shown.turn, shown.order, shown.revealed) == (1, (1, 0), ("V", "S"))
    assert (shown.longest, shown.half, shown.holder) == ((3,), 1, 0)


def test_a_view_can_be_sent() -> None:
    """JSON gives the same view back, and its names are those of the web page."""
    game = choose_all(table(EXAMPLE, ["FA", "SA"], check="contest"), "FS")
    game.push("+1 FRONT")
    shown = game.view(0)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=View) == shown
    assert {"handCounts", "toAct", "asideCount"} <= msgspec.to_builtins(shown).keys()


def test_nothing_in_a_view_depends_on_the_draws_to_come() -> None:
    """TY-27: two games that differ only in them look the same."""
    game = table(EXAMPLE, ["FA", "SA"])
    twin = changed(game, draws=table(EXAMPLE, ["FA", "SA"], seed=9).state.draws)
    assert twin.state.draws != game.state.draws
    for audience in (0, 1, "spectator", "reader"):
        assert twin.view(audience) == game.view(audience)
