"""What each audience sees."""

from collections import Counter

import msgspec
from msgspec.structs import replace

from ludomots.core.game import Game
from ludomots.games.topword import View
from tests.games.topword.tables import RATEAU, table

RACKS = ("IREABST", "BSTUVWL")


def test_a_seat_sees_its_own_rack() -> None:
    """TW-06, TX-08: for the others it sees only how many tiles they have."""
    game = table(RATEAU, RACKS)
    mine, theirs = game.view(0), game.view(1)
    assert "".join(mine.rack) == RACKS[0]
    assert "".join(theirs.rack) == RACKS[1]
    assert mine.racks is None
    assert mine.rack_counts == (7, 7)
    assert game.view("spectator").rack is None


def test_unseen_tiles() -> None:
    """TW-03, TW-06: the box without the board, the seat's own rack and the play on the table."""
    game = table(RATEAU, RACKS, check="contest")
    game.push("D6 IRE")
    box = Counter(game.options.box_counts())
    laid = Counter("RATEAU") + Counter("IRE")
    assert game.view("spectator").unseen == box - laid
    assert game.view(0).unseen == box - laid - Counter("ABST")
    assert game.view(1).unseen == box - laid - Counter(RACKS[1])
    assert sum(game.view(1).unseen.values()) == game.view(1).bag_count + 4


def test_unseen_q_of_either_kind() -> None:
    """TW-Q4: a tile laid as Q is the Qu tile of the box."""
    board = "10/10/10/10/3COq4/10/10/10/10/10"
    assert "QU" not in table(board, ("A", ""), q_tile="either").view(0).unseen


def test_a_reader_sees_all_racks_of_a_finished_game() -> None:
    """TW-06: in a running game the reader sees no more than a spectator."""
    game = table(RATEAU, ("IRE", "AB"), bag="")
    assert game.view("reader").racks is None
    game.push("D6 IRE")
    assert game.view("reader").racks == ((), ("A", "B"))
    assert game.view("spectator").racks is None
    assert game.view("reader").outcome == game.outcome()
    assert game.view("reader").turn is None


def test_a_view_can_be_sent() -> None:
    """JSON gives the same view back, and its names are those of the web page."""
    game = table(RATEAU, RACKS, check="contest")
    game.push("D6 IRE")
    shown = game.view(0)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=View) == shown
    assert {"rackCounts", "toAct", "startDraws"} <= msgspec.to_builtins(shown).keys()


def test_nothing_in_a_view_depends_on_the_secret() -> None:
    """TW-04: two games that differ in the draws to come look the same."""
    game = table(RATEAU, RACKS, check="contest")
    game.push("D6 IRE")
    other = table(RATEAU, RACKS, seed=99).state.draws
    assert other != game.state.draws
    twin = Game(game.kind, game.options, replace(game.state, draws=other))
    for audience in (0, 1, "spectator", "reader"):
        assert twin.view(audience) == game.view(audience)
